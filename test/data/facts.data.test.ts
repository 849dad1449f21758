import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { areaFacts, pointsNear, townFactAt } from "#domain/surroundings/index.server.ts";
import { covid } from "#ingest/covid/source.server.ts";
import { crimePoints } from "#ingest/crime-points/source.server.ts";
import { crimePrefectures } from "#ingest/crime-prefectures/source.server.ts";
import { evacuation } from "#ingest/evacuation/source.server.ts";
import { facilities } from "#ingest/facilities/source.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { importFile } from "#ingest/import-file.server.ts";
import { landPrices } from "#ingest/land-prices/source.server.ts";
import { medical } from "#ingest/medical/source.server.ts";
import { nurseries } from "#ingest/nurseries/source.server.ts";
import { population } from "#ingest/population/source.server.ts";
import { schoolDistricts } from "#ingest/school-districts/source.server.ts";
import { schools } from "#ingest/schools/source.server.ts";
import { townPopulation } from "#ingest/town-population/source.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";

const folder = process.env.SHARED_DATA ?? "";
/** 東京都江東区豊洲5丁目, in front of the ward's library. */
const TOYOSU = { lon: 139.7966, lat: 35.6557 };

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

/** Loads the file twice: the second time must change nothing. */
async function loadTwice<Row>(source: Source<Row>, file: string) {
  const first = await load(source, file);
  expect(await load(source, file)).toMatchObject({ added: 0, changed: 0, unchanged: first.added });
  return first;
}

