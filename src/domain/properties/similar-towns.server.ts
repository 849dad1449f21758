import { distanceM } from "#kernel/geo.ts";
import { whileSame } from "#kernel/while-same.ts";
import type { Db } from "#platform/db.server.ts";
import { newestLoad } from "./load-store.server.ts";
import { type TownPrice, townPrices } from "./map-store.server.ts";
import type { MarketKind } from "./types.ts";

/** A town of which prices are asked. */
type AskedTown = { readonly cityCode: string; readonly town: string; readonly kind: MarketKind };

type SimilarTown = TownPrice & { readonly distanceM: number };

export type SimilarTowns = {
  /** Null: the town has too few sales for a median to be held against others. */
  readonly own: TownPrice | null;
  /** The likest first. */
  readonly towns: readonly SimilarTown[];
};

const NEAR_M = 8_000;
/** Median unit prices that differ by more than this share are not alike. */
const PRICE_RATIO = 1.15;
/** A median of fewer says more about the homes that happened to sell. */
const LEAST_SALES = 20;
const MOST_TOWNS = 6;

/** Towns within 8 km whose unit price over the newest three years is within 15 % of the town's own. Read anew only after a load. */
export async function similarTowns(db: Db, asked: AskedTown, now: Date): Promise<SimilarTowns> {
  return townsLike(asked, await pricesOf(db)(now));
}

/** The same from given prices: price and distance count alike, so that a town next door may differ a little more. */
export function townsLike({ cityCode, town, kind }: AskedTown, prices: readonly TownPrice[]): SimilarTowns {
  const known = prices.filter((price) => price.kind === kind && price.n >= LEAST_SALES);
  const own = known.find((price) => price.cityCode === cityCode && price.town === town) ?? null;
  if (own === null) return { own, towns: [] };
  const unlikeness = ({ medianYenPerM2, distanceM: metres }: SimilarTown) =>
    Math.abs(Math.log(medianYenPerM2 / own.medianYenPerM2)) / Math.log(PRICE_RATIO) + metres / NEAR_M;
  const towns = known
    .filter((price) => price !== own && isAlike(price.medianYenPerM2 / own.medianYenPerM2))
    .map((price) => ({ ...price, distanceM: Math.round(distanceM(own, price)) }))
    .filter((price) => price.distanceM <= NEAR_M)
    .toSorted((a, b) => unlikeness(a) - unlikeness(b));
  return { own, towns: towns.slice(0, MOST_TOWNS) };
}

function isAlike(ratio: number): boolean {
  return ratio <= PRICE_RATIO && ratio * PRICE_RATIO >= 1;
}

const kept = new WeakMap<Db, (now: Date) => Promise<TownPrice[]>>();

function pricesOf(db: Db): (now: Date) => Promise<TownPrice[]> {
  const known = kept.get(db);
  if (known) return known;
  const read = whileSame(
    async () => String(await newestLoad(db)),
    (now: Date) => townPrices(db, now),
  );
  kept.set(db, read);
  return read;
}
