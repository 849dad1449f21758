import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerLetter, moderateNote } from "#domain/letters/index.server.ts";
import { forgetOldLetters } from "#domain/letters/letter-jobs.server.ts";
import { reviewCorrection } from "#domain/risk/index.server.ts";
import { days, hours } from "#kernel/duration.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import type { Db } from "#platform/db.server.ts";
import { type TestApi, testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { moved } from "#test/support/layer-rows.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

const PATH = "/api/estate/risk/toyosu-residence";
const letter = { field: "reserveFund", proposed: "月255円/㎡です", evidence: "総会議事録 2026年5月", email: "Owner@Example.JP" };

let db: Db;
let api: TestApi;

beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { apartments: [anApartment()] });
});

beforeEach(() => {
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  api = testApi(db, null, { randomBytes });
});

describe("a letter about a place", () => {
  const centre = anApartment().place;
  const pin = placeKeyOf({ precision: "point", place: moved(centre, 40) });
  const ofPlace = { ...letter, field: "flood" };
  const inquiry = { apartmentKey: pin, email: "p@example.jp" };
  beforeAll(async () => {
    await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...centre })]);
  });

  it("may correct what is said of any place, and stands in the log of its 町丁目 by the name of the place", async () => {
    const { status, body } = await api.post(`/api/estate/risk/${pin}/corrections`, ofPlace);
    const town = placeKeyOf({ precision: "town", place: centre });

    expect([status, body]).toMatchObject([201, { field: "flood", placeName: "江東区豊洲五丁目付近", state: "received" }]);
    expect((await api.get(`/api/estate/risk/${town}/corrections`)).body.items).toMatchObject([{ id: body.id }]);
    expect((await api.get(`${PATH}/corrections`)).body.items).toEqual([]);
  });

  it.each(["units", "builtYear", "name", "managementStars"])("may not correct %s, which only a building has", async (field) => {
    const { status, body } = await api.post(`/api/estate/risk/${pin}/corrections`, { ...letter, field });

    expect([status, body.errors]).toMatchObject([422, [{ field: "field", reason: "unknown-choice" }]]);
  });

  it("may ask and register, and may not ask to visit", async () => {
    const send = async (more: object) => (await api.post("/api/estate/risk/inquiries", { ...inquiry, ...more })).status;

    expect(await send({ kind: "question", message: "夜は静かですか" })).toBe(201);
    expect(await send({ kind: "registration", wantsUpdates: true })).toBe(201);
    expect(await send({ kind: "visit", preferredDates: "土曜の午後" })).toBe(404);
    const { rows } = await sql`select kind, place_key, place_name from letter where email = 'p@example.jp'`.execute(db);
    expect(rows).toEqual([{ kind: "question", place_key: pin, place_name: "江東区豊洲五丁目付近" }]);
  });
});

describe("a correction", () => {
  it("is received, due in five business days, without what its sender wrote", async () => {
    const { status, body } = await api.post(`${PATH}/corrections`, letter);

    expect(status).toBe(201);
    expect(body).toMatchObject({ field: "reserveFund", title: "修繕積立金", state: "received", answerDueOn: "2026-11-30" });
    expect(body.log).toEqual([{ from: null, to: "received", note: null, on: "2026-11-21" }]);
    expect(JSON.stringify((await api.get(`${PATH}/corrections`)).body)).not.toMatch(/255|議事録|example/i);
  });

  it.each([
    ["proposed", "255\0円"],
    ["evidence", "\ud800"],
    ["email", "a\0b@example.jp"],
  ])("whose %s has what no database keeps is refused", async (field, text) => {
    const { status, body } = await api.post(`${PATH}/corrections`, { ...letter, [field]: text });

    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field }]);
  });

  it("puts its indicators 確認中 only while it is being checked, and changes the building when it is accepted", async () => {
    const { body } = await api.post(`${PATH}/corrections`, letter);
    expect((await api.get(PATH)).body.checking).toEqual([]);

    await reviewCorrection(api.deps, { id: body.id, event: "start", note: null, fields: [] });
    expect((await api.get(PATH)).body.checking).toEqual(["reserve_fund"]);

    const fields = [
      { field: "reserveFundYenPerM2", value: 255, asOf: "2026" },
      { field: "floorAreaM2", value: 12_000, asOf: null },
      { field: "floors", value: 14, asOf: null },
    ];
    const accepted = await reviewCorrection(api.deps, { id: body.id, event: "accept", note: "議事録を確認しました", fields });
    expect(accepted.ok).toBe(true);

    const report = (await api.get(PATH)).body;
    const fund = report.rating.pillars[2].indicators.find(({ id }: { id: string }) => id === "reserve_fund");
    expect(report.checking).toEqual([]);
    expect(fund).toMatchObject({ state: "ok", value: 0.94, provenance: { attribution: "訂正(確認済み)" } });
    const [latest] = (await api.get(`${PATH}/corrections`)).body.items.filter(({ id }: { id: string }) => id === body.id);
    expect(latest.log.map(({ to }: { to: string }) => to)).toEqual(["received", "checking", "accepted"]);
    expect(latest).toMatchObject({ state: "accepted", reason: "議事録を確認しました" });
  });

  it("cannot be decided before it is checked, nor without a word", async () => {
    const { body } = await api.post(`${PATH}/corrections`, { ...letter, proposed: "月260円/㎡です" });
    const step = { id: body.id, fields: [] };

    expect(await reviewCorrection(api.deps, { ...step, event: "accept", note: "はい" })).toEqual({ ok: false, reason: "not-now" });
    await reviewCorrection(api.deps, { ...step, event: "start", note: null });
    expect(await reviewCorrection(api.deps, { ...step, event: "reject", note: " " })).toEqual({ ok: false, reason: "note-missing" });
    expect(await reviewCorrection(api.deps, { ...step, id: "nobody", event: "start", note: null })).toEqual({
      ok: false,
      reason: "unknown",
    });
  });

  it.each([
    [{ field: "castle" }, "field"],
    [{ proposed: " " }, "proposed"],
    [{ evidence: "" }, "evidence"],
    [{ email: "no address" }, "email"],
  ])("is refused with %j", async (change, field) => {
    const { status, body } = await api.post(`${PATH}/corrections`, { ...letter, ...change });

    expect(status).toBe(422);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it("is not taken for an unknown building", async () => {
    expect((await api.post("/api/estate/risk/nobody/corrections", letter)).status).toBe(404);
  });
});

