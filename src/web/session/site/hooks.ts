import { useRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import type { SiteAuth } from "#api/client/context.ts";
import { hasScope } from "#web/session/core/scope.ts";
import type { SessionView, SiteSession } from "#web/session/core/types.ts";

/** The session of this page: on the server a view of what the request brought. */
export function useSiteSession(): SiteSession {
  return useRouter().options.context.session;
}

/** Who is signed in; the component draws anew when that changes. */
export function useSessionView(): SessionView {
  const session = useSiteSession();
  return useSyncExternalStore(session.subscribe, session.view, session.rendered);
}

/** Whether the user of this page may do what a scope opens; the component draws anew when that changes. */
export function useHasScope(scope: string): boolean {
  const session = useSiteSession();
  const has = () => session.hasScope(scope);
  return useSyncExternalStore(session.subscribe, has, () => hasScope(session.rendered().user, scope));
}

/** Where and how people sign in here. */
export function useSiteAuth(): SiteAuth {
  return useRouter().options.context.auth;
}
