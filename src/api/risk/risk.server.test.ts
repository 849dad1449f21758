import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Apartment } from "#domain/properties/types.ts";
import { PILLARS } from "#domain/risk/model/types.ts";
import { TOPICS } from "#domain/risk/topics/topic-names.ts";
import { LAYERS } from "#domain/surroundings/layers/layers.ts";
import type { EstimateEngine } from "#domain/valuation/index.server.ts";
import { gapsAmong } from "#ingest/sample/layers/gaps.ts";
import { sampleApartments } from "#ingest/sample/layers/held.server.ts";
import { loadSampleLayers } from "#ingest/sample/layers/load.server.ts";
import { loadSampleMarket } from "#ingest/sample/load/load-market.server.ts";
import { loadSampleRents } from "#ingest/sample/load/load-rents.server.ts";
import { readPlaces } from "#ingest/sample/read-places.server.ts";
import { distanceM } from "#kernel/geo.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { type TestApi, testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";

const now = new Date("2026-11-21T03:00:00Z");
let api: TestApi;
let apartment: Apartment;
let path: string;

beforeAll(async () => {
  const { db } = await testDatabase();
  await loadSampleMarket(db, { now });
  await loadSampleLayers(db, { now });
  api = testApi(db, null, { callerKey: () => null });
  const gaps = gapsAmong((await readPlaces()).places.towns.map(({ place }) => place));
  const inEdogawa = (await sampleApartments(db)).filter(({ cityCode }) => cityCode === "13123");
  const [first] = inEdogawa.filter(({ place }) => gaps.every((gap) => distanceM(gap, place) > 1500));
  if (!first) throw new Error("no sample building in 江戸川区");
  apartment = first;
  path = `/api/estate/risk/${apartment.key}`;
}, 120_000);

/** Appraises every home the same. */
const rentEngine: EstimateEngine = {
  modelVersion: "rent-2026.11-1a2b3c4d",
  isSample: true,
  // Rents of other prefectures are known for longer.
  dataAsOf: ({ cityCode }) => (cityCode.startsWith("13") ? { year: 2026, quarter: 3 } : { year: 2027, quarter: 2 }),
  dataRevision: 0,
  answersRead: [],
  countComparables: () => 34,
  appraiseBriefly: () => [],
  laterPrice: () => null,
  appraise: () => ({
    ...{ estimated: true, grade: "B", point: 180_000, low: 160_000, high: 200_000, withinTenPercent: 0.6 },
    ...{ basePrice: 150_000, baseLabel: "", factors: [], comparables: [], comparableCount: 34 },
    ...{ base: null, headline: null, forecast: null, agreement: null, measured: null },
  }),
};

describe("a report of a place", () => {
  const keyAt = (place: Apartment["place"], precision: "town" | "point" = "point") => placeKeyOf({ precision, place });

  it("is rated by what the layers say there; of the building nothing is known", async () => {
    const { status, body } = await api.get(`/api/estate/risk/${keyAt(apartment.place)}`);
    const building = body.rating.pillars.find(({ id }: { id: string }) => id === "building");

    expect(status).toBe(200);
    expect(body).toMatchObject({ subject: { kind: "place", precision: "point", builtYear: null }, standing: null });
    expect(body.rating.pillars[1].indicators[0]).toMatchObject({ id: "flood", score: expect.any(Number) });
    expect(building).toMatchObject({ score: null, coverage: 0 });
  });

  it("counts what the visitor tells of the building, as the visitor's word", async () => {
    const { body } = await api.get(`/api/estate/risk/${keyAt(apartment.place)}?built=2015&floors=7&structure=RC&units=40`);
    const indicators = body.rating.pillars.flatMap((pillar: { indicators: unknown[] }) => pillar.indicators);

    expect(body.subject).toMatchObject({ builtYear: 2015, floors: 7, structure: "RC", units: 40 });
    for (const id of ["age", "units", "seismic_code"]) {
      expect(indicators.find((one: { id: string }) => one.id === id)).toMatchObject({ state: "ok", score: expect.any(Number) });
    }
    expect(indicators.find((one: { id: string }) => one.id === "age")).toMatchObject({ provenance: { attribution: "あなたの入力" } });
  });

  it("shows nobody what another visitor told", async () => {
    const place = `/api/estate/risk/${keyAt(apartment.place, "town")}`;
    const [told, untold] = [await api.get(`${place}?built=1970&units=60`), await api.get(place)];

    expect(told.body.subject).toMatchObject({ builtYear: 1970, units: 60 });
    expect(untold.body).toMatchObject({ subject: { builtYear: null, units: null }, told: { builtYear: null, units: null } });
    expect(untold.body.rating.pillars[2]).toMatchObject({ id: "building", score: null, coverage: 0 });
  });

  it.each(["built=1700", "built=2099", "floors=0", "structure=gold", "units=-1", "fund=x"])("refuses %s", async (told) => {
    expect((await api.get(`/api/estate/risk/${keyAt(apartment.place)}?${told}`)).status).toBe(422);
  });

  it.each(["hazards", "places?kinds=park", ...TOPICS.map((topic) => `facts/${topic}`)])("has %s as a building has", async (part) => {
    expect((await api.get(`/api/estate/risk/${keyAt(apartment.place)}/${part}`)).status).toBe(200);
  });

  it("outside of all known towns is none", async () => {
    expect((await api.get(`/api/estate/risk/${keyAt({ lon: 141, lat: 34 })}`)).status).toBe(404);
  });
});

