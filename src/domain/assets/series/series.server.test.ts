import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { valueDue } from "#domain/assets/asset-jobs.server.ts";
import { NO_FACTS } from "#domain/assets/core/facts.ts";
import { editHome, valueLine } from "#domain/assets/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { usualSettings } from "#domain/notifications/index.server.ts";
import { writeChoice, writeSettings } from "#domain/notifications/settings/settings-store.server.ts";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { addHome, writtenEngine } from "#test/support/asset-homes.ts";
import { testDatabase } from "#test/support/database.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { valueMail } from "./mails.server.ts";
import { valueHomes } from "./value-homes.server.ts";
import { holdUnchanged, isRoundDone, subjectsOfHomes } from "./valued-store.server.ts";

const clock = movableClock(new Date("2026-11-05T00:00:00Z"));
const member: Member = { sub: "me", username: "me", accessToken: "", isEmailVerified: true };
const MAN = 10_000;
const flat = (unitMan: number) => () => unitMan * MAN;
let db: Db;
let engine: EstimateEngine;
const deps = () => ({ db, clock, engines: { current: async (kind: string) => (kind === "condo" ? engine : null) } });
const december = () => clock.moveTo(new Date("2026-12-05T00:00:00Z"));

beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { apartments: [anApartment()] });
});
beforeEach(async () => {
  clock.moveTo(new Date("2026-11-05T00:00:00Z"));
  for (const table of ["owned_property", "valuation_round", "inbox_note", "outbox", "notification_choice", "notification_setting"])
    await sql`delete from ${sql.table(table)}`.execute(db);
  engine = writtenEngine({ unitYen: flat(100) });
});

type Kept = { readonly id: string; readonly month: string; readonly q50: number; readonly source: string; readonly model: string };
const points = async (id?: string) => {
  const { rows } = await sql<Kept>`
    select property_id as id, month, q50, source, model_version as model from valuation_point
    where ${id === undefined ? sql`true` : sql`property_id = ${id}`} order by property_id, month`.execute(db);
  return rows;
};
const monthsOf = async (id: string) => (await points(id)).map(({ month }) => month);
const notes = async () => (await sql<{ body: string; title: string }>`select title, body from inbox_note order by id`.execute(db)).rows;
const waiting = async () =>
  (await sql<{ channel: string; kind: string; facts: object }>`select channel, kind, facts from outbox order by id`.execute(db)).rows;
const wants = (...ways: ("mail" | "line")[]) =>
  inTransaction(db, async (tx) => {
    const usual = { ...usualSettings("member:me"), quiet: null };
    await writeSettings(tx, { ...usual, mail: { address: "me@example.jp", state: "ok" }, at: clock.now() });
    for (const channel of ways)
      await writeChoice(tx, "member:me", { topic: "asset-value", channel, isOn: true, at: clock.now(), by: "member" });
  });

