import type { SiteSession } from "#web/session/core/types.ts";
import { claimsOf } from "#web/session/pool/jwt.ts";

type ReturningPage = {
  readonly document: { readonly documentElement: { readonly style: { visibility: string } } };
  readonly location: { reload(): void };
  addEventListener(type: "pageshow", listener: (event: { readonly persisted: boolean }) => void): void;
};

/**
 * A page that the browser kept whole for its Back button shows who was signed in when it was left. Where that session is gone, or another
 * person's, the page is hidden before it is painted and loaded anew.
 */
export function leaveStalePages(session: Pick<SiteSession, "view" | "kept">, page: ReturningPage): void {
  page.addEventListener("pageshow", ({ persisted }) => {
    const { isLoggedIn, user } = session.view();
    if (!persisted || !isLoggedIn) return;
    const kept = session.kept();
    if (kept !== null && userOf(kept.idToken) === user?.sub) return;
    page.document.documentElement.style.visibility = "hidden";
    page.location.reload();
  });
}

function userOf(idToken: string | null): unknown {
  return idToken === null ? null : claimsOf(idToken).sub;
}
