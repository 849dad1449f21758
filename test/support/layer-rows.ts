import { sql } from "kysely";
import { cellsOf } from "#domain/surroundings/layers/zone-cells.ts";
import type { ZoneGeometry } from "#domain/surroundings/layers/zone-geometry.ts";
import { type LonLat, morton } from "#kernel/geo.ts";
import type { Db } from "#platform/db.server.ts";

type Data = Readonly<Record<string, unknown>>;

/** A line of the ledger for rows of a layer to point to; `sample` is an invented one. */
export async function aLayerLoad(db: Db, source: string, asOf: string | null = "2024"): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into data_load (source, layout, file_name, file_sha256, attribution, licence, as_of, rows_read, rows_added, rows_changed,
      rows_unchanged, rows_rejected, loaded_at)
    values (${source}, 'x', 'x.csv', 'x', ${`出典 ${source}`}, 'CC BY 4.0', ${asOf}, 1, 1, 0, 0, 0, '2026-01-01T00:00:00Z') returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

export async function insertMesh(db: Db, load: number, { dataset, mesh, data }: { dataset: string; mesh: string; data: Data }) {
  await sql`insert into layer_mesh values (${dataset}, ${mesh}, ${JSON.stringify(data)}, ${load})`.execute(db);
}

type Zone = {
  readonly dataset: string;
  readonly kind: string;
  readonly value?: number;
  readonly data?: Data;
  readonly geometry: ZoneGeometry;
};

let zones = 0;

/** A zone with its cells, as a loader writes it. */
export async function insertZone(db: Db, load: number, { dataset, kind, value, data = {}, geometry }: Zone): Promise<void> {
  zones += 1;
  const { rows } = await sql<{ id: number }>`
    insert into layer_zone (dataset, source_key, kind, value, data, geometry, load_id)
    values (${dataset}, ${`zone ${zones}`}, ${kind}, ${value ?? null}, ${JSON.stringify(data)}, ${JSON.stringify(geometry)}, ${load})
    returning id`.execute(db);
  for (const { cell, isCovered, shape } of cellsOf(geometry)) {
    await sql`insert into layer_zone_cell values (${dataset}, ${cell}, ${rows[0]?.id}, ${isCovered}, ${shape && JSON.stringify(shape)})`.execute(
      db,
    );
  }
}

type TownFact = { readonly dataset: string; readonly cityCode: string; readonly town: string; readonly place: LonLat; readonly data: Data };

export async function insertTownFact(db: Db, load: number, { dataset, cityCode, town, place, data }: TownFact): Promise<void> {
  const code = String(morton(place));
  await sql`
    insert into town_fact (dataset, city_code, town, lon, lat, morton, data, load_id)
    values (${dataset}, ${cityCode}, ${town}, ${place.lon}, ${place.lat}, ${code}, ${JSON.stringify(data)}, ${load})`.execute(db);
}

type OfArea = { readonly dataset: string; readonly area: string; readonly period: string; readonly data: Data };

export async function insertAreaFact(db: Db, load: number, { dataset, area, period, data }: OfArea): Promise<void> {
  await sql`insert into area_fact values (${dataset}, ${area}, ${period}, ${JSON.stringify(data)}, ${load})`.execute(db);
}

type Point = {
  readonly dataset: string;
  readonly kind: string;
  readonly name: string;
  readonly place: LonLat;
  readonly data?: Data;
  readonly key?: string;
};

let points = 0;

export async function insertPoint(db: Db, load: number, { dataset, kind, name, place, data = {}, key }: Point): Promise<void> {
  points += 1;
  await sql`
    insert into place_point (dataset, source_key, kind, name, lon, lat, morton, data, load_id)
    values (${dataset}, ${key ?? `point ${points}`}, ${kind}, ${name}, ${place.lon}, ${place.lat}, ${String(morton(place))}, ${JSON.stringify(data)},
      ${load})`.execute(db);
}

/** A square around a place, so many degrees to each side. */
export function squareAround({ lon, lat }: LonLat, degrees: number): ZoneGeometry {
  const [west, east, south, north] = [lon - degrees, lon + degrees, lat - degrees, lat + degrees];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: "MultiPolygon", coordinates: [[ring]] };
}

/** The place so many metres east and north of another. */
export function moved({ lon, lat }: LonLat, eastM: number, northM = 0): LonLat {
  return { lon: lon + eastM / (111_195 * Math.cos((lat * Math.PI) / 180)), lat: lat + northM / 111_195 };
}