describe("a home that is new", () => {
  it("is valued back to its purchase, quarter by quarter, as far as the sales of its prefecture reach", async () => {
    const first = quarterIndex({ year: 2025, quarter: 3 });
    const unitYen = (quarter: number) => (quarter < first ? null : (100 + quarter - first) * MAN);
    engine = writtenEngine({ unitYen, tokyoUntil: { year: 2026, quarter: 2 } });
    await addHome(db, { id: "a", facts: { purchase: { on: "2025-02-10", priceYen: null, buildingYen: null, costsYen: null } } });
    expect(await valueDue(deps())).toEqual({ looked: 1, points: 5, told: 0, left: 0 });

    expect((await points("a")).map(({ month, q50, source }) => [month, q50 / MAN, source])).toEqual([
      ["2025-07", 7000, "backfill"],
      ["2025-10", 7070, "backfill"],
      ["2026-01", 7140, "backfill"],
      ["2026-04", 7210, "backfill"],
      ["2026-11", 7350, "monthly"],
    ]);
  });

  it("waits for no round, and begins with this month where nobody knows when it was bought", async () => {
    clock.moveTo(new Date("2026-11-02T00:00:00Z"));
    await addHome(db, { id: "a", apartmentKey: anApartment().key });
    await valueHomes(deps(), { isNewOnly: true, id: "a" });

    expect(await monthsOf("a")).toEqual(["2026-11"]);
  });

  it("has a reason in place of a value where too few sales are like it, and is looked at again with newer ones", async () => {
    engine = writtenEngine({ unitYen: () => null });
    await addHome(db, { id: "a" });
    await valueDue(deps());
    const reason = async () => (await sql<{ refusal: string | null }>`select refusal from home_valuation`.execute(db)).rows;
    expect([await reason(), await points()]).toEqual([[{ refusal: "too-few-comparables" }], []]);

    december();
    engine = writtenEngine({ unitYen: flat(100), dataRevision: 2 });
    await valueDue(deps());
    expect([await reason(), await monthsOf("a")]).toEqual([[{ refusal: null }], ["2026-12"]]);
  });

  it.each([
    ["is a draft", { state: "draft" }],
    ["rests", { state: "sold" }],
    ["has no model of its kind", { kind: "land" }],
    ["has no area", { facts: { areaM2: null } }],
  ] as const)("has no value while it %s, and holds up no round", async (_, home) => {
    await addHome(db, { id: "a", ...home });

    expect(await valueDue(deps())).toMatchObject({ looked: 0, points: 0, left: 0 });
    expect(await isRoundDone(db, "2026-11")).toBe(true);
  });
});

describe("a month", () => {
  beforeEach(async () => {
    await addHome(db, { id: "a" });
    await valueDue(deps());
  });

  it("without newer sales makes no point, no note and no message", async () => {
    await wants("mail");
    december();

    expect(await valueDue(deps())).toEqual({ looked: 0, points: 0, told: 0, left: 0 });
    expect([await monthsOf("a"), await notes(), await waiting()]).toEqual([["2026-11"], [], []]);
  });

  it("with newer sales makes one point, however often its round runs", async () => {
    december();
    engine = writtenEngine({ unitYen: flat(101), dataRevision: 2 });
    await valueDue(deps());
    const once = await points();
    engine = writtenEngine({ unitYen: flat(150), dataRevision: 3 });
    await valueDue(deps());

    expect(await points()).toEqual(once);
    expect(once.map(({ month, q50, source }) => [month, q50 / MAN, source])).toEqual([
      ["2026-11", 7000, "monthly"],
      ["2026-12", 7070, "monthly"],
    ]);
  });

  it("begins on its fifth day in Japan, or on the first day after it that the site is up", async () => {
    engine = writtenEngine({ unitYen: flat(101), dataRevision: 2 });
    clock.moveTo(new Date("2026-12-04T14:59:00Z"));
    expect((await valueDue(deps())).points).toBe(0);
    clock.moveTo(new Date("2026-12-20T00:00:00Z"));

    expect((await valueDue(deps())).points).toBe(1);
  });

  it("values anew a home whose size was put right, by its floor too, and nothing of before is left", async () => {
    const facts = { ...NO_FACTS, areaM2: 80, floor: 5, direction: "南" as const };
    expect(await editHome({ db, clock }, member, { id: "a", seen: 2, facts })).toMatchObject({ ok: true });
    expect(await points()).toEqual([]);
    await valueHomes(deps(), { isNewOnly: true, id: "a" });
    const [subject, kept] = [(await subjectsOfHomes(db, ["a"])).get("a"), (await points("a")).map(({ q50 }) => q50 / MAN)];
    expect([subject?.floor, subject?.direction, kept]).toEqual([5, "南", [8000]]);
  });

  it("leaves the values of a home alone of which something else was told", async () => {
    await editHome({ db, clock }, member, { id: "a", seen: 2, facts: { ...NO_FACTS, areaM2: 70, managementYen: 12_000 } });

    expect(await monthsOf("a")).toEqual(["2026-11"]);
  });

  it("begins anew beside real sales where the values were of samples", async () => {
    await sql`update home_valuation set is_sample = true`.execute(db);
    await sql`update valuation_point set month = '2026-10'`.execute(db);
    await valueDue(deps());

    expect(await monthsOf("a")).toEqual(["2026-11"]);
  });
});

