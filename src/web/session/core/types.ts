import type { StrategyName } from "#wire/session-cookies.ts";
import type { LastUser } from "./last-user.ts";

/** Who is signed in, as far as pages need it: from the claims of the id token. */
export interface SessionUser {
  readonly sub: string;
  readonly username: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly phoneNumber: string | null;
  /** What a provider or the person says; null: unknown. */
  readonly name: string | null;
  /** Scopes of the access token. */
  readonly scope: readonly string[];
}

/** The part of a session that a page may be rendered with. It holds no token. */
export interface SessionView {
  readonly user: SessionUser | null;
  readonly isLoggedIn: boolean;
  readonly strategy: StrategyName | null;
  /** A sign-in or sign-out is under way. */
  readonly isBusy: boolean;
}

export const NOBODY: SessionView = { user: null, isLoggedIn: false, strategy: null, isBusy: false };

/** How the token stands: no token or no known end, good, or over (500 ms before its end). */
export type TokenStatus = "unknown" | "valid" | "expired";

/** A session as it is kept in cookies. */
export interface KeptSession {
  readonly strategy: StrategyName;
  /** Without `Bearer `. */
  readonly accessToken: string | null;
  readonly accessExpiresAt: number | null;
  readonly idToken: string | null;
  /** Null in the browser where the refresh token is sealed: `refreshExpiresAt` tells whether there is one. */
  readonly refreshToken: string | null;
  readonly refreshExpiresAt: number | null;
}

/** The tokens that a sign-in of any kind ended with. */
export interface FreshTokens {
  readonly idToken: string;
  readonly accessToken: string;
  /** Null where a refresh gave no new one. */
  readonly refreshToken: string | null;
}

/** What screens and the router use. One exists in the browser; on the server one per request that only tells what it was given. */
export interface SiteSession {
  readonly view: () => SessionView;
  /** As the server rendered the page: what its first drawing in the browser must agree with. */
  readonly rendered: () => SessionView;
  /** For `useSyncExternalStore`; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes up the tokens of a password sign-in: keeps them, reads the user, tells the listeners. Does not navigate. */
  readonly adopt: (tokens: FreshTokens) => Promise<void>;
  /** Leaves the site for the hosted login, its own page (`hosted`) or that of a provider, and comes back to the login page. */
  readonly loginWith: (strategy: Exclude<StrategyName, "cognito">) => Promise<void>;
  /**
   * Ends the session here (`isEverywhere`: all sessions of the account; `isDeleted`: the account is gone, and this device with it), waits at most
   * 3 s, and goes to the login page.
   */
  readonly logout: (options?: { readonly isEverywhere?: boolean; readonly isDeleted?: boolean }) => Promise<void>;
  /** A session that cannot go on: everything kept is removed. The path is remembered where it is given. */
  readonly reset: (returnPath?: string) => Promise<void>;
  /** A valid access token, refreshed first where it has ended; null for a visitor. Rejects with `expiredSession`. */
  readonly bearerToken: () => Promise<string | null>;
  /** The id token that belongs to it. */
  readonly idToken: () => Promise<string | null>;
  /** What is kept, ended or not; null: a visitor. */
  readonly kept: () => KeptSession | null;
  /** New tokens: one request for every caller and every tab. Rejects with `expiredSession` (and resets), or as the network failed (and does not). */
  readonly refresh: () => Promise<KeptSession>;
  /** Reads the user again, after attributes changed: refreshes the tokens first. */
  readonly reload: () => Promise<void>;
  /** Why the way back from a provider did not end in a sign-in, for the login page; null when there was none, or it did. */
  readonly signInFailure: () => Error | null;
  /** Whether the signed-in user has a scope. */
  readonly hasScope: (scope: string) => boolean;
  /** Who signed in here last, and how wrong this device's clock was then; null: a visitor. */
  readonly lastUser: () => LastUser | null;
  readonly returnPath: {
    /** `place`: the id of what is to be seen there. */
    readonly remember: (path: string, place?: string) => void;
    readonly take: () => string | null;
  };
}
