import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { datasetStates, findingsAt, findingsOver, surroundingsRevision, townFactAt } from "#domain/surroundings/index.server.ts";
import { townArea } from "#domain/surroundings/towns/find-over.server.ts";
import { floodSharesIn } from "#domain/surroundings/towns/flooded-towns-store.server.ts";
import { eachPixel, middleOfPixel } from "#domain/surroundings/towns/town-area.ts";
import { floodGrid } from "#ingest/flood-grid/source.server.ts";
import { floodTowns } from "#ingest/flood-towns/source.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { importFile } from "#ingest/import-file.server.ts";
import { kikendo } from "#ingest/kikendo/source.server.ts";
import { towns } from "#ingest/towns/source.server.ts";
import { faults } from "#ingest/zones/faults.server.ts";
import { landslide } from "#ingest/zones/landslide.server.ts";
import type { LonLat } from "#kernel/geo.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";

const folder = process.env.SHARED_DATA ?? "";

let db: Db;
let reports: string;
beforeAll(async () => {
  if (folder === "") throw new Error("SHARED_DATA must name the folder that holds the open data");
  ({ db } = await testDatabase());
  reports = await mkdtemp(path.join(tmpdir(), "machinone-reports-"));
  await load(towns, "areas/towns_geolonia_2023.csv.gz");
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

async function townCentre(cityCode: string, name: string) {
  const { rows } = await sql<{ lon: number; lat: number }>`
    select lon, lat from town where city_code = ${cityCode} and name = ${name}`.execute(db);
  const [place] = rows;
  if (!place) throw new Error(`no town ${name}`);
  return place;
}

test("the grid of one mesh is loaded whole, and a second time changes nothing", async () => {
  const first = await load(floodGrid, "hazards/flood_max_rank_5339.png");

  expect(first).toMatchObject({ layout: "rank-png", rejected: 0, changed: 0, unchanged: 0 });
  expect(await load(floodGrid, "hazards/flood_max_rank_5339.png")).toMatchObject({ added: 0, changed: 0, unchanged: first.added });
});

test("the towns of the country are loaded with their flood ranks", async () => {
  expect(await load(floodTowns, "hazards/flood_rank_by_town.csv.gz")).toMatchObject({ read: 128_163 });
  expect(await load(floodTowns, "hazards/flood_rank_by_town.csv.gz")).toMatchObject({ added: 0, changed: 0 });
});

test.each([
  ["13123", "平井一丁目", "ok", [3, 4]],
  ["13123", "西小岩一丁目", "ok", [3]],
  ["13123", "清新町一丁目", "none", [null]],
  ["13103", "芝公園四丁目", "none", [null]],
] as const)("%s %s is %s in the flood grid, and the table of towns says the same", async (cityCode, town, state, ranks) => {
  const place = await townCentre(cityCode, town);
  const [finding] = await findingsAt(db, place, ["flood_max_rank"]);
  const fact = await townFactAt(db, place, "flood_town");

  expect(finding?.state).toBe(state);
  expect(ranks).toContain(finding?.value ?? null);
  expect(fact).toMatchObject({ area: town, data: { rank: finding?.value ?? 0 } });
  expect(finding?.provenance?.attribution).toContain("国土数値情報");
});

// The share of each town at the named depth or deeper, and the deepest anywhere: land without outlines, so to a few percent.
test.each([
  ["13107", "八広五丁目", 3, 0.91, 3],
  ["13107", "八広二丁目", 3, 1, 3],
  // Riverside: the Arakawa and its dykes have no colour and are no land of the towns (27 % of the first, 46 % of the second).
  ["13123", "平井一丁目", 3, 1, 4],
  ["13107", "八広六丁目", 3, 0.99, 4],
  ["13123", "平井二丁目", 4, 0.26, 4],
  ["13123", "清新町一丁目", 1, 0.04, 3],
  ["13103", "芝公園四丁目", 1, 0.13, 2],
] as const)("%s %s as a place is read over the town: rank %i on %d of it", async (cityCode, chome, value, share, worst) => {
  const [finding] = await findingsOver(db, { cityCode, chome, place: await townCentre(cityCode, chome) }, ["flood_max_rank"]);

  expect(finding).toMatchObject({ state: "ok", value, details: { worst, town: chome, unknownShare: 0 } });
  expect(finding?.details.share).toBeCloseTo(share, 1);
  expect(finding?.provenance).toMatchObject({ precision: "町丁目（おおよそ）", isSample: false });
});

test("the share of a town is what looking at its points one by one gives", async () => {
  const town = { cityCode: "13123", chome: "平井一丁目", place: await townCentre("13123", "平井一丁目") };
  const area = await townArea(db, town);
  const points: LonLat[] = [];
  eachPixel(area, (column, row) => {
    if ((column + 2 * row) % 5 === 0) points.push(middleOfPixel(column, row));
  });
  const ranks = await Promise.all(points.map(async (place) => (await findingsAt(db, place, ["flood_max_rank"]))[0]?.value ?? 0));
  const [over] = await findingsOver(db, town, ["flood_max_rank"]);

  expect(points.length).toBeGreaterThan(40);
  expect(ranks.filter((rank) => rank >= 3).length / ranks.length).toBeCloseTo(
    Number(over?.details.share) * (1 - Number(over?.details.riverShare)),
    1,
  );
});

test("every town on the grid has its shares, the same as when it is asked for; whole 町 have none", async () => {
  const towns = await floodSharesIn(db, { west: 139.8, east: 139.85, south: 35.7, north: 35.74 });
  const sixth = towns.find(({ town }) => town === "八広五丁目");
  const [over] = await findingsOver(db, { cityCode: "13107", chome: "八広五丁目", place: await townCentre("13107", "八広五丁目") }, [
    "flood_max_rank",
  ]);

  expect(towns.length).toBeGreaterThan(60);
  expect(towns.map(({ town }) => town)).not.toContain("八広");
  expect(sixth?.shares).toMatchObject({ value: over?.value, over3m: over?.details.share, isApproximate: true });
});

test("a neighbouring mesh fills what the first did not tell at their border", async () => {
  const east = { lon: 140.0005, lat: 35.7 };
  const [before] = await findingsAt(db, east, ["flood_max_rank"]);
  await load(floodGrid, "hazards/flood_max_rank_5340.png");
  const [after] = await findingsAt(db, east, ["flood_max_rank"]);

  expect(before?.state).toBe("no_data");
  expect(after?.state).not.toBe("no_data");
  expect(await load(floodGrid, "hazards/flood_max_rank_5339.png")).toMatchObject({ added: 0, changed: 0 });
});

test("地域危険度 has its five ranks in the published numbers, and is not asked outside Tokyo", async () => {
  expect(await load(kikendo, "hazards/tokyo_chiiki_kikendo_rank.csv.gz")).toMatchObject({ read: 5177, rejected: 0 });
  const { rows } = await sql<{ rank: number; n: number }>`
    select (data->>'total')::integer as rank, count(*) as n from town_fact where dataset = 'kikendo' group by 1 order by 1`.execute(db);
  const place = await townCentre("13101", "三番町");
  const [own, none] = await Promise.all([
    townFactAt(db, { ...place, cityCode: "13101", chome: "一番町" }, "kikendo"),
    townFactAt(db, { ...place, cityCode: "13101", chome: "零番町" }, "kikendo"),
  ]);
  expect([own?.area, own?.provenance.precision, none]).toEqual(["一番町", "町丁目", null]);
  const [inTokyo] = await findingsAt(db, await townCentre("13101", "飯田橋一丁目"), ["tokyo_kikendo_collapse"]);
  const [inChiba] = await findingsAt(db, await townCentre("12203", "市川一丁目"), ["tokyo_kikendo_collapse"]);

  expect(rows.map(({ n }) => n)).toEqual([2337, 1648, 820, 287, 85]);
  expect(inTokyo).toMatchObject({ state: "ok", value: 2, details: { town: "飯田橋一丁目" } });
  expect(inChiba?.state).toBe("out_of_area");
});

test("landslide zones hold the points inside them, and tell nothing about other zones", async () => {
  const red = await load(landslide, "hazards/tokyo_dosekiryu_tokubetsu.geojson.gz");
  const yellow = await load(landslide, "hazards/tokyo_jisuberi.geojson.gz");
  const [inRed] = await findingsAt(db, { lon: 139.1566, lat: 35.8421 }, ["landslide"]);
  const [outside] = await findingsAt(db, await townCentre("13101", "飯田橋一丁目"), ["landslide"]);

  expect([red.rejected, yellow.rejected]).toEqual([0, 0]);
  expect(inRed).toMatchObject({ state: "ok", value: 2, details: { kind: "red", phenomenon: "土石流" } });
  expect(outside?.state).toBe("no_data");
  expect(await load(landslide, "hazards/tokyo_dosekiryu_tokubetsu.geojson.gz")).toMatchObject({ added: 0, changed: 0 });
});

test("fault lines are kept with the cells that they cross", async () => {
  expect(await load(faults, "hazards/active_faults_japan_gem.geojson.gz")).toMatchObject({ read: 556, rejected: 0 });
  const { rows } = await sql<{ cells: number }>`select count(*) as cells from layer_zone_cell where dataset = 'fault'`.execute(db);
  expect(rows[0]?.cells).toBeGreaterThan(10_000);
});

test("a point at sea and one abroad are out of area; what was loaded is listed with its credit", async () => {
  const layers = ["flood_max_rank", "quake_i55", "landslide"] as const;
  for (const place of [
    { lon: 141.5, lat: 34.5 },
    { lon: 129.05, lat: 35.16 },
  ]) {
    expect((await findingsAt(db, place, layers)).map(({ state }) => state)).toEqual(["out_of_area", "out_of_area", "out_of_area"]);
  }
  expect((await datasetStates(db)).map(({ dataset }) => dataset)).toEqual([
    "fault",
    "flood_max",
    "flood_share",
    "flood_town",
    "kikendo",
    "landslide",
  ]);
  expect(Number(await surroundingsRevision(db))).toBeGreaterThan(0);
});
