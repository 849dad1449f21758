import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { meshFactAt, nearestFault, pointsNear, townFigures, zonesAt } from "#domain/surroundings/index.server.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLayerLoad, insertMesh, insertPoint, insertTownFact, insertZone, moved, squareAround } from "#test/support/layer-rows.ts";
import { meshesAt } from "./mesh-codes.ts";
import { whereaboutsOf } from "./whereabouts-store.server.ts";

const HOME: LonLat = { lon: 139.7935, lat: 35.6555 };
const FAR: LonLat = { lon: 141.35, lat: 43.06 };

let db: Db;
let load: number;
beforeAll(async () => {
  ({ db } = await testDatabase());
  load = await aLayerLoad(db, "facts", "2020");
});

describe("the facts of a mesh", () => {
  it("are those of the finest around the place, with its code and size", async () => {
    const [fine = "", half = "", kilometre = ""] = meshesAt(HOME);
    await insertMesh(db, load, { dataset: "people", mesh: kilometre, data: { "2020": 12_000 } });
    expect(await meshFactAt(db, HOME, "people")).toMatchObject({ area: kilometre, data: { "2020": 12_000 } });
    await insertMesh(db, load, { dataset: "people", mesh: half, data: { "2020": 3000 } });
    expect(await meshFactAt(db, HOME, "people")).toMatchObject({ area: half, provenance: { precision: "500mメッシュ" } });
    await insertMesh(db, load, { dataset: "people", mesh: fine, data: { "2020": 800, bands: { "2020": {} } } });

    expect(await meshFactAt(db, HOME, "people")).toEqual({
      ...{ area: fine, period: null, data: { "2020": 800, bands: { "2020": {} } } },
      provenance: { attribution: "出典 facts", licence: "CC BY 4.0", asOf: "2020", precision: "250mメッシュ", isSample: false },
    });
  });

  it("are none of another dataset, of another place, nor at sea", async () => {
    expect(await meshFactAt(db, HOME, "jshis")).toBeNull();
    expect(await meshFactAt(db, FAR, "people")).toBeNull();
    expect(await meshFactAt(db, { lon: -0.1, lat: 51.5 }, "people")).toBeNull();
  });
});

describe("the zones that hold a place", () => {
  beforeAll(async () => {
    const zone = (name: string, degrees: number, eastM = 0, dataset = "district") =>
      insertZone(db, load, { dataset, kind: "elementary", data: { name }, geometry: squareAround(moved(HOME, eastM), degrees) });
    await zone("小さい", 0.0005);
    await zone("広い", 0.02);
    await zone("となり", 0.0005, 120);
    await zone("別の資料", 0.02, 0, "other");
  });
  const names = async (place: LonLat) => (await zonesAt(db, place, "district")).map(({ data }) => data.name).toSorted();

  it("are all of them, whether they cover its cell or cut it, and not those that only touch the cell", async () => {
    expect(await names(HOME)).toEqual(["小さい", "広い"]);
    expect(await names(moved(HOME, 120))).toEqual(["となり", "広い"]);
    expect(await names(moved(HOME, 0, 900))).toEqual(["広い"]);
    expect(await names(FAR)).toEqual([]);
  });

  it("come with their kind and where they are from", async () => {
    expect((await zonesAt(db, HOME, "other"))[0]).toMatchObject({
      ...{ area: "elementary", period: null, provenance: { attribution: "出典 facts", precision: "区域図" } },
    });
  });
});

describe("a figure of the towns of a city", () => {
  it("is that of every town which has it as a number, by name", async () => {
    const town = (name: string, data: Record<string, unknown>, cityCode = "13108", dataset = "crime") =>
      insertTownFact(db, load, { dataset, cityCode, town: name, place: HOME, data });
    await town("豊洲二丁目", { "2024": { total: 12 } });
    await town("豊洲一丁目", { "2024": { total: 30 } });
    await town("豊洲三丁目", { "2024": { total: "12" } });
    await town("豊洲四丁目", { "2023": { total: 7 } });
    await town("月島一丁目", { "2024": { total: 99 } }, "13102");
    await town("豊洲一丁目", { "2024": { total: 55 } }, "13108", "households");

    expect(await townFigures(db, { dataset: "crime", cityCode: "13108", path: ["2024", "total"] })).toEqual([
      { town: "豊洲一丁目", value: 30 },
      { town: "豊洲二丁目", value: 12 },
    ]);
    expect(await townFigures(db, { dataset: "crime", cityCode: "13199", path: ["2024", "total"] })).toEqual([]);
  });
});

describe("things near a place", () => {
  it("have their address, their facts and their distance, at the limit itself and not beyond", async () => {
    await insertPoint(db, load, {
      dataset: "shelter",
      kind: "shelter",
      name: "北小学校",
      place: moved(HOME, 0, 500),
      data: { capacity: 300 },
    });
    const near = (withinM: number) => pointsNear(db, { place: HOME, kinds: ["shelter"], withinM, limit: 5 });

    expect(await near(501)).toMatchObject([
      { dataset: "shelter", name: "北小学校", address: null, data: { capacity: 300 }, provenance: { precision: "地点", asOf: "2020" } },
    ]);
    expect((await near(501))[0]?.distanceM).toBeCloseTo(500, 0);
    expect(await near(499)).toEqual([]);
  });
});

describe("where a place lies", () => {
  const town = (cityCode: string, name: string, { lon, lat }: LonLat) =>
    sql`insert into town values (${cityCode}, ${name}, '', '', null, ${lon}, ${lat}, ${load})`.execute(db);
  beforeAll(async () => {
    await town("13108", "豊洲", moved(HOME, 900));
    await town("13102", "月島", moved(HOME, -950));
  });

  it("is the city that the caller knows, whatever town is near", async () => {
    expect(await whereaboutsOf(db, { ...HOME, cityCode: "01101" })).toEqual({ at: "city", cityCode: "01101" });
  });

  it("is else that of the nearest town within a kilometre, and unknown beyond while towns of Japan are missing", async () => {
    expect(await whereaboutsOf(db, HOME)).toEqual({ at: "city", cityCode: "13108" });
    expect(await whereaboutsOf(db, moved(HOME, -100))).toEqual({ at: "city", cityCode: "13102" });
    expect(await whereaboutsOf(db, moved(HOME, 0, 2000))).toEqual({ at: "unknown" });
    expect(await nearestFault(db, FAR)).toMatchObject({ state: "no_data" });
  });

  it("is abroad only where no town of Japan is within ten kilometres", async () => {
    await sql`
      insert into town select lpad(p::text, 2, '0') || '999', '見本町', '', '', null, 135, 30, ${load} from generate_series(1, 47) as p`.execute(
      db,
    );

    expect(await whereaboutsOf(db, moved(HOME, 0, 2000))).toEqual({ at: "city", cityCode: "13108" });
    expect(await whereaboutsOf(db, moved(HOME, 900, 9900))).toEqual({ at: "city", cityCode: "13108" });
    expect(await whereaboutsOf(db, moved(HOME, 900, 10_100))).toEqual({ at: "abroad" });
    expect(await nearestFault(db, FAR)).toMatchObject({ state: "out_of_area", value: null, provenance: null });
  });
});
