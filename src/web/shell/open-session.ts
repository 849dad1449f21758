import type { ServedSession, SiteAuth } from "#api/client-context.ts";
import { claimsOf } from "../auth/identity/jwt.ts";
import { browserEnvironment, sessionStorageOf, signInStorageOf } from "../auth/session/browser-parts.ts";
import type { ScreenAccess } from "../auth/session/machine-types.ts";
import { browserTabs } from "../auth/session/other-tabs.ts";
import { createSiteSession, type RunningSession } from "../auth/session/site-session.ts";
import { NOBODY, type SessionView } from "../auth/session/types.ts";
import { userOfClaims } from "../auth/session/user-of.ts";

/** What a request brought, as pages see it. */
export function viewOfServed(served: ServedSession | null): SessionView {
  const user = served && userOfClaims(served.claims, claimsOf(served.accessToken));
  return served && user ? { user, isLoggedIn: true, strategy: served.strategy, isBusy: false } : NOBODY;
}

type Opening = {
  readonly auth: SiteAuth;
  /** As the server rendered the page. */
  readonly initial: SessionView;
  readonly screen: () => { readonly access: ScreenAccess } | null;
};

/** The session of this browser page. What needs the user pool itself is loaded when it is asked for. */
export function openSession({ auth, initial, screen }: Opening): RunningSession {
  const session: RunningSession = createSiteSession({
    auth,
    initial,
    screen,
    storage: sessionStorageOf(),
    signInStorage: signInStorageOf(),
    environment: browserEnvironment,
    location: window.location,
    locks: navigator.locks,
    otherTabs: browserTabs(),
    log: (label, error) => reportError(new Error(label, { cause: error })),
    identity: async () => {
      const { openIdentityClient } = await import("../auth/session/use-identity-client.ts");
      return openIdentityClient(auth, session);
    },
  });
  return session;
}
