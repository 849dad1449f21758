import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { BLOCK_SIDE, NOT_LOOKED_AT, packed, pixelAt } from "#domain/surroundings/layers/grid-blocks.ts";
import { highestBySquare } from "#domain/surroundings/tiles/grid-squares.ts";
import type { Loader, Merged } from "#ingest/frame/source.ts";
import { beginLoad, finishLoad } from "#ingest/ledger/load.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { areaFactLoader, meshLoader, pointLoader, townFactLoader } from "./fact-loaders.server.ts";
import { gridLoader } from "./grid-loader.server.ts";
import { type ZoneRow, zoneLoader } from "./zone-loader.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  await sql`truncate layer_grid, layer_mesh, layer_zone, layer_zone_cell, layer_extent, town_fact, area_fact, place_point, town, data_load cascade`.execute(
    db,
  );
});

type Head = { readonly source?: string; readonly asOf?: string | null };

/** One file of a source, its rows in one batch unless split. */
async function load<Row>(begin: (tx: Tx) => Promise<Loader<Row>>, rows: readonly Row[], { source = "test", asOf = "2023" }: Head = {}) {
  return db.transaction().execute(async (tx): Promise<Merged> => {
    const loadedAt = new Date("2026-11-21T00:00:00Z");
    const loadId = await beginLoad(tx, {
      source,
      layout: "test",
      fileName: "f",
      attribution: "出典",
      licence: "CC BY 4.0",
      asOf,
      loadedAt,
    });
    const loader = await begin(tx);
    for (const row of rows) await loader.stage([row]);
    const merged = await loader.merge(loadId);
    await finishLoad(tx, loadId, { ...merged, sha256: "", read: rows.length, rejected: 0, byReason: {} });
    return merged;
  });
}

async function all<T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await statement.execute(db)).rows;
}

const tokyo = { lon: 139.76, lat: 35.68 };

test("a mesh keeps what only an older file tells, and the last row of a file counts", async () => {
  const begin = (tx: Tx) => meshLoader(tx, "liquefaction");
  const mesh = "5339463511";

  expect(
    await load(begin, [
      { mesh, data: { pl: 3 } },
      { mesh, data: { pl: 4 } },
    ]),
  ).toMatchObject({ added: 1, changed: 0, unchanged: 0 });
  expect(await load(begin, [{ mesh, data: { pl: 4 } }])).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect(await load(begin, [{ mesh, data: { class: 2 } }])).toMatchObject({ added: 0, changed: 1 });
  expect(await all(sql`select mesh, data from layer_mesh`)).toEqual([{ mesh: 5339463511, data: { pl: 4, class: 2 } }]);
});

test("the same figures in a new edition are of the new edition", async () => {
  const begin = (tx: Tx) => areaFactLoader(tx, "population");
  const rows = [{ areaCode: "13", period: "2020", data: { total: 14_047_594 } }];
  await load(begin, rows, { asOf: "2020" });

  expect(await load(begin, rows, { asOf: "2025" })).toMatchObject({ added: 0, changed: 1 });
  expect(await load(begin, rows, { asOf: "2025" })).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect(await all(sql`select l.as_of from area_fact f join data_load l on l.id = f.load_id`)).toEqual([{ as_of: "2025" }]);
});

test("data of a dataset drop an older sample of it, and only of it", async () => {
  const kikendo = (tx: Tx) => townFactLoader(tx, "kikendo");
  const sample = { source: "sample" };
  const row = (town: string) => ({ cityCode: "13107", town, place: tokyo, data: { total: 1 } });
  await load(kikendo, [row("見本一丁目")], sample);
  await load((tx) => townFactLoader(tx, "crime"), [row("見本一丁目")], sample);

  expect(await load(kikendo, [row("押上一丁目")])).toMatchObject({ added: 1 });
  expect(await all(sql`select dataset, town from town_fact order by 1`)).toEqual([
    { dataset: "crime", town: "見本一丁目" },
    { dataset: "kikendo", town: "押上一丁目" },
  ]);
});

test("a town without a place gets that of the town of its name, however spelt, and is counted where there is none", async () => {
  const [{ id } = { id: 0 }] = await all(sql<{ id: number }>`
    insert into data_load (source, layout, file_name, file_sha256, attribution, licence, rows_read, rows_added, rows_changed, rows_unchanged,
      rows_rejected, loaded_at) values ('towns', '', '', '', '', '', 0, 0, 0, 0, 0, now()) returning id`);
  await sql`insert into town values ('13107', '押上一丁目', '東京都', '墨田区', null, 139.81, 35.71, ${id})`.execute(db);
  const row = (town: string) => ({ cityCode: "13107", town, place: null, data: { total: 1 } });

  const { notes } = await load((tx) => townFactLoader(tx, "crime"), [row("押上１丁目"), row("どこか")]);
  expect(notes).toEqual(["位置の分からない町丁目: 1件"]);
  expect(await all(sql`select town, lon, lat, morton is not null as has_code from town_fact order by lon nulls last`)).toEqual([
    { town: "押上１丁目", lon: 139.81, lat: 35.71, has_code: true },
    { town: "どこか", lon: null, lat: null, has_code: false },
  ]);
});

