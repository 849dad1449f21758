import { sql } from "kysely";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import { mortonRanges } from "#kernel/map/z-order.ts";
import type { Db } from "#platform/db.server.ts";
import { type LoadRow, provenanceOf } from "./load-row.ts";
import type { PlacePoint } from "./types.ts";

export type PointsWanted = {
  readonly place: LonLat;
  readonly kinds: readonly string[];
  /** Straight line. */
  readonly withinM: number;
  /** Of each kind. */
  readonly limit: number;
};

type Row = LoadRow & {
  readonly dataset: string;
  readonly kind: string;
  readonly name: string;
  readonly address: string | null;
  readonly lon: number;
  readonly lat: number;
  readonly data: Readonly<Record<string, unknown>>;
};

/** The points of each kind that are nearest, all kinds together by distance. */
export async function pointsNear(db: Db, { place, kinds, withinM, limit }: PointsWanted): Promise<PlacePoint[]> {
  if (kinds.length === 0) return [];
  const ranges = mortonRanges(place, withinM);
  const { rows } = await sql<Row>`
    select near.*, l.attribution, l.licence, l.as_of, l.source = 'sample' as is_sample
    from unnest(${kinds}::text[]) k(kind)
    cross join lateral (
      select p.dataset, p.kind, p.name, p.address, p.lon, p.lat, p.data, p.load_id
      from unnest(${ranges.map(([low]) => low)}::bigint[], ${ranges.map(([, high]) => high)}::bigint[]) r(low, high)
      -- offset 0: each range is looked up in the index; joined freely, all points of a kind would be read for each.
      cross join lateral (select * from place_point where kind = k.kind and morton between r.low and r.high offset 0) p
      order by ((p.lon - ${place.lon}) * cosd(${place.lat})) ^ 2 + (p.lat - ${place.lat}) ^ 2, p.id
      limit ${limit}
    ) near
    join data_load l on l.id = near.load_id`.execute(db);
  return rows
    .map((row) => pointFrom(row, place))
    .filter((point) => point.distanceM <= withinM)
    .sort((a, b) => a.distanceM - b.distanceM);
}

/**
 * Those of the kinds of which a municipality (five digits) has told one within so many metres of a place. Rows of files that are not kept by municipality,
 * samples among them, count as told by any.
 */
export async function kindsToldBy(
  db: Db,
  { cityCode, place, kinds, withinM }: Omit<PointsWanted, "limit"> & { readonly cityCode: string },
): Promise<ReadonlySet<string>> {
  const ranges = mortonRanges(place, withinM);
  const { rows } = await sql<{ kind: string }>`
    select distinct p.kind
    from unnest(${ranges.map(([low]) => low)}::bigint[], ${ranges.map(([, high]) => high)}::bigint[]) r(low, high)
    join place_point p on p.kind = any(${kinds}::text[]) and p.morton between r.low and r.high
    where p.source_key like ${`${cityCode}/%`} or p.source_key !~ '^[0-9]{5}/'`.execute(db);
  return new Set(rows.map(({ kind }) => kind));
}

function pointFrom(row: Row, place: LonLat): PlacePoint {
  const { dataset, kind, name, address, lon, lat, data } = row;
  return {
    dataset,
    kind,
    name,
    address,
    place: { lon, lat },
    distanceM: distanceM({ lon, lat }, place),
    data,
    provenance: provenanceOf(row, "地点"),
  };
}
