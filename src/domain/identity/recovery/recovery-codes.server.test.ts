import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount, findAccount } from "#domain/identity/core/account-store.server.ts";
import { secretsFrom } from "#domain/identity/core/secrets.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { newTotpSecret, sealTotp } from "#domain/identity/mfa/totp.server.ts";
import { createRecoveryCodes } from "#domain/identity/operations/create-recovery-codes.server.ts";
import { describeRecoveryCodes } from "#domain/identity/operations/describe-recovery-codes.server.ts";
import { respondToAuthChallenge } from "#domain/identity/operations/respond-to-auth-challenge.server.ts";
import { setUserMfaPreference } from "#domain/identity/operations/set-user-mfa-preference.server.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { makeRecoveryCodes, takeRecoveryCode } from "./recovery-codes.server.ts";
import { deleteRecoverySet } from "./recovery-store.server.ts";

const PHONE = "+819012345678";
let db: Db;
let identity: TestIdentity;
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

type Token = { AccessToken: string };

async function member(factor: "totpMfa" | "smsMfa"): Promise<{ account: Account; token: Token; codes: string[] }> {
  const account = await identity.account();
  const token = { AccessToken: (await identity.signIn(account)).AuthenticationResult.AccessToken };
  const totpSealed = sealTotp(identity.service.secrets, account.sub, newTotpSecret(randomBytes));
  const attributes = { ...account.attributes, phone_number: PHONE, phone_number_verified: "true" };
  await changeAccount(db, account.sub, { attributes, totpSealed, [factor]: true }, identity.clock.now());
  return { account, token, codes: await codesOf(token) };
}

async function codesOf(token: Token): Promise<string[]> {
  return ((await identity.run(createRecoveryCodes, token)) as { RecoveryCodes: string[] }).RecoveryCodes;
}

const left = (token: Token) => identity.run(describeRecoveryCodes, token);

/** The answer to the code question of a new sign-in; the message where it is refused. */
async function answer(account: Account, code: string, step?: { ChallengeName?: string; Session?: string }) {
  const { ChallengeName = "", Session } = step ?? (await identity.signIn(account));
  const ChallengeResponses = { USERNAME: account.username, [`${ChallengeName}_CODE`]: code };
  const body = { ClientId: identity.client.id, ChallengeName, Session, ChallengeResponses };
  return identity.run(respondToAuthChallenge, body).catch((error: Error) => error.message);
}
const TOKENS = expect.objectContaining({ AuthenticationResult: expect.objectContaining({ TokenType: "Bearer" }) });

