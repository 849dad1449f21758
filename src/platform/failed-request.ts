import type { Logger } from "pino";
import { DatabaseClosed, DatabaseUnreachable, UNREACHABLE_RETRY_SECONDS } from "./database-unreachable.ts";
import { limited } from "./log-limit.ts";
import { StorageUnusable, UNUSABLE_RETRY_SECONDS } from "./storage/storage-unusable.ts";

/** What becomes of a request that failed. */
export type FailedRequest =
  | { readonly kind: "bug" }
  /** Whoever asked hung up before all of the question was here: nobody hears the answer. */
  | { readonly kind: "gone" }
  /** The database is away, or files cannot be kept. `isUndone`: surely nothing was done, so that even what must not be done twice may be asked again. */
  | { readonly kind: "unreachable"; readonly retryAfterSeconds: number; readonly isUndone: boolean };

const GONE = "Client connection prematurely closed.";

/**
 * Writes down why a request failed, and says what it was: a bug, with everything that is known of it; a database that does not answer; or a caller who
 * is gone, which is no fault of ours and not told. Of one cause there is one line, then how often it came again.
 */
export function failedRequest(log: Pick<Logger, "warn" | "error">, error: unknown, about: object, message: string): FailedRequest {
  if (!(error instanceof DatabaseUnreachable)) {
    if (hasHungUp(error)) return { kind: "gone" };
    if (error instanceof StorageUnusable) {
      limited(log).error("storage unusable", { reason: error.message, ...about }, "files cannot be kept; callers are asked to come back");
      return { kind: "unreachable", retryAfterSeconds: UNUSABLE_RETRY_SECONDS, isUndone: true };
    }
    limited(log).error(`${message}: ${placeOf(error)}`, { err: error, ...about }, message);
    return { kind: "bug" };
  }
  if (!(error instanceof DatabaseClosed)) {
    const fields = { reason: error.message, ...about };
    limited(log).warn("database unreachable", fields, "the database does not answer; callers are asked to come back");
  }
  return { kind: "unreachable", retryAfterSeconds: UNREACHABLE_RETRY_SECONDS, isUndone: error.phase === "connecting" };
}

/** Of a body that ended before its end, as Node and the server upon it tell of it. */
function hasHungUp(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error.message === "aborted" && "code" in error && error.code === "ECONNRESET") || error.message === GONE;
}

const FRAME = /^ {4}at (.*)$/gm;

/** Where in our own program an error came up, which names its cause: its words may hold what somebody sent. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = "" } = error;
  const frames = [...stack.slice(stack.indexOf(message) + message.length).matchAll(FRAME)].map(([, frame]) => frame ?? "");
  return `${name} at ${frames.find((frame) => !/node_modules|node:/.test(frame)) ?? frames[0] ?? "an unknown place"}`;
}
