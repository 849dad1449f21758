import { useMemo } from "react";
import type { SiteAuth } from "#api/client/context.ts";
import type { LastUser } from "#web/session/core/last-user.ts";
import type { KeptSession, SiteSession } from "#web/session/core/types.ts";
import { createIdentityClient } from "#web/session/identity/client.ts";
import type { IdentityClient, TokenStore, Tokens } from "#web/session/pool/types.ts";
import { browserEnvironment, sessionStorageOf } from "./browser-parts.ts";
import { deviceName } from "./device-name.ts";
import { useSiteAuth, useSiteSession } from "./hooks.ts";
import { withoutPersonalData } from "./personal-data.ts";

/** One in a browser page, so that a sign-in goes on from the login screen to the next. */
let opened: IdentityClient | null = null;

/** The user pool as this browser uses it. It is drawn on the server as well, where nobody asks it anything. */
export function useIdentityClient(): IdentityClient {
  const auth = useSiteAuth();
  const session = useSiteSession();
  return useMemo(() => openIdentityClient(auth, session), [auth, session]);
}

export function openIdentityClient(auth: SiteAuth, session: SiteSession): IdentityClient {
  if (typeof window === "undefined") return newClient(auth, session);
  opened ??= newClient(auth, session);
  return opened;
}

function newClient(auth: SiteAuth, session: SiteSession): IdentityClient {
  return createIdentityClient({
    ...auth,
    storage: withoutPersonalData(sessionStorageOf(auth.cookies)),
    tokens: keeperOf(session),
    environment: browserEnvironment,
    deviceName: deviceName(),
  });
}

/** The client keeps its tokens where the site keeps its session. */
function keeperOf(session: SiteSession): TokenStore {
  return {
    username: () => session.view().user?.username ?? session.lastUser()?.username ?? null,
    read: () => tokensOf(session.kept(), session.lastUser()),
    keep: (_username, { idToken, accessToken, refreshToken }) => session.adopt({ idToken, accessToken, refreshToken }),
    // Ended by the service: the page leaves for the login and comes back. Who is signing out goes where that leads.
    drop: () => session.reset(session.view().isBusy ? undefined : window.location.pathname),
    refresh: async () => {
      const tokens = tokensOf(await session.refresh(), session.lastUser());
      if (tokens === null) throw new Error("a refreshed session has both tokens");
      return tokens;
    },
  };
}

function tokensOf(kept: KeptSession | null, lastUser: LastUser | null): Tokens | null {
  if (!kept?.accessToken || !kept.idToken) return null;
  return { idToken: kept.idToken, accessToken: kept.accessToken, refreshToken: kept.refreshToken, clockDrift: lastUser?.clockDrift ?? 0 };
}
