import type { ServedSession } from "#api/client/context.ts";
import { NOBODY, type SessionView } from "#web/session/core/types.ts";
import { userOfClaims } from "#web/session/core/user-of.ts";
import { claimsOf } from "#web/session/pool/jwt.ts";

/** What a request brought, as pages see it. */
export function viewOfServed(served: ServedSession | null): SessionView {
  const user = served && userOfClaims(served.claims, claimsOf(served.accessToken));
  return served && user ? { user, isLoggedIn: true, strategy: served.strategy, isBusy: false } : NOBODY;
}
