import { chooseDwelling, firstOf, type Homeless, isToldApart, type Offer, type Splits } from "./choose-dwelling.ts";
import { differInFacts } from "./same-dwelling.ts";

/** An advertisement as it stands among others that may be of its home. */
export type PlacedOffer = Offer & {
  /** Null: too little is told to look for its home. */
  readonly homeKey: string | null;
  /** Its home was sold so long ago that it may be for sale again. */
  readonly isLongSold: boolean;
};

/** `isSame`: the home that it comes from is the one that it goes to, known by another key till now. */
export type Move = { readonly listingId: string; readonly dwellingKey: string; readonly isSame: boolean };

/** All that is known while homes are looked for, and what was decided so far. */
type Search = {
  readonly why: ReadonlyMap<string, Homeless["why"]>;
  readonly splits: Splits;
  /** Those whose home is still to be found are no home for others. */
  readonly waiting: Set<string>;
  readonly moved: Map<string, Move>;
  readonly alike: ReadonlyMap<string | null, readonly PlacedOffer[]>;
  readonly together: ReadonlyMap<string, readonly PlacedOffer[]>;
};

/**
 * Which advertisements are put to which homes, those that were seen first coming first. One that says more of its home takes that home with it, and whoever
 * else advertises it; one that tells of another home, or of what nobody beside it means, leaves alone.
 */
export function movesAmong(offers: readonly PlacedOffer[], homeless: readonly Homeless[], splits: Splits, now: Date): Move[] {
  const why = new Map(homeless.map((one) => [one.listingId, one.why]));
  const search: Search = {
    ...{ why, splits, waiting: new Set(why.keys()), moved: new Map() },
    ...{ alike: Map.groupBy(offers, ({ homeKey }) => homeKey), together: Map.groupBy(offers, ({ dwellingKey }) => dwellingKey) },
  };
  for (const offer of offers.filter(({ id }) => why.has(id))) {
    if (!search.moved.has(offer.id)) settle(search, offer, now);
    search.waiting.delete(offer.id);
  }
  return [...search.moved.values()];
}

function settle({ why, splits, waiting, moved, alike, together }: Search, offer: PlacedOffer, now: Date): void {
  const { id, dwellingKey: own, homeKey, isLongSold } = offer;
  const isPlaced = (other: PlacedOffer) => other.id !== id && !waiting.has(other.id);
  const beside = (together.get(own) ?? []).filter((other) => isPlaced(other) && !moved.has(other.id));
  const first = firstOf(beside);
  const isLeft = why.get(id) === "another" || (first !== undefined && differInFacts(offer, first));
  const others = homeKey === null ? [] : (alike.get(homeKey) ?? []).filter(isPlaced).map((other) => asMoved(other, moved));
  const chosen = isLongSold && !isLeft ? null : chooseDwelling(offer, others, splits);
  if (chosen === own || (chosen === null && !isLeft)) return;
  const isSame = !isLeft && why.get(id) === "known";
  const dwellingKey = chosen ?? `d-${id}-${now.getTime().toString(36)}`;
  moved.set(id, { listingId: id, dwellingKey, isSame });
  if (!isSame) return;
  const there = others.filter((other) => other.dwellingKey === chosen);
  const fits = (other: PlacedOffer) => !there.some((one) => differInFacts(one, other)) && !isToldApart(other, there, splits);
  for (const other of beside.filter(fits)) moved.set(other.id, { listingId: other.id, dwellingKey, isSame });
}

function asMoved(offer: PlacedOffer, moved: ReadonlyMap<string, Move>): PlacedOffer {
  return { ...offer, dwellingKey: moved.get(offer.id)?.dwellingKey ?? offer.dwellingKey };
}
