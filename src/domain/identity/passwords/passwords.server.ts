import { createHash, timingSafeEqual } from "node:crypto";
import type { OpenSrpCredentials, PasswordOf, Passwords } from "#domain/identity/core/parts.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { Secrets } from "#domain/identity/core/secrets.server.ts";
import type { Pool } from "#domain/identity/core/types.ts";
import { nameKey } from "#domain/identity/core/user-names.ts";
import { groupBytes, type ModularPower, numberOf, SRP_BYTES, SRP_PRIME, srpPoolName } from "#domain/identity/srp/srp.ts";
import { srpVerifier } from "#domain/identity/srp/srp-server.server.ts";
import { argon2Hash, matchesArgon2 } from "./argon2.server.ts";
import { readCommonPasswords } from "./common-passwords.server.ts";
import { isAmongPasswords, passwordsUntilNow } from "./password-history.server.ts";
import { passwordFault } from "./password-policy.ts";
import { createWorkQueue } from "./work-queue.ts";

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
