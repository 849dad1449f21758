import type { apiClient } from "#api/client.ts";
import { leaveNotice } from "../auth/session/login-notices.ts";
import type { SiteSession } from "../auth/session/types.ts";
import { ACCOUNT } from "./settings-frame.tsx";

type LeaveApi = Pick<ReturnType<typeof apiClient>["mypage"], "deleteAccount">;

/** Deletes the account, and goes to the login page, which tells of it. Rejects with the problem where it stands. */
export async function leaveAccount(api: LeaveApi, session: Pick<SiteSession, "logout">): Promise<void> {
  const answer = await api.deleteAccount();
  if (!answer.ok) throw answer.problem;
  leaveNotice("deleted");
  await session.logout();
}

/** A new sign-in, which comes back here. */
export async function signInAgain(session: Pick<SiteSession, "logout" | "returnPath">): Promise<void> {
  session.returnPath.remember(ACCOUNT);
  await session.logout();
}
