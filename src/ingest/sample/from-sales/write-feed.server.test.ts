import { parse } from "csv-parse/sync";
import { beforeAll, expect, it } from "vitest";
import { FEED_FIELDS, FEED_LAYOUT } from "#domain/listings/feed/feed-layout.ts";
import { readFeedRow } from "#domain/listings/feed/read-feed-row.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aStationRow, insertRows } from "#test/support/market.ts";
import { aSale, insertMarket } from "#test/support/typed-market.ts";
import { feedFromSales } from "./write-feed.server.ts";

const now = new Date("2026-11-23T03:00:00Z");
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
});

it("there is nothing to make a feed of before sales were imported", async () => {
  expect(await feedFromSales(db, { now, most: 10 })).toEqual({ ok: false, reason: "no-imported-sales" });
});

it("recorded sales become a feed in the documented layout, each row of which can be read and says that it is a sample", async () => {
  const sales = [
    aSale(),
    aSale({ kind: "house", layout: null, floorAreaM2: 95, builtYear: null }),
    aSale({ kind: "land", builtYear: null }),
  ];
  const old = aSale({ quarter: { year: 2024, quarter: 1 } });
  await insertMarket(db, { sales: [...sales, old] });
  await insertRows(db, "station", await aLoad(db, "towns"), [aStationRow("豊洲", { lon: 139.7966, lat: 35.655 })]);

  const feed = await feedFromSales(db, { now, most: 1_000 });
  const rows: Record<string, string>[] = feed.ok ? parse(feed.value.text, { columns: true, bom: true }) : [];
  const read = rows.map((row) =>
    readFeedRow(Object.fromEntries(FEED_FIELDS.map((field) => [field, row[FEED_LAYOUT[field].header] ?? ""])), "2026-11-23"),
  );

  expect(read.filter(({ ok }) => !ok)).toEqual([]);
  expect(read.map((line) => line.ok && [line.row.kind, line.row.isSample, line.row.buildingName, line.row.nextUpdateOn])).toEqual([
    ["condo", true, null, "2026-12-07"],
    ["house", true, null, "2026-12-07"],
    ["land", true, null, "2026-12-07"],
  ]);
  expect(read[0]).toMatchObject({
    ok: true,
    row: { stations: [{ stationName: "豊洲", line: "見本線" }], title: "サンプル 豊洲のマンション" },
  });
});

it("rooms that stand open to each other are told as one room, and what no row can tell is left out and counted", async () => {
  const market = await testDatabase();
  const layouts = ["オープンフロア", "スタジオ", "メゾネット", "2LDK+S", "3LD"];
  await insertMarket(market.db, { sales: layouts.map((layout) => aSale({ layout })) });
  const feed = await feedFromSales(market.db, { now, most: 1_000 });
  const rows: Record<string, string>[] = feed.ok ? parse(feed.value.text, { columns: true, bom: true }) : [];

  expect(rows.map((row) => row[FEED_LAYOUT.layout.header])).toEqual(["1R", "1R", "2LDK", "2LDK+S"]);
  expect(feed).toMatchObject({ ok: true, value: { homes: 4, leftOut: 1 } });
});

it("as many homes are written as were asked for, and the same ones for the same sales", async () => {
  await insertMarket(db, { sales: Array.from({ length: 300 }, () => aSale()) });
  const [first, again] = [await feedFromSales(db, { now, most: 60 }), await feedFromSales(db, { now, most: 60 })];

  expect(first).toEqual(again);
  expect(first.ok && first.value.homes).toBe(60);
});
