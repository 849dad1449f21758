import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { importFile } from "#ingest/import-file.server.ts";
import { transactions } from "#ingest/transactions/source.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aCondoRow, aFile, csv } from "#test/support/transaction-files.ts";
import { towns } from "./source.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  await sql`truncate data_load, town, sale cascade`.execute(db);
});

const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
const plain = (name: string, koaza: string, lat: string, lng: string) => ({
  city_code: "13108",
  prefecture: "東京都",
  city: "江東区",
  town: name,
  koaza,
  lat,
  lng,
});

async function load(rows: readonly Readonly<Record<string, string>>[]) {
  const path = await aFile(csv(rows), { gzip: true });
  const outcome = await importFile(towns, { db, clock, path, reportPath: `${path}.rejected.csv` });
  if (!outcome.ok) throw new Error(outcome.line);
  return outcome.value;
}
const stored = async () =>
  (
    await sql<{ name: string; kana: string | null; lon: number; lat: number }>`select name, kana, lon, lat from town order by name`.execute(
      db,
    )
  ).rows;

test("a town is stored once, at its own point or in the middle of its 小字, and a second time changes nothing", async () => {
  const rows = [
    plain("豊洲一丁目", "", "35.5", "139.5"),
    plain("豊洲一丁目", "甲", "35.9", "139.9"),
    plain("新木場", "甲", "35.25", "139.25"),
    plain("新木場", "乙", "35.75", "139.75"),
    plain("夢の島", "", "", ""),
  ];

  expect(await load(rows)).toMatchObject({ read: 5, added: 2, rejected: 1, byReason: { "place-invalid": 1 } });
  expect(await stored()).toEqual([
    { name: "新木場", kana: null, lon: 139.5, lat: 35.5 },
    { name: "豊洲一丁目", kana: null, lon: 139.5, lat: 35.5 },
  ]);
  expect(await load(rows)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
});

test("the kana edition adds readings, and the plain one does not take them away", async () => {
  const kana = {
    都道府県名: "東京都",
    市区町村コード: "13108",
    市区町村名: "江東区",
    大字町丁目名: "豊洲一丁目",
    大字町丁目名カナ: "トヨス 1",
    "小字・通称名": "",
    緯度: "35.5",
    経度: "139.5",
  };
  await load([plain("豊洲一丁目", "", "35.5", "139.5")]);

  expect(await load([kana])).toMatchObject({ layout: "geolonia-kana", changed: 1 });
  expect(await load([plain("豊洲一丁目", "", "35.5", "139.5")])).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await stored()).toMatchObject([{ kana: "トヨス 1" }]);
});

test("sales that were waiting for coordinates get them", async () => {
  const path = await aFile(csv([aCondoRow()]));
  await importFile(transactions, { db, clock, path, reportPath: `${path}.rejected.csv` });

  expect(await load([plain("豊洲一丁目", "", "35.5", "139.5")])).toMatchObject({ notes: ["町の中心の座標を補った取引: 1件"] });
  expect((await sql`select lon, lat from sale`.execute(db)).rows).toEqual([{ lon: 139.5, lat: 35.5 }]);
});
