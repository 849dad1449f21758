import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { nearestFault } from "#domain/surroundings/index.server.ts";
import { tileAt } from "#domain/surroundings/tile-format/tile-square.ts";
import { createMapSource } from "#domain/surroundings/tiles/map-source.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { cellsOf } from "./zone-cells.ts";

const HOME = { lon: 139.79, lat: 35.65, cityCode: "13108" };

let db: Db;
beforeEach(async () => {
  ({ db } = await testDatabase());
});

async function load(source: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into data_load (source, layout, file_name, file_sha256, attribution, licence, rows_read, rows_added, rows_changed, rows_unchanged,
      rows_rejected, as_of, loaded_at)
    values (${source}, '', '', '', '断層の出典', 'CC BY-SA 4.0', 1, 1, 0, 0, 0, '2023', now()) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function fault(name: string, line: readonly [number, number][], loadId: number): Promise<void> {
  const geometry = { type: "MultiLineString" as const, coordinates: [line] };
  const { rows } = await sql<{ id: number }>`
    insert into layer_zone (dataset, source_key, kind, value, data, geometry, load_id)
    values ('fault', ${name}, 'active_fault', null, ${JSON.stringify({ name })}, ${JSON.stringify(geometry)}, ${loadId}) returning id`.execute(
    db,
  );
  for (const { cell } of cellsOf(geometry)) {
    await sql`insert into layer_zone_cell values ('fault', ${cell}, ${rows[0]?.id}, false, null)`.execute(db);
  }
}

/** A line from west to east, so many degrees north of the place. */
const north = (degrees: number): [number, number][] => [
  [139.7, HOME.lat + degrees],
  [139.9, HOME.lat + degrees],
];

describe("the nearest active fault", () => {
  it("is no data where none was imported", async () => {
    expect(await nearestFault(db, HOME)).toMatchObject({ state: "no_data", value: null, provenance: null });
  });

  it("is the one whose line comes nearest, with its distance and its source", async () => {
    const id = await load("faults");
    await fault("遠い断層", north(0.2), id);
    await fault("近い断層", north(-0.1), id);

    expect(await nearestFault(db, HOME)).toMatchObject({
      layer: "active_fault",
      state: "ok",
      value: 11.1,
      details: { name: "近い断層" },
      provenance: { attribution: "断層の出典", asOf: "2023", precision: "断層の線", isSample: false },
    });
  });

  it("is none where faults were looked through and all are farther than 50 km", async () => {
    await fault("ずっと遠い断層", north(0.46), await load("faults"));

    expect(await nearestFault(db, HOME)).toMatchObject({ state: "none", value: null, provenance: { asOf: "2023" } });
  });

  it("of a sample is no data where it is far: made-up faults tell nothing of other places", async () => {
    await fault("架空の断層", north(0.46), await load("sample"));

    expect(await nearestFault(db, HOME)).toMatchObject({ state: "no_data", provenance: null });
  });

  it("is drawn on maps and listed with its length", async () => {
    await fault("近い断層", north(0.001), await load("faults"));
    const source = createMapSource({ db, clock: movableClock(new Date("2026-11-21T03:00:00Z")) });
    const bounds = { west: 139.6, south: 35.6, east: 140, north: 35.7 };

    expect((await source.tile("active_fault", tileAt(HOME, 12)))?.length).toBeGreaterThan(30);
    expect(await source.meshes({ layer: "active_fault", bounds, year: null })).toMatchObject({
      total: 1,
      items: [{ name: "近い断層", value: 18, isFew: false, label: "知られている活断層" }],
    });
  });
});
