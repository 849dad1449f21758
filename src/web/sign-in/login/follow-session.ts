import type { LoginNotice } from "#web/session/core/login-notice.ts";
import { leaveEnd, takeNotice } from "#web/session/core/login-notices.ts";
import type { SessionView, SiteSession } from "#web/session/core/types.ts";
import { recordAgreement } from "#web/sign-in/form/agreed-terms.ts";

/** On every page: a tick at the terms is recorded once its person is signed in, and the login page learns why a session ended. Answers how to stop. */
export function followSession(
  session: Pick<SiteSession, "view" | "subscribe">,
  record: (member: SessionView) => Promise<void> = recordAgreement,
): () => void {
  let before = session.view();
  const look = () => {
    const after = session.view();
    const notice = noticeAfter(before, after);
    // What was left to be said of an earlier end is stale for who is signed in again.
    if (after.isLoggedIn && !before.isLoggedIn) takeNotice();
    if (notice !== null) leaveEnd(notice);
    before = after;
    if (after.isLoggedIn) void record(after);
  };
  look();
  return session.subscribe(look);
}

/** What the login page will say about a change; null: nothing. Leaving for another provider is no end. */
export function noticeAfter(before: SessionView, after: SessionView): LoginNotice | null {
  if (!before.isLoggedIn || after.isLoggedIn || after.isBusy) return null;
  return before.isBusy ? "signed-out" : "session-ended";
}
