import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgetWithBuilding } from "#domain/letters/index.server.ts";
import {
  createReportDeps,
  openCorrections,
  publicCorrections,
  reportOf,
  reviewCorrection,
  sendCorrection,
} from "#domain/risk/index.server.ts";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { rate } from "#domain/risk/rating/rate.ts";
import { findSnapshot, saveSnapshots } from "#domain/risk/report/report-store.server.ts";
import { NOTHING_TOLD } from "#domain/subjects/subject-of.ts";
import { days, hours } from "#kernel/duration.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { moved } from "#test/support/layer-rows.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { CALM, site } from "#test/support/risk-sites.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { CORRECTION_LETTER } from "./correction-letter.ts";

const KEY = "toyosu-residence";
const OTHER = "ariake-court";
const START = new Date("2026-11-21T03:00:00Z");
const clock = movableClock(START);
const storage = temporaryStorage();
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const words = { field: "units" as const, proposed: "総戸数は121戸です", evidence: "販売図面 2019年", email: "owner@example.jp" };

let db: Db;
beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { apartments: [anApartment(), anApartment({ key: OTHER, name: "有明コート" })] });
});
beforeEach(async () => {
  clock.moveTo(START);
  await sql`truncate letter, letter_file, outbox, risk_correction, risk_correction_log, building_fact, risk_report cascade`.execute(db);
});

async function send(changes: Partial<Parameters<typeof sendCorrection>[2]> = {}, key = KEY) {
  const sent = await sendCorrection({ db, clock, randomBytes, storage }, key, { ...words, ...changes });
  if (!sent) throw new Error("not taken in");
  return sent;
}
type Step = Parameters<typeof reviewCorrection>[1];
const review = (id: string, event: Step["event"], { note = null, fields = [] }: Partial<Step> = {}) =>
  reviewCorrection({ db, clock }, { id, event, note, fields });

async function mails() {
  const { rows } = await sql<{ kind: string; recipient: string; facts: Record<string, unknown> }>`
    select kind, recipient, facts from outbox order by id`.execute(db);
  return rows;
}
const fieldsOf = async (key: string) =>
  (
    await sql<{ field: string; value: unknown; source: string }>`
    select field, value, source from building_fact where apartment_key = ${key} order by field`.execute(db)
  ).rows;

