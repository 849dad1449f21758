import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { answerLetter, openMailedLetters } from "#domain/letters/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const PATH = "/api/estate/data-requests";
const request = { request: "disclosure", message: "登録した住所の開示を希望します。", name: "見本 花子", email: "hanako@example.jp" };
const mailsTo = async (to: string) => {
  const { rows } = await sql<{ kind: string }>`select kind from outbox where recipient = ${to} order by kind`.execute(db);
  return rows.map(({ kind }) => kind);
};

describe("a request about personal data", () => {
  it("gets a number, a day of its answer and a receipt, and waits for an answer by mail", async () => {
    const api = testApi(db, null, { randomBytes });
    const email = "first@example.jp";

    const { status, body, headers } = await api.post(PATH, { ...request, email, accountEmail: "other@example.jp" });

    expect([status, headers.get("cache-control"), body.isRepeated]).toEqual([201, "no-store", false]);
    expect(body.answerDueOn).toBe("2026-11-30");
    expect(await mailsTo(email)).toEqual(["letter-received"]);
    const open = await openMailedLetters(db);
    expect(open.find(({ id }) => id === body.id)).toMatchObject({
      kind: "data-request",
      subject: null,
      fields: { request: "disclosure", name: "見本 花子", accountEmail: "other@example.jp" },
    });
    expect(await answerLetter({ db, clock: api.clock }, { id: body.id, answer: "お送りします。" })).toMatchObject({ ok: true });
    expect(await mailsTo(email)).toEqual(["letter-answered", "letter-received"]);
  });

  it("that comes again within a day is the first one", async () => {
    const api = testApi(db, null, { randomBytes });
    const again = { ...request, email: "again@example.jp" };

    const [first, second] = [await api.post(PATH, again), await api.post(PATH, again)];

    expect(second.body).toMatchObject({ id: first.body.id, isRepeated: true });
  });

  it.each([
    ["left out", undefined],
    ["left blank", " "],
  ])("is taken with its name %s, as the policy says", async (how, name) => {
    const api = testApi(db, null, { randomBytes });
    const { status, body } = await api.post(PATH, {
      ...request,
      name,
      email: "nameless@example.jp",
      message: `名前を書かない請求（${how}）`,
    });

    expect(status).toBe(201);
    expect((await openMailedLetters(db)).find(({ id }) => id === body.id)?.fields).not.toHaveProperty("name");
  });

  it.each([
    ["no kind", { request: undefined }, "request"],
    ["a kind that is none", { request: "everything" }, "request"],
    ["no words", { message: "" }, "message"],
    ["no address to answer to", { email: "nowhere" }, "email"],
    ["an account that is no address", { accountEmail: "nobody" }, "accountEmail"],
  ])("is refused with %s, at its field", async (_name, change, field) => {
    const { status, body } = await testApi(db, null, { randomBytes }).post(PATH, { ...request, ...change });

    expect(status).toBe(422);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it("of a program that fills in everything is answered and kept nowhere", async () => {
    const email = "robot@example.jp";

    const { status, body } = await testApi(db, null, { randomBytes }).post(PATH, { ...request, email, leaveEmpty: "x" });

    expect([status, body.answerDueOn]).toEqual([201, "2026-11-30"]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it("is limited by caller", async () => {
    const api = testApi(db, null, { randomBytes });
    const sent = async () => (await api.post(PATH, { ...request, leaveEmpty: "x" })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push(await sent());

    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(statuses[10]).toBe(429);
  });
});
