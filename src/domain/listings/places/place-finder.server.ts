import { findBlock, listChome, matchAddress } from "#domain/properties/index.server.ts";
import type { Chome, MatchedPlace } from "#domain/properties/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import { kanjiNumber } from "#kernel/kanji-number.ts";
import { addressKey } from "#kernel/place/address-key.ts";
import { chomeKey } from "#kernel/place/chome.ts";
import type { Tx } from "#platform/db.server.ts";

/** Where an address lies, as far as it is told: `town` empty: only the city is. */
export type LocatedAddress = Omit<MatchedPlace, "town" | "place"> & {
  readonly town: string;
  /** The middle of the 町 as a whole; what a company tells as the place must lie near it. */
  readonly townPlace: LonLat | null;
};

/** As near to the home as its address tells, and what it is the middle of. */
type AddressMiddle = { readonly place: LonLat | null; readonly placePrecision: "block" | "town" };

export type PlaceFinder = {
  /** The town of an address; null: not even the city can be read. */
  readonly locate: (address: string) => Promise<LocatedAddress | null>;
  readonly middleOf: (address: string, located: LocatedAddress) => Promise<AddressMiddle>;
};

/** Finds addresses; each 町 and each 街区 is looked up once a file. */
export function placeFinder(tx: Tx): PlaceFinder {
  const towns = new Map<string, Promise<MatchedPlace | null>>();
  const chomeOf = kept(new Map<string, Promise<ReadonlyMap<string, Chome>>>(), async (cityCode) => {
    const listed = await listChome(tx, [cityCode]);
    return new Map(listed.map((one) => [chomeKey(one.name), one]));
  });
  const blocks = new Map<string, Promise<LonLat | null>>();
  const locate: PlaceFinder["locate"] = async (address) => {
    const town = addressKey(address).replace(/\d.*$/, "");
    const found = await kept(towns, () => findTown(tx, address))(town);
    if (found === null) return null;
    const { prefecture, cityCode, cityName, place } = found;
    return { prefecture, cityCode, cityName, town: found.town ?? "", townPlace: place };
  };
  const middleOf: PlaceFinder["middleOf"] = async (address, { cityCode, town, townPlace }) => {
    if (town === "") return { place: null, placePrecision: "town" };
    const [first, second] = /\d.*$/.exec(addressKey(address))?.[0].split("-") ?? [];
    const known = await chomeOf(cityCode);
    const divided = first === undefined ? undefined : known.get(chomeKey(`${town}${kanjiNumber(Number(first))}丁目`));
    const whole = divided ?? known.get(chomeKey(town));
    const block = divided ? second : first;
    const blockPlace =
      whole && block !== undefined ? await kept(blocks, () => blockOf(tx, whole, block))(`${cityCode} ${whole.name} ${block}`) : null;
    return { place: blockPlace ?? whole?.place ?? townPlace, placePrecision: blockPlace ? "block" : "town" };
  };
  return { locate, middleOf };
}

function blockOf(tx: Tx, { cityCode, name }: Chome, block: string): Promise<LonLat | null> {
  return findBlock(tx, { cityCode, chome: name, block });
}

async function findTown(tx: Tx, address: string): Promise<MatchedPlace | null> {
  const { outcome, places } = await matchAddress(tx, address);
  const [found, ...others] = places;
  if (!found || outcome === "none") return null;
  if (outcome === "one") return found;
  // Of several towns in one city the city is certain, and of several cities nothing is.
  return others.every(({ cityCode }) => cityCode === found.cityCode) ? { ...found, town: null, place: null } : null;
}

function kept<T>(made: Map<string, Promise<T>>, make: (key: string) => Promise<T>) {
  return (key: string): Promise<T> => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
