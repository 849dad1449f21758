import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import type { GuardedSession } from "./guard.ts";
import { hasScope } from "./scope.ts";
import type { SessionView, SiteSession } from "./types.ts";

export type GuardableSession = SiteSession & { readonly guarded: GuardedSession };

/** A session that only tells how it stands: on the server, whose middleware has refreshed it, and in a browser page until it has started. */
export function standingSession(view: SessionView): GuardableSession {
  const inBrowserOnly = () => Promise.reject(new CatalogueError("Cannot retrieve a new session. Please authenticate."));
  const check = { isValid: view.isLoggedIn, isTokenExpired: false, isRefreshExpired: false, isRefreshable: true };
  return {
    view: () => view,
    rendered: () => view,
    subscribe: () => () => undefined,
    signInFailure: () => null,
    kept: () => null,
    bearerToken: async () => null,
    idToken: async () => null,
    refresh: inBrowserOnly,
    adopt: inBrowserOnly,
    loginWith: inBrowserOnly,
    logout: inBrowserOnly,
    reset: inBrowserOnly,
    reload: inBrowserOnly,
    hasScope: (scope) => hasScope(view.user, scope),
    lastUser: () => null,
    returnPath: { remember: () => undefined, take: () => null },
    guarded: {
      standing: () => ({ isLoggedIn: view.isLoggedIn, check }),
      settled: async () => undefined,
      refresh: inBrowserOnly,
      reset: inBrowserOnly,
    },
  };
}