describe("a correction that is sent", () => {
  it("begins as received, due in five business days, and its sender is mailed a receipt", async () => {
    const sent = await send({ files: [{ name: "図面.pdf", bytes: new TextEncoder().encode("%PDF-1.7") }] });

    expect(sent).toMatchObject({
      about: { kind: "building", key: KEY },
      placeName: null,
      field: "units",
      state: "received",
      reason: null,
      decidedAt: null,
      receivedAt: START,
    });
    expect(sent).toMatchObject({ answerDueOn: "2026-11-30", log: [{ from: null, to: "received", note: null, on: "2026-11-21" }] });
    expect(await mails()).toEqual([
      {
        kind: "correction-received",
        recipient: "owner@example.jp",
        facts: {
          number: sent.id,
          dueOn: "2026-11-30",
          field: "総戸数",
          files: 1,
          subject: { kind: "building", key: KEY, name: "豊洲レジデンス" },
        },
      },
    ]);
  });

  it("is the first one when it is sent again within a day, and another one after it or with other words", async () => {
    const first = await send();
    clock.advance(hours(23));
    const again = await send();
    const other = await send({ proposed: "総戸数は122戸です" });
    clock.advance(days(1));
    const later = await send();

    expect(again).toEqual(first);
    expect(new Set([first.id, other.id, later.id]).size).toBe(3);
    expect(await mails()).toHaveLength(3);
  });

  it("keeps the state that the first one has reached meanwhile", async () => {
    const { id } = await send();
    await review(id, "start");

    expect(await send()).toMatchObject({ id, state: "checking", log: [{ to: "received" }, { to: "checking" }] });
  });

  it("leaves nothing behind for a building that is not there", async () => {
    expect(await sendCorrection({ db, clock, randomBytes, storage }, "nobody", words)).toBeNull();
    expect(await openCorrections(db)).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});

describe("the corrections of a building", () => {
  it("are public with their days and states, the newest first, without a word of their senders", async () => {
    const first = await send();
    clock.advance(days(3));
    const second = await send({ field: "flood" });
    await send({}, OTHER);
    await review(first.id, "start");
    const list = await publicCorrections(db, KEY);

    expect(list?.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(list?.[1]?.log).toEqual([
      { from: null, to: "received", note: null, on: "2026-11-21" },
      { from: "received", to: "checking", note: null, on: "2026-11-24" },
    ]);
    expect(JSON.stringify(list)).not.toMatch(/121戸|販売図面|owner@/);
  });

  it("are none of a building that nobody wrote about, and nothing of one that is not there", async () => {
    expect(await publicCorrections(db, OTHER)).toEqual([]);
    expect(await publicCorrections(db, "nobody")).toBeNull();
  });

  it("are open to their reviewer with all that was sent, the first due first, until they are decided", async () => {
    clock.advance(days(7));
    const late = await send({ field: "crime", proposed: "件数が違います" }, OTHER);
    clock.moveTo(START);
    const early = await send();
    const done = await send({ field: "name" });
    await review(done.id, "start");
    await review(done.id, "reject", { note: "登記と一致しています" });

    expect((await openCorrections(db)).map(({ id }) => id)).toEqual([early.id, late.id]);
    expect((await openCorrections(db))[0]).toMatchObject({
      ...{ subject: { name: "豊洲レジデンス" }, proposed: words.proposed, evidence: words.evidence, email: words.email, files: 0 },
    });
  });
});

describe("the corrections of a place", () => {
  const CENTRE = anApartment().place;
  const TOWN = placeKeyOf({ precision: "town", place: CENTRE });
  const PIN = placeKeyOf({ precision: "point", place: moved(CENTRE, 40) });
  const flood = { field: "flood", proposed: "想定が改められています" } as const;
  beforeAll(async () => {
    await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...CENTRE })]);
  });

  it("are those of its 町丁目, each by the name of the place that was meant, and of no building", async () => {
    const sent = await send(flood, PIN);
    await send(flood, TOWN);

    expect(sent).toMatchObject({ about: { kind: "place", key: TOWN }, placeName: "江東区豊洲五丁目付近" });
    expect((await publicCorrections(db, PIN))?.map(({ placeName }) => placeName).toSorted()).toEqual([
      "江東区豊洲五丁目",
      "江東区豊洲五丁目付近",
    ]);
    expect(await publicCorrections(db, TOWN)).toHaveLength(2);
    expect(await publicCorrections(db, KEY)).toEqual([]);
    expect((await mails())[0]).toMatchObject({ facts: { subject: { kind: "place", key: PIN, name: "江東区豊洲五丁目付近" } } });
  });

  it("are at the desk with the very place, and show 「確認中」 on the reports of the town as soon as they are checked", async () => {
    const { id } = await send(flood, PIN);
    expect(await openCorrections(db)).toMatchObject([{ id, subject: { kind: "place", key: PIN } }]);
    const asked = { floor: null, weights: null, told: NOTHING_TOLD };
    const checking = async () => {
      const report = await reportOf(createReportDeps({ db, clock }), TOWN, asked);
      return report.ok && report.value.checking;
    };
    expect(await checking()).toEqual([]);
    await review(id, "start");

    expect(await checking()).toEqual(["flood"]);
  });

  it("are accepted with words alone: a place has no record of its own", async () => {
    const { id } = await send(flood, PIN);
    await review(id, "start");
    const set = { note: "取り込み直しました", fields: [{ field: "units", value: 1, asOf: null }] };

    expect(await review(id, "accept", set)).toEqual({ ok: false, reason: "place-has-no-record" });
    expect(await review(id, "accept", { note: set.note })).toMatchObject({ ok: true, value: { state: "accepted" } });
    expect((await mails()).at(-1)).toMatchObject({ kind: "correction-decided", facts: { isAccepted: true, subject: { key: PIN } } });
  });

  it("stay when letters about buildings that are gone are forgotten", async () => {
    const { id } = await send(flood, PIN);
    await forgetWithBuilding(db, CORRECTION_LETTER);

    expect((await openCorrections(db)).map((one) => one.id)).toEqual([id]);
  });
});

