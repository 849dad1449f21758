import { beforeAll, describe, expect, it } from "vitest";
import type { Subject } from "#domain/subjects/types.ts";
import { meshesAt } from "#domain/surroundings/layers/mesh-codes.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import {
  aLayerLoad,
  insertAreaFact,
  insertMesh,
  insertPoint,
  insertTownFact,
  insertZone,
  moved,
  squareAround,
} from "#test/support/layer-rows.ts";
import { aBuilding } from "#test/support/subjects.ts";
import { covidTopic } from "./covid-topic.server.ts";
import { crimeTopic } from "./crime-topic.server.ts";
import { landTopic } from "./land-topic.server.ts";
import { populationTopic } from "./population-topic.server.ts";
import { schoolTopic } from "./school-topic.server.ts";

const HOME: Subject = { ...aBuilding(), chome: "豊洲一丁目", isApproximate: false };
/** In another prefecture, where nothing was imported. */
const FAR: Subject = aBuilding({
  key: "far",
  prefecture: "北海道",
  cityCode: "01101",
  cityName: "札幌市中央区",
  place: { lon: 141.35, lat: 43.06 },
});

let db: Db;
let load: number;
beforeAll(async () => {
  ({ db } = await testDatabase());
  load = await aLayerLoad(db, "crime", "2025");
});

describe("crimes around a building", () => {
  const townOf = (town: string, eastM: number, data: Record<string, unknown>, cityCode = "13108") =>
    insertTownFact(db, load, { dataset: "crime", cityCode, town, place: moved(HOME.place, eastM), data });

  beforeAll(async () => {
    await townOf("豊洲一丁目", 100, {
      ...{ rate: 3.24, quintile: 4, note: "メモ" },
      "2024": { total: 20, burglary: 2, snatch: 0, bicycle: 12, violence: "不明" },
      "2022": { total: 31, burglary: 5, snatch: 1, bicycle: 15, carParts: 4, violence: 6 },
      "2023": "欠測",
    });
    await townOf("豊洲二丁目", 500, { "2024": { total: 25 } });
    await townOf("豊洲三丁目", 900, { "2024": { total: 20 } });
    await townOf("豊洲四丁目", 1200, { "2024": { total: 3 } });
    await townOf("豊洲五丁目", 1300, { "2023": { total: 99 } });
    await townOf("月島一丁目", 50, { "2024": { total: 500 } }, "13102");
    for (const [period, total] of [
      ["2023", 900],
      ["2022", 1000],
    ] as const) {
      await insertAreaFact(db, load, { dataset: "crime_prefecture", area: "13", period, data: { total } });
    }
    await insertAreaFact(db, load, { dataset: "crime_prefecture", area: "13", period: "2024", data: { theft: 3 } });
  });

  it("are those of its town by year, the oldest first, with every kind that was counted", async () => {
    const topic = await crimeTopic(db, HOME);

    expect(topic).toMatchObject({ state: "ok", cityName: "江東区", town: "豊洲一丁目", rate: 3.24, quintile: 4 });
    expect(topic.provenance).toMatchObject({ attribution: "出典 crime", asOf: "2025", precision: "町丁目" });
    expect(topic.years).toEqual([
      { year: 2022, total: 31, burglary: 5, snatch: 1, bicycle: 15, carParts: 4, violence: 6 },
      { year: 2023, total: null, burglary: null, snatch: null, bicycle: null, carParts: null, violence: null },
      { year: 2024, total: 20, burglary: 2, snatch: 0, bicycle: 12, carParts: null, violence: null },
    ]);
  });

  it("have a rank among the towns of the city in the newest year, equals sharing the better place", async () => {
    expect((await crimeTopic(db, HOME)).cityRank).toEqual({ rank: 2, of: 4, year: 2024 });
    expect((await crimeTopic(db, { ...HOME, chome: "豊洲四丁目" })).cityRank).toEqual({ rank: 4, of: 4, year: 2024 });
  });

  it("have those of the prefecture beside them, years without a sum left open", async () => {
    expect((await crimeTopic(db, HOME)).prefecture).toMatchObject({
      state: "ok",
      provenance: { precision: "都道府県" },
      years: [
        { year: 2022, total: 1000 },
        { year: 2023, total: 900 },
        { year: 2024, total: null },
      ],
    });
  });

  it("are no data where nobody counted, not none", async () => {
    expect(await crimeTopic(db, FAR)).toEqual({
      ...{ topic: "crime", state: "no_data", provenance: null, cityName: "札幌市中央区", town: null },
      ...{ years: [], rate: null, quintile: null, cityRank: null },
      prefecture: { state: "no_data", provenance: null, years: [] },
    });
  });
});

