import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { packed, pixelAt } from "#domain/surroundings/layers/grid-blocks.ts";
import { meshesAt } from "#domain/surroundings/layers/mesh-codes.ts";
import type { Bounds } from "#domain/surroundings/tile-format/tile-square.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLayerLoad, insertMesh, insertTownFact, insertZone, moved, squareAround } from "#test/support/layer-rows.ts";
import { aListingRow, aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { aSale, insertMarket } from "#test/support/typed-market.ts";
import type { MapLayerId } from "./map-layers.ts";
import { createMapSource, type MapSource } from "./map-source.server.ts";

const CENTRE = { lon: 139.8, lat: 35.65 };
const ELSEWHERE = { lon: 139.5, lat: 35.65 };
const around = (degrees: number): Bounds => ({
  ...{ west: CENTRE.lon - degrees, east: CENTRE.lon + degrees, south: CENTRE.lat - degrees, north: CENTRE.lat + degrees },
});

let db: Db;
let source: MapSource;
beforeAll(async () => {
  ({ db } = await testDatabase());
  const [load, sample] = [await aLayerLoad(db, "kikendo", "第9回(2022年)"), await aLayerLoad(db, "sample")];
  for (let i = 0; i < 70; i += 1) {
    const place = moved(CENTRE, 10 * i);
    await insertTownFact(db, load, {
      dataset: "kikendo",
      cityCode: "13108",
      town: `町${i}`,
      place,
      data: { total: 1 + (i % 5), fire: "不明" },
    });
  }
  for (const [eastM, i55] of [
    [0, 12],
    [300, 46.9],
    [600, 0],
    [6000, 80],
  ] as const) {
    const [mesh = ""] = meshesAt(moved(CENTRE, eastM));
    await insertMesh(db, sample, { dataset: "jshis", mesh, data: { i55, i60: null } });
  }
  for (const value of [1, 4, 2])
    await insertZone(db, load, { dataset: "tsunami", kind: "depth", value, geometry: squareAround(CENTRE, 0.0004) });
  const town = (name: string, n: number) =>
    Array.from({ length: n }, () => aSale({ town: name, place: CENTRE, quarter: { year: 2026, quarter: 1 } }));
  await insertMarket(db, { sales: [...town("豊洲", 5), ...town("東雲", 4)] });
  const homes = [{ price: 84_000_000, kind: "condo" }, { kind: "house" }, { lon: 139.9 }];
  await insertRows(
    db,
    "listing",
    await aLoad(db),
    homes.map((home) => aListingRow({ lon: CENTRE.lon, lat: CENTRE.lat, area_m2: 70, ...home })),
  );
  source = createMapSource({ db, clock: movableClock(new Date("2026-11-21T03:00:00Z")) });
});

const list = (layer: MapLayerId, bounds = around(0.02)) => source.meshes({ layer, bounds, year: null });

describe("what a map shows, in words", () => {
  it("begins with the highest values, ends with the sixtieth, and says how many there are", async () => {
    const { total, items } = await list("tokyo_kikendo_total");
    const values = items.map(({ value }) => value);

    expect([total, items.length]).toEqual([70, 60]);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values.filter((value) => value === 5)).toHaveLength(14);
    expect(items[0]).toMatchObject({ value: 5, label: "ランク5（危険量が高い）", n: null, isFew: false });
  });

  it("leaves out what tells no number, and what lies outside the window", async () => {
    expect(await list("tokyo_kikendo_fire")).toEqual({ total: 0, items: [] });
    expect((await list("tokyo_kikendo_total", around(0.0001))).items.map(({ name }) => name)).toEqual(["町0"]);
  });

  it("names squares by their code, a value of nothing among them", async () => {
    const { items } = await list("quake_i55");

    expect(items.map(({ value, label }) => [value, label])).toEqual([
      [46.9, "26%以上"],
      [12, "6%以上26%未満"],
      [0, "0.1%未満"],
    ]);
    expect(items[0]?.mesh).toBe(meshesAt(moved(CENTRE, 300))[0]);
    expect(items[0]?.bounds.west).toBeLessThan(moved(CENTRE, 300).lon);
    expect((await list("quake_i60")).total).toBe(0);
  });

  it("tells depths town by town, each by how much of it lies under how much water, and those that stay dry not at all", async () => {
    const shares = (value: number, over3m: number) => ({
      ...{
        value,
        flooded: 0.9,
        over05m: 0.8,
        over3m,
        over5m: 0,
        over10m: 0,
        worst: 4,
        worstShare: 0.01,
        unknownShare: 0,
        isApproximate: true,
      },
    });
    const load = await aLayerLoad(db, "flood-grid");
    for (const [town, metres, data] of [
      ["豊洲一丁目", 100, shares(3, 0.2)],
      ["豊洲二丁目", 600, shares(3, 0.62)],
      ["豊洲三丁目", 900, shares(0, 0)],
      ["豊洲四丁目", 9000, shares(4, 0.5)],
    ] as const) {
      const place = moved(CENTRE, metres);
      await insertRows(db, "town", load, [aTownRow(town, { ...place })]);
      await insertTownFact(db, load, { dataset: "flood_share", cityCode: "13108", town, place, data });
    }
    const { total, items } = await list("flood_max_rank");

    expect(total).toBe(2);
    expect(items.map(({ name, value, label, facts }) => [name, value, label, facts?.over3m, facts?.city])).toEqual([
      ["豊洲二丁目", 3, "3m以上5m未満", 0.62, "江東区"],
      ["豊洲一丁目", 3, "3m以上5m未満", 0.2, "江東区"],
    ]);
  });

  it("gives squares of depth no name: the worst of a square is said of no town in it", async () => {
    const { x, y } = pixelAt(moved(CENTRE, 0, -12_000));
    const pixels = Buffer.from(packed(new Uint8Array(65_536).fill(4)) ?? []);
    await sql`insert into layer_grid values ('flood_max', ${x}, ${y}, ${pixels}, ${await aLayerLoad(db, "flood-grid")})`.execute(db);
    const { lon, lat } = moved(CENTRE, 0, -12_000);
    const { items } = await list("flood_max_rank", { west: lon - 0.01, east: lon + 0.01, south: lat - 0.01, north: lat + 0.01 });

    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ name, value }) => `${name} ${value}`))).toEqual(new Set(["null 4"]));
  });

  it("takes of zones that lie over each other the worst of each square", async () => {
    const { items } = await list("tsunami_rank");

    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ name, value, label }) => `${name} ${value} ${label}`))).toEqual(new Set(["null 4 5m以上10m未満"]));
  });

  it("ends with what has too few cases, whatever its hidden value", async () => {
    await insertMarket(db, {
      sales: ["木場", "木場", "塩浜", "塩浜", "塩浜", "塩浜", "塩浜"].map((town) =>
        aSale({ town, place: ELSEWHERE, price: town === "木場" ? 900_000_000 : 30_000_000, quarter: { year: 2025, quarter: 1 } }),
      ),
    });
    const { items } = await createMapSource({ db, clock: movableClock(new Date("2026-11-21T03:00:00Z")) }).meshes({
      ...{ layer: "price_condo", bounds: { west: 139.49, east: 139.51, south: 35.64, north: 35.66 }, year: 2025 },
    });

    expect(items.map(({ name, isFew }) => [name, isFew])).toEqual([
      ["江東区塩浜", false],
      ["江東区木場", true],
    ]);
  });

  it("calls towns with fewer than five sales few, and gives them no price", async () => {
    const { items } = await list("sales");

    expect(items.map(({ name, n, isFew, value }) => [name, n, isFew, value > 0])).toEqual([
      ["江東区豊洲", 5, false, true],
      ["江東区東雲", 4, true, false],
    ]);
  });

  it("lists the homes on sale in the window with what the map tells of each", async () => {
    const { total, items } = await list("listings");

    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      value: 397,
      label: "300万円以上400万円未満",
      facts: { kind: "condo", price: 84_000_000, areaM2: 70 },
    });
    expect(items[1]).toMatchObject({ value: 0, isFew: true, facts: { kind: "house" } });
  });
});

describe("the layers of the map", () => {
  it("say what was imported and what was invented, each by its own source", async () => {
    const layers = new Map((await source.layers()).map((layer) => [layer.id, layer]));

    expect(layers.get("tokyo_kikendo_fire")).toMatchObject({
      ...{ state: "ok", years: [], prefectures: null },
      provenance: { attribution: "出典 kikendo", asOf: "第9回(2022年)", precision: "町丁目", isSample: false },
    });
    expect(layers.get("quake_i60")?.provenance).toMatchObject({ attribution: "出典 sample", isSample: true });
    expect(layers.get("sales")?.provenance).toMatchObject({ asOf: "2026年第1四半期まで", precision: "町の中心" });
    expect(layers.get("storm_surge_rank")).toMatchObject({ state: "no_data", provenance: null });
    expect(layers.get("yield")).toMatchObject({ state: "no_data", provenance: null });
  });
});
