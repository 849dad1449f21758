import type { LoginNotice } from "#web/session/core/login-notice.ts";
import { leaveNotice } from "#web/session/core/login-notices.ts";
import type { ErrorListener } from "#web/session/core/machine-types.ts";
import { IdentityFault } from "#web/session/pool/types.ts";
import { isError } from "#wire/errors/catalogue-error.ts";

/** The session's error callback: what the login page, which follows these failures, has to say of them. */
export const noteFailure: ErrorListener = (error, { method }) => {
  const notice = noticeOf(error, method);
  if (notice !== null) leaveNotice(notice);
};

function noticeOf(error: unknown, method: Parameters<ErrorListener>[1]["method"]): LoginNotice | null {
  if (method === "logout" && isError(error, "Signout timeout fail")) return "sign-out-late";
  const isRevoked = error instanceof IdentityFault && error.message.startsWith("Refresh Token has been revoked");
  // Said once the last tab that could still renew the session has failed, not at its first try.
  return method === "refreshTokens" && isRevoked ? "session-revoked" : null;
}
