import type { Account, AuthFlow, ChallengeName, Client, Factor, Pool } from "#domain/identity/core/types.ts";

/** A sign-in that is under way. */
export type SignIn = {
  readonly pool: Pool;
  readonly client: Client;
  readonly account: Account;
  readonly flow: AuthFlow;
  readonly passed: ReadonlySet<Factor>;
  /** The device the client says it is; after the last step the one it proved to be. */
  readonly deviceKey: string | null;
  readonly startedAt: Date;
  /** The provider that vouched for the account, where one did. */
  readonly provider?: string;
  /** Somebody at a provider who is linked to the account once this sign-in is whole. */
  readonly arrivalId?: string | undefined;
  /** Nobody has this name, and the client may not learn that: questions are asked as of anybody, and never lead to tokens. */
  readonly isPhantom?: boolean;
  /** No name was typed: the passkey will say whose sign-in it is. */
  readonly isNameless?: boolean;
};

/** A challenge as the API answers it. */
export type Challenge = {
  readonly ChallengeName: ChallengeName;
  readonly Session?: string;
  readonly ChallengeParameters: Readonly<Record<string, string>>;
  /** With SELECT_CHALLENGE: what the sign-in may begin with. */
  readonly AvailableChallenges?: readonly string[];
};

/** Either the next challenge, or nothing is missing. */
export type Step = { readonly isDone: false; readonly challenge: Challenge } | { readonly isDone: true; readonly signIn: SignIn };