describe("recovery codes", () => {
  it("are ten different ones, told once, and counted afterwards", async () => {
    const { token, codes } = await member("totpMfa");

    expect(new Set(codes).size).toBe(10);
    expect(await left(token)).toEqual({ Remaining: 10, CreationDate: identity.clock.now().getTime() / 1000 });
  });

  it("are of one whole set where two are asked for at once, the first set or a later one", async () => {
    const { account, token } = await member("totpMfa");
    for (const hasSet of [true, false]) {
      if (!hasSet) await inTransaction(db, (tx) => deleteRecoverySet(tx, account.sub));
      const sets = await Promise.all([codesOf(token), codesOf(token), codesOf(token)]);
      const answers = await Promise.all(sets.map(async ([code = ""]) => answer(account, code)));

      expect(answers.filter((one) => typeof one === "object")).toHaveLength(1);
      expect(await left(token)).toMatchObject({ Remaining: 9 });
    }
  });

  it.each(["totpMfa", "smsMfa"] as const)("answer where the code of the factor is asked for, once each: %s", async (factor) => {
    const { account, token, codes } = await member(factor);
    const [first = "", second = ""] = codes;

    expect(await answer(account, first)).toEqual(TOKENS);
    expect(await answer(account, first)).toMatch(/^Invalid code/);
    expect(await answer(account, second.toLowerCase().replaceAll("-", " "))).toEqual(TOKENS);
    expect(await left(token)).toMatchObject({ Remaining: 8, LastUsedDate: identity.clock.now().getTime() / 1000 });
  });

  it("let one of two sign-ins through that send the same code at the same moment", async () => {
    const { account, codes } = await member("totpMfa");
    const steps = [await identity.signIn(account), await identity.signIn(account)];
    const answers = await Promise.all(steps.map((step) => answer(account, codes[0] ?? "", step)));

    expect(answers.filter((one) => typeof one === "object")).toHaveLength(1);
  });

  it("stay unused where the step they were sent with was spent", async () => {
    const { account, token, codes } = await member("totpMfa");
    const step = await identity.signIn(account);
    await answer(account, codes[0] ?? "", step);

    expect(await answer(account, codes[1] ?? "", step)).toMatch(/can only be used once/);
    expect(await left(token)).toMatchObject({ Remaining: 9 });
  });

  it("are of one account", async () => {
    const [mine, theirs] = [await member("totpMfa"), await member("totpMfa")];
    expect(await answer(mine.account, theirs.codes[0] ?? "")).toMatch(/^Invalid code/);
  });

  it("end when new ones are made, and when the last second factor is turned off", async () => {
    const { account, token, codes } = await member("totpMfa");
    const renewed = await codesOf(token);
    expect(await answer(account, codes[0] ?? "")).toMatch(/^Invalid code/);
    expect(await answer(account, renewed[0] ?? "")).toEqual(TOKENS);

    await identity.run(setUserMfaPreference, { ...token, SoftwareTokenMfaSettings: { Enabled: false } });
    expect(await left(token)).toEqual({ Remaining: 0 });
  });

  it("cannot be guessed: after ten wrong ones in an hour even a right one is refused", async () => {
    const { account, codes } = await member("totpMfa");
    for (let sent = 0; sent < 10; sent++) expect(await answer(account, "AAAA-AAAA-AAAA")).toMatch(/^Invalid code/);

    expect(await answer(account, codes[0] ?? "")).toMatch(/^Attempt limit exceeded/);
  });

  it("cannot be read from the database", async () => {
    const { account, codes } = await member("totpMfa");
    const { rows } = await sql<{ text: string }>`
      select s::text || c::text as text from identity_recovery_set s join identity_recovery_code c using (sub)
      where sub = ${account.sub}`.execute(db);
    const audit = await sql<{ text: string }>`select a::text as text from identity_audit a where sub = ${account.sub}`.execute(db);
    const dump = [...rows, ...audit.rows].map(({ text }) => text).join("\n");

    expect(rows).toHaveLength(10);
    for (const code of codes) {
      const plain = code.replaceAll("-", "");
      expect(dump).not.toContain(plain);
      expect(dump).not.toContain(Buffer.from(plain).toString("hex"));
    }
  });

  it("outlive a change of the service's key, because they are on paper", async () => {
    const { account } = await member("totpMfa");
    const [before, after] = [randomBytes(32), randomBytes(32)];
    const { service } = identity;
    const codes = await inTransaction(db, (tx) => makeRecoveryCodes({ ...service, secrets: secretsFrom([before]) }, tx, account.sub));
    const rotated = { ...service, secrets: secretsFrom([after, before]) };
    const given = { sub: account.sub, code: (codes.codes[0] ?? "").replaceAll("-", "") };

    expect(await inTransaction(db, (tx) => takeRecoveryCode(rotated, tx, given))).toBe(9);
  });

  it("go with their account", async () => {
    const { account } = await member("totpMfa");
    await sql`delete from identity_account where sub = ${account.sub}`.execute(db);

    expect(await findAccount(db, account.sub)).toBeNull();
    expect((await sql`select 1 from identity_recovery_set where sub = ${account.sub}`.execute(db)).rows).toEqual([]);
  });
});
