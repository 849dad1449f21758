import type { ApiClient } from "#api/client/client.ts";
import { leaveNotice } from "#web/session/core/login-notices.ts";
import type { SiteSession } from "#web/session/core/types.ts";
import { ACCOUNT } from "#web/settings/frame/settings-frame.tsx";

/** Deletes the account, and goes to the login page, which tells of it. Rejects with the problem where it stands. */
export async function leaveAccount(mypage: ApiClient["mypage"], session: Pick<SiteSession, "logout">): Promise<void> {
  const answer = await mypage.delete("/account");
  if (!answer.ok) throw answer.problem;
  leaveNotice("deleted");
  await session.logout({ isDeleted: true });
}

/** A new sign-in, which comes back here. */
export async function signInAgain(session: Pick<SiteSession, "logout" | "returnPath">): Promise<void> {
  session.returnPath.remember(ACCOUNT);
  await session.logout();
}
