import { useMemo } from "react";
import type { SiteAuth } from "#api/client-context.ts";
import { createIdentityClient } from "../identity/client.ts";
import type { IdentityClient, TokenKeeper, Tokens } from "../identity/types.ts";
import { browserEnvironment, deviceName, sessionStorageOf } from "./browser-parts.ts";
import { useSiteAuth, useSiteSession } from "./hooks.ts";
import type { KeptSession, SiteSession } from "./types.ts";

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
    storage: sessionStorageOf(),
    tokens: keeperOf(session),
    environment: browserEnvironment,
    deviceName: deviceName(),
  });
}

/** The client keeps its tokens where the site keeps its session. */
function keeperOf(session: SiteSession): TokenKeeper {
  return {
    username: () => session.view().user?.username ?? null,
    read: () => tokensOf(session.kept()),
    keep: (_username, { idToken, accessToken, refreshToken }) => session.adopt({ idToken, accessToken, refreshToken }),
    // Ended by the service: the page leaves for the login and comes back. Who is signing out goes where that leads.
    drop: () => session.reset(session.view().isBusy ? undefined : window.location.pathname),
    refresh: async () => {
      const tokens = tokensOf(await session.refresh());
      if (tokens === null) throw new Error("a refreshed session has both tokens");
      return tokens;
    },
  };
}

function tokensOf(kept: KeptSession | null): Tokens | null {
  if (!kept?.accessToken || !kept.idToken) return null;
  return { idToken: kept.idToken, accessToken: kept.accessToken, refreshToken: kept.refreshToken, clockDrift: 0 };
}