describe("a round that is killed half way", () => {
  const many = 1_200;
  const addMany = async () => {
    await addHome(db, { id: "h0" });
    await sql`
      insert into owned_property select made.* from owned_property p, generate_series(1, ${many - 1}) n, lateral jsonb_populate_record(p,
        jsonb_build_object('id', 'h' || n, 'sub', 'member ' || n, 'facts', p.facts || jsonb_build_object('areaM2', 30 + n % 100))) made where p.id = 'h0'`.execute(
      db,
    );
  };

  it("goes on where it stood and ends with the rows of one that was not", async () => {
    await addMany();
    await valueDue(deps());
    const first = await points();
    december();
    engine = writtenEngine({ unitYen: flat(102), dataRevision: 2 });
    await valueDue(deps());
    const whole = await points();
    await sql`delete from valuation_point where month = '2026-12'`.execute(db);
    await sql`delete from valuation_round where month = '2026-12'`.execute(db);
    await sql`update home_valuation set looked_month = '2026-11', last_month = '2026-11', data_revision = 1`.execute(db);
    expect(await points()).toEqual(first);

    const stopping = new AbortController();
    let asked = 0;
    const dying: EstimateEngine = {
      ...engine,
      appraiseBriefly: (subjects, options) => {
        asked += subjects.length;
        if (asked > 600) stopping.abort();
        return engine.appraiseBriefly(subjects, options);
      },
    };
    await valueDue({ ...deps(), engines: { current: async (kind) => (kind === "condo" ? dying : null) } }, stopping.signal);
    const half = (await points()).length - first.length;
    expect([half > 0, half < many]).toEqual([true, true]);
    await valueDue(deps());

    expect(await points()).toEqual(whole);
  });

  it("fails as its store fails, and keeps what was written before", async () => {
    await addMany();
    const broken: EstimateEngine = {
      ...engine,
      appraiseBriefly: () => {
        throw new Error("gone");
      },
    };
    await expect(valueDue({ ...deps(), engines: { current: async (kind) => (kind === "condo" ? broken : null) } })).rejects.toThrow("gone");

    expect((await valueDue(deps())).points).toBe(many);
  });
});

it("keeps nothing of a home that its member changed while it was priced", async () => {
  await addHome(db, { id: "a" });
  await addHome(db, { id: "b" });
  const held = await inTransaction(db, (tx) =>
    holdUnchanged(tx, [
      { id: "a", version: 2 },
      { id: "b", version: 1 },
      { id: "gone", version: 2 },
    ]),
  );

  expect([...held]).toEqual(["a"]);
});

