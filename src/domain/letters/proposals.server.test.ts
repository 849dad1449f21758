import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findApartment, holdsSamples } from "#domain/properties/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, anApartmentRow, aTownRow, insertRows } from "#test/support/market.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { acceptProposal, type CheckedBuilding, openProposals, rejectProposal } from "./decide-proposal.server.ts";
import { sendProposal } from "./send-proposal.server.ts";

const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const pdf = { name: "図面.pdf", bytes: new TextEncoder().encode("%PDF-1.7") };
const proposal = {
  ...{ apartmentName: "豊洲グランコート", address: "江東区豊洲5丁目8-3", relation: "owner" as const, known: "2015年築" },
  ...{ evidence: "重要事項調査報告書", email: "owner@example.jp" },
};
const checked: CheckedBuilding = {
  ...{ name: null, address: null, nameKana: "トヨスグランコート", place: { lon: 139.7935, lat: 35.6541 }, builtYear: 2015, builtMonth: 3 },
  ...{ floors: 14, units: null, structure: "RC", stationName: "豊洲", walkMinutes: 6, isAnother: false },
};

let db: Db;
let deps: Parameters<typeof sendProposal>[0];
beforeAll(async () => {
  ({ db } = await testDatabase());
  deps = { db, clock, randomBytes, storage: temporaryStorage() };
});
beforeEach(async () => {
  await sql`truncate data_load, letter, outbox cascade`.execute(db);
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目")]);
});

const mails = async () =>
  (await sql<{ kind: string; recipient: string; facts: object }>`select kind, recipient, facts from outbox order by id`.execute(db)).rows;
const accept = (id: string, building: CheckedBuilding = checked, note = "登記で確かめました") =>
  acceptProposal(deps, { id, note, building });

describe("a proposal of a building", () => {
  it("waits with its files for the desk, and its sender gets a receipt", async () => {
    const { id, answerDueOn, isRepeated } = await sendProposal(deps, { ...proposal, files: [pdf] });

    expect([answerDueOn, isRepeated]).toEqual(["2026-11-30", false]);
    expect(await openProposals(db)).toMatchObject([{ id, files: 1, fields: { apartmentName: "豊洲グランコート", relation: "owner" } }]);
    expect(await mails()).toMatchObject([
      { kind: "proposal-received", recipient: "owner@example.jp", facts: { number: id, files: 1, apartmentName: "豊洲グランコート" } },
    ]);
  });

  it("that is sent twice within a day is one", async () => {
    const first = await sendProposal(deps, proposal);

    expect(await sendProposal(deps, proposal)).toMatchObject({ id: first.id, isRepeated: true });
    expect(await openProposals(db)).toHaveLength(1);
  });

  it("becomes a building with what was checked, and its sender hears of it", async () => {
    const { id } = await sendProposal(deps, proposal);
    const accepted = await accept(id);

    expect(accepted).toEqual({ ok: true, value: { key: expect.stringMatching(/^b-/), name: "豊洲グランコート" } });
    const key = accepted.ok ? accepted.value.key : "";
    expect(await findApartment(db, key)).toMatchObject({
      ...{ name: "豊洲グランコート", cityCode: "13108", town: "豊洲", address: "江東区豊洲5丁目8-3", builtYear: 2015, isSample: false },
    });
    const facts = await sql`select field, value, source from building_fact order by 1`.execute(db);
    expect(facts.rows).toEqual([
      { field: "builtMonth", value: 3, source: "建物の提案(資料を確認)" },
      { field: "builtYear", value: 2015, source: "建物の提案(資料を確認)" },
      { field: "floors", value: 14, source: "建物の提案(資料を確認)" },
    ]);
    expect(await openProposals(db)).toEqual([]);
    expect((await mails()).at(-1)).toMatchObject({ kind: "proposal-decided", facts: { building: { key }, reason: "登記で確かめました" } });
    expect(await accept(id)).toEqual({ ok: false, reason: "unknown" });
  });

  it("may be put right in name and address by the desk", async () => {
    const { id } = await sendProposal(deps, { ...proposal, address: "豊洲のどこか" });

    expect(await accept(id)).toEqual({ ok: false, reason: "address-unknown" });
    expect(await accept(id, { ...checked, place: { lon: 139.4, lat: 35.6 }, address: proposal.address })).toEqual({
      ok: false,
      reason: "place-elsewhere",
    });
    expect(await accept(id, { ...checked, name: "豊洲グラン・コート", address: proposal.address })).toMatchObject({
      value: { name: "豊洲グラン・コート" },
    });
  });

  it("of a building that is registered already is not registered again; one that is alike only if it is another", async () => {
    const given = { key: "k1", is_sample: false, lon: 139.7935, lat: 35.6541, name: "豊洲グランコート", address: "東京都江東区豊洲5-8-3" };
    await insertRows(db, "apartment", await aLoad(db, "proposals"), [anApartmentRow(given)]);
    const { id } = await sendProposal(deps, proposal);

    expect(await accept(id, { ...checked, isAnother: true })).toEqual({ ok: false, reason: { isAlike: ["k1"] } });
    const second = { ...checked, name: "豊洲グランコート弐番館" };
    expect(await accept(id, second)).toEqual({ ok: false, reason: { isAlike: ["k1"] } });
    expect(await accept(id, { ...second, isAnother: true })).toMatchObject({ ok: true });
  });

  it("that is not registered is told why", async () => {
    const { id } = await sendProposal(deps, proposal);

    expect(await rejectProposal(deps, { id, note: "  " })).toEqual({ ok: false, reason: "note-missing" });
    expect(await rejectProposal(deps, { id, note: "資料で確かめられませんでした" })).toEqual({ ok: true, value: null });
    expect((await mails()).at(-1)).toMatchObject({
      kind: "proposal-decided",
      facts: { building: null, reason: "資料で確かめられませんでした" },
    });
    expect(await rejectProposal(deps, { id, note: "もう一度" })).toEqual({ ok: false, reason: "unknown" });
  });

  it("that is accepted while the site shows samples is one of them: real and invented never stand side by side", async () => {
    await aLoad(db, "sample");
    const { id } = await sendProposal(deps, proposal);
    const accepted = await accept(id);

    expect(await findApartment(db, accepted.ok ? accepted.value.key : "")).toMatchObject({ isSample: true });
    expect(await holdsSamples(db)).toBe(true);
  });
});
