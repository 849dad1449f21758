import { sql } from "kysely";
import { FLOOD_SHARES } from "#domain/surroundings/layers/layers.ts";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import { mortonRanges } from "#kernel/map/z-order.ts";
import type { Db } from "#platform/db.server.ts";
import type { DepthShares } from "./depth-shares.ts";

type Bounds = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

export type FloodedTown = LonLat & {
  readonly cityCode: string;
  /** `墨田区`. */
  readonly city: string;
  /** `八広六丁目`. */
  readonly town: string;
  readonly shares: DepthShares;
};

/** The 町丁目 whose centre lies in a box, each with how much of its land lies under how much water; those that stay dry among them. */
export async function floodSharesIn(db: Db, { west, south, east, north }: Bounds): Promise<FloodedTown[]> {
  const middle = { lon: (west + east) / 2, lat: (south + north) / 2 };
  const ranges = mortonRanges(middle, distanceM(middle, { lon: east, lat: south }));
  const { rows } = await sql<FloodedTown>`
    select f.city_code as "cityCode", t.city, f.town, f.lon, f.lat, f.data as shares
    from unnest(${ranges.map(([low]) => low)}::bigint[], ${ranges.map(([, high]) => high)}::bigint[]) r(low, high)
    join town_fact f on f.dataset = ${FLOOD_SHARES.dataset} and f.morton between r.low and r.high
    join town t on t.city_code = f.city_code and t.name = f.town
    where f.lon between ${west} and ${east} and f.lat between ${south} and ${north}
    order by f.city_code, f.town`.execute(db);
  return rows;
}
