import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { findApartment } from "#domain/properties/index.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, anApartmentRow, aTownRow, insertRows } from "#test/support/market.ts";
import { decideDoubt, decidedDoubts, doubtId, listDoubts, openDoubts, writeFacts } from "./index.server.ts";
import type { ToldOfBuilding } from "./types.ts";

const now = new Date("2026-11-21T00:00:00Z");
const { db } = await testDatabase();
const TOLD: ToldOfBuilding = {
  ...{ name: "青葉ハイツ壱番館", address: "江東区豊洲5-1-2", source: "管理規約", asOf: "2026-04" },
  register: {
    ...{ nameKana: null, place: { lon: 139.7901, lat: 35.6501 }, builtYear: 2015, builtMonth: null, floors: 14, units: 88 },
    ...{ structure: "RC", stationName: null, walkMinutes: null },
  },
  facts: { reserveFundYenPerM2: 210 },
};
const inTx = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db, work);
const facts = async () =>
  (await sql<{ field: string; value: unknown }>`select field, value, source, as_of from building_fact order by 1`.execute(db)).rows;

let loadId: number;
beforeEach(async () => {
  await sql`truncate data_load cascade`.execute(db);
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目")]);
  loadId = await aLoad(db, "proposals");
  const known = { key: "k1", name: "青葉ハイツ", address: "東京都江東区豊洲5丁目1-2", lon: 139.79, lat: 35.65, units: 80, floors: 12 };
  await insertRows(db, "apartment", loadId, [anApartmentRow({ ...known, is_sample: false })]);
  await inTx((tx) => listDoubts(tx, [{ told: TOLD, why: "same-address", keys: ["k1"] }], { loadId, now }));
});

const decide = (decision: Parameters<typeof decideDoubt>[1]["decision"]) => decideDoubt(db, { id: doubtId(TOLD), decision, now });

test("what is the same building gives it its figures and its facts, each with the source", async () => {
  expect(await openDoubts(db)).toMatchObject([{ building: TOLD, why: "same-address", candidates: [{ key: "k1", name: "青葉ハイツ" }] }]);
  expect(await decide({ is: "same", key: "nobody" })).toEqual({ ok: false, reason: "no-such-building" });
  expect(await decide({ is: "same", key: "k1" })).toEqual({ ok: true, value: "k1" });

  expect(await findApartment(db, "k1")).toMatchObject({ name: "青葉ハイツ", units: 88, floors: 14, builtYear: 2015 });
  const told = { source: "管理規約", as_of: "2026-04" };
  expect(await facts()).toEqual([
    { field: "builtYear", value: 2015, ...told },
    { field: "floors", value: 14, ...told },
    { field: "reserveFundYenPerM2", value: 210, ...told },
    { field: "units", value: 88, ...told },
  ]);
  expect([await openDoubts(db), await inTx(decidedDoubts)]).toEqual([[], new Map([[doubtId(TOLD), "k1"]])]);
});

test("what is another building is registered", async () => {
  const decided = await decide({ is: "new" });

  expect(decided).toMatchObject({ ok: true, value: expect.stringMatching(/^b-/) });
  expect(await findApartment(db, decided.ok && decided.value ? decided.value : "")).toMatchObject({
    town: "豊洲",
    units: 88,
    nameKana: "",
  });
});

test.each([
  ["place-missing", { place: null }],
  ["built-year-missing", { builtYear: null }],
  ["place-elsewhere", { place: { lon: 139.5, lat: 35.6 } }],
] as const)("what cannot be a building of its own stays to be decided: %s", async (reason, changes) => {
  const told = { ...TOLD, register: { ...TOLD.register, ...changes } };
  await inTx((tx) => listDoubts(tx, [{ told, why: "same-address", keys: ["k1"] }], { loadId, now }));

  expect(await decide({ is: "new" })).toEqual({ ok: false, reason });
  expect(await openDoubts(db)).toHaveLength(1);
});

test("what is of no use is left out, once", async () => {
  expect(await decide({ is: "dropped" })).toEqual({ ok: true, value: null });
  expect(await decide({ is: "dropped" })).toEqual({ ok: false, reason: "unknown" });
  expect(await facts()).toEqual([]);
});

test("facts are counted as new, changed or the same, and of two of one building the later counts", async () => {
  const write = (...all: ToldOfBuilding[]) =>
    inTx((tx) =>
      writeFacts(
        tx,
        loadId,
        all.map((told) => ({ told, key: "k1" })),
      ),
    );

  expect(await write({ ...TOLD, facts: { reserveFundYenPerM2: 200 } }, TOLD)).toEqual({ added: 4, changed: 0, unchanged: 0 });
  expect(await write({ ...TOLD, facts: { reserveFundYenPerM2: 220 } })).toEqual({ added: 0, changed: 1, unchanged: 3 });
  expect((await facts()).find(({ field }) => field === "reserveFundYenPerM2")).toMatchObject({ value: 220 });
});
