import { useCallback } from "react";
import type { SiteAuth } from "#api/client/context.ts";
import type { SiteSession } from "#web/session/core/types.ts";
import type { FacebookPage } from "#web/session/credentials/facebook.ts";
import type { MemberFiles } from "#web/session/credentials/files.ts";
import type { GooglePage } from "#web/session/credentials/google.ts";
import type { OpenedFiles } from "#web/session/credentials/open-member-files.ts";
import { browserEnvironment, sessionStorageOf, tabStorageOf } from "./browser-parts.ts";
import { useSiteAuth, useSiteSession } from "./hooks.ts";
import { addProviderScript } from "./provider-scripts.ts";

export type OpenFiles = () => Promise<MemberFiles>;

/** One a session, so that its credentials are asked for once. */
const opened = new WeakMap<SiteSession, Promise<MemberFiles>>();

/** The files of whoever is signed in. Their code is loaded when the first file is asked for; only in the browser. */
export function useMemberFiles(): OpenFiles {
  const auth = useSiteAuth();
  const session = useSiteSession();
  return useCallback(() => {
    const files = opened.get(session) ?? open(auth, session);
    opened.set(session, files);
    files.catch(() => opened.delete(session));
    return files;
  }, [auth, session]);
}

async function open(auth: SiteAuth, session: SiteSession): Promise<MemberFiles> {
  const { openMemberFiles } = await import("#web/session/credentials/open-member-files.ts");
  const parts = { idToken: session.idToken, storage: sessionStorageOf(auth.cookies), environment: browserEnvironment };
  const files = openMemberFiles(auth, { ...parts, outside: await outsideOf(auth, session) });
  forgetAtSignOut(session, files);
  return files;
}

/** Google or Facebook, where the member came by one that the page is to ask as well; the pool's own logins need nobody else. */
async function outsideOf({ outside = {} }: SiteAuth, session: SiteSession) {
  const { strategy } = session.view();
  if ((strategy !== "google" && strategy !== "facebook") || outside[strategy] === undefined) return null;
  const { outsideLogin } = await import("#web/session/credentials/outside-login.ts");
  const parts = {
    outside,
    page: window as Window & GooglePage & FacebookPage,
    addScript: (address: string) => addProviderScript<HTMLScriptElement>(address, document),
    storage: tabStorageOf(),
    environment: browserEnvironment,
  };
  return { provider: strategy, login: outsideLogin(parts) };
}

/** Who signs in next in this page gets files, credentials and tokens of their own. */
function forgetAtSignOut(session: SiteSession, { forget }: OpenedFiles): void {
  const stop = session.subscribe(() => {
    if (session.view().isLoggedIn) return;
    stop();
    forget();
    opened.delete(session);
  });
}
