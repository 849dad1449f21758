import { distanceM, type LonLat } from "#kernel/geo.ts";
import { searchKey } from "#kernel/japanese-text.ts";

export type NamedStation = { readonly name: string; readonly line: string; readonly group: string; readonly place: LonLat };

/** Nobody walks or takes a bus farther to a station. */
const WITHIN_M = 30_000;

/** Stations by what all spellings of their name have in common. */
export function stationIndex(stations: readonly NamedStation[]): ReadonlyMap<string, readonly NamedStation[]> {
  return Map.groupBy(stations, ({ name }) => stationKey(name));
}

/** Which station a told name is: near the home, of the told line where several are; null: none is near, or nothing says which. */
export function matchStation(
  index: ReadonlyMap<string, readonly NamedStation[]>,
  { stationName, line }: { readonly stationName: string; readonly line: string | null },
  home: LonLat | null,
): string | null {
  const named = index.get(stationKey(stationName)) ?? [];
  const near = home === null ? named : named.filter(({ place }) => distanceM(place, home) <= WITHIN_M);
  const ofLine = line === null ? [] : near.filter((station) => stationKey(station.line).includes(stationKey(line)));
  const groups = new Set((ofLine.length > 0 ? ofLine : near).map(({ group }) => group));
  if (groups.size === 1) return [...groups][0] ?? null;
  if (home === null) return null;
  return near.toSorted((a, b) => distanceM(a.place, home) - distanceM(b.place, home))[0]?.group ?? null;
}

function stationKey(name: string): string {
  return searchKey(name).replace(/(?<=.)駅$/, "");
}