describe("an inquiry", () => {
  it("is taken in with the day by which it is answered", async () => {
    const { status, body } = await api.post("/api/estate/risk/inquiries", { kind: "question", email: "a@example.jp", message: "はい" });

    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: "question", answerDueOn: "2026-11-30", isRepeated: false });
  });

  it.each([
    [{ kind: "question" }, "message"],
    [{ kind: "registration" }, "apartmentKey"],
    [{ kind: "visit", apartmentKey: "k1" }, "preferredDates"],
    [{ kind: "poem", message: "x" }, "kind"],
  ])("is refused when it lacks what its kind needs: %j", async (input, field) => {
    const { status, body } = await api.post("/api/estate/risk/inquiries", { email: "a@example.jp", ...input });

    expect(status).toBe(422);
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  it("is not taken for an unknown building", async () => {
    const input = { kind: "visit", apartmentKey: "nobody", preferredDates: "土曜の午後", email: "a@example.jp" };

    expect((await api.post("/api/estate/risk/inquiries", input)).status).toBe(404);
  });
});

describe("まちの声", () => {
  it("is shown only once a moderator let it through, and can be hidden again", async () => {
    const { status, body } = await api.post(`${PATH}/notes`, { stance: "resident", body: " 朝は静かで、鳥の声がします " });
    expect(status).toBe(202);
    expect((await api.get(`${PATH}/notes`)).body).toEqual({ items: [] });

    expect(await moderateNote(db, { id: body.id, state: "shown", at: api.clock.now() })).toBe(true);
    expect((await api.get(`${PATH}/notes`)).body.items).toEqual([
      { id: body.id, stance: "resident", body: "朝は静かで、鳥の声がします", writtenAt: "2026-11-21T03:00:00.000Z" },
    ]);

    await moderateNote(db, { id: body.id, state: "hidden", at: api.clock.now() });
    expect((await api.get(`${PATH}/notes`)).body.items).toEqual([]);
    expect(await moderateNote(db, { id: "nobody", state: "shown", at: api.clock.now() })).toBe(false);
  });

  it("is refused when it is empty, too short or too long", async () => {
    for (const body of ["", "  ", "九文字しかない声", "あ".repeat(401)])
      expect((await api.post(`${PATH}/notes`, { stance: "owner", body })).status).toBe(422);
  });
});