describe("people around a building", () => {
  beforeAll(async () => {
    const [finest = ""] = meshesAt(HOME.place);
    const bands = { "2020": { under15: 100, from15to64: 600, over65: 112 }, "2050": { under15: 90, over65: 200 } };
    await insertMesh(db, load, { dataset: "population_mesh", mesh: finest, data: { "2050": 700, "2020": 812, bands, "2030": "?" } });
    const census = (period: string, data: Record<string, unknown>) =>
      insertAreaFact(db, load, { dataset: "population", area: "13108", period, data });
    await census("2020", { total: 524_310, bands: { under15: 70_000, from15to64: 340_000, over65: 114_310 } });
    await census("2015", { total: 498_109 });
    await census("2010", { households: 3 });
    await insertAreaFact(db, load, { dataset: "population", area: "13101", period: "2020", data: { households: 40_000 } });
    const households = { dataset: "households", cityCode: "13108", town: "豊洲一丁目", place: moved(HOME.place, 80) };
    await insertTownFact(db, load, { ...households, data: { total: 4100 } });
  });

  it("are those of its mesh by year, with their ages only where all three groups were counted", async () => {
    const { mesh } = await populationTopic(db, HOME);

    expect(mesh).toMatchObject({ state: "ok", change2050: -13.8, provenance: { precision: "250mメッシュ" } });
    expect(mesh.points).toEqual([
      { year: 2020, total: 812, bands: { under15: 100, working: 600, over65: 112 } },
      { year: 2050, total: 700, bands: null },
    ]);
  });

  it("are those of its city by census, the oldest first, counts that are missing left out", async () => {
    const { city } = await populationTopic(db, HOME);

    expect(city.points).toEqual([
      { year: 2015, total: 498_109, bands: null },
      { year: 2020, total: 524_310, bands: { under15: 70_000, working: 340_000, over65: 114_310 } },
    ]);
    expect(city.state).toBe("ok");
  });

  it("are credited to every source of the years, each with those that are from it", async () => {
    const [census, register] = [await aLayerLoad(db, "census", "1980–2020"), await aLayerLoad(db, "register", "2020–2025")];
    const told = (source: number, period: string) =>
      insertAreaFact(db, source, { dataset: "population", area: "13109", period, data: { total: 1000 } });
    await Promise.all([told(census, "1980"), told(census, "2020"), told(register, "2021"), told(register, "2024")]);
    const { city } = await populationTopic(db, { ...HOME, cityCode: "13109" });

    expect(city.sources.map(({ attribution, asOf }) => [attribution, asOf])).toEqual([
      ["出典 census", "1980–2020"],
      ["出典 register", "2021–2024"],
    ]);
  });

  it("are no data of a city of which rows tell no count", async () => {
    expect((await populationTopic(db, { ...HOME, cityCode: "13101" })).city).toMatchObject({ state: "no_data", points: [] });
  });

  it("live in the households of its town, of which what was not counted stays open", async () => {
    expect((await populationTopic(db, HOME)).town).toMatchObject({
      state: "ok",
      name: "豊洲一丁目",
      households: 4100,
      singleHouseholds: null,
    });
  });

  it("are no data where nobody counted", async () => {
    const { mesh, city, town } = await populationTopic(db, FAR);

    expect(mesh).toEqual({ state: "no_data", provenance: null, points: [], change2050: null });
    expect(city).toEqual({ state: "no_data", provenance: null, points: [], sources: [] });
    expect(town).toEqual({ state: "no_data", provenance: null, name: null, households: null, singleHouseholds: null });
  });
});

