import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Account } from "#domain/identity/core/types.ts";
import { minutes, seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { codeOf, wrongCodeOf } from "#test/support/totp.ts";
import { base32Of, checkTotp, newTotpSecret, openTotp, sealTotp, stepOfCode, takeTotp } from "./totp.server.ts";

// RFC 6238, appendix B: the SHA-1 rows, of which the last six digits.
const RFC_SECRET = Buffer.from("12345678901234567890");

describe("the code of a step", () => {
  it.each([
    [59, "287082", 1],
    [1_111_111_109, "081804", 37_037_036],
    [1_111_111_111, "050471", 37_037_037],
    [1_234_567_890, "005924", 41_152_263],
    [2_000_000_000, "279037", 66_666_666],
    [20_000_000_000, "353130", 666_666_666],
  ])("at %s s is %s (RFC 6238)", (at, code, step) => {
    expect(stepOfCode(RFC_SECRET, code, new Date(seconds(at)))).toBe(step);
  });

  it("is taken one step early or late, not two", () => {
    const at = (offset: number) => new Date(seconds(1_111_111_111 + offset));
    expect(stepOfCode(RFC_SECRET, "050471", at(30))).toBe(37_037_037);
    expect(stepOfCode(RFC_SECRET, "050471", at(-30))).toBe(37_037_037);
    expect(stepOfCode(RFC_SECRET, "050471", at(60))).toBeNull();
    expect(stepOfCode(RFC_SECRET, "050471", at(-60))).toBeNull();
  });

  it.each(["", "05047", "0504711", "O50471", "-50471", "050 47"])("is not %j", (code) => {
    expect(stepOfCode(RFC_SECRET, code, new Date(seconds(1_111_111_111)))).toBeNull();
  });
});

describe("a secret", () => {
  it("has 160 random bits, in the letters apps take", () => {
    const [one, other] = [newTotpSecret(randomBytes), newTotpSecret(randomBytes)];
    expect(one).toHaveLength(20);
    expect(one).not.toEqual(other);
    expect(base32Of(one)).toMatch(/^[A-Z2-7]{32}$/);
    expect(base32Of(RFC_SECRET)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  });
});

describe("the codes of an account", () => {
  let db: Db;
  let identity: TestIdentity;
  let account: Account;
  beforeAll(async () => {
    ({ db } = await testDatabase());
    identity = await testIdentity(db);
  });
  beforeEach(async () => {
    account = await identity.account();
  });
  const secret = newTotpSecret(randomBytes);
  const given = (code: string) => ({ sub: account.sub, secret, code });

  it("count once each, and never after a later one", async () => {
    const { service, clock } = identity;
    const now = codeOf(secret, clock);
    const before = codeOf(secret, clock, -1);
    expect(await takeTotp(service, given(now))).toBe("right");
    await expect(takeTotp(service, given(now))).rejects.toMatchObject({ type: "ExpiredCodeException" });
    await expect(takeTotp(service, given(before))).rejects.toMatchObject({ type: "ExpiredCodeException" });
    clock.advance(seconds(30));
    expect(await takeTotp(service, given(codeOf(secret, clock)))).toBe("right");
  });

  it("count once when they come at the same time", async () => {
    const code = codeOf(secret, identity.clock);
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => takeTotp(identity.service, given(code))));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("are refused after ten wrong ones within an hour, also the right one, and taken again later", async () => {
    const { service, clock } = identity;
    for (let n = 0; n < 10; n++) expect(await checkTotp(service, given(wrongCodeOf(secret, clock)))).toBeNull();
    await expect(checkTotp(service, given(codeOf(secret, clock)))).rejects.toMatchObject({ type: "LimitExceededException" });
    clock.advance(minutes(61));
    expect(await checkTotp(service, given(codeOf(secret, clock)))).not.toBeNull();
  });

  it("are never limited while they are right", async () => {
    for (let n = 0; n < 15; n++) expect(await checkTotp(identity.service, given(codeOf(secret, identity.clock)))).not.toBeNull();
  });

  it("come of a secret that only its own account opens", async () => {
    const { secrets } = identity.service;
    const totpSealed = sealTotp(secrets, account.sub, secret);
    expect(totpSealed.includes(secret)).toBe(false);
    expect(openTotp(secrets, { sub: account.sub, totpSealed })).toEqual(secret);
    expect(openTotp(secrets, { sub: account.sub, totpSealed: null })).toBeNull();
    expect(() => openTotp(secrets, { sub: "another", totpSealed })).toThrow("cannot be opened");
  });
});
