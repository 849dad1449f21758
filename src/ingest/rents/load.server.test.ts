import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { rentOrigin, rentRevision } from "#domain/properties/index.server.ts";
import { loadSampleMarket } from "#ingest/sample/load/load-market.server.ts";
import { loadSampleRents } from "#ingest/sample/load/load-rents.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { importedRows } from "#test/support/imported-rows.ts";
import { aLoad, anApartmentRow, aSaleRow, insertRows } from "#test/support/market.ts";
import { rents } from "./source.server.ts";

let db: Db;
const now = new Date("2026-11-21T00:00:00Z");

beforeEach(async () => {
  ({ db } = await testDatabase());
});

const row = (changes: Readonly<Record<string, string>> = {}) => ({
  period: "2026Q2",
  category: "agreed",
  city_code: "13108",
  city: "江東区",
  town: "豊洲",
  area_m2: "55",
  rent_yen: "210000",
  source: "見本管理",
  apartment_key: "",
  ...changes,
});
const load = (rows: readonly Record<string, string>[]) => importedRows(rents, { db, rows });
const stored = async () =>
  (await sql`select town, lon, apartment_key, rent_yen, told_by, is_sample from rent order by rent_yen, id`.execute(db)).rows;

test("the same file again changes nothing, equal rows are as many as the file has, and a later file adds what it knows more", async () => {
  expect(await load([row(), row(), row({ rent_yen: "180000" })])).toMatchObject({ read: 3, added: 3, firstQuarter: "2026Q2" });
  expect(await load([row(), row(), row({ rent_yen: "180000" })])).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
  expect(await load([row({ source: "別の管理会社" })])).toMatchObject({ added: 0, changed: 1 });
  expect(await stored()).toHaveLength(3);
});

test("a rent stands at the middle of its town, and belongs to a building only if that is known", async () => {
  const loadId = await aLoad(db);
  await insertRows(db, "apartment", loadId, [anApartmentRow({ key: "k1" })]);
  await insertRows(db, "town", loadId, [
    { city_code: "13108", name: "豊洲一丁目", prefecture: "東京都", city: "江東区", lon: 139.79, lat: 35.65 },
  ]);

  const { notes } = await load([row({ apartment_key: "k1" }), row({ apartment_key: "nobody", rent_yen: "300000" })]);

  expect(notes).toEqual(["町の中心の座標を補った賃料: 2件", "建物キーが登録のどの建物でもない賃料(町の賃料として使います): 1件"]);
  expect(await stored()).toMatchObject([
    { lon: 139.79, apartment_key: "k1", rent_yen: 210_000 },
    { lon: 139.79, apartment_key: null, rent_yen: 300_000 },
  ]);
});

test("credits and period are kept with the rents", async () => {
  expect(await rentOrigin(db)).toMatchObject({ origin: "none", rents: 0, attributions: [] });
  expect(await rentRevision(db)).toBeNull();

  await load([row(), row({ period: "2025Q4", source: "別の管理会社", rent_yen: "1,900,000".replaceAll(",", "") })]);

  expect(await rentOrigin(db)).toEqual({
    origin: "given",
    rents: 2,
    firstQuarter: { year: 2025, quarter: 4 },
    lastQuarter: { year: 2026, quarter: 2 },
    attributions: expect.arrayContaining(["見本管理", "別の管理会社"]),
    licences: ["取り込んだ人が確かめたもの"],
  });
  expect(await rentRevision(db)).not.toBeNull();
});

test("the sample has rents of its buildings, made once; a file replaces them, and they do not come back", async () => {
  await loadSampleMarket(db, { now });

  expect(await loadSampleRents(db, { now })).toEqual({ changed: true });
  expect(await loadSampleRents(db, { now })).toEqual({ changed: false });
  expect(await rentOrigin(db)).toMatchObject({ origin: "sample", rents: 8_000, attributions: ["サンプルデータ(架空の賃料)"] });

  await load([row()]);

  expect(await rentOrigin(db)).toMatchObject({ origin: "given", rents: 1 });
  expect(await loadSampleRents(db, { now })).toEqual({ changed: false });
});

test("without sample buildings no rents are made", async () => {
  await insertRows(db, "sale", await aLoad(db), [aSaleRow()]);

  expect(await loadSampleRents(db, { now })).toEqual({ changed: false });
  expect(await stored()).toEqual([]);
});