describe("a report", () => {
  it("tells the building, six pillars with their indicators and sources, and that it is a sample", async () => {
    const { status, body, headers } = await api.get(path);

    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    expect(body).toMatchObject({
      subject: { kind: "building", precision: "building", key: apartment.key, name: apartment.name },
      floor: null,
      checking: [],
      isSample: true,
    });
    expect(body.rating.pillars.map(({ id }: { id: string }) => id)).toEqual(PILLARS);
    expect(body.rating.coverage).toBeGreaterThan(0.6);
    expect(body.rating.letter).toMatch(/^(AAA|AA|A|BBB|BB|B|C)$/);
    const flood = body.rating.pillars[1].indicators[0];
    expect(flood).toMatchObject({ id: "flood", provenance: { attribution: "サンプルデータ(架空)", isSample: true, precision: "17m四方" } });
  });

  it("is the same when it is asked for again", async () => {
    expect((await api.get(path)).body).toEqual((await api.get(path)).body);
  });

  it("weighs as the address says, from the same facts", async () => {
    const usual = (await api.get(path)).body;
    const onlyWater = (await api.get(`${path}?w=0-100-0-0-0-0`)).body;

    expect(onlyWater.rating.weights).toEqual({ earthquake: 0, water: 100, building: 0, crime: 0, child: 0, life: 0 });
    expect(onlyWater.rating.overall).toBeCloseTo(usual.rating.pillars[1].score, 5);
    expect(onlyWater).toMatchObject({ computedAt: usual.computedAt, standing: usual.standing });
  });

  it("never lets a high floor lower the water score", async () => {
    const top = apartment.floors ?? 15;
    const [low, high] = [(await api.get(`${path}?floor=1`)).body, (await api.get(`${path}?floor=${top}`)).body];

    expect(high.floor).toBe(top);
    expect(high.rating.pillars[1].score).toBeGreaterThanOrEqual(low.rating.pillars[1].score);
  });

  it("gives every storey the rating that it has by itself", async () => {
    const { floorGroups } = (await api.get(path)).body;

    expect(floorGroups[0].from).toBe(1);
    expect(floorGroups.at(-1).to).toBe(apartment.floors);
    for (const { from, letter, overall } of floorGroups) {
      expect((await api.get(`${path}?floor=${from}`)).body.rating).toMatchObject({ letter, overall });
    }
  });

  it("refuses a floor that the building does not have, and names it", async () => {
    const { status, body } = await api.get(`${path}?floor=${(apartment.floors ?? 69) + 1}`);

    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: "floor", reason: "too-large", message: "階は、建物の階数までで指定してください" }]);
  });

  it("is not found for an unknown key", async () => {
    for (const rest of ["", "/places?kinds=park", "/facts/crime", "/corrections", "/notes", "/interest"]) {
      expect((await api.get(`/api/estate/risk/nobody${rest}`)).status).toBe(404);
    }
  });

  it.each([
    ["w=1-2-3", "w"],
    ["w=0-0-0-0-0-0", "w"],
    ["w=101-1-1-1-1-1", "w"],
    ["floor=0", "floor"],
    ["floor=71", "floor"],
  ])("refuses %s, naming the field", async (query, field) => {
    const { status, body } = await api.get(`${path}?${query}`);

    expect(status).toBe(422);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });
});