describe("a review", () => {
  const report = async (key: string) => {
    const known = site(CALM);
    const rating = rate(known, DEFAULT_WEIGHTS);
    await saveSnapshots(db, [{ key, modelVersion: "m", dataRevision: "1-1", facts: known.facts, rating, computedAt: START }]);
  };
  const change = [{ field: "units", value: 121, asOf: "2019" }];

  it("that accepts writes what it found to the building, has its report made anew, and answers the sender", async () => {
    await Promise.all([report(KEY), report(OTHER)]);
    const { id } = await send();
    await review(id, "start");
    clock.advance(days(2));

    expect(await review(id, "accept", { note: "121戸に改めました", fields: change })).toMatchObject({
      ok: true,
      value: { state: "accepted" },
    });
    expect(await fieldsOf(KEY)).toEqual([{ field: "units", value: 121, source: "訂正(確認済み)" }]);
    expect([await findSnapshot(db, KEY), (await findSnapshot(db, OTHER))?.modelVersion]).toEqual([null, "m"]);
    expect((await mails()).at(-1)).toMatchObject({
      kind: "correction-decided",
      recipient: "owner@example.jp",
      facts: { number: id, isAccepted: true, reason: "121戸に改めました", subject: { kind: "building", key: KEY } },
    });
    expect((await publicCorrections(db, KEY))?.[0]).toMatchObject({
      state: "accepted",
      reason: "121戸に改めました",
      decidedAt: clock.now(),
      log: [{ to: "received" }, { to: "checking" }, { to: "accepted", note: "121戸に改めました", on: "2026-11-23" }],
    });
  });

  it("that rejects changes neither building nor report, and says why", async () => {
    await report(KEY);
    const { id } = await send();
    await review(id, "start");
    await review(id, "reject", { note: "資料では確認できませんでした", fields: change });

    expect(await fieldsOf(KEY)).toEqual([]);
    expect(await findSnapshot(db, KEY)).not.toBeNull();
    expect((await mails()).at(-1)).toMatchObject({ facts: { isAccepted: false, reason: "資料では確認できませんでした" } });
  });

  it("that only begins mails nothing, and gives no reason though it has words", async () => {
    const { id } = await send();
    await review(id, "start", { note: "管理会社に照会しています" });

    expect((await publicCorrections(db, KEY))?.[0]).toMatchObject({
      reason: null,
      decidedAt: null,
      log: [{}, { note: "管理会社に照会しています" }],
    });
    expect((await mails()).map(({ kind }) => kind)).toEqual(["correction-received"]);
  });

  it.each([
    ["before it began", [], "accept", "確認しました", "not-now"],
    ["without words", ["start"], "accept", " ", "note-missing"],
    ["a second time", ["start", "accept"], "reject", "やはり違いました", "not-now"],
    ["from the beginning", ["start"], "start", null, "not-now"],
  ] as const)("is refused %s, and nothing is written", async (_, before, event, note, reason) => {
    const { id } = await send();
    for (const step of before) await review(id, step, { note: "確認しました" });
    const state = async () => [await publicCorrections(db, KEY), await fieldsOf(KEY), await mails()];
    const known = await state();

    expect(await review(id, event, { note, fields: change })).toEqual({ ok: false, reason });
    expect(await state()).toEqual(known);
  });

  it("knows no number that was never given out", async () => {
    expect(await review("nobody", "start")).toEqual({ ok: false, reason: "unknown" });
  });

  it("of two at the same time is one: the other finds it decided", async () => {
    const { id } = await send();
    await review(id, "start");
    const both = await Promise.all([
      review(id, "accept", { note: "改めました", fields: change }),
      review(id, "reject", { note: "そのままです" }),
    ]);

    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect((await publicCorrections(db, KEY))?.[0]?.log).toHaveLength(3);
    expect((await mails()).filter(({ kind }) => kind === "correction-decided")).toHaveLength(1);
  });

  it("goes on without a mail once the letter is forgotten", async () => {
    const { id } = await send();
    await review(id, "start");
    await sql`delete from letter`.execute(db);

    expect(await review(id, "accept", { note: "改めました", fields: change })).toMatchObject({ ok: true });
    expect(await fieldsOf(KEY)).toHaveLength(1);
    expect((await mails()).map(({ kind }) => kind)).toEqual(["correction-received"]);
  });
});
