import { VectorTile } from "@mapbox/vector-tile";
import { sql } from "kysely";
import { PbfReader } from "pbf";
import { beforeAll, describe, expect, it } from "vitest";
import { packed } from "#domain/surroundings/layers/grid-blocks.ts";
import { cellsOf } from "#domain/surroundings/layers/zone-cells.ts";
import { tileAt } from "#domain/surroundings/tile-format/tile-square.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aRentRow, insertRows, aLoad as loadOfRents } from "#test/support/market.ts";
import { blocksOfTile } from "./draw-grid.ts";
import type { MapLayerId } from "./map-layers.ts";
import { createMapSource, type MapSource } from "./map-source.server.ts";

const TOYOSU = { lon: 139.7935, lat: 35.6555 };
const AROUND = { west: 139.78, south: 35.645, east: 139.805, north: 35.665 };
const clock = movableClock(new Date("2026-11-21T03:00:00Z"));

let db: Db;
let source: MapSource;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await fill();
  source = createMapSource({ db, clock });
});

async function fill(): Promise<void> {
  const load = await aLoad();
  const { left, top } = blocksOfTile(tileAt(TOYOSU, 14));
  await sql`insert into layer_grid values ('flood_max', ${left}, ${top}, ${packed(new Uint8Array(65_536).fill(3))}, ${load})`.execute(db);
  await sql`insert into layer_mesh values ('jshis', 5339368332, '{"i55": 46.9}', ${load}), ('population_mesh', 533936833, '{"2020": 800, "2050": 700}', ${load})`.execute(
    db,
  );
  await sql`insert into town_fact (dataset, city_code, town, lon, lat, data, load_id) values
    ('kikendo', '13108', '豊洲四丁目', 139.794, 35.6556, '{"total": 2}', ${load}),
    ('crime', '13108', '豊洲四丁目', 139.794, 35.6556, '{"quintile": 4, "rate": 3.2, "2024": {"total": 21}}', ${load})`.execute(db);
  for (const [year, price] of [
    [2021, 70_000_000],
    [2024, 84_000_000],
  ]) {
    for (let n = 0; n < 6; n += 1) {
      await sql`insert into sale (natural_key, kind, price_category, prefecture, city_code, city_name, town, lon, lat, year, quarter, price, area_m2, load_id)
        values (gen_random_uuid(), 'condo', 'contract', '東京都', '13108', '江東区', '豊洲', 139.7935, 35.6555, ${year}, 1, ${price}, 70, ${load})`.execute(
        db,
      );
    }
  }
  const zone = {
    type: "MultiPolygon",
    coordinates: [
      [
        [
          [139.79, 35.65],
          [139.8, 35.65],
          [139.8, 35.66],
          [139.79, 35.66],
          [139.79, 35.65],
        ],
      ],
    ],
  } as const;
  const { rows } = await sql<{ id: number }>`insert into layer_zone (dataset, source_key, kind, value, geometry, load_id)
    values ('landslide', 'a', 'red', 2, ${JSON.stringify(zone)}, ${load}) returning id`.execute(db);
  for (const { cell, isCovered, shape } of cellsOf(zone)) {
    await sql`insert into layer_zone_cell values ('landslide', ${cell}, ${rows[0]?.id}, ${isCovered}, ${JSON.stringify(shape)})`.execute(
      db,
    );
  }
  await sql`insert into layer_extent values ('landslide', '13', ${load})`.execute(db);
  await sql`insert into station values ('1', '豊洲', '有楽町線', '東京メトロ', '1', null, 139.7955, 35.6547, ${load})`.execute(db);
  const border = {
    type: "Polygon",
    coordinates: [
      [
        [139.7, 35.6],
        [139.9, 35.6],
        [139.9, 35.7],
        [139.7, 35.7],
        [139.7, 35.6],
      ],
    ],
  };
  await sql`insert into boundary values ('13108', '東京都', '江東区', ${JSON.stringify(border)}, ${load})`.execute(db);
}

