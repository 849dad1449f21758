import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { boundaries } from "#ingest/boundaries/source.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { importFile } from "#ingest/import-file.server.ts";
import { stations } from "#ingest/stations/source.server.ts";
import { towns } from "#ingest/towns/source.server.ts";
import { transactions } from "#ingest/transactions/source.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";

const folder = process.env.SHARED_DATA ?? "";
const MAIN = "transactions/tokyo23_2020q1_2025q2.csv.gz";
const WEB = "transactions/tokyo_2024q2_official_webcsv_cp932.csv.gz";

let db: Db;
let reports: string;
beforeAll(async () => {
  if (folder === "") throw new Error("SHARED_DATA must name the folder that holds the open data");
  ({ db } = await testDatabase());
  reports = await mkdtemp(path.join(tmpdir(), "machinone-reports-"));
});

async function load<Row>(source: Source<Row>, file: string) {
  const outcome = await importFile(source, {
    db,
    clock: systemClock,
    path: path.join(folder, file),
    reportPath: path.join(reports, `${path.basename(file)}.rejected.csv`),
  });
  if (!outcome.ok) throw new Error(outcome.line);
  return outcome.value;
}

async function one<T>(statement: ReturnType<typeof sql<T>>): Promise<T | undefined> {
  return (await statement.execute(db)).rows[0];
}

test("the main set is loaded whole but for one impossible flat, and a second time changes nothing", async () => {
  expect(await load(transactions, MAIN)).toMatchObject({
    layout: "xit001-extract",
    firstQuarter: "2020Q1",
    lastQuarter: "2025Q2",
    read: 224_784,
    added: 224_783,
    rejected: 1,
    byReason: { "area-out-of-range": 1 },
  });
  expect(await load(transactions, MAIN)).toMatchObject({ added: 0, changed: 0, unchanged: 224_783 });
});

test("no contract is older than 2021Q1, and kinds and categories come out as the source has them", async () => {
  const { rows } = await sql`
    select kind, price_category, count(*) as n, min(year) as since from sale group by 1, 2 order by 1, 2`.execute(db);

  expect(rows).toEqual([
    { kind: "commercial", price_category: "survey", n: 2315, since: 2020 },
    { kind: "condo", price_category: "contract", n: 75_050, since: 2021 },
    { kind: "condo", price_category: "survey", n: 81_525, since: 2020 },
    { kind: "house", price_category: "contract", n: 12_757, since: 2021 },
    { kind: "house", price_category: "survey", n: 36_172, since: 2020 },
    { kind: "land", price_category: "survey", n: 16_964, since: 2020 },
  ]);
});

test("of the web download's 6,226 rows in the 23 wards all but four meet a sale of the main set, either way round", async () => {
  const inWards = sql<{
    n: number;
  }>`select count(*) as n from sale where year = 2024 and quarter = 2 and kind = 'condo' and city_code < '13124'`;
  const before = (await one(inWards))?.n ?? 0;

  expect(await load(transactions, WEB)).toMatchObject({
    layout: "mlit-web-21",
    read: 7342,
    added: 1120,
    changed: 6110,
    unchanged: 112,
    rejected: 0,
  });
  expect((await one(inWards))?.n).toBe(before + 4);
  expect(await load(transactions, MAIN)).toMatchObject({ added: 0, changed: 0 });
  expect(await load(transactions, WEB)).toMatchObject({ added: 0, changed: 0, unchanged: 7342 });
  expect(await one(sql`select count(*) as n from sale where station_name is not null`)).toEqual({ n: 7211 });
});

test("the official files of condominiums and houses elsewhere have no row that is not understood", async () => {
  for (const [file, rows] of [
    ["ibaraki_condo_20201_20254_official_cp932.csv.gz", 3023],
    ["ibaraki_house_20211_20214_official_cp932.csv.gz", 3680],
    ["ibaraki_house_20241_20254_official_cp932.csv.gz", 6310],
  ] as const) {
    expect(await load(transactions, `transactions/${file}`)).toMatchObject({ read: rows, added: rows, rejected: 0 });
  }
});

test("the towns of the country are loaded and give nearly every sale a place", async () => {
  const loaded = await load(towns, "areas/towns_geolonia_2023.csv.gz");

  expect(loaded).toMatchObject({ read: 277_676, added: 189_811, rejected: 632 });
  expect(loaded.byReason).toEqual({ "place-invalid": 469, "city-code-invalid": 163 });
  expect((await one(sql<{ n: number }>`select count(*) as n from sale where lon is null`))?.n).toBeLessThan(200);
  expect(await load(towns, "areas/towns_tokyo_kana_romaji.csv.gz")).toMatchObject({ read: 5393, added: 0, rejected: 0 });
  expect(await one(sql`select kana from town where city_code = '13101' and name = '飯田橋一丁目'`)).toEqual({ kana: "イイダバシ 1" });
});

test("stations are loaded once each", async () => {
  expect(await load(stations, "stations/n02_2024_stations.csv.gz")).toMatchObject({ read: 10_234, added: 10_154, rejected: 0 });
});

test("outlines come from TopoJSON of municipalities and prefectures and from GeoJSON of the wards", async () => {
  expect(await load(boundaries, "areas/municipality_N03_2021_s0010.topojson.gz")).toMatchObject({ read: 1906, added: 1902, rejected: 4 });
  expect(await load(boundaries, "areas/prefectures_N03_2021_s0001.topojson.gz")).toMatchObject({ read: 47, added: 47 });
  expect(await load(boundaries, "areas/tokyo23_wards.geojson.gz")).toMatchObject({ read: 23, added: 0, changed: 23 });
  expect(await one(sql`select name from boundary where city_code = '01101'`)).toEqual({ name: "札幌市中央区" });
});