describe("the school districts of a building", () => {
  const district = (kind: string, name: unknown, degrees: number, eastM = 0) =>
    insertZone(db, load, { dataset: "school_district", kind, data: { name }, geometry: squareAround(moved(HOME.place, eastM), degrees) });

  beforeAll(async () => {
    await district("elementary", "豊洲西小学校", 0.001);
    await district("elementary", "豊洲北小学校", 0.002);
    await district("elementary", "豊洲北小学校", 0.0015);
    await district("elementary", "有明小学校", 0.001, 1000);
    await district("middle", null, 0.001);
  });

  it("name every school one may choose, each once, in their order", async () => {
    const [elementary] = (await schoolTopic(db, HOME)).districts;

    expect(elementary).toMatchObject({ kind: "elementary", state: "ok", schools: ["豊洲北小学校", "豊洲西小学校"] });
    expect(elementary?.provenance).toMatchObject({ attribution: "出典 crime", precision: "区域図" });
  });

  it("are no data, never none, where no district with a name holds the place: every home belongs to one", async () => {
    expect((await schoolTopic(db, HOME)).districts[1]).toEqual({ kind: "middle", state: "no_data", schools: [], provenance: null });
    expect((await schoolTopic(db, FAR)).districts.map(({ state }) => state)).toEqual(["no_data", "no_data"]);
  });
});

describe("published prices of land", () => {
  const priced = (eastM: number, data: Record<string, unknown>, place = HOME.place) =>
    insertPoint(db, load, { dataset: "land_price", kind: "land_price", name: `江東-${eastM}`, place: moved(place, eastM), data });
  const history = { "2025": 290_000, "2026": 300_000 };

  beforeAll(async () => {
    for (const metres of [1400, 200, 900, 1501, 600, 1100, 300]) await priced(metres, { use: "住宅", history });
    await priced(50, { use: "住宅", pricePerM2: 300_000 });
    await priced(0, { history: {} }, { lon: 139.2, lat: 35.9 });
  });

  it("are the five nearest within 1.5 km whose price can be read", async () => {
    const topic = await landTopic(db, HOME);

    expect(topic.points.map(({ name, distanceM }) => [name, distanceM])).toEqual([
      ["江東-200", 200],
      ["江東-300", 300],
      ["江東-600", 600],
      ["江東-900", 900],
      ["江東-1100", 1100],
    ]);
    expect(topic).toMatchObject({
      state: "ok",
      points: [{ use: "住宅", years: [{ year: 2025 }, { year: 2026, yenPerM2: 300_000 }] }, {}, {}, {}, {}],
    });
  });

  it("are none where the list reaches the place and has none so near, and no data where it does not or cannot be read", async () => {
    const at = (place: Subject["place"]) => landTopic(db, { ...HOME, place });

    expect(await at(moved(HOME.place, -1600))).toMatchObject({ state: "none", points: [], provenance: { attribution: "出典 crime" } });
    expect(await landTopic(db, FAR)).toEqual({ topic: "land", state: "no_data", provenance: null, points: [] });
    expect(await at({ lon: 139.2, lat: 35.9 })).toMatchObject({ state: "no_data", points: [] });
  });
});

describe("the closed archive of infections", () => {
  it("is that of the prefecture by week, with the day it ended and where to look now", async () => {
    for (let day = 1; day <= 15; day += 1) {
      const period = `2023-04-${String(day).padStart(2, "0")}`;
      await insertAreaFact(db, load, { dataset: "covid", area: "13", period, data: { testedPositive: 1000 + day * 10, deaths: 3 } });
    }
    const topic = await covidTopic(db, HOME);

    expect(topic).toMatchObject({ state: "ok", prefecture: "東京都", endedOn: "2023-05-07", provenance: { precision: "都道府県" } });
    expect(topic.points.map(({ date, newCases }) => [date, newCases])).toEqual([
      ["2023-04-01", null],
      ["2023-04-08", 70],
      ["2023-04-15", 70],
    ]);
    expect(topic.notice).toContain("2023年5月7日で終わりました");
    // What is here may end long before the counting did.
    expect(topic.notice).toContain("ここにある記録は2023年4月1日から2023年4月15日までの集計で、更新されません。");
  });

  it("is no data where it was not imported, with the same notice", async () => {
    expect(await covidTopic(db, FAR)).toMatchObject({
      state: "no_data",
      points: [],
      provenance: null,
      notice: expect.stringContaining("定点把握"),
    });
  });
});