describe("every way to write", () => {
  const question = { kind: "question", email: "a@example.jp", message: "はい" };
  const note = { stance: "owner", body: "夜もとても静かな通りです" };

  it.each<[string, object]>([
    [`${PATH}/notes`, note],
    [`${PATH}/corrections`, letter],
    ["/api/estate/risk/inquiries", question],
  ])("is limited to a few from one caller, with the time to wait: %s", async (path, body) => {
    const answers = [];
    for (let i = 0; i < 11; i += 1) answers.push(await api.post(path, body));

    expect(answers.slice(0, 10).map(({ status }) => status < 300)).not.toContain(false);
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.headers.get("retry-after")).toBe("20");
  });

  it.each<[string, object, string]>([
    [`${PATH}/notes`, note, "town_note"],
    [`${PATH}/corrections`, { ...letter, email: "robot@example.jp" }, "risk_correction"],
    ["/api/estate/risk/inquiries", { ...question, email: "robot@example.jp" }, "letter"],
  ])("answers a program that fills in every field as usual, and keeps nothing: %s", async (path, body, table) => {
    const rows = async () => (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n;
    const before = await rows();
    const usual = await api.post(path, body);
    const trapped = await api.post(path, { ...body, leaveEmpty: "https://spam.example" });

    expect(trapped.status).toBe(usual.status);
    expect(Object.keys(trapped.body)).toEqual(Object.keys(usual.body));
    expect(await rows()).toBe((before ?? 0) + 1);
  });
});

describe("the answer to a letter", () => {
  const mailsTo = async (to: string) => {
    const { rows } = await sql<{ kind: string; facts: Record<string, unknown> }>`
      select kind, facts from outbox where recipient = ${to} order by id`.execute(db);
    return rows;
  };
  const ask = (email: string, more: object = {}) =>
    api.post("/api/estate/risk/inquiries", { kind: "question", apartmentKey: "toyosu-residence", message: "駐車場の空き", email, ...more });

  it("begins with a receipt by mail, with the number and the day", async () => {
    const { id } = (await ask("q1@example.jp")).body;
    const numberToReadOut = /^[A-HJKMNP-Z2-9]{4}(-[A-HJKMNP-Z2-9]{4}){2}$/;
    expect(id).toMatch(numberToReadOut);

    const subject = { kind: "building", key: "toyosu-residence", name: "豊洲レジデンス" };
    expect(await mailsTo("q1@example.jp")).toEqual([
      { kind: "letter-received", facts: { letter: "question", number: id, dueOn: "2026-11-30", subject } },
    ]);
    expect(api.queued).toHaveLength(1);
    expect((await ask("trapped@example.jp", { leaveEmpty: "x" })).body.id).toMatch(numberToReadOut);
  });

  it("is one for the same letter within a day, which keeps its first number", async () => {
    const first = (await ask("q2@example.jp")).body;
    api.clock.advance(hours(23));
    const again = (await ask("q2@example.jp")).body;

    expect(again).toEqual({ ...first, isRepeated: true });
    expect(await mailsTo("q2@example.jp")).toHaveLength(1);
    expect((await ask("q2@example.jp", { message: "ほかの質問" })).body).toMatchObject({ isRepeated: false });
    api.clock.advance(hours(2));
    expect((await ask("q2@example.jp")).body.isRepeated).toBe(false);
  });

  it("is one also where two come at once", async () => {
    const answers = await Promise.all([ask("q3@example.jp"), ask("q3@example.jp"), ask("q3@example.jp")]);

    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await mailsTo("q3@example.jp")).toHaveLength(1);
  });

  it("goes out by mail once, and the letter is removed three years later", async () => {
    const { id } = (await ask("q4@example.jp")).body;

    expect(await answerLetter(api.deps, { id, answer: " " })).toEqual({ ok: false, reason: "empty" });
    expect((await answerLetter(api.deps, { id, answer: " 空きがあります。 " })).ok).toBe(true);
    expect(await answerLetter(api.deps, { id, answer: "もう一度" })).toEqual({ ok: false, reason: "unknown" });
    expect((await mailsTo("q4@example.jp")).at(-1)).toMatchObject({
      kind: "letter-answered",
      facts: { number: id, answer: "空きがあります。" },
    });
    api.clock.advance(days(3 * 365 - 1));
    await forgetOldLetters(api.deps);
    const left = async () => (await sql`select 1 from letter where id = ${id}`.execute(db)).rows.length;
    expect(await left()).toBe(1);
    api.clock.advance(days(3));
    await forgetOldLetters(api.deps);
    expect(await left()).toBe(0);
  });

  it("to a correction tells what came of it, and why", async () => {
    const sent = (await api.post(`${PATH}/corrections`, { ...letter, email: "c1@example.jp" })).body;
    await reviewCorrection(api.deps, { id: sent.id, event: "start", note: null, fields: [] });
    await reviewCorrection(api.deps, { id: sent.id, event: "reject", note: "資料を確認できませんでした", fields: [] });

    expect((await mailsTo("c1@example.jp")).map(({ kind, facts }) => [kind, facts.number, facts.isAccepted, facts.reason])).toEqual([
      ["correction-received", sent.id, undefined, undefined],
      ["correction-decided", sent.id, false, "資料を確認できませんでした"],
    ]);
  });
});
