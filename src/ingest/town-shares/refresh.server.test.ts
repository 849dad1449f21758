import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { outlinedTown } from "#domain/surroundings/index.server.ts";
import { pixelAt } from "#domain/surroundings/layers/grid-blocks.ts";
import { floodSharesIn } from "#domain/surroundings/towns/flooded-towns-store.server.ts";
import { importFile } from "#ingest/import-file.server.ts";
import { townPolygons } from "#ingest/town-polygons/source.server.ts";
import { towns } from "#ingest/towns/source.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLayerLoad, moved, squareAround } from "#test/support/layer-rows.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { geoJson } from "#test/support/read-source.ts";
import { aFile } from "#test/support/transaction-files.ts";
import { floodGridLoader } from "./flood-loader.server.ts";

const CENTRE = { lon: 139.812, lat: 35.7055 };
const at = pixelAt(CENTRE);
const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
const BOX = { west: 139.7, east: 139.9, south: 35.6, north: 35.8 };

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
  const town = (name: string, east: number) => aTownRow(name, { ...moved(CENTRE, east), city_code: "13107", city: "墨田区" });
  await insertRows(db, "town", await aLoad(db, "towns"), [
    town("八広六丁目", 0),
    town("八広五丁目", -400),
    town("八広", -200),
    town("文花", 900),
  ]);
});

/** A block of which every pixel has one value. */
async function loadGrid(value: number, source = "flood-grid") {
  const loadId = await aLayerLoad(db, source);
  return inTransaction(db, async (tx) => {
    const loader = await floodGridLoader(tx);
    await loader.stage([{ x: at.x, y: at.y, values: new Uint8Array(65_536).fill(value) }]);
    return loader.merge(loadId);
  });
}

const shares = async () => (await floodSharesIn(db, BOX)).map(({ city, town, shares }) => [city, town, shares.value, shares.over3m]);
const sources = async () =>
  (
    await sql<{ source: string }>`
    select distinct l.source from town_fact f join data_load l on l.id = f.load_id where f.dataset = 'flood_share'`.execute(db)
  ).rows.map(({ source }) => source);

async function load(source: typeof towns | typeof townPolygons, text: string, name: string) {
  const path = await aFile(text, { name });
  const job = { db, clock, path, reportPath: `${path}.rejected.csv` };
  const outcome = source.name === "towns" ? await importFile(towns, job) : await importFile(townPolygons, job);
  if (!outcome.ok) throw new Error(outcome.line);
  return outcome.value;
}

test("every town on a new grid has its shares, a 町 beside its 丁目 has none; a grid that changes nothing changes no share", async () => {
  const first = await loadGrid(3, "sample");

  expect(first.notes).toEqual(["浸水する割合を計算した町丁目: 3件"]);
  expect(await shares()).toEqual([
    ["墨田区", "八広五丁目", 3, 1],
    ["墨田区", "八広六丁目", 3, 1],
    ["墨田区", "文花", 3, 1],
  ]);
  expect(await sources()).toEqual(["sample"]);
});

test("the first real grid takes the place of the sample's shares, and its credit", async () => {
  await loadGrid(2);

  expect((await shares()).map(([, , value, over3m]) => [value, over3m])).toEqual([
    [2, 0],
    [2, 0],
    [2, 0],
  ]);
  expect(await sources()).toEqual(["flood-grid"]);
  expect((await loadGrid(2)).notes).toEqual([]);
});

test("a town that is imported later has shares at once, and the 町 that has 丁目 now has none any more", async () => {
  const row = (town: string, east: number) => {
    const { lon, lat } = moved(CENTRE, east);
    return `13107,東京都,墨田区,${town},,${lat},${lon}\n`;
  };
  expect((await shares()).map(([, town]) => town)).toEqual(["八広五丁目", "八広六丁目", "文花"]);
  await load(towns, `city_code,prefecture,city,town,koaza,lat,lng\n${row("八広七丁目", 400)}${row("文花一丁目", 850)}`, "latest.csv");

  expect((await shares()).map(([, town]) => town)).toEqual(["八広七丁目", "八広五丁目", "八広六丁目", "文花一丁目"]);
});

test("an outline that is imported tells the land of its town, and in which town a point lies", async () => {
  const properties = { KEY_CODE: "13107030006", S_NAME: "八広６丁目", HCODE: 8101 };
  const report = await load(townPolygons, geoJson([{ properties, geometry: squareAround(CENTRE, 0.002) }]), "r2ka13.geojson");
  const known = (await floodSharesIn(db, BOX)).map(({ town, shares: { isApproximate } }) => [town, isApproximate]);

  expect(report).toMatchObject({ added: 1, notes: ["浸水する割合を計算した町丁目: 4件"] });
  expect(known).toEqual([
    ["八広七丁目", true],
    ["八広五丁目", true],
    ["八広六丁目", false],
    ["文花一丁目", true],
  ]);
  expect(await outlinedTown(db, moved(CENTRE, 150))).toEqual({ cityCode: "13107", chome: "八広六丁目" });
});