describe("the list", () => {
  it("gives buildings by area, with the rating of those that have a report", async () => {
    await api.get(path);
    const query = `cityCode=13123&q=${encodeURIComponent(apartment.name)}`;
    const { body } = await api.get(`/api/estate/risk?${query}`);
    const item = body.items.find((one: { apartment: { key: string } }) => one.apartment.key === apartment.key);

    expect(item.rating).toMatchObject({ letter: expect.any(String), overall: expect.any(Number), isProvisional: expect.any(Boolean) });
    expect(body).toMatchObject({ page: 1, pageSize: 20 });
  });
});

describe("hazards of a point", () => {
  it("are a plain array, one of each layer, with state, value, unit and source", async () => {
    const { lon, lat } = apartment.place;
    const { body, headers } = await api.get(`/api/estate/hazards?lat=${lat}&lon=${lon}`);

    expect(Array.isArray(body)).toBe(true);
    expect(body.map(({ layer }: { layer: string }) => layer)).toEqual([...Object.keys(LAYERS), "active_fault"]);
    const kikendo = body.find(({ layer }: { layer: string }) => layer === "tokyo_kikendo_total");
    expect(kikendo).toMatchObject({ state: "ok", unit: "rank", source: "サンプルデータ(架空)", asOf: "第9回(2022年)", isSample: true });
    expect(headers.get("cache-control")).toContain("public");
  });

  it("have no value where nothing is known, and never one for a point without data", async () => {
    const { body } = await api.get("/api/estate/hazards?lat=43.06&lon=141.35");

    for (const hazard of body) {
      expect(hazard).not.toHaveProperty("value");
      expect(["no_data", "out_of_area"]).toContain(hazard.state);
    }
  });

  it.each(["lat=35.7", "lat=0&lon=139.7", "lat=35.7&lon=200", "lat=abc&lon=139", "lat=1e2&lon=139"])(
    "are refused for %s",
    async (query) => {
      expect((await api.get(`/api/estate/hazards?${query}`)).status).toBe(422);
    },
  );
});

