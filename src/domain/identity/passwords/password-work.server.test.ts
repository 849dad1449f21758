import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { secretsFrom } from "#domain/identity/core/secrets.server.ts";
import type { ModularPower } from "#domain/identity/srp/srp.ts";
import { createModularPower } from "#domain/identity/srp/srp-power.server.ts";
import { anAccount, aPool } from "#test/support/identity-types.ts";
import { createPasswords } from "./passwords.server.ts";

const pool = aPool();
const real = createModularPower();
const PASSWORD = "correct horse";

/** Passwords whose modular powers are counted, and of which one at a time can be hashed and none may wait. */
function counted() {
  const work = { powers: 0 };
  const power: ModularPower = {
    power: (base, exponent) => {
      work.powers += 1;
      return real.power(base, exponent);
    },
  };
  const secrets = secretsFrom([Buffer.alloc(32, 7)]);
  const passwords = createPasswords({ power, secrets, randomBytes, hashing: { atOnce: 1, waiting: 0 } });
  const plain = anAccount();
  const ofPassword = { pool, username: plain.username, sub: plain.sub, password: PASSWORD };
  const fresh = { ...plain, ...passwords.srpCredentials(ofPassword) };
  return { work, passwords, plain, fresh };
}

/** How many powers a try costs, and whether it has to wait for its turn to hash. */
async function costOf(kind: "nobody" | "fresh" | "hashed" | "without", password: string) {
  const { work, passwords, plain, fresh } = counted();
  const account = { nobody: null, fresh, without: plain, hashed: { ...fresh, passwordHash: await passwords.hash(PASSWORD) } }[kind];
  work.powers = 0;
  await passwords.matches(pool, account, password);
  const { powers } = work;
  const busy = passwords.hash(PASSWORD);
  const refusal = await passwords.matches(pool, account, password).then(
    () => null,
    ({ type }: { type: string }) => type,
  );
  await busy;
  return { powers, refusal };
}

describe("a try at a password", () => {
  it.each([
    ["nobody", PASSWORD],
    ["without", PASSWORD],
    ["fresh", PASSWORD],
    ["fresh", "wrong horse"],
    ["hashed", PASSWORD],
    ["hashed", "wrong horse"],
  ] as const)("costs one modular power and one hash, whoever it is for: %s, with %s", async (kind, password) => {
    expect(await costOf(kind, password)).toEqual({ powers: 1, refusal: "TooManyRequestsException" });
  });
});
