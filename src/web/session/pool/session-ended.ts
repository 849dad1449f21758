import type { ErrorKey } from "#wire/errors/catalogue.ts";
import { isError } from "#wire/errors/catalogue-error.ts";
import { IdentityFault } from "./types.ts";

/** What the service says when a session can go on no more (specification, section 8). The wire has the last one without its dot. */
const ENDINGS: readonly ErrorKey[] = [
  "Access Token has been revoked",
  "Refresh Token has been revoked",
  "User is disabled.",
  "User does not exist.",
  "Refresh Token has expired.",
];

/** Whether an error means that the session is over and all that is kept of it is worthless. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof IdentityFault && ENDINGS.some((key) => withoutDot(key) === withoutDot(error.message));
}

/** Whether a refresh was refused for good, rather than not answered. */
export function isRefreshRefused(error: unknown): boolean {
  const isRefusal = error instanceof IdentityFault && error.name === "NotAuthorizedException";
  return isRefusal || isSessionEnded(error) || isError(error, "Both token and refresh token have expired. Your request was aborted.");
}

function withoutDot(text: string): string {
  return text.replace(/\.$/, "");
}
