import { isRefreshRefused } from "#web/session/pool/session-ended.ts";
import { IdentityFault } from "#web/session/pool/types.ts";

/** Whether a refresh was refused for good, by the user pool, by the token endpoint or by our server, rather than not answered. */
export function isSessionOver(error: unknown): boolean {
  return isRefreshRefused(error) || (error instanceof IdentityFault && error.name === "invalid_grant");
}
