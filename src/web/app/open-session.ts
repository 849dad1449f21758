import type { ServedSession, SiteAuth } from "#api/client/context.ts";
import type { ScreenAccess } from "#web/session/core/machine-types.ts";
import { NOBODY, type SessionView } from "#web/session/core/types.ts";
import { userOfClaims } from "#web/session/core/user-of.ts";
import { claimsOf } from "#web/session/pool/jwt.ts";
import {
  browserEnvironment,
  furtherStorages,
  returnStorageOf,
  sessionStorageOf,
  signInStorageOf,
  tabStorageOf,
} from "#web/session/site/browser-parts.ts";
import { noteFailure } from "#web/session/site/failure-notices.ts";
import { browserTabs } from "#web/session/site/other-tabs.ts";
import { createSiteSession, type RunningSession } from "#web/session/site/site-session.ts";

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
    storage: sessionStorageOf(auth.cookies),
    alsoIn: furtherStorages(window),
    returnStorage: returnStorageOf(),
    signInStorage: signInStorageOf(),
    tabStorage: tabStorageOf(),
    environment: browserEnvironment,
    location: window.location,
    locks: navigator.locks,
    otherTabs: browserTabs(),
    log: (label, error) => reportError(new Error(label, { cause: error })),
    identity: async () => {
      const { openIdentityClient } = await import("#web/session/site/use-identity-client.ts");
      return openIdentityClient(auth, session);
    },
  });
  session.onError(noteFailure);
  return session;
}
