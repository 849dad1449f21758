import { leaveNotice } from "#web/session/core/login-notices.ts";
import type { SiteSession } from "#web/session/core/types.ts";

type Way = {
  readonly path: string;
  /** The id of what is to be seen there. */
  readonly place?: string;
  readonly notice: "prove-leave" | "prove-change";
};

/** Who cannot prove here who they are signs in anew: the login page says why they are there, and leads back to where they were. */
export async function signInAgain(session: Pick<SiteSession, "logout" | "returnPath">, { path, place, notice }: Way): Promise<void> {
  session.returnPath.remember(path, place);
  leaveNotice(notice);
  await session.logout();
}