test("points of a part that a newer file no longer has are removed, those of other parts stay", async () => {
  const begin = (tx: Tx) => pointLoader(tx, "medical");
  const clinic = (key: string, part: string) => ({ key, part, kind: "clinic", name: `${key}医院`, address: null, place: tokyo, data: {} });
  await load(begin, [clinic("a", "13"), clinic("b", "13"), clinic("a", "12")]);

  expect(await load(begin, [clinic("b", "13")])).toMatchObject({ unchanged: 1, notes: ["新しいファイルにないため消した行: 1件"] });
  expect(await all(sql`select source_key from place_point order by 1`)).toEqual([{ source_key: "12/a" }, { source_key: "13/b" }]);
});

function block(value: number, elsewhere = NOT_LOOKED_AT) {
  const values = new Uint8Array(BLOCK_SIDE * BLOCK_SIDE).fill(elsewhere);
  values[0] = value;
  return values;
}
const bytes = sql`select x, pixels is null as is_empty, get_byte(pixels, 0) as first, get_byte(pixels, 1) as second, l.source
  from layer_grid g join data_load l on l.id = g.load_id order by x`;

const { x: X, y: Y } = pixelAt(tokyo);

test("a grid's block takes from each file what it tells; blocks that no file tells are not there", async () => {
  const begin = (tx: Tx) => gridLoader(tx, "flood_max");
  const west = { x: X, y: Y, values: block(3) };
  const east = { x: X, y: Y, values: block(NOT_LOOKED_AT, 2) };
  await load(begin, [{ x: X, y: Y, values: block(6, 6) }], { source: "sample" });

  expect(
    await load(begin, [west, { x: X + 1, y: Y, values: block(0, 0) }, { x: X + 2, y: Y, values: block(NOT_LOOKED_AT) }]),
  ).toMatchObject({
    added: 2,
  });
  expect(await all(bytes)).toEqual([
    { x: X, is_empty: false, first: 0x3f, second: 0xff, source: "test" },
    { x: X + 1, is_empty: true, first: null, second: null, source: "test" },
  ]);
  const squares = async () => (await all(sql<{ squares: unknown }>`select squares from layer_grid order by x`)).map((row) => row.squares);
  const told = (pixels: Uint8Array) => highestBySquare({ x: X, y: Y, pixels: packed(pixels) });
  expect(await squares()).toEqual([told(west.values), []]);
  expect(told(west.values)).toContainEqual([expect.any(Number), 3]);

  expect(await load(begin, [east])).toMatchObject({ added: 0, changed: 1 });
  expect((await squares())[0]).toEqual(told(block(3, 2)));
  expect(await load(begin, [west])).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect((await all(bytes))[0]).toMatchObject({ first: 0x32, second: 0x22 });
});

const square = (west: number, south: number, side: number): ZoneRow["geometry"] => ({
  type: "MultiPolygon",
  coordinates: [
    [
      [
        [west, south],
        [west + side, south],
        [west + side, south + side],
        [west, south + side],
        [west, south],
      ],
    ],
  ],
});
const zone = (over: Partial<ZoneRow>): ZoneRow => ({
  key: "a",
  part: "13",
  kind: "yellow",
  value: 1,
  data: {},
  geometry: square(139.7, 35.6, 0.01),
  extent: "13",
  ...over,
});

test("a zone is kept with its cells, and gets new ones with a new shape", async () => {
  const begin = (tx: Tx) => zoneLoader(tx, "landslide");
  const cells = sql<{ n: number; whole: number }>`
    select count(*) as n, count(*) filter (where is_whole and shape is null) as whole from layer_zone_cell`;

  expect(await load(begin, [zone({}), zone({ geometry: square(139.7, 35.6, 0.02) })])).toMatchObject({ added: 1, notes: [] });
  const [first] = await all(cells);
  expect(first?.whole).toBeGreaterThan(20);
  expect(await load(begin, [zone({ geometry: square(139.7, 35.6, 0.02) })])).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect(await all(cells)).toEqual([first]);
  expect(await load(begin, [zone({ geometry: square(139.7, 35.6, 0.001) })])).toMatchObject({ changed: 1 });
  expect((await all(cells))[0]?.n).toBeLessThan(5);
});

test("what a file looked at is kept; a file that tells of its zones only says so", async () => {
  const begin = (tx: Tx) => zoneLoader(tx, "landslide");
  await load(begin, [zone({ extent: "11" })], { source: "sample" });
  await load(begin, [zone({}), zone({ key: "b", extent: "14" }), zone({ key: "c" })]);
  expect(await all(sql`select area_code from layer_extent order by 1`)).toEqual([{ area_code: "13" }, { area_code: "14" }]);

  const { notes } = await load((tx) => zoneLoader(tx, "fault"), [zone({ extent: null })]);
  expect(notes).toEqual(["区域の外については何も分からないファイルです。区域の外は「データなし」になります。"]);
});

test("a zone that a newer file no longer has goes with its cells", async () => {
  const begin = (tx: Tx) => zoneLoader(tx, "landslide");
  await load(begin, [zone({ key: "a" }), zone({ key: "b" })]);
  await load(begin, [zone({ key: "b" })]);

  expect(await all(sql`select source_key from layer_zone`)).toEqual([{ source_key: "13/b" }]);
  expect(await all(sql`select 1 from layer_zone_cell c where not exists (select 1 from layer_zone z where z.id = c.zone_id)`)).toEqual([]);
});
