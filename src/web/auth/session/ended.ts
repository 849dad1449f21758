import { isRefreshRefused } from "../identity/session-ended.ts";
import { IdentityFault } from "../identity/types.ts";

/** Whether a refresh was refused for good, by the user pool, by the token endpoint or by our server, rather than not answered. */
export function isSessionOver(error: unknown): boolean {
  return isRefreshRefused(error) || (error instanceof IdentityFault && error.name === "invalid_grant");
}
