import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moderateNote, takeCorrectionStep } from "#domain/risk/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { type TestApi, testApi } from "../../../test/support/api.ts";
import { testDatabase } from "../../../test/support/database.ts";
import { anApartment, insertMarket } from "../../../test/support/typed-market.ts";

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

describe("a correction", () => {
  it("is received, due in five business days, without what its sender wrote", async () => {
    const { status, body } = await api.post(`${PATH}/corrections`, letter);

    expect(status).toBe(201);
    expect(body).toMatchObject({ field: "reserveFund", title: "修繕積立金", state: "received", answerDueOn: "2026-11-30" });
    expect(body.log).toEqual([{ from: null, to: "received", note: null, on: "2026-11-21" }]);
    expect(JSON.stringify((await api.get(`${PATH}/corrections`)).body)).not.toMatch(/255|議事録|example/i);
  });

  it("puts its indicators 確認中 only while it is being checked, and changes the building when it is accepted", async () => {
    const { body } = await api.post(`${PATH}/corrections`, letter);
    expect((await api.get(PATH)).body.checking).toEqual([]);

    await takeCorrectionStep(api.deps, { id: body.id, event: "start", note: null, fields: [] });
    expect((await api.get(PATH)).body.checking).toEqual(["reserve_fund"]);

    const fields = [
      { field: "reserveFundYenPerM2", value: 255, asOf: "2026" },
      { field: "floorAreaM2", value: 12_000, asOf: null },
      { field: "floors", value: 14, asOf: null },
    ];
    const accepted = await takeCorrectionStep(api.deps, { id: body.id, event: "accept", note: "議事録を確認しました", fields });
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
    const { body } = await api.post(`${PATH}/corrections`, letter);
    const step = { id: body.id, fields: [] };

    expect(await takeCorrectionStep(api.deps, { ...step, event: "accept", note: "はい" })).toEqual({ ok: false, reason: "not-now" });
    await takeCorrectionStep(api.deps, { ...step, event: "start", note: null });
    expect(await takeCorrectionStep(api.deps, { ...step, event: "reject", note: " " })).toEqual({ ok: false, reason: "note-missing" });
    expect(await takeCorrectionStep(api.deps, { ...step, id: "nobody", event: "start", note: null })).toEqual({
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

  it("counts a waiting buyer and an owner once each, whoever asks again", async () => {
    const buyer = { kind: "waiting-buyer", apartmentKey: "toyosu-residence", email: "b@example.jp", priceUpTo: 80_000_000 };
    expect((await api.post("/api/estate/risk/inquiries", buyer)).body).toMatchObject({ answerDueOn: null, isRepeated: false });
    expect((await api.post("/api/estate/risk/inquiries", { ...buyer, floor: 5 })).body.isRepeated).toBe(true);
    await api.post("/api/estate/risk/inquiries", { kind: "owner", apartmentKey: "toyosu-residence", email: "b@example.jp" });

    expect((await api.get(`${PATH}/interest`)).body).toEqual({ waitingBuyers: 1, owners: 1 });
  });

  it.each([
    [{ kind: "question" }, "message"],
    [{ kind: "listing" }, "apartmentName"],
    [{ kind: "registration" }, "apartmentKey"],
    [{ kind: "poem", message: "x" }, "kind"],
  ])("is refused when it lacks what its kind needs: %j", async (input, field) => {
    const { status, body } = await api.post("/api/estate/risk/inquiries", { email: "a@example.jp", ...input });

    expect(status).toBe(422);
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  it("is not taken for an unknown building", async () => {
    const input = { kind: "owner", apartmentKey: "nobody", email: "a@example.jp" };

    expect((await api.post("/api/estate/risk/inquiries", input)).status).toBe(404);
  });
});

describe("まちの声", () => {
  it("is shown only once a moderator let it through, and can be hidden again", async () => {
    const { status, body } = await api.post(`${PATH}/notes`, { stance: "resident", body: " 朝は静かです " });
    expect(status).toBe(202);
    expect((await api.get(`${PATH}/notes`)).body).toEqual({ items: [] });

    expect(await moderateNote(db, { id: body.id, state: "shown", at: api.clock.now() })).toBe(true);
    expect((await api.get(`${PATH}/notes`)).body.items).toEqual([
      { id: body.id, stance: "resident", body: "朝は静かです", writtenAt: "2026-11-21T03:00:00.000Z" },
    ]);

    await moderateNote(db, { id: body.id, state: "hidden", at: api.clock.now() });
    expect((await api.get(`${PATH}/notes`)).body.items).toEqual([]);
    expect(await moderateNote(db, { id: "nobody", state: "shown", at: api.clock.now() })).toBe(false);
  });

  it("is refused when it is empty or too long", async () => {
    for (const body of ["", "  ", "あ".repeat(401)]) expect((await api.post(`${PATH}/notes`, { stance: "owner", body })).status).toBe(422);
  });

  it("is limited to a few from one caller", async () => {
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await api.post(`${PATH}/notes`, { stance: "owner", body: `${i}` })).status);

    expect(statuses.filter((status) => status === 202)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });
});
