import type { Logger } from "pino";
import { DatabaseClosed, DatabaseUnreachable, UNREACHABLE_RETRY_SECONDS } from "./database-unreachable.ts";
import { limited } from "./log-limit.ts";

/** What becomes of a request that failed. */
export type FailedRequest =
  | { readonly kind: "bug" }
  /** The database is away. `isUndone`: surely nothing was done, so that even what must not be done twice may be asked again. */
  | { readonly kind: "unreachable"; readonly retryAfterSeconds: number; readonly isUndone: boolean };

/**
 * Writes down why a request failed, and says what it was: a bug, with everything that is known of it; or a database that does not answer, of which many
 * requests tell at once and one line is enough.
 */
export function failedRequest(log: Pick<Logger, "warn" | "error">, error: unknown, about: object, message: string): FailedRequest {
  if (!(error instanceof DatabaseUnreachable)) {
    log.error({ err: error, ...about }, message);
    return { kind: "bug" };
  }
  if (!(error instanceof DatabaseClosed)) {
    const fields = { reason: error.message, ...about };
    limited(log).warn("database unreachable", fields, "the database does not answer; callers are asked to come back");
  }
  return { kind: "unreachable", retryAfterSeconds: UNREACHABLE_RETRY_SECONDS, isUndone: error.phase === "connecting" };
}
