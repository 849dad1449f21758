import {
  browserEnvironment,
  furtherStorages,
  returnStorageOf,
  sessionStorageOf,
  signInStorageOf,
  tabStorageOf,
} from "#web/session/site/browser-parts.ts";
import { noteFailure } from "#web/session/site/failure-notices.ts";
import { forgetHere } from "#web/session/site/forget-here.ts";
import type { SessionParts } from "#web/session/site/session-parts.ts";
import { createSiteSession, type RunningSession } from "#web/session/site/site-session.ts";
import { followSession } from "#web/sign-in/login/follow-session.ts";
import { handOverUse } from "./hand-over-use.ts";
import type { Opening } from "./session-opening.ts";
import { leaveStalePages } from "./stale-pages.ts";

type MemberOpening = Opening & Required<Pick<SessionParts, "otherTabs" | "isLate">>;

/** The session machine of this browser page, and what follows it on every page. What needs the user pool itself is loaded when it is asked for. */
export function openMemberSession({ auth, initial, screen, followPages, otherTabs, isLate }: MemberOpening): RunningSession {
  const session: RunningSession = createSiteSession({
    auth,
    initial,
    isLate,
    otherTabs,
    screen,
    storage: sessionStorageOf(auth.cookies),
    alsoIn: furtherStorages(window),
    returnStorage: returnStorageOf(),
    signInStorage: signInStorageOf(),
    tabStorage: tabStorageOf(),
    environment: browserEnvironment,
    location: window.location,
    locks: navigator.locks,
    forgetHere: ({ keepsTyped }) =>
      forgetHere([() => window.localStorage, ...(keepsTyped ? [] : [() => window.sessionStorage])], keepsTyped),
    log: (label, error) => reportError(new Error(label, { cause: error })),
    identity: async () => {
      const { openIdentityClient } = await import("#web/session/site/use-identity-client.ts");
      return openIdentityClient(auth, session);
    },
  });
  session.onError(noteFailure);
  followSession(session);
  leaveStalePages(session, window);
  const use = handOverUse(session);
  followPages(() => void use.handOver());
  return session;
}
