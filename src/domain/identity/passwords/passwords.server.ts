import { createHash, timingSafeEqual } from "node:crypto";
import { nameKey } from "#domain/identity/accounts/user-names.ts";
import { argon2Hash, matchesArgon2 } from "#domain/identity/passwords/argon2.server.ts";
import { readCommonPasswords } from "#domain/identity/passwords/common-passwords.server.ts";
import { isAmongPasswords, passwordsUntilNow } from "#domain/identity/passwords/password-history.server.ts";
import { passwordFault } from "#domain/identity/passwords/password-policy.ts";
import { createWorkQueue } from "#domain/identity/passwords/work-queue.ts";
import { refuse } from "#domain/identity/refusals.ts";
import type { Secrets } from "#domain/identity/secrets.server.ts";
import { groupBytes, type ModularPower, numberOf, SRP_BYTES, SRP_PRIME, srpPoolName } from "#domain/identity/srp/srp.ts";
import { srpVerifier } from "#domain/identity/srp/srp-server.server.ts";
import type { Account, Pool } from "#domain/identity/types.ts";

export type SrpCredentials = { readonly srpSalt: Buffer; readonly srpVerifierSealed: Buffer };
export type OpenSrpCredentials = { readonly salt: Buffer; readonly verifier: Buffer };
export type PasswordChanges = SrpCredentials & Pick<Account, "passwordHash" | "passwordHistory">;
type PasswordOf = Pick<Account, "sub" | "username" | "srpSalt" | "srpVerifierSealed" | "passwordHash">;

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

type Needs = {
  readonly power: ModularPower;
  readonly secrets: Secrets;
  readonly randomBytes: (length: number) => Buffer;
  readonly hashing?: { readonly atOnce: number; readonly waiting: number };
};

const SALT_BYTES = 16;
/** One of libuv's four threads stays free for files and names. What waits is about six seconds of work on two cores. */
const HASHING = { atOnce: 3, waiting: 200 };

/**
 * Passwords are kept as SRP verifiers, sealed because they come of one fast hash. An argon2id hash is made only at the first plain
 * sign-in: it costs about 50 ms of a core, and most clients use SRP and never send the password.
 */
export function createPasswords({ power, secrets, randomBytes, hashing = HASHING }: Needs): Passwords {
  const common = readCommonPasswords();
  const inTurn = hashingTurns(hashing);
  const hash = async (password: string) => inTurn(() => argon2Hash(password, randomBytes(SALT_BYTES)));
  const matchesHash = async (password: string, phc: string) => inTurn(() => matchesArgon2(password, phc));
  const openCredentials = (account: PasswordOf) => openSrpCredentials(secrets, account);
  const fakeCredentials = ({ pool, username }: { pool: Pool; username: string }) => fakeSrpCredentials(secrets, pool, username);
  const check: Passwords["check"] = (pool, password, username) => {
    const fault = passwordFault(pool.settings.passwordPolicy, password, { username, isCommon: (folded) => common.has(folded) });
    if (fault !== null) throw refuse.weakPassword(fault);
  };
  const srpCredentials: Passwords["srpCredentials"] = ({ pool, username, sub, password }) => {
    const salt = randomBytes(SALT_BYTES);
    const verifier = srpVerifier(power, { poolName: srpPoolName(pool.id), userId: username, password, salt });
    return { srpSalt: salt, srpVerifierSealed: secrets.seal(sealPurpose(sub), verifier) };
  };
  return {
    check,
    srpCredentials,
    replace: async ({ pool, account, password }) => {
      const { username, sub } = account;
      check(pool, password, username);
      const passwordHistory = passwordsUntilNow(account, pool.settings.passwordPolicy.historySize);
      const compare = { power, secrets, sealPurpose: sealPurpose(sub) };
      if (await inTurn(() => isAmongPasswords(compare, { account, password }, passwordHistory))) throw refuse.passwordUsed();
      return { ...srpCredentials({ pool, username, sub, password }), passwordHash: null, passwordHistory };
    },
    openCredentials,
    fakeCredentials,
    hash,
    matchesHash,
    matches: async (pool, account, password) => {
      const username = account?.username ?? "";
      const own = account && openCredentials(account);
      const { salt, verifier } = own ?? fakeCredentials({ pool, username });
      const isVerified = timingSafeEqual(
        verifier,
        srpVerifier(power, { poolName: srpPoolName(pool.id), userId: username, password, salt }),
      );
      const isHashed = account?.passwordHash ? await matchesHash(password, account.passwordHash) : null;
      // Every way costs one power and one argon2id, so that the time tells nothing.
      if (isHashed !== null) return { isRight: isHashed, newHash: null };
      const isRight = own !== null && isVerified;
      const newHash = await hash(password);
      return { isRight, newHash: isRight ? newHash : null };
    },
  };
}

function hashingTurns(hashing: typeof HASHING): <T>(task: () => Promise<T>) => Promise<T> {
  const queue = createWorkQueue(hashing);
  return async (task) => {
    const turn = queue(task);
    if (turn === null) throw refuse.tooManyRequests("too many passwords wait to be hashed");
    return turn;
  };
}

function sealPurpose(sub: string): string {
  return `srp:${sub}`;
}

function openSrpCredentials(secrets: Secrets, { sub, srpSalt, srpVerifierSealed }: PasswordOf): OpenSrpCredentials | null {
  if (srpSalt === null || srpVerifierSealed === null) return null;
  const verifier = secrets.open(sealPurpose(sub), srpVerifierSealed);
  if (verifier === null) throw new Error(`the verifier of ${sub} cannot be opened with the keys of this service`);
  return { salt: Buffer.from(srpSalt), verifier };
}

function fakeSrpCredentials(secrets: Secrets, pool: Pool, username: string): OpenSrpCredentials {
  const seed = secrets.mac("fake-srp", JSON.stringify([pool.id, nameKey(pool, username)]));
  const bytes = createHash("shake256", { outputLength: SALT_BYTES + SRP_BYTES })
    .update(seed)
    .digest();
  const root = numberOf(bytes.subarray(SALT_BYTES));
  // A square, as every power of the generator is one.
  return { salt: bytes.subarray(0, SALT_BYTES), verifier: Buffer.from(groupBytes((root * root) % SRP_PRIME)) };
}
