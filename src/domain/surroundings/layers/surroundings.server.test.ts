import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { areaFacts, datasetStates, findingsAt, pointsNear, surroundingsRevision, townFactAt } from "#domain/surroundings/index.server.ts";
import { type LonLat, morton } from "#kernel/geo.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { packed, pixelAt } from "./grid-blocks.ts";
import type { LayerId } from "./layers.ts";
import { meshesAt } from "./mesh-codes.ts";
import { cellsOf } from "./zone-cells.ts";

const OSHIAGE = { lon: 139.81, lat: 35.71 };
const URAYASU = { lon: 139.9, lat: 35.65 };
const FAR_ISLAND = { lon: 142.2, lat: 27.1 };

let db: Db;
let published: number;
let sample: number;

async function newLoad(source: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into data_load (source, layout, file_name, file_sha256, attribution, licence, rows_read, rows_added, rows_changed, rows_unchanged,
      rows_rejected, as_of, loaded_at)
    values (${source}, '', '', '', ${`${source}の出典`}, 'CC BY 4.0', 1, 1, 0, 0, 0, '2023', now()) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function town(cityCode: string, name: string, { lon, lat }: LonLat) {
  await sql`insert into town values (${cityCode}, ${name}, '', '', null, ${lon}, ${lat}, ${sample})`.execute(db);
}

async function townFact(dataset: string, [cityCode, name]: readonly [string, string], { lon, lat }: LonLat) {
  await sql`
    insert into town_fact values (${dataset}, ${cityCode}, ${name}, ${lon}, ${lat}, ${morton({ lon, lat })}, '{"total": 4}', ${published})`.execute(
    db,
  );
}

async function point(kind: string, name: string, { lon, lat }: LonLat) {
  await sql`
    insert into place_point (dataset, source_key, kind, name, lon, lat, morton, load_id)
    values ('medical', ${name}, ${kind}, ${name}, ${lon}, ${lat}, ${morton({ lon, lat })}, ${published})`.execute(db);
}

beforeAll(async () => {
  ({ db } = await testDatabase());
  [sample, published] = [await newLoad("sample"), await newLoad("kikendo")];
  await town("13107", "押上一丁目", OSHIAGE);
  await town("12227", "入船一丁目", URAYASU);
  const { x, y } = pixelAt(OSHIAGE);
  const pixels = Buffer.from(packed(new Uint8Array(65_536).fill(3)) ?? []);
  await sql`insert into layer_grid values ('flood_max', ${x}, ${y}, ${pixels}, ${published}), ('flood_max', ${x + 1}, ${y}, null, ${published})`.execute(
    db,
  );
  const [finest, , kilometre] = meshesAt(OSHIAGE);
  await sql`insert into layer_mesh values ('jshis', ${finest}, '{"i45": 99.1, "i55": 60.5}', ${sample}), ('ground', ${kilometre}, '{"arv": 1.8}', ${sample})`.execute(
    db,
  );
  const geometry = {
    type: "MultiPolygon",
    coordinates: [
      [
        [
          [139.8, 35.7],
          [139.82, 35.7],
          [139.82, 35.72],
          [139.8, 35.7],
        ],
      ],
    ],
  } as const;
  const { rows } = await sql<{ id: number }>`
    insert into layer_zone (dataset, source_key, kind, value, data, geometry, load_id)
    values ('storm_surge', 'a', 'depth', 2, '{"depth": "0.5m以上1m未満"}', ${JSON.stringify(geometry)}, ${published}) returning id`.execute(
    db,
  );
  for (const { cell, isCovered, shape } of cellsOf(geometry)) {
    await sql`insert into layer_zone_cell values ('storm_surge', ${cell}, ${rows[0]?.id}, ${isCovered}, ${shape && JSON.stringify(shape)})`.execute(
      db,
    );
  }
  await sql`insert into layer_extent values ('storm_surge', '13', ${published}), ('inland_flood', '13107', ${published})`.execute(db);
});

const states = async (place: LonLat, layers: readonly LayerId[]) =>
  Object.fromEntries((await findingsAt(db, place, layers)).map(({ layer, state }) => [layer, state]));

describe("findingsAt", () => {
  it("answers every layer in its order when none is named", async () => {
    const findings = await findingsAt(db, OSHIAGE);
    expect(findings).toHaveLength(21);
    expect(findings[0]).toMatchObject({ layer: "flood_max_rank" });
  });

  it("tells what is in the zone from what lies beside it, where it was looked and where not", async () => {
    const layers = ["storm_surge_rank", "inland_flood_rank", "tsunami_rank"] as const;

    expect(await states({ lon: 139.815, lat: 35.705 }, layers)).toEqual({
      storm_surge_rank: "ok",
      inland_flood_rank: "none",
      tsunami_rank: "no_data",
    });
    expect(await states({ lon: 139.805, lat: 35.715 }, layers)).toMatchObject({ storm_surge_rank: "none" });
    expect(await states(URAYASU, layers)).toEqual({ storm_surge_rank: "no_data", inland_flood_rank: "no_data", tsunami_rank: "no_data" });
  });

  it("reads the pixel of a grid and the finest mesh that knows", async () => {
    const [flood, quake, ground] = await findingsAt(db, OSHIAGE, ["flood_max_rank", "quake_i55", "ground_arv"]);
    const [beside] = await findingsAt(db, { ...OSHIAGE, lon: OSHIAGE.lon + 360 / 2 ** 13 }, ["flood_max_rank"]);

    expect(flood).toMatchObject({ state: "ok", value: 3, provenance: { precision: "17m四方" } });
    expect(beside).toMatchObject({ state: "none", value: null });
    expect(quake).toMatchObject({ state: "ok", value: 60.5, details: { i45: 99.1 }, provenance: { precision: "250mメッシュ" } });
    expect(ground).toMatchObject({ state: "ok", value: 1.8, provenance: { precision: "1kmメッシュ" } });
  });

  it("marks what is from the sample", async () => {
    const [quake] = await findingsAt(db, OSHIAGE, ["quake_i55"]);
    const [surge] = await findingsAt(db, { lon: 139.815, lat: 35.705 }, ["storm_surge_rank"]);

    expect(quake?.provenance?.isSample).toBe(true);
    expect(surge?.provenance).toEqual({
      attribution: "kikendoの出典",
      licence: "CC BY 4.0",
      asOf: "2023",
      precision: "区域図",
      isSample: false,
    });
  });

  it("does not call a place abroad, nor one across the border looked at, before it has the towns of all prefectures", async () => {
    const acrossTheBorder = { lon: OSHIAGE.lon, lat: OSHIAGE.lat + 0.02 };
    const both = async () => [await states(FAR_ISLAND, ["storm_surge_rank"]), await states(acrossTheBorder, ["storm_surge_rank"])];

    expect(await both()).toEqual([{ storm_surge_rank: "no_data" }, { storm_surge_rank: "no_data" }]);
    const { rows } = await sql<{ name: string }>`
      insert into town select lpad(p::text, 2, '0') || '999', '見本町', '', '', null, 135, 30, ${sample} from generate_series(1, 47) as p
      returning city_code as name`.execute(db);
    expect(rows).toHaveLength(47);
    expect(await both()).toEqual([{ storm_surge_rank: "out_of_area" }, { storm_surge_rank: "none" }]);
  });
});

describe("townFactAt", () => {
  it("takes the nearest centre of the same city", async () => {
    await townFact("kikendo", ["13107", "押上二丁目"], { lon: 139.812, lat: 35.712 });
    await townFact("kikendo", ["13107", "業平一丁目"], { lon: 139.806, lat: 35.708 });
    await townFact("kikendo", ["13106", "花川戸一丁目"], { lon: 139.8101, lat: 35.7101 });

    expect(await townFactAt(db, OSHIAGE, "kikendo")).toMatchObject({ area: "押上二丁目", data: { total: 4 } });
    expect(await townFactAt(db, { ...OSHIAGE, cityCode: "13106" }, "kikendo")).toMatchObject({ area: "花川戸一丁目" });
    expect(await townFactAt(db, { ...OSHIAGE, cityCode: "13108" }, "kikendo")).toBeNull();
    expect(await townFactAt(db, OSHIAGE, "crime")).toBeNull();
  });

  it("knows no town farther than 1.5 km", async () => {
    expect(await townFactAt(db, { lon: 139.828, lat: 35.722, cityCode: "13107" }, "kikendo")).toBeNull();
  });
});

describe("pointsNear", () => {
  it("finds the nearest of each kind within the distance, by distance", async () => {
    await point("clinic", "近い医院", { lon: 139.8105, lat: 35.71 });
    await point("clinic", "次の医院", { lon: 139.812, lat: 35.71 });
    await point("clinic", "遠い医院", { lon: 139.83, lat: 35.71 });
    await point("hospital", "病院", { lon: 139.811, lat: 35.71 });
    const near = (limit: number, kinds = ["clinic", "hospital"]) => pointsNear(db, { place: OSHIAGE, kinds, withinM: 800, limit });

    const found = await near(9);
    expect(found.map(({ name }) => name)).toEqual(["近い医院", "病院", "次の医院"]);
    expect(Math.round(found[0]?.distanceM ?? 0)).toBe(45);
    expect((await near(1)).map(({ name }) => name)).toEqual(["近い医院", "病院"]);
    expect(await near(9, [])).toEqual([]);
    expect(await near(9, ["park"])).toEqual([]);
  });
});

it("facts of an area come in the order of their periods, as exact as the area is", async () => {
  await sql`insert into area_fact values ('population', '13', '2020', '{"total": 2}', ${published}), ('population', '13', '2015', '{"total": 1}', ${published}),
    ('population', '13107', '2020', '{"total": 3}', ${published})`.execute(db);

  expect((await areaFacts(db, "population", "13")).map(({ period, data }) => [period, data.total])).toEqual([
    ["2015", 1],
    ["2020", 2],
  ]);
  expect((await areaFacts(db, "population", "13107"))[0]?.provenance.precision).toBe("市区町村");
});

it("the datasets that have rows are listed with where they are from", async () => {
  const found = await datasetStates(db);

  expect(found.map(({ dataset, provenance }) => [dataset, provenance.isSample])).toEqual([
    ["flood_max", false],
    ["ground", true],
    ["jshis", true],
    ["kikendo", false],
    ["medical", false],
    ["population", false],
    ["storm_surge", false],
  ]);
});

it("the revision changes with a load that changed something, and not with sales", async () => {
  const before = await surroundingsRevision(db);
  await newLoad("transactions");
  expect(await surroundingsRevision(db)).toBe(before);
  await newLoad("jshis");
  expect(Number(await surroundingsRevision(db))).toBeGreaterThan(Number(before));
});

it("once the towns of Japan are there, a place far from all of them is out of area", async () => {
  await newLoad("towns");
  expect(await states(FAR_ISLAND, ["storm_surge_rank", "quake_i55"])).toEqual({
    storm_surge_rank: "out_of_area",
    quake_i55: "out_of_area",
  });
});
