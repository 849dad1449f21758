import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Apartment } from "#domain/properties/types.ts";
import { meshesAt } from "#domain/surroundings/layers/mesh-codes.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLayerLoad, insertMesh, insertTownFact, insertZone, moved, squareAround } from "#test/support/layer-rows.ts";
import { asSubject } from "#test/support/subjects.ts";
import { anApartment, aSale, insertMarket } from "#test/support/typed-market.ts";
import { buildingFields, writeField } from "./building-fact-store.server.ts";
import { gatherDeps, gatherFacts } from "./gather-facts.server.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const HOME = anApartment({ isSample: false, builtYear: 1998, builtMonth: 3 });
const ELSEWHERE = anApartment({ key: "elsewhere", cityCode: "13101", place: { lon: 139.2, lat: 35.9 } });

let db: Db;
let load: number;
beforeAll(async () => {
  db = (await testDatabase()).db;
  load = await aLayerLoad(db, "jshis");
  const years = [2021, 2022, 2023, 2024, 2025];
  const ofCity = years.flatMap((year) =>
    ([1, 2, 3, 4] as const).flatMap((quarter) =>
      Array.from({ length: 3 }, () => aSale({ quarter: { year, quarter }, price: 70_000_000 * (year % 2 ? 1 : 1.1) })),
    ),
  );
  const ofBuilding = [
    { year: 2023, quarter: 3 },
    { year: 2023, quarter: 4 },
    { year: 2025, quarter: 4 },
    { year: 2026, quarter: 3 },
    { year: 2026, quarter: 4 },
  ] as const;
  const own = ofBuilding.map((quarter) => aSale({ quarter, apartmentKey: HOME.key, cityCode: "13999" }));
  await insertMarket(db, { apartments: [HOME, ELSEWHERE], sales: [...ofCity, ...own] });
  const [finest = ""] = meshesAt(HOME.place);
  await insertMesh(db, load, { dataset: "jshis", mesh: finest, data: { i55: 46.9 } });
  await insertMesh(db, load, { dataset: "population_mesh", mesh: finest, data: { "2020": 800, "2050": 700 } });
  await insertZone(db, load, { dataset: "landslide", kind: "yellow", value: 1, geometry: squareAround(HOME.place, 0.001) });
  await insertTownFact(db, load, {
    ...{ dataset: "crime", cityCode: "13108", town: "豊洲一丁目", place: moved(HOME.place, 100), data: { quintile: 4, rate: 3.2 } },
  });
});

const gather = (apartment: Apartment = HOME) => gatherFacts(gatherDeps(db, NOW), asSubject(apartment));
const correct = (field: string, value: string | number | boolean, asOf: string | null = "2026") =>
  inTransaction(db, (tx) => writeField(tx, HOME.key, { field, value, source: "訂正(確認済み)", asOf }));

describe("the facts of a building", () => {
  it("are what the layers say of its place, each in its state and with its source", async () => {
    const facts = await gather();

    expect(facts.quake_i55).toMatchObject({
      state: "ok",
      value: 46.9,
      provenance: { attribution: "出典 jshis", precision: "250mメッシュ" },
    });
    expect(facts.landslide).toMatchObject({ state: "ok", value: 1, details: { kind: "yellow" } });
    expect(facts.crime_rate_quintile).toMatchObject({ state: "ok", value: 4, details: { town: "豊洲一丁目", rate: 3.2 } });
    expect(facts.populationChange2050).toMatchObject({ value: -12.5, provenance: { attribution: "出典 jshis" } });
    expect(facts.flood_max_rank).toMatchObject({ state: "no_data", value: null, provenance: null });
  });

  it("are no data, and never an absence, where nothing was imported", async () => {
    const facts = Object.values(await gather(ELSEWHERE));

    expect(facts.filter(({ state }) => state === "none")).toMatchObject([
      { provenance: { attribution: "出典 transactions", isSample: false } },
    ]);
    expect((await gather(ELSEWHERE)).landslide).toMatchObject({ state: "no_data" });
    expect(await gather(ELSEWHERE)).not.toHaveProperty("populationChange2050");
  });

  it("count sales of twelve whole quarters before this one, for each hundred homes a year", async () => {
    expect(await gather({ ...HOME, units: 100 })).toMatchObject({ liquidity: { state: "ok", value: 1 } });
    expect(await gather({ ...HOME, units: null })).not.toHaveProperty("liquidity");
  });

  it("say of a building that none of its homes was sold, where sales name buildings", async () => {
    expect((await gather(ELSEWHERE)).liquidity).toMatchObject({ state: "none", value: null });
  });

  it("measure how prices of its city sway, credited to whoever the sales are of", async () => {
    const { volatility } = await gather();

    // Prices rise by 10 % and fall by 9.09 %, in turn.
    expect(volatility).toMatchObject({ value: 9.55, provenance: { precision: "市区町村", isSample: false } });
    expect(volatility?.provenance?.attribution).toBe("出典 transactions");
  });
});

describe("what is kept of a building", () => {
  it("goes before the register once it is corrected, and is overwritten by the next correction", async () => {
    await correct("units", 121);
    expect((await gather()).units).toMatchObject({
      value: 121,
      provenance: { attribution: "訂正(確認済み)", asOf: "2026", precision: "建物" },
    });
    await correct("units", 122, null);

    expect((await gather()).units).toMatchObject({ value: 122, provenance: { asOf: null } });
    expect(await buildingFields(db, HOME.key)).toHaveLength(1);
  });

  it("is read by field, and marked where it was invented; what is no single value is left out", async () => {
    const sample = await aLayerLoad(db, "sample");
    const insert = (field: string, value: string) =>
      sql`insert into building_fact values (${ELSEWHERE.key}, ${field}, ${value}::jsonb, '見本', null, ${sample})`.execute(db);
    await insert("managementStars", "4");
    await insert("confirmedOn", '"1997-05-01"');
    await insert("parkingPlan", '{"levels": 2}');
    await insert("seismicIsolation", "null");

    expect(await buildingFields(db, ELSEWHERE.key)).toEqual([
      { field: "confirmedOn", value: "1997-05-01", source: "見本", asOf: null, isSample: true },
      { field: "managementStars", value: 4, source: "見本", asOf: null, isSample: true },
    ]);
    expect(await gather(ELSEWHERE)).toMatchObject({ confirmedOn: { value: 19_970_501 }, managementStars: { value: 4 } });
  });
});

describe("the prices of a city", () => {
  it("are asked for once for all its buildings", async () => {
    const deps = gatherDeps(db, NOW);
    const [first, second, other] = [deps.cityPrices("13108"), deps.cityPrices("13108"), deps.cityPrices("13101")];

    expect(second).toBe(first);
    expect(other).not.toBe(first);
    expect((await first).length).toBe(20);
    expect(await other).toEqual([]);
  });
});
