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

function settle(search: Search, offer: PlacedOffer, now: Date): void {
  const { why, splits, moved } = search;
  const { id, dwellingKey: own, isLongSold } = offer;
  const beside = besides(search, offer);
  const isLeft = why.get(id) === "another" || meansAnother(offer, beside);
  const there = alikeWith(search, offer);
  const chosen = isLongSold && !isLeft ? null : chooseDwelling(offer, there, splits);
  if (chosen === own || (chosen === null && !isLeft)) return;
  const isSame = !isLeft && why.get(id) === "known";
  const dwellingKey = chosen ?? `d-${id}-${now.getTime().toString(36)}`;
  const chosenOnes = there.filter((other) => other.dwellingKey === chosen);
  const going = isSame ? withIt(beside, chosenOnes, splits) : [];
  for (const one of [offer, ...going]) moved.set(one.id, { listingId: one.id, dwellingKey, isSame });
}

/** Whether an advertisement says what the first of its home cannot mean. */
function meansAnother(offer: PlacedOffer, beside: readonly PlacedOffer[]): boolean {
  const first = firstOf(beside);
  return first !== undefined && differInFacts(offer, first);
}

/** Advertisements that share the key of a home with one, where they are by now. */
function alikeWith(search: Search, offer: PlacedOffer): PlacedOffer[] {
  const alike = offer.homeKey === null ? [] : (search.alike.get(offer.homeKey) ?? []);
  return alike.filter((other) => isPlaced(search, offer, other)).map((other) => asMoved(other, search.moved));
}

function isPlaced({ waiting }: Search, offer: PlacedOffer, other: PlacedOffer): boolean {
  return other.id !== offer.id && !waiting.has(other.id);
}

/** Who advertises the home of an advertisement besides it. */
function besides(search: Search, offer: PlacedOffer): PlacedOffer[] {
  const together = search.together.get(offer.dwellingKey) ?? [];
  return together.filter((other) => isPlaced(search, offer, other) && !search.moved.has(other.id));
}

/** Those of a home that go where one of them goes: nothing speaks against their being of the home that is there. */
function withIt(beside: readonly PlacedOffer[], there: readonly PlacedOffer[], splits: Splits): PlacedOffer[] {
  return beside.filter((other) => !there.some((one) => differInFacts(one, other)) && !isToldApart(other, there, splits));
}

function asMoved(offer: PlacedOffer, moved: ReadonlyMap<string, Move>): PlacedOffer {
  return { ...offer, dwellingKey: moved.get(offer.id)?.dwellingKey ?? offer.dwellingKey };
}
