import { useCallback } from "react";
import type { SiteAuth } from "#api/client-context.ts";
import type { MemberFiles } from "../identity/credentials/files.ts";
import { browserEnvironment, sessionStorageOf } from "./browser-parts.ts";
import { useSiteAuth, useSiteSession } from "./hooks.ts";
import type { SiteSession } from "./types.ts";

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

async function open(auth: SiteAuth, { idToken }: SiteSession): Promise<MemberFiles> {
  const { openMemberFiles } = await import("../identity/credentials/open-member-files.ts");
  return openMemberFiles(auth, { idToken, storage: sessionStorageOf(), environment: browserEnvironment });
}
