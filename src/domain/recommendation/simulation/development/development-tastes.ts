import { between, normal } from "#domain/recommendation/simulation/chance.ts";
import { type OfferedHome, TOWNS, type Unseen } from "#domain/recommendation/simulation/market.ts";
import type { DrawLiking, Looking, Tastes } from "#domain/recommendation/simulation/people.ts";
import { scaled } from "#domain/recommendation/simulation/scaled.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import type { Random } from "#kernel/random.ts";

/** The first seed of development: from here on, up to 199, ranker and weights may be tried as often as one likes. No figure of these tastes is a proof. */
export const DEVELOPMENT_SEED = 101;

/** Tastes that ranker and weights were chosen by. */
export const DEVELOPMENT_TASTES = {
  /** Of what tells two homes apart about a fifth each is unseen and chance; most of the rest is town and size. */
  usual: () => mixed({ chance: 0.6, unseen: { mean: 0.25, spread: 0.25 } }),
  /** Unseen and chance are together more than half. */
  harsh: () => mixed({ chance: 0.8, unseen: { mean: 0.3, spread: 0.3 } }),
  /** Ten things, three of them unseen, each as telling as any other, and weighed by lot: nearly all people want nearly the same. */
  even: () => even,
} as const satisfies Readonly<Record<string, Tastes>>;

type Mix = { readonly chance: number; readonly unseen: { readonly mean: number; readonly spread: number } };
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

function mixed({ chance, unseen }: Mix): DrawLiking {
  return (random, { conditions, areaM2 }) => {
    const weighty = () => between(random, 0, 1);
    const taste: Taste = {
      ...{ cheap: weighty(), near: weighty(), young: weighty(), bargain: 0.8 * weighty(), fresh: 0.2, areaM2 },
      ...{ high: normal(random, { mean: 0.1, spread: 0.4 }), towns: drawTowns(random) },
      unseen: { view: normal(random, unseen), quiet: normal(random, unseen), interior: normal(random, unseen) },
    };
    return (home) => likingOf(home, taste, conditions) + normal(random, { mean: 0, spread: chance });
  };
}

function drawTowns(random: Random): number[] {
  return Array.from({ length: TOWNS }, () => normal(random, { mean: 0, spread: 0.8 }));
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

function even(random: Random, { areaM2, inWish }: Looking): (home: OfferedHome) => number {
  const towns = drawTowns(random);
  const parts: ((home: OfferedHome) => number)[] = [
    ({ candidate }) => -candidate.priceYen,
    ({ candidate }) => -(candidate.walks[0]?.minutes ?? 0),
    ({ candidate }) => -(candidate.ageYears ?? 0),
    ({ candidate }) => -Math.abs(Math.log((candidate.areaM2 ?? 1) / (areaM2 * 1.1))),
    ({ candidate }) => candidate.floor ?? 0,
    ({ town }) => towns[town] ?? 0,
    ({ candidate: { estimate } }) => (estimate === null ? 0 : 1 - estimate.ratio),
    ({ unseen }) => unseen.view,
    ({ unseen }) => unseen.quiet,
    ({ unseen }) => unseen.interior,
  ];
  const weighed = parts.map((part) => ({ part: scaled(part, inWish), weight: random() }));
  const whole = scaled((home) => weighed.reduce((sum, { part, weight }) => sum + weight * part(home), 0), inWish);
  return (home) => whole(home) + normal(random, { mean: 0, spread: 0.5 });
}
