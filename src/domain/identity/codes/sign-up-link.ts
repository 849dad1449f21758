import type { CodeKind } from "#domain/identity/core/code-rules.ts";
import type { Pool } from "#domain/identity/core/types.ts";

/** Where a link of a sign-up mail leads, under the identity service's origin. */
export const CONFIRM_USER_PATH = "/confirmUser";

/** Whether sign-ups are confirmed by a mailed link instead of a typed code. A pool that also verifies phones stays with codes: an SMS has one. */
export function confirmsByLink({ settings }: Pick<Pool, "settings">): boolean {
  return settings.signUpVerification === "link" && !settings.autoVerified.includes("phone_number");
}

/** Whether a code goes out in a link. */
export function isSentAsLink(pool: Pick<Pool, "settings">, kind: CodeKind, clientId: string | undefined): clientId is string {
  return kind === "sign-up" && clientId !== undefined && confirmsByLink(pool);
}

export type SignUpLink = { readonly clientId: string; readonly username: string; readonly code: string };

/** As Cognito writes it. Where names are addresses the user name is the sub, so that no address of the web holds one. */
export function signUpLink(origin: string, { clientId, username, code }: SignUpLink): string {
  return `${origin}${CONFIRM_USER_PATH}?${new URLSearchParams({ client_id: clientId, user_name: username, confirmation_code: code })}`;
}

/** The parts of a link; null where one is missing. */
export function readSignUpLink(search: string): SignUpLink | null {
  const given = new URLSearchParams(search);
  const [clientId, username, code] = [given.get("client_id"), given.get("user_name"), given.get("confirmation_code")];
  return clientId && username && code ? { clientId, username, code } : null;
}
