import { chomeAt } from "#domain/subjects/index.server.ts";
import type { LonLat } from "#kernel/geo.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import type { Db } from "#platform/db.server.ts";
import type { FoundPlaces } from "./types.ts";

/** The place at a point that somebody clicked or stands at, named by the town it lies in; `none` beyond all known towns. */
export async function placeAt(db: Db, place: LonLat): Promise<FoundPlaces> {
  const at = await chomeAt(db, place);
  if (at === null) return { outcome: "none", items: [] };
  const { cityName, name, prefecture } = at.chome;
  const item = {
    ...({ key: placeKeyOf({ precision: "point", place }), kind: "point", precision: "point" } as const),
    ...{ label: `${cityName}${name}付近`, detail: prefecture, place, rest: null, isExact: true },
  };
  return { outcome: "one", items: [item] };
}
