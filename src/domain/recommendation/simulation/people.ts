import type { NopeReason, Reaction } from "#domain/recommendation/core/delivery.ts";
import { GAINS } from "#domain/recommendation/study/types.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import type { Random } from "#kernel/random.ts";
import { between, normal } from "./chance.ts";
import { type OfferedHome, TOWNS, type Unseen } from "./market.ts";

/** Somebody with a wish, and a taste that is declared here and told to no ranker. */
export type Person = {
  readonly id: string;
  readonly conditions: HomeConditions;
  /** What is liked of a home, the unseen and chance included, by its id. */
  readonly liking: ReadonlyMap<string, number>;
  /** Above `like` a home is liked, above `ask` asked about, under `nope` refused. */
  readonly bounds: { readonly like: number; readonly ask: number; readonly nope: number };
};

type Taste = {
  readonly cheap: number;
  readonly near: number;
  readonly young: number;
  readonly bargain: number;
  readonly fresh: number;
  readonly areaM2: number;
  readonly high: number;
  readonly towns: readonly number[];
  readonly unseen: Unseen;
};

/**
 * How much of liking is chance, and how much what the ranker lacks. `usual`: of what tells two homes apart about a fifth each, the rest can be known. `harsh`: more than
 * half cannot (record 0053).
 */
export const MIXES = {
  usual: { chance: 0.6, unseen: { mean: 0.25, spread: 0.25 } },
  harsh: { chance: 0.8, unseen: { mean: 0.3, spread: 0.3 } },
} as const;
export type Mix = keyof typeof MIXES;

const SHARES = { like: 0.15, ask: 0.04, nope: 0.35 } as const;

type Drawing = { readonly id: string; readonly homes: readonly OfferedHome[]; readonly nothing: HomeConditions; readonly mix: Mix };

export function drawPerson(random: Random, { id, homes, nothing, mix }: Drawing): Person {
  const { chance, unseen } = MIXES[mix];
  const areaM2 = between(random, 35, 85);
  const max = Math.round(between(random, 35, 95)) * 1_000_000;
  const walkMinutesMax = [7, 10, 15][Math.floor(random() * 3)] ?? 10;
  const ageYearsMax = [20, 30, 40][Math.floor(random() * 3)] ?? 30;
  const conditions = {
    ...nothing,
    price: { min: null, max },
    walkMinutesMax,
    ageYearsMax,
    areaM2: { min: Math.floor(areaM2 * 0.7), max: null },
  };
  const weighty = () => between(random, 0, 1);
  const taste: Taste = {
    ...{ cheap: weighty(), near: weighty(), young: weighty(), bargain: 0.8 * weighty(), fresh: 0.2, areaM2 },
    ...{ high: normal(random, { mean: 0.1, spread: 0.4 }) },
    towns: Array.from({ length: TOWNS }, () => normal(random, { mean: 0, spread: 0.8 })),
    unseen: { view: normal(random, unseen), quiet: normal(random, unseen), interior: normal(random, unseen) },
  };
  const noise = { mean: 0, spread: chance };
  const liking = new Map(homes.map((home) => [home.candidate.listingId, likingOf(home, taste, conditions) + normal(random, noise)]));
  const known = homes
    .filter(({ candidate }) => keeps(conditions, candidate))
    .map(({ candidate }) => liking.get(candidate.listingId) ?? 0)
    .sort((a, b) => a - b);
  const at = (share: number) => known[Math.floor(share * known.length)] ?? 0;
  return { id, conditions, liking, bounds: { like: at(1 - SHARES.like), ask: at(1 - SHARES.ask), nope: at(SHARES.nope) } };
}

function likingOf(
  { candidate, town, unseen, from }: OfferedHome,
  taste: Taste,
  { price, walkMinutesMax, ageYearsMax }: HomeConditions,
): number {
  const { priceYen, walks, ageYears, estimate, floor } = candidate;
  const told =
    2 * taste.cheap * (1 - priceYen / (price.max ?? priceYen)) +
    2 * taste.near * (1 - (walks[0]?.minutes ?? 0) / (walkMinutesMax ?? 15)) +
    2 * taste.young * (1 - (ageYears ?? 0) / (ageYearsMax ?? 40)) +
    3 * taste.bargain * (estimate === null ? 0 : 1 - estimate.ratio) +
    taste.fresh * Math.max(0, 1 + from / 60);
  const own = (taste.towns[town] ?? 0) + taste.high * ((floor ?? 0) / 12) - Math.abs((candidate.areaM2 ?? 0) / taste.areaM2 - 1.1) * 2;
  return told + own + taste.unseen.view * unseen.view + taste.unseen.quiet * unseen.quiet + taste.unseen.interior * unseen.interior;
}

/** Whether a home is inside a wish as drawn here. */
export function keeps({ price, walkMinutesMax, ageYearsMax, areaM2 }: HomeConditions, home: OfferedHome["candidate"]): boolean {
  const walk = home.walks[0]?.minutes ?? 99;
  const isLarge = (home.areaM2 ?? 0) >= (areaM2.min ?? 0);
  return home.priceYen <= (price.max ?? 0) && walk <= (walkMinutesMax ?? 0) && (home.ageYears ?? 99) <= (ageYearsMax ?? 0) && isLarge;
}

/** What a home would be worth to somebody who looks at it. */
export function gainOf({ liking, bounds }: Person, id: string): number {
  const liked = liking.get(id) ?? 0;
  if (liked > bounds.ask) return GAINS.ask;
  return liked > bounds.like ? GAINS.like : 0;
}

export type Given = { readonly kind: Reaction; readonly reason: NopeReason | null };

/** What somebody does with a home who looks at it; null: nothing. Of homes that are not liked a third is refused, for what is worst by the wish. */
export function reactionOf(person: Person, home: OfferedHome["candidate"], random: Random): Given | null {
  const gain = gainOf(person, home.listingId);
  if (gain > 0) return { kind: gain === GAINS.ask ? "ask" : "like", reason: null };
  const isRefused = (person.liking.get(home.listingId) ?? 0) < person.bounds.nope && random() < 1 / 3;
  return isRefused ? { kind: "nope", reason: worstOf(person.conditions, home) } : null;
}

function worstOf(
  { price, walkMinutesMax, ageYearsMax }: HomeConditions,
  { priceYen, walks, ageYears }: OfferedHome["candidate"],
): NopeReason {
  const shares: [NopeReason, number][] = [
    ["price", priceYen / (price.max ?? priceYen)],
    ["walk", (walks[0]?.minutes ?? 0) / (walkMinutesMax ?? 15)],
    ["age", (ageYears ?? 0) / (ageYearsMax ?? 40)],
    ["place", 0.8],
  ];
  return shares.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "other";
}
