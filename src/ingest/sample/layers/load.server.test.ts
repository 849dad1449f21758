import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { findingsAt, pointsNear } from "#domain/surroundings/index.server.ts";
import { loadSampleMarket } from "#ingest/sample/load/load-market.server.ts";
import { readPlaces } from "#ingest/sample/read-places.server.ts";
import { removeSamples } from "#ingest/sample/remove-samples.server.ts";
import { distanceM } from "#kernel/geo.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";
import { gapsAmong } from "./gaps.ts";
import { sampleApartments } from "./held.server.ts";
import { DATASETS, loadSampleLayers, type SampleLayersLoad } from "./load.server.ts";

const now = new Date("2026-11-21T03:00:00Z");
let db: Db;
let first: SampleLayersLoad;

beforeAll(async () => {
  db = (await testDatabase()).db;
  await loadSampleMarket(db, { now });
  first = await loadSampleLayers(db, { now });
});

async function gapPlaces() {
  return gapsAmong((await readPlaces()).places.towns.map(({ place }) => place));
}

describe("the sample layers", () => {
  it("write every dataset once, and nothing when they are asked for again", async () => {
    expect(first.written.toSorted()).toEqual(DATASETS.toSorted());
    expect(await loadSampleLayers(db, { now })).toEqual({ written: [] });
  });

  it("answer every layer at every sample building with a value or with nothing there, and say that it is a sample", async () => {
    const gaps = await gapPlaces();
    const apartments = (await sampleApartments(db)).filter(
      ({ place }, i) => i % 50 === 0 && gaps.every((gap) => distanceM(gap, place) > 1500),
    );
    for (const { place, cityCode } of apartments) {
      const findings = await findingsAt(db, { ...place, cityCode });
      expect(findings.filter(({ state }) => state !== "ok" && state !== "none")).toEqual([]);
      expect(findings.every(({ provenance }) => provenance?.isSample)).toBe(true);
    }
  });

  it("tell nothing of shaking and floods about a few towns", async () => {
    const [gap] = await gapPlaces();
    const findings = await findingsAt(db, { lon: 0, lat: 0, ...gap, cityCode: "13103" }, ["quake_i55", "ground_arv", "flood_max_rank"]);

    expect(findings.map(({ state }) => state)).toEqual(["no_data", "no_data", "no_data"]);
  });

  it("put more water beside the rivers of the east than on the heights of the west", async () => {
    const rank = async (lon: number, lat: number, cityCode: string) =>
      (await findingsAt(db, { lon, lat, cityCode }, ["flood_max_rank"]))[0]?.value ?? 0;

    expect(await rank(139.842, 35.706, "13123")).toBeGreaterThanOrEqual(3);
    expect(await rank(139.66, 35.66, "13112")).toBe(0);
  });

  it("have shops, schools and shelters near a sample building", async () => {
    const [apartment] = await sampleApartments(db);
    const kinds = ["convenience", "clinic", "elementary", "nursery", "evacuation_site"];
    const points = await pointsNear(db, { place: apartment?.place ?? { lon: 0, lat: 0 }, kinds, withinM: 1500, limit: 5 });

    expect(new Set(points.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it("tell the fees of about three buildings in five", async () => {
    const { rows } = await sql<{ share: number }>`
      select (select count(distinct apartment_key) from building_fact)::float / (select count(*) from apartment) as share`.execute(db);

    expect(rows[0]?.share).toBeGreaterThan(0.5);
    expect(rows[0]?.share).toBeLessThan(0.7);
  });

  it("fill in what is missing, such as what a start that was cut short did not come to", async () => {
    await sql`delete from layer_mesh where dataset = 'jshis'`.execute(db);

    expect(await loadSampleLayers(db, { now })).toEqual({ written: ["jshis"] });
  });

  it("are not made about buildings that are real", async () => {
    await inTransaction(db, (tx) => removeSamples(tx, now));
    await insertRows(db, "apartment", await aLoad(db, "proposals"), [anApartmentRow({ is_sample: false })]);

    expect(await loadSampleLayers(db, { now })).toEqual({ written: [] });
  });
});