async function kinds(dataset: string) {
  const { rows } = await sql<{ kind: string; n: number }>`
    select kind, count(*) as n from place_point where dataset = ${dataset} group by 1 order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
}

describe("places", () => {
  test("evacuation sites and shelters of the whole country", async () => {
    expect(await loadTwice(evacuation, "hazards/evacuation_sites_emergency_2025.csv.gz")).toMatchObject({
      layout: "evacuation-sites",
      asOf: "2025",
      read: 115_402,
      added: 115_402,
      rejected: 0,
    });
    expect(await loadTwice(evacuation, "hazards/evacuation_shelters_2025.csv.gz")).toMatchObject({
      read: 82_557,
      added: 82_557,
      rejected: 0,
    });
    const { rows } = await sql`
      select name, data from place_point where dataset = 'evacuation_site' and source_key = '01100/E0110000001202'`.execute(db);
    expect(rows).toMatchObject([
      { name: "もみじ台中学校", data: { flood: true, landslide: true, stormSurge: false, sameAsShelter: true } },
    ]);
  });

  test("medical institutions: those without a place are rejected, copies of a row count once", async () => {
    expect(await loadTwice(medical, "facilities/medical_institutions_2025.csv.gz")).toMatchObject({
      read: 97_024,
      rejected: 5330,
      byReason: { "place-missing": 5330 },
      added: 91_194,
    });
    expect(await kinds("medical")).toEqual({ clinic: 79_389, dentist: 143, hospital: 7225, paediatric: 4437 });
  });

  test("schools of two prefectures, kindergartens and universities included", async () => {
    expect(await loadTwice(schools, "facilities/schools_tokyo.csv.gz")).toMatchObject({ read: 4449, added: 4449 });
    expect(await loadTwice(schools, "facilities/schools_chiba.csv.gz")).toMatchObject({ read: 1543, added: 1542 });
    expect(await kinds("school")).toMatchObject({ elementary: 2167, middle: 1215, high: 625, kindergarten: 1006, special: 85 });
  });

  test("nurseries, facilities and incidents", async () => {
    expect(await loadTwice(nurseries, "facilities/nurseries_tokyo23_2016.csv.gz")).toMatchObject({
      asOf: "2016",
      added: 1871,
      rejected: 0,
    });
    expect(await loadTwice(facilities, "facilities/osm_poi_japan_2014.csv.gz")).toMatchObject({ read: 59_296, added: 58_640, rejected: 0 });
    expect(await loadTwice(crimePoints, "crime/hokkaido_police_2018_points.csv.gz")).toMatchObject({
      read: 6616,
      added: 5959,
      byReason: { "place-coarse": 647, "place-missing": 10 },
    });
    expect(await loadTwice(crimePoints, "crime/chiba_bicycle_theft_geocoded.csv.gz")).toMatchObject({ added: 7346, rejected: 0 });
  });

  test("land prices keep every year since 1983; points without history have the one of their file", async () => {
    for (const [file, points] of [
      ["chiba_l01_2022", 1259],
      ["hiroshima_l01_2023", 639],
      ["ibaraki_l01_2026", 676],
      ["osaka_l01_2025", 1687],
      ["tokyo_l01_2022_points", 1285],
    ] as const) {
      expect(await loadTwice(landPrices, `landprice/${file}.csv.gz`)).toMatchObject({ read: points, added: points, rejected: 0 });
    }
    const { rows } = await sql<{ history: object; now: number }>`
      select data->'history' as history, (data->>'pricePerM2')::int as now from place_point where source_key = '12/12101-000-001'`.execute(
      db,
    );
    expect(Object.keys(rows[0]?.history ?? {})).toHaveLength(40);
    expect(rows).toMatchObject([{ now: 286_000, history: { "1983": 210_000, "1990": 860_000, "2022": 286_000 } }]);
  });

  test("what is near a place comes back with its credit, nearest first", async () => {
    const near = await pointsNear(db, { place: TOYOSU, kinds: ["elementary", "clinic", "evacuation_site"], withinM: 800, limit: 50 });

    expect(near.length).toBeGreaterThan(10);
    expect(near.map(({ distanceM }) => distanceM)).toEqual(near.map(({ distanceM }) => distanceM).toSorted((a, b) => a - b));
    expect(near.find(({ kind }) => kind === "elementary")?.provenance).toMatchObject({
      attribution: "国土交通省 国土数値情報(学校データ P29)を加工して作成",
      isSample: false,
    });
  });
});

describe("facts of areas", () => {
  test("middle-school districts are joined to one zone a school", async () => {
    expect(await loadTwice(schoolDistricts, "facilities/middle_school_districts_tokyo.geojson.gz")).toMatchObject({
      added: 382,
      rejected: 0,
    });
  });

  test("municipal censuses; wards that did not exist yet are rejected", async () => {
    expect(await loadTwice(population, "population/municipal_total_population_1980_2020.csv.gz")).toMatchObject({
      asOf: "1980–2020",
      read: 17_188,
      added: 16_909,
      byReason: { "population-missing": 279 },
    });
    expect(await load(population, "population/tokyo23_population_2020_2025.csv.gz")).toMatchObject({ read: 115, rejected: 0 });
    expect(await load(population, "population/tokyo23_population_2020_2025.csv.gz")).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 115,
    });
    const edogawa = await areaFacts(db, "population", "13123");
    expect(edogawa.find(({ period }) => period === "2024")?.data).toEqual({ total: 695_240, householdsLatest: 350_680 });
  });

  test("single households of every town of four prefectures find their city", async () => {
    expect(await loadTwice(townPopulation, "population/kanto_town_single_households.csv.gz")).toMatchObject({ added: 20_363, rejected: 0 });
    expect((await townFactAt(db, TOYOSU, "households"))?.area).toContain("豊洲");
  });

  test("the archive of infections and the crimes of prefectures", async () => {
    expect(await loadTwice(covid, "covid/covid19_prefectures_2020_2021.csv.gz")).toMatchObject({
      asOf: "2020–2021",
      added: 15_412,
      rejected: 0,
    });
    expect(await loadTwice(crimePrefectures, "crime/prefecture_crime_recognized.csv.gz")).toMatchObject({ added: 47, rejected: 0 });
    expect((await areaFacts(db, "covid", "47")).find(({ period }) => period === "2021-01-30")?.data).toMatchObject({
      testedPositive: 7511,
      deaths: 90,
      effectiveReproductionNumber: 0.94,
    });
    expect(await areaFacts(db, "crime_prefecture", "13")).toMatchObject([{ period: "2022", data: { total: 78_475 } }]);
  });
});
