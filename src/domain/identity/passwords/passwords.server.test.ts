import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createPhantomFailures } from "#domain/identity/core/phantom-failures.ts";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import { secretsFrom } from "#domain/identity/core/secrets.server.ts";
import type { Account, Pool } from "#domain/identity/core/types.ts";
import { parsePoolSettings } from "#domain/identity/pools/pool-settings.ts";
import { numberOf, SRP_BYTES, SRP_PRIME } from "#domain/identity/srp/srp.ts";
import { createModularPower } from "#domain/identity/srp/srp-power.server.ts";
import { srpVerifier } from "#domain/identity/srp/srp-server.server.ts";
import { movableClock } from "#platform/clock.ts";
import { createPasswords } from "./passwords.server.ts";
import { phantomAccount } from "./phantom.server.ts";

const power = createModularPower();
const secrets = secretsFrom([createHash("sha256").update("key of the test").digest()]);
const passwords = createPasswords({ power, secrets, randomBytes });

const AT = new Date("2026-04-01T00:00:00Z");
const pool: Pool = {
  id: "ap-northeast-1_AbC123",
  name: "test",
  settings: parsePoolSettings({ deviceGroupKey: "-group" }),
  createdAt: AT,
  updatedAt: AT,
};
const SUB = "6f5b3c1a-0000-4000-8000-000000000001";

function anAccount(password: string, passwordHash: string | null = null) {
  return {
    sub: SUB,
    poolId: pool.id,
    username: "Hanako",
    passwordHash,
    ...passwords.srpCredentials({ pool, username: "Hanako", sub: SUB, password }),
  };
}

describe("what is kept of a password", () => {
  it("is a sealed verifier under a fresh salt, which only its own account opens", () => {
    const account = anAccount("correct horse");
    const opened = passwords.openCredentials(account);
    const identity = { poolName: "AbC123", userId: "Hanako", password: "correct horse" };
    expect(opened?.salt).toHaveLength(16);
    expect(opened?.verifier).toEqual(srpVerifier(power, { ...identity, salt: account.srpSalt }));
    expect(account.srpVerifierSealed.includes(opened?.verifier ?? "")).toBe(false);
    expect(() => passwords.openCredentials({ ...account, sub: "6f5b3c1a-0000-4000-8000-000000000002" })).toThrow("cannot be opened");
    expect(anAccount("correct horse").srpSalt).not.toEqual(account.srpSalt);
  });

  it("is nothing for an account without a password", () => {
    expect(
      passwords.openCredentials({ sub: SUB, username: "Hanako", srpSalt: null, srpVerifierSealed: null, passwordHash: null }),
    ).toBeNull();
  });
});

describe("a user who does not exist", () => {
  it("has the same salt at every try and in either case, another than the next user", () => {
    const [one, again, other] = ["ghost", "GHOST", "spectre"].map((username) => passwords.fakeCredentials({ pool, username }));
    expect(one).toEqual(again);
    expect(one?.salt).not.toEqual(other?.salt);
    expect(one?.verifier).not.toEqual(other?.verifier);
  });

  it("has another salt in another pool, and where names are told apart by case in another case", () => {
    const fake = (of: Pool, username: string) => passwords.fakeCredentials({ pool: of, username }).salt;
    const caseful = { ...pool, settings: { ...pool.settings, isCaseSensitive: true } };
    expect(fake({ ...pool, id: "ap-northeast-1_Other" }, "ghost")).not.toEqual(fake(pool, "ghost"));
    expect(fake(caseful, "Ghost")).not.toEqual(fake(caseful, "ghost"));
  });

  it("has a verifier of the length and kind of a real one", () => {
    const { salt, verifier } = passwords.fakeCredentials({ pool, username: "ghost" });
    expect(salt).toHaveLength(16);
    expect(verifier).toHaveLength(SRP_BYTES);
    // Euler: a square to the power (N-1)/2 is 1, as is every power of 2 in this group.
    expect(numberOf(power.power(verifier, Buffer.from(((SRP_PRIME - 1n) / 2n).toString(16), "hex")))).toBe(1n);
  });

  it("has no right password", async () => {
    expect(await passwords.matches(pool, null, "correct horse")).toEqual({ isRight: false, newHash: null });
  });
});

