import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { hours, minutes, seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testCarrier } from "#test/support/carrier.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { deleteEndedCodes, findCodeDestination } from "./code-store.server.ts";
import { type CodeRequest, checkCode, sendCode, spendCode, takeCode } from "./codes.server.ts";

let db: Db;
let world: TestIdentity;
const carrier = testCarrier();
beforeAll(async () => {
  ({ db } = await testDatabase());
  world = await testIdentity(db, { parts: { send: carrier.send } });
});

const request = (account: Account, more: Partial<CodeRequest> = {}): CodeRequest => ({
  pool: world.pool,
  client: world.client,
  account,
  purpose: "reset",
  attributeName: "email",
  ...more,
});

const send = (account: Account, more: Partial<CodeRequest> = {}) => sendCode(world.service, request(account, more), CALLER);
const take = (account: Account, code: string, purpose: CodeRequest["purpose"] = "reset") =>
  takeCode(world.service, { sub: account.sub, purpose, code });

async function sentCode(account: Account, more: Partial<CodeRequest> = {}): Promise<string> {
  await send(account, more);
  return carrier.codeTo(more.destination ?? account.attributes[more.attributeName ?? "email"] ?? "");
}

const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");
const nameOf = (error: unknown) => (error instanceof IdentityRefusal ? error.type : String(error));

describe("a code", () => {
  it("is six digits in a message to the account's address, of which the answer shows a masked form", async () => {
    const account = await world.account({
      username: "hanako",
      attributes: { email: "hanako@example.jp", phone_number: "+819012345678" },
    });

    expect(await send(account)).toEqual({ Destination: "h***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" });
    expect(carrier.sent.at(-1)).toMatchObject({ to: "hanako@example.jp", username: "hanako", medium: "EMAIL" });
    expect(carrier.codeTo("hanako@example.jp")).toMatch(/^\d{6}$/);
    expect(await send(account, { purpose: "mfa:1", attributeName: "phone_number" })).toEqual({
      Destination: "+*******5678",
      DeliveryMedium: "SMS",
      AttributeName: "phone_number",
    });
  });

  it("is taken once and answers the address it proves", async () => {
    const account = await world.account();
    const code = await sentCode(account, { destination: "new@example.jp", purpose: "attribute:email" });

    expect(await take(account, code, "attribute:email")).toBe("new@example.jp");
    await expect(take(account, code, "attribute:email")).rejects.toMatchObject({ type: "ExpiredCodeException" });
  });

  it("is taken by one of two calls that come at once", async () => {
    const account = await world.account();
    const code = await sentCode(account);

    const outcomes = await Promise.allSettled([take(account, code), take(account, code), take(account, code)]);

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.flatMap((one) => (one.status === "rejected" ? [nameOf(one.reason)] : []))).toEqual([
      "ExpiredCodeException",
      "ExpiredCodeException",
    ]);
  });

  it("counts neither for another purpose nor for another account", async () => {
    const [account, other] = [await world.account(), await world.account()];
    const code = await sentCode(account);
    const otherCode = await sentCode(other);

    await expect(take(account, code, "sign-up")).rejects.toMatchObject({ type: "ExpiredCodeException" });
    if (code !== otherCode) await expect(take(other, code)).rejects.toMatchObject({ type: "CodeMismatchException" });
    expect(await take(account, code)).toBe(account.attributes.email);
  });

  it("takes the place of the one before", async () => {
    const account = await world.account();
    const first = await sentCode(account);
    const second = await sentCode(account);

    if (first !== second) await expect(take(account, first)).rejects.toMatchObject({ type: "CodeMismatchException" });
    expect(await take(account, second)).toBe(account.attributes.email);
  });

  it.each([
    ["reset", hours(1)],
    ["sign-up", hours(24)],
    ["attribute:email", hours(24)],
    ["mfa:7", minutes(3)],
  ] as const)("for %s lives %d ms", async (purpose, life) => {
    const inTime = await world.account();
    const tooLate = await world.account();
    const codes = [await sentCode(inTime, { purpose }), await sentCode(tooLate, { purpose })] as const;

    world.clock.advance(life - seconds(1));
    await expect(take(inTime, codes[0], purpose)).resolves.toBe(inTime.attributes.email);
    world.clock.advance(seconds(1));
    await expect(take(tooLate, codes[1], purpose)).rejects.toMatchObject({ type: "ExpiredCodeException" });
  });

  it("is dead after five wrong tries, even for the right one", async () => {
    const account = await world.account();
    const code = await sentCode(account);

    const refusals = [];
    for (let i = 0; i < 7; i += 1) refusals.push(nameOf(await take(account, otherThan(code)).catch((error: unknown) => error)));

    expect(refusals).toEqual([
      ...Array.from({ length: 5 }, () => "CodeMismatchException"),
      "LimitExceededException",
      "LimitExceededException",
    ]);
    await expect(take(account, code)).rejects.toMatchObject({ type: "LimitExceededException" });
  });

  it("still works after four wrong tries", async () => {
    const account = await world.account();
    const code = await sentCode(account);
    for (let i = 0; i < 4; i += 1) await take(account, otherThan(code)).catch(() => undefined);

    expect(await take(account, code)).toBe(account.attributes.email);
  });

  it("lets no more than five of many guesses at once be compared", async () => {
    const account = await world.account();
    const code = await sentCode(account);

    const outcomes = await Promise.all(Array.from({ length: 20 }, () => take(account, otherThan(code)).catch(nameOf)));

    expect(outcomes.filter((name) => name === "CodeMismatchException")).toHaveLength(5);
    expect(outcomes.filter((name) => name === "LimitExceededException")).toHaveLength(15);
  });

  it("can be looked at without being used up or counted", async () => {
    const account = await world.account();
    const code = await sentCode(account);
    const given = { sub: account.sub, purpose: "reset", code } as const;

    for (let i = 0; i < 6; i += 1) await checkCode(world.service, given);
    const right = await checkCode(world.service, given);

    await spendCode(db, right);
    await expect(spendCode(db, right)).rejects.toMatchObject({ type: "ExpiredCodeException" });
  });

  it("is kept only as a MAC", async () => {
    const account = await world.account();
    const code = await sentCode(account);

    const { rows } = await sql<{ text: string }>`select to_jsonb(c)::text as text from identity_code c where sub = ${account.sub}`.execute(
      db,
    );

    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(code);
  });

  it("stands in no line of the audit log", async () => {
    const account = await world.account();
    const code = await sentCode(account);

    const { rows } = await sql<{ event: string; text: string }>`
      select event, to_jsonb(a)::text as text from identity_audit a where sub = ${account.sub}`.execute(db);

    expect(rows.map(({ event }) => event)).toEqual(["code-sent"]);
    expect(rows[0]?.text).not.toContain(`"${code}"`);
    expect(rows[0]?.text).not.toContain(account.attributes.email);
  });
});