describe("a value that moved", () => {
  beforeEach(async () => {
    await addHome(db, { id: "a" });
    await valueDue(deps());
    december();
  });
  const value = (unitMan: number, { model = "condo-1", before = unitMan, revision = 2 } = {}) => {
    const now = quarterIndex({ year: 2026, quarter: 4 });
    engine = writtenEngine({
      unitYen: (quarter) => (quarter >= now ? unitMan : before) * MAN,
      modelVersion: model,
      dataRevision: revision,
    });
    return valueDue(deps());
  };
  const moveTo = (day: string) => clock.moveTo(new Date(`${day}T00:00:00Z`));

  it("by less than three per cent is told nobody", async () => {
    await wants("mail");

    expect([(await value(102.9)).told, await notes(), await waiting()]).toEqual([0, [], []]);
  });

  it("by three per cent is told in the inbox, and by mail to who wants it", async () => {
    await wants("mail");
    await value(103);

    expect(await notes()).toEqual([
      {
        title: "「家 a」の推定価格が変わりました",
        body: "7,210万円（80%の幅 6,489万円〜7,931万円）。前にお知らせしたときから、市場の動きで3.0%上がりました。",
      },
    ]);
    expect(await waiting()).toEqual([{ channel: "mail", kind: "asset-value", facts: { recipient: "member:me", month: "2026-12" } }]);
  });

  it("is told by no mail to who has chosen nothing", async () => {
    await value(110);

    expect([(await notes()).length, await waiting()]).toEqual([1, []]);
  });

  it("is measured from the value last told, so that small steps add up", async () => {
    expect((await value(102)).told).toBe(0);
    moveTo("2027-01-05");
    expect((await value(103.5, { revision: 3 })).told).toBe(1);
    moveTo("2027-02-05");
    expect((await value(105, { revision: 4 })).told).toBe(0);
  });

  it("because another model measures otherwise is told as such, never as the market's", async () => {
    await value(110, { model: "condo-2" });

    expect((await notes())[0]?.body).toBe(
      "7,700万円（80%の幅 6,930万円〜8,470万円）。推定の方法を更新したため、10.0%高く出ています。この分は市場の動きではありません。",
    );
    moveTo("2027-01-05");
    expect((await value(112, { model: "condo-2", revision: 3 })).told).toBe(0);
  });

  it("is still measured from the value last told, in the measure of the model of now", async () => {
    expect((await value(102, { model: "condo-2" })).told).toBe(0);
    moveTo("2027-01-05");
    expect((await value(104.9, { model: "condo-2", revision: 3 })).told).toBe(0);
    moveTo("2027-02-05");
    expect((await value(105.2, { model: "condo-2", revision: 4 })).told).toBe(1);
  });

  it("is one message a month for all homes, whose words are read as it goes out", async () => {
    await addHome(db, { id: "b" });
    await wants("mail");
    await valueDue({ ...deps(), clock: movableClock(new Date("2026-11-06T00:00:00Z")) });
    await value(110);
    expect([(await notes()).length, (await waiting()).length]).toEqual([2, 1]);
    const mail = valueMail({ db, clock, randomBytes: (n) => new Uint8Array(n).fill(7) });
    const writer = { origin: "https://site.test", operatorName: "まちのね" };
    const facts = { recipient: "member:me", month: "2026-12" };
    const prepared = await mail.prepare(facts, writer);

    expect(JSON.stringify(prepared)).toMatch(/家 a.*家 b|家 b.*家 a/);
    expect(prepared).toMatchObject({ headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } });
    await sql`update owned_property set state = 'sold'`.execute(db);
    expect(await mail.prepare(facts, writer)).toBeNull();
  });

  it("is not sent any more to who turned it off meanwhile, by whichever way", async () => {
    await wants("mail");
    await value(110);
    await sql`delete from notification_choice`.execute(db);
    const facts = { recipient: "member:me", month: "2026-12" };
    const parts = { db, clock, randomBytes: (n: number) => new Uint8Array(n) };
    const writer = { origin: "https://site.test", operatorName: "まちのね" };

    expect(await valueMail(parts).prepare(facts, writer)).toEqual({ suppressed: "off" });
    expect(await valueLine(parts).prepare(facts, writer)).toEqual({ suppressed: "off" });
  });

  it("that LINE did not take goes by mail, to who agreed to mails too", async () => {
    await wants("mail", "line");
    const line = valueLine({ db, clock, randomBytes: (n) => new Uint8Array(n) });
    const facts = { recipient: "member:me", month: "2026-12" };
    await inTransaction(db, (tx) => line.onOutcome?.(tx, facts, "sent", null) ?? Promise.resolve());
    expect(await waiting()).toEqual([]);
    await inTransaction(db, (tx) => line.onOutcome?.(tx, facts, "failed", "blocked") ?? Promise.resolve());

    expect(await waiting()).toEqual([{ channel: "mail", kind: "asset-value", facts }]);
  });
});