async function aLoad(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into data_load (source, layout, file_name, file_sha256, attribution, licence, as_of, rows_read, rows_added, rows_changed, rows_unchanged, rows_rejected, loaded_at)
    values ('jshis', 'x', 'x', 'x', '防災科学技術研究所', '出典の記載', '2024', 1, 1, 0, 0, 0, now()) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function drawn(layer: MapLayerId, z: number, name: string = layer) {
  const bytes = await source.tile(layer, tileAt(TOYOSU, z));
  const read = bytes && new VectorTile(new PbfReader(bytes)).layers[name];
  return Array.from({ length: read?.length ?? 0 }, (_, index) => ({ id: read?.feature(index).id, ...read?.feature(index).properties }));
}

describe("tiles", () => {
  it.each([
    ["flood_max_rank", 14, { s: "ok", r: 3 }],
    ["quake_i55", 13, { id: 5339368332, v: 46.9 }],
    ["quake_i55", 10, { id: 53393683, v: 46.9 }],
    ["population", 12, { id: 533936833, v2050: -12.5, n2050: 800 }],
    ["price_condo", 9, { t: "江東区", v2024: 397, n2024: 6 }],
    ["price_condo", 11, { t: "江東区豊洲", lon: 139.7935, v2021: 331, n2021: 6, v2024: 397, n2024: 6 }],
    ["rise_condo", 11, { v2024: 19.9, n2024: 6 }],
    ["crime", 12, { v: 4, n: 21, rate: 3.2, t: "豊洲四丁目" }],
    ["crime_town", 13, { r: 4, n: 21, y: 2024, rate: 3.2, t: "豊洲四丁目" }],
    ["tokyo_kikendo_total", 13, { v: 2, t: "豊洲四丁目" }],
    ["landslide", 14, { s: "ok", r: 2 }],
    ["sales", 12, { t: "江東区豊洲", n: 6, condo_n: 6, condo_yen_m2: 1_200_000, r: 397 }],
  ] as const)("of %s at zoom %d hold what the tables tell", async (layer, z, found) => {
    expect(await drawn(layer, z)).toContainEqual(expect.objectContaining(found));
  });

  it("mark places that were not looked at", async () => {
    expect(await drawn("quake_i55", 13)).toContainEqual(expect.objectContaining({ s: "no_data" }));
    expect(await drawn("quake_i60", 13)).toEqual([expect.objectContaining({ s: "no_data" })]);
    expect(await drawn("yield", 11)).toEqual([expect.objectContaining({ s: "no_data", t: "豊洲" })]);
    expect(await drawn("yield", 9)).toEqual([expect.objectContaining({ s: "no_data", t: "江東区" })]);
  });

  it("of the plain map have borders, stations and no more", async () => {
    expect(await drawn("base", 12, "boundaries")).toContainEqual(expect.objectContaining({ name: "江東区" }));
    expect(await drawn("base", 12, "stations")).toEqual([expect.objectContaining({ name: "豊洲", lines: 1 })]);
    expect(await drawn("base", 12, "water")).toHaveLength(1);
    expect(await source.baseCredits()).toMatchObject([{ attribution: "防災科学技術研究所" }]);
  });

  it("are empty at zooms that a layer is not for, and none where there is no such square", async () => {
    expect((await source.tile("quake_i55", tileAt(TOYOSU, 8)))?.length).toBe(0);
    expect(await source.tile("quake_i55", { z: 11, x: 99_999, y: 1 })).toBeNull();
  });

  it("are drawn once for all who ask at the same time, and kept", async () => {
    const tile = tileAt(TOYOSU, 12);
    const [first, second] = await Promise.all([source.tile("landslide", tile), source.tile("landslide", tile)]);

    expect(second).toBe(first);
    expect(await source.tile("landslide", tile)).toBe(first);
  });
});

describe("layers", () => {
  it("tell what there is, where it is from, and what was not imported", async () => {
    const layers = new Map((await source.layers()).map((layer) => [layer.id, layer]));

    expect(layers.get("quake_i55")).toMatchObject({
      state: "ok",
      provenance: { attribution: "防災科学技術研究所", asOf: "2024", isSample: false, precision: "250mメッシュ" },
    });
    expect(layers.get("yield")).toMatchObject({ state: "no_data", provenance: null, years: [] });
    expect(layers.get("price_condo")?.years).toEqual([2021, 2024]);
    expect(layers.get("population")?.years).toEqual([2050]);
    expect(layers.get("landslide")?.prefectures).toEqual(["13"]);
    expect(layers.has("base")).toBe(false);
  });
});

describe("lists of meshes", () => {
  const list = (layer: MapLayerId, year: number | null = null) => source.meshes({ layer, bounds: AROUND, year });

  it("tell in words what the map shows", async () => {
    expect((await list("price_condo", 2024)).items).toMatchObject([
      { mesh: "53393683", name: "江東区豊洲", value: 397, n: 6, isFew: false, label: "300万円以上400万円未満" },
    ]);
    expect((await list("quake_i55")).items).toMatchObject([{ mesh: "5339368332", name: null, value: 46.9, label: "26%以上" }]);
    expect((await list("crime")).items).toMatchObject([{ name: "豊洲四丁目", value: 4, n: 21 }]);
    expect((await list("crime_town")).items).toMatchObject([{ name: "豊洲四丁目", value: 4, isFew: false, facts: { n: 21, y: 2024 } }]);
    expect((await list("tokyo_kikendo_total")).items).toMatchObject([{ name: "豊洲四丁目", value: 2 }]);
  });

  it("tell depths and zones by squares of 1 km", async () => {
    expect((await list("flood_max_rank")).items).toContainEqual(expect.objectContaining({ value: 3, label: "3m以上5m未満" }));
    expect((await list("landslide")).items).toContainEqual(expect.objectContaining({ mesh: "53393683", value: 2 }));
  });

  it("are empty where nothing is known", async () => {
    expect(await list("price_condo", 1999)).toEqual({ total: 0, items: [] });
    expect(await list("yield", 2024)).toEqual({ total: 0, items: [] });
    expect(await list("sales")).toMatchObject({
      total: 1,
      items: [{ name: "江東区豊洲", value: 397, n: 6, isFew: false, facts: { condo_n: 6, condo_yen_m2: 1_200_000, r: 397 } }],
    });
    expect(await list("base")).toEqual({ total: 0, items: [] });
  });
});

it("changes its version with every load", async () => {
  const before = await source.version();
  await aLoad();
  clock.advance(60_000);

  expect(await source.version()).not.toBe(before);
});

it("draws what rents bring over what homes cost, once rents are there, and credits both", async () => {
  const load = await loadOfRents(db, "rents");
  const let_ = { ...TOYOSU, year: 2024, rent_yen: 280_000, area_m2: 70 };
  await insertRows(
    db,
    "rent",
    load,
    Array.from({ length: 6 }, () => aRentRow(let_)),
  );
  source = createMapSource({ db, clock });

  expect(await drawn("yield", 11)).toContainEqual(expect.objectContaining({ t: "江東区豊洲", v2024: 4, n2024: 6 }));
  const described = (await source.layers()).find(({ id }) => id === "yield");
  expect(described).toMatchObject({ state: "ok", years: [2024], provenance: { isSample: false } });
  expect(described?.provenance?.attribution).toContain("見本管理");
  expect((await source.meshes({ layer: "yield", bounds: AROUND, year: 2024 })).items).toMatchObject([{ value: 4, n: 6, isFew: false }]);
});
