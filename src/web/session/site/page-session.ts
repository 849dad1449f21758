import { type GuardableSession, standingSession } from "#web/session/core/standing-session.ts";
import type { SessionView, SiteSession } from "#web/session/core/types.ts";
import type { OtherTabs } from "./other-tabs.ts";
import type { RunningSession } from "./site-session.ts";

export interface PageSession extends GuardableSession {
  /** Once, before the first request. Resolves when the session of somebody who is signed in can be asked; never rejects. */
  readonly start: () => Promise<void>;
}

interface PageParts {
  /** As the server rendered the page. */
  readonly initial: SessionView;
  /** Whether anything of a session is kept, good or not. */
  readonly isMarked: () => boolean;
  /** The page was opened with a provider's answer. */
  readonly isCallback: boolean;
  readonly otherTabs: OtherTabs;
  readonly returnPath: SiteSession["returnPath"];
  /** The session machine. `isLate`: the page began as a visitor's. */
  readonly load: (isLate: boolean) => Promise<RunningSession>;
  /** Signs out where the machine cannot be loaded: nobody stays signed in for want of a file. */
  readonly endAlone: () => Promise<void>;
}

/**
 * The session of a browser page. Most pages are seen by visitors, of whom all that is to be known is that nothing is kept: the machine is loaded where
 * something is, at the start or later, and where something is asked for that only it can do.
 */
export function pageSession(parts: PageParts): PageSession {
  const { initial, isMarked, load, otherTabs } = parts;
  const visitor = standingSession(initial);
  const listeners = new Set<() => void>();
  let running: RunningSession | null = null;
  let opening: Promise<RunningSession> | null = null;
  let stopListening = () => {};
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const isVisitors = !(initial.isLoggedIn || parts.isCallback || isMarked());
  const open = async () => {
    const session = await load(isVisitors);
    stopListening();
    session.subscribe(tell);
    running = session;
    void session.start();
    return session;
  };
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      // A part that could not be loaded is asked for again.
      opening = null;
      throw error;
    });
    return opening;
  };
  const now = () => running ?? visitor;
  const isSomebody = () => opening !== null || !isVisitors || isMarked();
  const look = () => {
    if (isMarked()) void opened().catch(() => undefined);
  };
  return {
    view: () => now().view(),
    rendered: () => initial,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signInFailure: () => now().signInFailure(),
    kept: () => now().kept(),
    hasScope: (scope) => now().hasScope(scope),
    lastUser: () => now().lastUser(),
    returnPath: parts.returnPath,
    adopt: async (tokens) => (await opened()).adopt(tokens),
    loginWith: async (strategy) => (await opened()).loginWith(strategy),
    logout: async (options) => {
      const session = await opened().catch(() => null);
      return session ? session.logout(options) : parts.endAlone();
    },
    reset: async (path) => (await opened()).reset(path),
    refresh: async () => (await opened()).refresh(),
    reload: async () => (await opened()).reload(),
    bearerToken: async () => (isSomebody() ? (await opened()).bearerToken() : null),
    idToken: async () => (isSomebody() ? (await opened()).idToken() : null),
    guarded: {
      standing: () => now().guarded.standing(),
      settled: async () => (isSomebody() ? (await opened()).guarded.settled() : undefined),
      refresh: async () => (await opened()).guarded.refresh(),
      reset: async () => (await opened()).guarded.reset(),
    },
    start: async () => {
      if (isVisitors) stopListening = otherTabs.listen(look);
      else await opened().catch(() => undefined);
    },
  };
}
