import { isRecord } from "#kernel/record.ts";
import { IdentityFault } from "#web/session/pool/types.ts";
import { RECENT_SIGN_IN_REQUIRED } from "#wire/recent-sign-in.ts";

/** Whether a change was refused because the sign-in is too long ago: by the user pool, or by our own API before it asks the pool. */
export function isRecentSignInRequired(error: unknown): boolean {
  if (error instanceof IdentityFault) return error.name === "NotAuthorizedException" && error.message === RECENT_SIGN_IN_REQUIRED;
  return isRecord(error) && error.type === "/problems/recent-sign-in-required";
}
