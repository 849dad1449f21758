import { findBlock, listChome, matchAddress } from "#domain/properties/index.server.ts";
import type { Chome, MatchedPlace } from "#domain/properties/types.ts";
import { addressKey } from "#domain/register/index.server.ts";
import { chomeKey } from "#kernel/chome.ts";
import type { LonLat } from "#kernel/geo.ts";
import { kanjiNumber } from "#kernel/kanji-number.ts";
import type { Tx } from "#platform/db.server.ts";

/** Where an address lies, as far as it is told: `town` empty: only the city is. */
export type LocatedAddress = Omit<MatchedPlace, "town" | "place"> & {
  readonly town: string;
  /** The middle of the 町 as a whole; what a company tells as the place must lie near it. */
  readonly townPlace: LonLat | null;
  readonly place: LonLat | null;
  /** What `place` is the middle of. */
  readonly precision: "block" | "town";
};

/** Finds addresses; those of one 町 are looked up once a file. Null: not even the city can be read. */
export function placeFinder(tx: Tx): (address: string) => Promise<LocatedAddress | null> {
  const towns = new Map<string, Promise<MatchedPlace | null>>();
  const chome = new Map<string, Promise<ReadonlyMap<string, Chome>>>();
  const townOf = kept(towns, (_, address) => findTown(tx, address));
  const chomeOf = kept(chome, async (cityCode) => {
    const listed = await listChome(tx, [cityCode]);
    return new Map(listed.map((one) => [chomeKey(one.name), one]));
  });
  return async (address) => {
    const key = addressKey(address);
    const found = await townOf(key.replace(/\d.*$/, ""), address);
    if (found === null) return null;
    const { prefecture, cityCode, cityName, town, place } = found;
    const named = { prefecture, cityCode, cityName, town: town ?? "", townPlace: place };
    if (town === null) return { ...named, place: null, precision: "town" };
    const [first, second] = /\d.*$/.exec(key)?.[0].split("-") ?? [];
    const known = await chomeOf(cityCode, "");
    const divided = first === undefined ? undefined : known.get(chomeKey(`${town}${kanjiNumber(Number(first))}丁目`));
    const whole = divided ?? known.get(chomeKey(town));
    const blockPlace = await blockOf(tx, whole, divided ? second : first);
    return { ...named, place: blockPlace ?? whole?.place ?? place, precision: blockPlace ? "block" : "town" };
  };
}

async function blockOf(tx: Tx, chome: Chome | undefined, block: string | undefined): Promise<LonLat | null> {
  return chome && block !== undefined ? findBlock(tx, { cityCode: chome.cityCode, chome: chome.name, block }) : null;
}

async function findTown(tx: Tx, address: string): Promise<MatchedPlace | null> {
  const { outcome, places } = await matchAddress(tx, address);
  const [found, ...others] = places;
  if (!found || outcome === "none") return null;
  if (outcome === "one") return found;
  // Of several towns in one city the city is certain, and of several cities nothing is.
  return others.every(({ cityCode }) => cityCode === found.cityCode) ? { ...found, town: null, place: null } : null;
}

function kept<T>(made: Map<string, Promise<T>>, make: (key: string, about: string) => Promise<T>) {
  return (key: string, about: string): Promise<T> => {
    const known = made.get(key) ?? make(key, about);
    made.set(key, known);
    return known;
  };
}
