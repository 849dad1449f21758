import { useRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import type { SiteAuth } from "#api/client-context.ts";
import type { SessionView, SiteSession } from "./types.ts";

/** The session of this page: on the server a view of what the request brought. */
export function useSiteSession(): SiteSession {
  return useRouter().options.context.session;
}

/** Who is signed in; the component draws anew when that changes. */
export function useSessionView(): SessionView {
  const session = useSiteSession();
  return useSyncExternalStore(session.subscribe, session.view, session.view);
}

/** Where and how people sign in here. */
export function useSiteAuth(): SiteAuth {
  return useRouter().options.context.auth;
}
