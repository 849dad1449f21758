import { distanceM, type LonLat } from "#kernel/geo.ts";
import { searchKey } from "#kernel/japanese-text.ts";

export type ReadTown = { readonly town: string; readonly kana: string | null; readonly place: LonLat | null };

const SAME_NAME_WITHIN_M = 2_000;

/** The reading of a station where its source gives none: that of a town of the same name not more than 2 km away. 豊洲 -> トヨス. */
export function stationReadings(towns: readonly ReadTown[]): (station: { readonly name: string; readonly place: LonLat }) => string | null {
  const byName = new Map<string, { kana: string; place: LonLat }[]>();
  for (const { town, kana, place } of towns) {
    if (kana === null || place === null) continue;
    const same = byName.get(searchKey(town)) ?? [];
    byName.set(searchKey(town), same);
    same.push({ kana, place });
  }
  return ({ name, place }) => byName.get(searchKey(name))?.find((town) => distanceM(town.place, place) <= SAME_NAME_WITHIN_M)?.kana ?? null;
}