describe("a plain password", () => {
  it("is compared with the verifier the first time, and the hash it then gets is right", async () => {
    const { isRight, newHash } = await passwords.matches(pool, anAccount("correct horse"), "correct horse");
    expect(isRight).toBe(true);
    expect(await passwords.matchesHash("correct horse", newHash ?? "")).toBe(true);
  });

  it("is wrong, and leaves no hash, when it is another", async () => {
    expect(await passwords.matches(pool, anAccount("correct horse"), "Correct horse")).toEqual({ isRight: false, newHash: null });
  });

  it("needs no new hash once there is one", async () => {
    const account = anAccount("correct horse", await passwords.hash("correct horse"));
    expect(await passwords.matches(pool, account, "correct horse")).toEqual({ isRight: true, newHash: null });
    expect(await passwords.matches(pool, account, "Correct horse")).toEqual({ isRight: false, newHash: null });
  });

  it("is compared with the hash of an account that has nothing else", async () => {
    const account = { ...anAccount("x", await passwords.hash("correct horse")), srpSalt: null, srpVerifierSealed: null };
    expect(await passwords.matches(pool, account, "correct horse")).toEqual({ isRight: true, newHash: null });
    expect(await passwords.matches(pool, account, "x")).toEqual({ isRight: false, newHash: null });
  });

  it("is never right for an account without a password", async () => {
    const account = { sub: SUB, username: "ghost", srpSalt: null, srpVerifierSealed: null, passwordHash: null };
    expect(await passwords.matches(pool, account, "")).toEqual({ isRight: false, newHash: null });
  });

  it("is refused with TooManyRequestsException when too many wait", async () => {
    const small = createPasswords({ power, secrets, randomBytes, hashing: { atOnce: 1, waiting: 1 } });
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => small.hash("correct horse")));
    const refusals = tries.flatMap((done) => (done.status === "rejected" ? [done.reason] : []));
    expect(tries.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"]);
    for (const refusal of refusals) expect(refusal).toMatchObject({ type: "TooManyRequestsException" });
  });
});

describe("a new password", () => {
  const fault = (password: string, username = "Hanako") => {
    try {
      passwords.check(pool, password, username);
      return null;
    } catch (error) {
      return error instanceof IdentityRefusal ? `${error.type}: ${error.message}` : String(error);
    }
  };

  it("may be anything long enough that is not common", () => {
    expect(fault("maple-otter-4417")).toBeNull();
    expect(fault("short")).toBe("InvalidPasswordException: Password did not conform with policy: Password not long enough");
  });

  it.each(["password", "Password123!", "qwertyuiop", "1qaz2wsx", "12345678", "aaaaaaaa", "sakura2026", "19850401", "P@ssw0rd123"])(
    "may not be %s",
    (common) => {
      expect(fault(common)).toBe("InvalidPasswordException: Password did not conform with policy: Password is too common");
    },
  );
});

describe("a password in place of another", () => {
  const keeping = (historySize: number): Pool => ({
    ...pool,
    settings: { ...pool.settings, passwordPolicy: { ...pool.settings.passwordPolicy, historySize } },
  });
  const withPassword = (password: string): Account => ({
    ...phantomAccount({ secrets, clock: movableClock(AT), phantoms: createPhantomFailures() }, pool, "Hanako"),
    ...anAccount(password),
  });
  const afterwards = async (of: Pool, account: Account, password: string): Promise<Account> => ({
    ...account,
    ...(await passwords.replace({ pool: of, account, password })),
  });

  it("signs in from then on, by SRP and plainly, and the other does not", async () => {
    const account = await afterwards(
      pool,
      { ...withPassword("maple-otter-1"), passwordHash: await passwords.hash("maple-otter-1") },
      "maple-otter-2",
    );
    expect(account.passwordHash).toBeNull();
    expect((await passwords.matches(pool, account, "maple-otter-2")).isRight).toBe(true);
    expect((await passwords.matches(pool, account, "maple-otter-1")).isRight).toBe(false);
  });

  it("may be any earlier one where no history is kept", async () => {
    const account = await afterwards(pool, withPassword("maple-otter-1"), "maple-otter-1");
    expect(account.passwordHistory).toEqual([]);
  });

  it("may not be one of the last so many, the present one among them", async () => {
    const three = keeping(3);
    let account = withPassword("maple-otter-1");
    for (const next of ["maple-otter-2", "maple-otter-3"]) account = await afterwards(three, account, next);
    for (const used of ["maple-otter-1", "maple-otter-2", "maple-otter-3"])
      await expect(afterwards(three, account, used)).rejects.toMatchObject({ type: "PasswordHistoryPolicyViolationException" });
    account = await afterwards(three, account, "maple-otter-4");
    expect(account.passwordHistory).toHaveLength(3);
    expect((await afterwards(three, account, "maple-otter-1")).passwordHistory).toHaveLength(3);
  });

  it("is compared with a hash where an account came with nothing else", async () => {
    const came = { ...withPassword("x"), srpSalt: null, srpVerifierSealed: null, passwordHash: await passwords.hash("maple-otter-1") };
    await expect(afterwards(keeping(1), came, "maple-otter-1")).rejects.toMatchObject({ type: "PasswordHistoryPolicyViolationException" });
    expect((await afterwards(keeping(1), came, "maple-otter-2")).passwordHistory).toEqual([came.passwordHash]);
  });

  it("is refused when the policy does not take it", async () => {
    await expect(afterwards(pool, withPassword("maple-otter-1"), "password")).rejects.toMatchObject({ type: "InvalidPasswordException" });
  });
});
