import { type Candidate, walkOf } from "#domain/recommendation/core/candidate.ts";
import type { Reason } from "#domain/recommendation/core/delivery.ts";
import { marksOf, type Taste } from "#domain/recommendation/taste/taste.ts";
import type { Terms } from "#domain/recommendation/weights/types.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { formatYen } from "#kernel/yen.ts";

type Told = {
  readonly candidate: Candidate;
  /** As the ranker kept them. */
  readonly features: Terms;
  readonly conditions: HomeConditions;
  readonly taste: Taste;
  readonly weights: Terms;
};

/** A chip, and how much its fact did for the home. */
type Chip = Reason & { readonly worth: number };

const MOST = 3;
const NEW_DAYS = 7;
const CUT_DAYS = 30;
/** What is nearer to a condition, or to the estimate, than this is no reason. */
const LEAST = { priceYen: 1_000_000, walkMinutes: 1, areaM2: 3, ageYears: 3, percent: 3 } as const;

/** Further under a highest price a home is another one than was looked for, and its price no reason. */
const MOST_UNDER_PRICE = 0.3;

/**
 * Why a home is recommended: at most three true sentences about it, those first that did most for its place. Every figure is rounded to the side that tells less.
 * Of price and walk nothing is said of a home that lies past that edge.
 */
export function reasonsOf(told: Told): Reason[] {
  const chips = [
    priceChip(told),
    walkChip(told),
    areaChip(told),
    ageChip(told),
    valueChip(told),
    cutChip(told),
    newChip(told),
    tasteChip(told),
  ];
  return chips
    .filter((chip) => chip !== null)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ fact, text }) => ({ fact, text }));
}

function priceChip({ candidate: { priceYen }, conditions, features, weights }: Told): Chip | null {
  if (conditions.price.max === null) return null;
  const under = downTo(conditions.price.max - priceYen, priceStep(conditions.price.max));
  if (under < LEAST.priceYen || under > conditions.price.max * MOST_UNDER_PRICE) return null;
  return { fact: "price", text: `予算より${formatYen(under)}低い`, worth: weights.priceRoom * features.priceRoom };
}

/** 10万円, and from 1億円 on 100万円, so that the figure is one that people say. */
function priceStep(max: number): number {
  return max >= 100_000_000 ? 1_000_000 : 100_000;
}

function walkChip({ candidate, conditions: { walkMinutesMax, stations }, features, weights }: Told): Chip | null {
  const walk = walkOf(candidate.walks, stations);
  if (walk === null || walkMinutesMax === null || walkMinutesMax - walk < LEAST.walkMinutes) return null;
  return { fact: "walk", text: `駅徒歩が条件より${walkMinutesMax - walk}分近い`, worth: weights.walkRoom * features.walkRoom };
}

function areaChip({ candidate: { areaM2 }, conditions, features, weights }: Told): Chip | null {
  const { min } = conditions.areaM2;
  const over = areaM2 === null || min === null ? 0 : Math.floor(areaM2 - min);
  if (over < LEAST.areaM2) return null;
  return { fact: "area", text: `広さが条件より${over}㎡広い`, worth: weights.areaRoom * features.areaRoom };
}

function ageChip({ candidate: { ageYears }, conditions: { ageYearsMax }, features, weights }: Told): Chip | null {
  const under = ageYears === null || ageYearsMax === null ? 0 : ageYearsMax - ageYears;
  if (under < LEAST.ageYears) return null;
  return { fact: "age", text: `築年数が条件より${under}年新しい`, worth: weights.ageRoom * features.ageRoom };
}

/** 九掛け tells the gap to the estimate already, so that only one of both stands. A grade of D is too little to name. */
function valueChip({ candidate: { estimate, flag }, features, weights }: Told): Chip | null {
  const worth = weights.value * features.value + weights.flag * features.flag;
  // `ratio` of a flag is rounded up already, and a further rounding up tells no less.
  if (flag !== null) return { fact: "kyugake", text: `九掛け 確度${flag.grade}(AI推定の${upToWhole(flag.ratio * 100)}%)`, worth };
  if (estimate === null || estimate.grade === "D") return null;
  const under = downTo((1 - estimate.ratio) * 100, 1);
  if (under < LEAST.percent) return null;
  return { fact: "estimate", text: `AI推定より${under}%低い(確度${estimate.grade})`, worth };
}

/** By how much is not told: an old price beside a new one needs both its days beside it (表示規約施行規則 第12条). */
function cutChip({ candidate: { priceCut }, features, weights }: Told): Chip | null {
  if (priceCut === null || priceCut.days > CUT_DAYS) return null;
  return { fact: "cut", text: `${monthAndDay(priceCut.cutOn)}に値下げ`, worth: weights.cut * features.cut };
}

/** By its day, since a message may be read later. */
function newChip({ candidate: { daysShown, firstSeenOn }, features, weights }: Told): Chip | null {
  if (daysShown > NEW_DAYS) return null;
  return { fact: "new", text: `${monthAndDay(firstSeenOn)}の新着`, worth: weights.fresh * features.fresh };
}

const SAME = { building: "建物", station: "駅", town: "町" } as const;
const TASTE_TERM = { building: "tasteBuilding", station: "tasteStation", town: "tasteTown" } as const;

function tasteChip({ candidate, taste, features, weights }: Told): Chip | null {
  const marks = marksOf(candidate);
  for (const part of ["building", "station", "town"] as const) {
    const worth = weights[TASTE_TERM[part]] * features[TASTE_TERM[part]];
    const own = marks.filter((mark) => mark.startsWith(`${part}:`));
    const source = own.some((mark) => taste.liked.has(mark))
      ? "いいねした"
      : own.some((mark) => taste.saved.has(mark))
        ? "お気に入りの"
        : null;
    if (source !== null && worth > 0) return { fact: `same-${part}`, text: `${source}物件と同じ${SAME[part]}`, worth };
  }
  return null;
}

function downTo(value: number, step: number): number {
  return Math.floor(value / step + TINY) * step;
}

function upToWhole(value: number): number {
  return Math.ceil(value - TINY);
}

/** Keeps 0.07 × 100 from being more than 7. */
const TINY = 1e-9;

function monthAndDay(isoDay: string): string {
  const [, month, day] = isoDay.split("-").map(Number);
  return `${month}月${day}日`;
}
