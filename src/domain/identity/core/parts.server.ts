import type { KeyObject } from "node:crypto";
import type { JWK } from "jose";
import type { TokenMemory } from "./token-memory.ts";
import type { Account, Client, Pool } from "./types.ts";

export type SrpCredentials = { readonly srpSalt: Buffer; readonly srpVerifierSealed: Buffer };

export type OpenSrpCredentials = { readonly salt: Buffer; readonly verifier: Buffer };

export type PasswordChanges = SrpCredentials & Pick<Account, "passwordHash" | "passwordHistory">;

export type PasswordOf = Pick<Account, "sub" | "username" | "srpSalt" | "srpVerifierSealed" | "passwordHash">;

export type Passwords = {
  /** Throws InvalidPasswordException when the pool does not take this password. */
  readonly check: (pool: Pool, password: string, username: string) => void;
  /** What to keep of the first password of an account. */
  readonly srpCredentials: (of: { pool: Pool; username: string; sub: string; password: string }) => SrpCredentials;
  /**
   * What a new password changes of an account: the verifier, the hash that goes, the history. Throws InvalidPasswordException where the
   * pool does not take it, and PasswordHistoryPolicyViolationException where it was used before.
   */
  readonly replace: (of: { pool: Pool; account: Account; password: string }) => Promise<PasswordChanges>;
  /** Null for an account without a password. */
  readonly openCredentials: (account: PasswordOf) => OpenSrpCredentials | null;
  /** For a user who does not exist: the same salt and verifier at every try, and nothing to tell them from real ones by. */
  readonly fakeCredentials: (of: { pool: Pool; username: string }) => OpenSrpCredentials;
  /** argon2id as a PHC string. Refuses with TooManyRequestsException when too many wait. */
  readonly hash: (password: string) => Promise<string>;
  readonly matchesHash: (password: string, phc: string) => Promise<boolean>;
  /** Takes the same time for a wrong password, an account without one and a user who does not exist (null). `newHash` is to be stored. */
  readonly matches: (pool: Pool, account: PasswordOf | null, password: string) => Promise<{ isRight: boolean; newHash: string | null }>;
};

/** Pools and clients, which every request needs and hardly anybody changes. Another process's change is seen after a second. */
export type Directory = {
  /** Refuses with ResourceNotFoundException. */
  readonly pool: (id: string) => Promise<Pool>;
  readonly client: (id: string) => Promise<Client>;
  /** After a change of this process. */
  readonly forget: () => void;
};

export type SigningKey = { readonly kid: string; readonly privateKey: KeyObject };

export type SigningKeys = {
  /** The key that signs tokens of a pool now. */
  readonly signer: (poolId: string) => Promise<SigningKey>;
  /** The key a token names, while it is published; null for any other. */
  readonly verifier: (poolId: string, kid: string) => Promise<KeyObject | null>;
  /** Access tokens these keys have signed, remembered as long as the keys are. */
  readonly verified: TokenMemory;
  /** The public keys as JWKS shows them: two while one takes over from the other. */
  readonly published: (poolId: string) => Promise<readonly JWK[]>;
  /** Makes the next key. It is published at once and signs after `leadSeconds`, when verifiers have seen it. */
  readonly rotate: (poolId: string, leadSeconds: number) => Promise<string>;
};
