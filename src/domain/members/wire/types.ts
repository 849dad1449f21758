import type { DeleteUser, FindMember } from "#domain/members/core/types.ts";
import type { StrategyName } from "#wire/session-cookies.ts";
import type { AccountFacts } from "./account-facts.ts";

/** Where the user pool answers and which client of it the site is. */
export type WireSettings = {
  /** Origin of the user-pool API; issuers are below it. */
  readonly endpoint: string;
  readonly hostedOrigin: string;
  readonly poolId: string;
  readonly clientId: string;
};

/** Null: it does not hold. `unreached`: the identity service could not be asked, so nothing is known. */
export type Checked<T> = T | null | "unreached";

/** What an access token that holds says. Times are milliseconds since 1970. */
export type AccessClaims = { readonly sub: string; readonly username: string; readonly expiresAt: number };

export type IdClaims = { readonly sub: string; readonly expiresAt: number; readonly claims: Readonly<Record<string, unknown>> };

export type RefreshedTokens = {
  readonly accessToken: string;
  readonly idToken: string;
  /** Null: the old one goes on. */
  readonly refreshToken: string | null;
};

export type RefreshOutcome =
  | ({ readonly outcome: "refreshed" } & RefreshedTokens)
  /** The service will never take this refresh token again. */
  | { readonly outcome: "ended" }
  | { readonly outcome: "unreached" };

export type RefreshRequest = {
  readonly strategy: StrategyName;
  readonly refreshToken: string;
  /** Of a remembered device; null: none. */
  readonly deviceKey: string | null;
};

/** What GetUser tells. */
type UserOfPool = {
  readonly username: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The second factors that are on (`SMS_MFA`, `SOFTWARE_TOKEN_MFA`); missing where a token may not ask for them. */
  readonly secondFactors?: readonly string[];
};

/** The identity service as our server calls it, over the network, like any other client. */
export type IdentityWire = {
  /** Signature, issuer, kind, client and end, checked here with the published keys. */
  readonly verifyAccess: (token: string) => Promise<Checked<AccessClaims>>;
  readonly verifyId: (token: string) => Promise<Checked<IdClaims>>;
  readonly refresh: (request: RefreshRequest) => Promise<RefreshOutcome>;
  /** False: the service was not reached, and it may be tried again. True: there is nothing left to do. */
  readonly revoke: (refreshToken: string) => Promise<boolean>;
  readonly getUser: (accessToken: string) => Promise<Checked<UserOfPool>>;
  readonly deleteUser: DeleteUser;
  /** What the service keeps of an account beside its attributes, for its own person's eyes. */
  readonly accountFacts: (accessToken: string) => Promise<AccountFacts | "unreached">;
  /**
   * Who calls with this access token: checked here, and by the service itself at most every 30 s a token, so that a session that was ended
   * there ends here.
   */
  readonly findMember: FindMember;
};