describe("places around a building", () => {
  it("come by distance, with the state of every kind asked for", async () => {
    const { body } = await api.get(`${path}/places?kinds=convenience,nursery,university&within=1500`);

    expect(body.within).toBe(1500);
    expect(body.kinds.map(({ kind }: { kind: string }) => kind)).toEqual(["convenience", "nursery", "university"]);
    expect(body.kinds[2]).toMatchObject({ state: "no_data", count: 0 });
    const metres = body.items.map(({ distanceM }: { distanceM: number }) => distanceM);
    expect(metres).toEqual(metres.toSorted((a: number, b: number) => a - b));
    expect(body.items[0]).toMatchObject({ straightWalkMinutes: expect.any(Number), provenance: { isSample: true } });
  });

  it("puts what can be used in a hazard first, and says of each whether it can", async () => {
    const { body } = await api.get(`${path}/places?kinds=evacuation_site,shelter&within=3000&hazard=earthquake`);
    const usable: (boolean | null)[] = body.items.map((item: { usable: boolean | null }) => item.usable);
    const order = [true, null, false];

    expect(usable).toContain(true);
    expect(usable).toEqual(usable.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    for (const { kind, hazards, usable } of body.items) {
      expect(usable).toBe(kind === "evacuation_site" ? hazards.includes("earthquake") : null);
    }
    expect((await api.get(`${path}/places?kinds=shelter&hazard=meteor`)).status).toBe(422);
  });

  it("are refused for a kind that does not exist", async () => {
    const { status, body } = await api.get(`${path}/places?kinds=convenience,castle`);

    expect(status).toBe(422);
    expect(body.errors[0].field).toBe("kinds");
  });
});

describe("facts of a topic", () => {
  it("tell crimes by year and kind, the rate, and the rank in the ward", async () => {
    const { body } = await api.get(`${path}/facts/crime`);

    expect(body).toMatchObject({ topic: "crime", state: "ok", cityName: "江戸川区", provenance: { isSample: true } });
    expect(body.years.length).toBeGreaterThanOrEqual(5);
    expect(body.years.at(-1)).toMatchObject({ year: 2024, total: expect.any(Number), bicycle: expect.any(Number) });
    expect(body.cityRank.rank).toBeLessThanOrEqual(body.cityRank.of);
  });

  it("tell the people of the mesh to 2050 by age", async () => {
    const { body } = await api.get(`${path}/facts/population`);

    expect(body.mesh.points.map(({ year }: { year: number }) => year)).toEqual([2020, 2025, 2030, 2035, 2040, 2045, 2050]);
    expect(body.mesh.points[0].bands.working).toBeGreaterThan(0);
    expect(body.city.points.length).toBeGreaterThan(5);
    expect(body.town.households).toBeGreaterThan(0);
  });

  it("tell the published prices of land near by, year by year", async () => {
    const { body } = await api.get(`${path}/facts/land`);

    expect(body).toMatchObject({ topic: "land", state: "ok", provenance: { isSample: true } });
    expect(body.points.length).toBeGreaterThan(0);
    expect(body.points[0].years.at(-1)).toMatchObject({ year: 2026 });
    expect(body.points.map(({ distanceM }: { distanceM: number }) => distanceM)).toEqual(
      body.points.map(({ distanceM }: { distanceM: number }) => distanceM).toSorted((a: number, b: number) => a - b),
    );
  });

  it("tell of land that there are no data where no price can be read", async () => {
    const rename = (from: string, to: string) =>
      sql`update place_point set data = data - ${from}::text || jsonb_build_object(${to}::text, data -> ${from}::text) where kind = 'land_price'`.execute(
        api.deps.db,
      );
    await rename("history", "past");
    const { body } = await api.get(`${path}/facts/land`);
    await rename("past", "history");

    expect(body).toMatchObject({ topic: "land", state: "no_data", points: [] });
  });

  it("tell the school districts that the building lies in", async () => {
    const { body } = await api.get(`${path}/facts/school`);

    expect(body.districts.map(({ kind }: { kind: string }) => kind)).toEqual(["elementary", "middle"]);
    expect(body.districts[0]).toMatchObject({ state: "ok", schools: [expect.stringContaining("小学校")], provenance: { isSample: true } });
  });

  it("tell the closed archive of infections with the day it ended", async () => {
    const { body } = await api.get(`${path}/facts/covid`);

    expect(body).toMatchObject({ topic: "covid", state: "ok", prefecture: "東京都", endedOn: "2023-05-07" });
    expect(body.points[0].newCases).toBeNull();
    expect(body.points.at(-1).newCases).toBeGreaterThan(0);
  });

  it("tell prices, supply, days to sell and price cuts", async () => {
    const { body } = await api.get(`${path}/facts/market`);

    expect(body.city).toMatchObject({ scope: "city", label: "江戸川区" });
    expect(body.outlook).toMatchObject({ state: "ok", quarter: expect.stringMatching(/^\d{4}Q[1-4]$/) });
    expect(body.outlook.label).toMatch(/^江戸川区/);
    expect(body.outlook.lowYenPerM2).toBeLessThan(body.outlook.highYenPerM2);
    expect(body.onSale.city).toBeGreaterThan(0);
    expect(body.priceCuts.share).toBeGreaterThan(0.1);
    expect(body.isSample).toBe(true);
  });

  it("tell what is known of the building, and nothing of rents without rent data", async () => {
    const building = (await api.get(`${path}/facts/building`)).body;
    const rent = (await api.get(`${path}/facts/rent`)).body;

    expect(building.code.words).not.toBe("");
    expect(rent).toMatchObject({ topic: "rent", estimate: null, reason: "推定できません", provenance: null, town: null, city: null });
    expect((await api.get(`${path}/facts/weather`)).status).toBe(404);
  });

  it("tell the rent of the usual home or of the size asked for, once rents and a model are there", async () => {
    await loadSampleRents(api.deps.db, { now });
    expect((await api.get(`${path}/facts/rent`)).body.why).toContain("モデルがまだありません");
    api.active.engine = rentEngine;

    const usual = (await api.get(`${path}/facts/rent`)).body;
    const asked = (await api.get(`${path}/facts/rent?areaM2=40`)).body;
    api.active.engine = null;

    expect(usual).toMatchObject({
      reason: null,
      estimate: { pointYen: 180_000, lowYen: 160_000, highYen: 200_000, grade: "B", n: 34, dataAsOf: "2026Q3", isSample: true },
      city: { scope: "city", label: "江戸川区" },
      provenance: { attribution: "サンプルデータ(架空の賃料)", isSample: true },
    });
    expect(usual.estimate.home.basis).toMatch(/building|town/);
    expect(asked.estimate.home).toEqual({ areaM2: 40, layout: null, basis: "asked" });
    expect((await api.get(`${path}/facts/rent?areaM2=wide`)).status).toBe(422);
  });
});
