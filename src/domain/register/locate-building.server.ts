import { matchAddress } from "#domain/properties/index.server.ts";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { TOWN_WITHIN_M } from "./town-reach.ts";
import type { BuildingRecord } from "./types.ts";

export type Located = Pick<BuildingRecord, "prefecture" | "cityCode" | "cityName" | "town">;

/** The town of an address, and whether the point can be in it. */
export async function locateBuilding(
  db: Db | Tx,
  { address, place }: { readonly address: string; readonly place: LonLat },
): Promise<Result<Located, "address-unknown" | "place-elsewhere">> {
  const { outcome, places } = await matchAddress(db, address);
  const [found] = places;
  if (outcome !== "one" || !found || found.town === null) return refused("address-unknown");
  if (found.place !== null && distanceM(found.place, place) > TOWN_WITHIN_M) return refused("place-elsewhere");
  const { prefecture, cityCode, cityName, town } = found;
  return ok({ prefecture, cityCode, cityName, town });
}
