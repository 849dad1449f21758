import type { StrategyName } from "#wire/session-cookies.ts";
import type { SessionCheck } from "./check.ts";
import type { KeptSession, SessionUser, SessionView } from "./types.ts";

/** Who may see a screen: anyone, only visitors, only members; a signed link and a tenant's key are checked elsewhere. */
export type ScreenAccess = "open" | "guest" | "member" | "token" | "tenant";

export interface SessionStanding {
  readonly isLoggedIn: boolean;
  readonly check: SessionCheck;
}

/** What a failure was of; goes along to the listeners. */
export type FailedMethod = "mounted" | "login" | "logout" | "refreshToken" | "refreshTokens";
export type ErrorListener = (error: unknown, about: { readonly method: FailedMethod }) => void;
/** May name another target by answering it. */
export type RedirectListener = (to: string, from: string) => string | undefined;

export interface SessionState {
  readonly view: SessionView;
  readonly kept: KeptSession | null;
  /** Requests get the token: from the start or a sign-in on until a reset. */
  readonly isAttached: boolean;
  /** Why the way back from a provider did not end in a sign-in. */
  readonly failure: Error | null;
}

export type SessionEvent =
  | {
      readonly type: "started";
      readonly kept: KeptSession | null;
      readonly hasCallback: boolean;
      /** Ends a session with its access token, even where that could be refreshed. */
      readonly isAutoLogout: boolean;
    }
  /** Null: there was none after all. `isIgnored`: of another sign-in than the one that was begun here; listeners do not hear of it. */
  | { readonly type: "callback left"; readonly error: Error | null; readonly isIgnored: boolean }
  | { readonly type: "callback taken"; readonly kept: KeptSession | null }
  | { readonly type: "user read"; readonly user: SessionUser | null }
  | { readonly type: "tokens kept"; readonly kept: KeptSession | null; readonly user: SessionUser | null }
  | { readonly type: "sign-in began"; readonly strategy: StrategyName }
  | { readonly type: "sign-in ended"; readonly error: Error | null }
  | { readonly type: "sign-out began" }
  | { readonly type: "sign-out ended"; readonly strategy: StrategyName | null }
  /** With a path the page leaves for the login and comes back. `isGone`: nothing needs to be told to the service. */
  | { readonly type: "reset"; readonly returnPath: string | null; readonly isGone: boolean }
  | { readonly type: "changed elsewhere"; readonly kept: KeptSession | null; readonly user: SessionUser | null }
  | { readonly type: "failed"; readonly method: FailedMethod; readonly error: unknown };

export type SessionEffect =
  /** Removes what is kept; `isGone`: the service ended it. */
  | { readonly type: "forget"; readonly isGone: boolean }
  /** What the screens keep of the person in this browser and in this tab goes as well. */
  | { readonly type: "leave nothing" }
  | { readonly type: "choose strategy"; readonly strategy: StrategyName }
  | { readonly type: "handle callback" }
  | { readonly type: "read user" }
  | { readonly type: "remember"; readonly path: string }
  | { readonly type: "report"; readonly method: FailedMethod; readonly error: unknown }
  /** Listeners of the view. */
  | { readonly type: "tell" }
  | { readonly type: "tell other tabs" }
  /** Home, or after a sign-out: to the login page, by way of the provider's logout where there is one. */
  | { readonly type: "go"; readonly to: "home" | "signed out"; readonly strategy: StrategyName | null }
  /** Somebody signed in or out elsewhere, or the session is over: the page goes where its screen asks for. */
  | { readonly type: "follow"; readonly isLoggedIn: boolean };

export interface Reduced {
  readonly state: SessionState;
  readonly effects: readonly SessionEffect[];
}