describe("codes to one account", () => {
  it("are refused after five in a quarter of an hour", async () => {
    const account = await world.account();
    for (let i = 0; i < 5; i += 1) await send(account);

    await expect(send(account)).rejects.toMatchObject({
      type: "LimitExceededException",
      message: "Attempt limit exceeded, please try after some time.",
    });
    await expect(send(account, { purpose: "attribute:email" })).resolves.toBeDefined();
    world.clock.advance(minutes(15));
    await expect(send(account)).resolves.toBeDefined();
  });

  it("are refused after twenty in a day, at whatever pace", async () => {
    const account = await world.account();
    for (let i = 0; i < 20; i += 1) {
      await send(account);
      world.clock.advance(minutes(20));
    }

    await expect(send(account)).rejects.toMatchObject({ type: "LimitExceededException" });
    world.clock.advance(hours(24));
    await expect(send(account)).resolves.toBeDefined();
  });
});

describe("codes to one address", () => {
  it("are refused after ten in an hour, whoever asks", async () => {
    const destination = "same@example.jp";
    for (let i = 0; i < 10; i += 1) await send(await world.account(), { destination });

    await expect(send(await world.account(), { destination: "SAME@example.jp" })).rejects.toMatchObject({
      type: "LimitExceededException",
    });
    world.clock.advance(hours(1));
    await expect(send(await world.account(), { destination })).resolves.toBeDefined();
  });
});

describe("codes to one mailbox", () => {
  it("are limited together, whatever case, tag or width its address is written with, and go where they were asked to", async () => {
    const written = ["mailbox@example.jp", "MailBox@example.jp", "mailbox+1@example.jp", "ｍａｉｌｂｏｘ@example.jp"];
    for (let i = 0; i < 10; i += 1) await send(await world.account(), { destination: written[i % written.length] ?? "" });
    expect(carrier.sent.slice(-2).map(({ to }) => to)).toEqual(["mailbox@example.jp", "MailBox@example.jp"]);

    await expect(send(await world.account(), { destination: "mailbox+never.seen@example.jp" })).rejects.toMatchObject({
      type: "LimitExceededException",
    });
    await expect(send(await world.account(), { destination: "other.mailbox@example.jp" })).resolves.toBeDefined();
  });
});

describe("a code that cannot be handed over", () => {
  it("is refused as such, and a new one can be asked for", async () => {
    const account = await world.account();

    carrier.fail(true);
    await expect(send(account)).rejects.toMatchObject({ type: "CodeDeliveryFailureException" });

    carrier.fail(false);
    expect(await take(account, await sentCode(account))).toBe(account.attributes.email);
  });
});

describe("codes that have expired", () => {
  it("are removed, so many at a time", async () => {
    const accounts = [await world.account(), await world.account()];
    for (const account of accounts) await send(account, { purpose: "mfa:9" });
    const kept = await world.account();
    await send(kept, { purpose: "sign-up" });
    world.clock.advance(minutes(4));
    const now = world.clock.now();

    let removed = 0;
    for (let last = -1; last !== 0; removed += last) last = await deleteEndedCodes(db, now, 3);

    expect(removed).toBeGreaterThanOrEqual(2);
    expect(await findCodeDestination(db, { sub: kept.sub, purpose: "sign-up" }, now)).toBe(kept.attributes.email);
  });
});
