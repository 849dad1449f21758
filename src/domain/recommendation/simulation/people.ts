import type { NopeReason, Reaction } from "#domain/recommendation/core/delivery.ts";
import { GAINS } from "#domain/recommendation/study/types.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import type { Random } from "#kernel/random.ts";
import { between } from "./chance.ts";
import type { OfferedHome } from "./market.ts";

/** Somebody with a wish, and a taste that is declared here and told to no ranker. */
export type Person = {
  readonly id: string;
  readonly conditions: HomeConditions;
  /** What is liked of a home, the unseen and chance included, by its id. */
  readonly liking: ReadonlyMap<string, number>;
  /** Above `like` a home is liked, above `ask` asked about, under `nope` refused. */
  readonly bounds: { readonly like: number; readonly ask: number; readonly nope: number };
};

/** What tastes are drawn for: somebody's wish, and all homes there will be. */
export type Looking = {
  readonly conditions: HomeConditions;
  /** The size that is wanted; the wish asks for no less than 70 % of it. */
  readonly areaM2: number;
  readonly homes: readonly OfferedHome[];
  readonly inWish: readonly OfferedHome[];
};

/** Draws a taste: how much each home is liked, what no advertisement tells and chance included. */
export type DrawLiking = (random: Random, looking: Looking) => (home: OfferedHome) => number;

/** What is so of the homes of a market for all who look at them is drawn once, then a taste for each person. */
export type Tastes = (homes: readonly OfferedHome[], random: Random) => DrawLiking;

const SHARES = { like: 0.15, ask: 0.04, nope: 0.35 } as const;

type Drawing = {
  readonly id: string;
  readonly homes: readonly OfferedHome[];
  readonly nothing: HomeConditions;
  readonly drawLiking: DrawLiking;
};

export function drawPerson(random: Random, { id, homes, nothing, drawLiking }: Drawing): Person {
  const areaM2 = between(random, 35, 85);
  const conditions = {
    ...nothing,
    price: { min: null, max: Math.round(between(random, 35, 95)) * 1_000_000 },
    walkMinutesMax: [7, 10, 15][Math.floor(random() * 3)] ?? 10,
    ageYearsMax: [20, 30, 40][Math.floor(random() * 3)] ?? 30,
    areaM2: { min: Math.floor(areaM2 * 0.7), max: null },
  };
  const inWish = homes.filter(({ candidate }) => keeps(conditions, candidate));
  const likingOf = drawLiking(random, { conditions, areaM2, homes, inWish });
  const liking = new Map(homes.map((home) => [home.candidate.listingId, likingOf(home)]));
  const known = inWish.map(({ candidate }) => liking.get(candidate.listingId) ?? 0).sort((a, b) => a - b);
  const at = (share: number) => known[Math.floor(share * known.length)] ?? 0;
  return { id, conditions, liking, bounds: { like: at(1 - SHARES.like), ask: at(1 - SHARES.ask), nope: at(SHARES.nope) } };
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
