import type { KeptKeys } from "./keys.ts";
import type { Answer, OperationName, Request, UserOperationName } from "./operations.ts";
import type { AccountView, CurrentSession, IdentitySettings, SignInInput, SignInStep, TokenStore } from "./types.ts";

export type Call = <O extends OperationName>(operation: O, request: Request<O>) => Promise<Answer<O>>;
export type CallAsUser = <O extends UserOperationName>(operation: O, request: Omit<Request<O>, "AccessToken">) => Promise<Answer<O>>;

/** What the parts of the client work with. Made once in `client.ts`. */
export interface ClientParts {
  readonly settings: IdentitySettings;
  readonly tokenStore: TokenStore;
  /** What is kept for a user beside the tokens. */
  readonly keys: KeptKeys;
  /** An operation that needs no session. Rejects with an `IdentityFault`, or `network`. */
  readonly call: Call;
  /** An operation of the signed-in user, with a token that is good. A session that the service calls over is dropped here first. */
  readonly callAsUser: CallAsUser;
  readonly currentSession: () => Promise<CurrentSession>;
  readonly user: (options?: { readonly isFresh?: boolean }) => Promise<AccountView>;
  /** Removes tokens and the cached user; the device stays. */
  readonly drop: () => Promise<void>;
  readonly signIn: (input: SignInInput) => Promise<SignInStep>;
}
