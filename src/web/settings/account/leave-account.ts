import type { ApiClient } from "#api/client/client.ts";
import { leaveNotice } from "#web/session/core/login-notices.ts";
import type { SiteSession } from "#web/session/core/types.ts";

/** Deletes the account, and goes to the login page, which tells of it. Rejects with the problem where it stands. */
export async function leaveAccount(mypage: ApiClient["mypage"], session: Pick<SiteSession, "logout">): Promise<void> {
  const answer = await mypage.delete("/account");
  if (!answer.ok) throw answer.problem;
  leaveNotice("deleted");
  await session.logout({ isDeleted: true });
}
