import type { SiteAuth } from "#api/client/context.ts";
import type { LastUserMark } from "#web/session/core/last-user.ts";
import type {
  ErrorListener,
  RedirectListener,
  Reduced,
  ScreenAccess,
  SessionEffect,
  SessionEvent,
  SessionState,
} from "#web/session/core/machine-types.ts";
import type { Locks } from "#web/session/core/refresh-controller.ts";
import { returnPath } from "#web/session/core/return-path.ts";
import type { SessionClock } from "#web/session/core/session-clock.ts";
import { type SignInProgress, signInProgress } from "#web/session/core/sign-in-progress.ts";
import type { SessionView, SiteSession } from "#web/session/core/types.ts";
import type { Environment, IdentityClient, KeyStorage } from "#web/session/pool/types.ts";
import type { OtherTabs } from "./other-tabs.ts";
import { type SessionEndpoint, sessionEndpoint } from "./session-endpoint.ts";
import type { SessionStore } from "./session-store.ts";

/** The address bar, as far as it is used; `window.location` fits. */
interface PageLocation {
  readonly href: string;
  replace(url: string): void;
  assign(url: string): void;
}

export interface SessionParts {
  readonly auth: SiteAuth;
  /** Cookies of this site; its keys get the prefix there. */
  readonly storage: KeyStorage;
  /** For what a way to a provider and back needs; cookies that live no longer than that. The storage itself where it is left out. */
  readonly signInStorage?: KeyStorage;
  /** For the page that was wanted before the login; our server writes it to a cookie. The storage itself where it is left out. */
  readonly returnStorage?: KeyStorage;
  /** Of this tab alone, where a provider's token may lie. The storage itself where it is left out. */
  readonly tabStorage?: KeyStorage;
  /** Further storages that everything is written to as well; none by default. */
  readonly alsoIn?: readonly KeyStorage[];
  readonly environment: Environment;
  readonly location: PageLocation;
  /** `navigator.locks`, where there is one. */
  readonly locks?: Locks | undefined;
  readonly otherTabs?: OtherTabs | undefined;
  /** As the server rendered the page. */
  readonly initial: SessionView;
  /** The user pool's client, loaded when somebody signs out. */
  readonly identity: () => Promise<Pick<IdentityClient, "signOut">>;
  /** The screen that is shown now; null: none (404). */
  readonly screen?: () => { readonly access: ScreenAccess } | null;
  /** Ends a session with its access token instead of refreshing it at the start. */
  readonly isAutoLogout?: boolean;
  /** The page began as a visitor's, and what is kept now came later: from another tab, or it is about to come. */
  readonly isLate?: boolean;
  /** Removes what the screens of the site keep of a person in this browser and, unless `keepsTyped`, in this tab. */
  readonly forgetHere?: (options: { readonly keepsTyped: boolean }) => void;
  /** What went wrong at the start, for the console. */
  readonly log?: (label: string, error: unknown) => void;
}

/** What the halves of the session work with. */
export interface SessionCore {
  readonly parts: SessionParts;
  readonly isSealed: boolean;
  readonly origin: string;
  readonly store: SessionStore;
  readonly signInStorage: KeyStorage;
  readonly endpoint: SessionEndpoint;
  readonly clock: SessionClock;
  readonly lastUser: LastUserMark;
  readonly progress: SignInProgress;
  readonly returnPath: SiteSession["returnPath"];
  readonly runner: Runner;
  readonly errorListeners: Set<ErrorListener>;
  readonly redirectListeners: Set<RedirectListener>;
}

export interface Runner {
  readonly state: () => SessionState;
  /** The state is the new one at once; the promise ends with the effects. */
  readonly dispatch: (event: SessionEvent) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

type Opened = Pick<SessionCore, "runner" | "clock" | "store" | "lastUser">;

export function openCore(parts: SessionParts, opened: Opened): SessionCore {
  const { origin } = new URL(parts.location.href);
  return {
    ...opened,
    parts,
    origin,
    signInStorage: parts.signInStorage ?? parts.storage,
    returnPath: returnPath(parts.returnStorage ?? parts.storage),
    progress: signInProgress(parts),
    isSealed: isSealed(parts),
    endpoint: sessionEndpoint(parts.environment, origin),
    errorListeners: new Set(),
    redirectListeners: new Set(),
  };
}

export function isSealed({ auth }: Pick<SessionParts, "auth">): boolean {
  return auth.cookies === "sealed";
}

type Reducing = (state: SessionState, event: SessionEvent) => Reduced;
type Performing = (effect: Exclude<SessionEffect, { readonly type: "tell" }>) => void | Promise<void>;

/** Runs a reducer: listeners are told and effects done in their order. */
export function startRunner(initial: SessionState, reducing: Reducing, perform: Performing): Runner {
  let state = initial;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: async (event) => {
      const reduced = reducing(state, event);
      state = reduced.state;
      for (const effect of reduced.effects) {
        const done = effect.type === "tell" ? tell() : perform(effect);
        if (done !== undefined) await done;
      }
    },
  };
}
