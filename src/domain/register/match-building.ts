import { distanceM, type LonLat } from "#kernel/geo.ts";
import { searchKey } from "#kernel/japanese-text.ts";
import { addressKey, hasHouseNumber, isSameAddress } from "#kernel/place/address-key.ts";

export type KnownBuilding = { readonly key: string; readonly name: string; readonly address: string; readonly place: LonLat };
type NamedPlace = { readonly name: string; readonly address: string; readonly place: LonLat | null };

/** Why somebody has to look at two buildings: the same name near by, the same address or the same spot under another name, or several that fit. */
export type Doubt = "same-name" | "same-address" | "same-place" | "several";

type BuildingMatch =
  | { readonly is: "known"; readonly key: string }
  | { readonly is: "doubtful"; readonly why: Doubt; readonly keys: readonly string[] }
  | { readonly is: "unknown" };

/** Two buildings of one name farther apart than this are two. */
const SAME_NAME_WITHIN_M = 500;
/** Closer than this two points are one building, whatever it is called. */
const SAME_PLACE_WITHIN_M = 15;

export type BuildingMatcher = { readonly match: (asked: NamedPlace) => BuildingMatch; readonly add: (building: KnownBuilding) => void };

/**
 * Finds buildings again: the same name at the same address is the same building; what is alike in one of them only is doubtful, and nothing
 * is guessed. Names and addresses are compared in any writing.
 */
export function buildingMatcher(buildings: readonly KnownBuilding[]): BuildingMatcher {
  const byName = indexBy(({ name }: KnownBuilding) => searchKey(name));
  const byNumber = indexBy(({ address }: KnownBuilding) => houseNumber(addressKey(address)));
  const bySpot = indexBy(({ place }: KnownBuilding) => spotOf(place, 0, 0));
  const add = (building: KnownBuilding) => {
    for (const index of [byName, byNumber, bySpot]) index.add(building);
  };
  for (const building of buildings) add(building);
  const match = (asked: NamedPlace): BuildingMatch => {
    const address = addressKey(asked.address);
    const named = byName.of(searchKey(asked.name));
    const same = named.filter((known) => isSameAddress(addressKey(known.address), address));
    if (same.length === 1) return { is: "known", key: same[0]?.key ?? "" };
    if (same.length > 1) return doubtful("several", same);
    const near = named.filter((known) => isNear(known, asked));
    if (near.length > 0) return doubtful("same-name", near);
    const neighbours = hasHouseNumber(address)
      ? byNumber.of(houseNumber(address)).filter((known) => isSameAddress(addressKey(known.address), address))
      : [];
    if (neighbours.length > 0) return doubtful("same-address", neighbours);
    const here = spotsAround(asked.place).flatMap((spot) => bySpot.of(spot));
    const touching = here.filter(({ place }) => asked.place !== null && distanceM(place, asked.place) <= SAME_PLACE_WITHIN_M);
    return touching.length > 0 ? doubtful("same-place", touching) : { is: "unknown" };
  };
  return { match, add };
}

function doubtful(why: Doubt, buildings: readonly KnownBuilding[]): BuildingMatch {
  return { is: "doubtful", why, keys: buildings.map(({ key }) => key).toSorted() };
}

/** Without a point, the same name in the same town is near: the address up to its number. */
function isNear(known: KnownBuilding, { place, address }: NamedPlace): boolean {
  if (place !== null) return distanceM(known.place, place) <= SAME_NAME_WITHIN_M;
  const town = (text: string) => addressKey(text).replace(/(?<!\d)(?<!\d-)\d+(-\d+)*$/, "");
  return isSameAddress(town(known.address), town(address));
}

function houseNumber(key: string): string {
  return /(?<!\d)(?<!\d-)\d+(-\d+)*$/.exec(key)?.[0] ?? "";
}

/** Squares of a thousandth of a degree, about 100 m. */
function spotOf({ lon, lat }: LonLat, right: number, up: number): string {
  return `${Math.floor(lon * 1000) + right} ${Math.floor(lat * 1000) + up}`;
}

function spotsAround(place: LonLat | null): string[] {
  if (place === null) return [];
  return [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => spotOf(place, right, up)));
}

function indexBy(keyOf: (building: KnownBuilding) => string) {
  const lists = new Map<string, KnownBuilding[]>();
  const of = (key: string): readonly KnownBuilding[] => lists.get(key) ?? [];
  return { of, add: (building: KnownBuilding) => void lists.set(keyOf(building), [...of(keyOf(building)), building]) };
}
