import { nearestChome } from "#domain/subjects/index.server.ts";
import type { LonLat } from "#kernel/geo.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import type { Db } from "#platform/db.server.ts";
import type { FoundPlaces } from "./types.ts";

/** Farther from every centre of a town a point lies in none that is known. */
const OWN_TOWN_M = 1500;

/** The place at a point that somebody clicked or stands at, named by the nearest town; `none` beyond all known towns. */
export async function placeAt(db: Db, place: LonLat): Promise<FoundPlaces> {
  const chome = await nearestChome(db, place, { withinM: OWN_TOWN_M });
  if (chome === null) return { outcome: "none", items: [] };
  const { cityName, name, prefecture } = chome;
  const item = {
    ...({ key: placeKeyOf({ precision: "point", place }), kind: "point", precision: "point" } as const),
    ...{ label: `${cityName}${name}付近`, detail: prefecture, place, rest: null, isExact: true },
  };
  return { outcome: "one", items: [item] };
}
