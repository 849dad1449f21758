import { type HomeFacts, walkOf } from "#domain/recommendation/core/candidate.ts";
import type { NopeReason, Reaction } from "#domain/recommendation/core/delivery.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { formatYen, type Yen } from "#kernel/yen.ts";

/** A reaction to a home that these conditions found. */
export type Reacted = { readonly kind: Reaction; readonly reason: NopeReason | null; readonly home: HomeFacts };

/** The one thing that a change would set. */
type ConditionChange =
  | { readonly field: "walkMinutesMax"; readonly value: number }
  | { readonly field: "priceMax"; readonly value: Yen }
  | { readonly field: "areaM2Min"; readonly value: number }
  | { readonly field: "ageYearsMax"; readonly value: number };

export type Suggestion = {
  readonly reason: NopeReason;
  readonly change: ConditionChange;
  /** What the conditions would be after a yes. */
  readonly conditions: HomeConditions;
  /** `駅から遠い物件が3件続きました。駅徒歩を7分以内に変えますか。` */
  readonly text: string;
};

/** So many of the newest reactions must give the same reason. */
const IN_A_ROW = 3;
const WALKS = [3, 5, 7, 10, 15, 20];
const AGES = [1, 3, 5, 10, 15, 20, 25, 30, 40];
const PRICE_STEP: Yen = 1_000_000;
const AREA_STEP = 5;

/**
 * The change that the newest reactions (newest first, all of one wish) speak for: one that would have kept all three of the last homes away, and narrows the wish.
 * Null: none does. Nothing changes by it: whoever asks must have the member's yes.
 */
export function suggestChange(reactions: readonly Reacted[], conditions: HomeConditions): Suggestion | null {
  const last = reactions.slice(0, IN_A_ROW);
  const reason = last[0]?.reason ?? null;
  if (last.length < IN_A_ROW || reason === null || last.some((one) => one.kind !== "nope" || one.reason !== reason)) return null;
  const homes = last.map(({ home }) => home);
  if (reason === "walk") return walkChange(homes, conditions);
  if (reason === "price") return priceChange(homes, conditions);
  if (reason === "area") return areaChange(homes, conditions);
  return reason === "age" ? ageChange(homes, conditions) : null;
}

function walkChange(homes: readonly HomeFacts[], conditions: HomeConditions): Suggestion | null {
  const { walkMinutesMax, stations } = conditions;
  const value = below(
    homes.map(({ walks }) => walkOf(walks, stations)),
    WALKS,
  );
  if (value === null || (walkMinutesMax !== null && value >= walkMinutesMax)) return null;
  return {
    ...{ reason: "walk", change: { field: "walkMinutesMax", value }, conditions: { ...conditions, walkMinutesMax: value } },
    text: `駅から遠い物件が${IN_A_ROW}件続きました。駅徒歩を${value}分以内に変えますか。`,
  };
}

function priceChange(homes: readonly HomeFacts[], conditions: HomeConditions): Suggestion | null {
  const { min, max } = conditions.price;
  const value = (Math.ceil(Math.min(...homes.map(({ priceYen }) => priceYen)) / PRICE_STEP) - 1) * PRICE_STEP;
  if (value <= (min ?? 0) || (max !== null && value >= max)) return null;
  return {
    ...{ reason: "price", change: { field: "priceMax", value }, conditions: { ...conditions, price: { min, max: value } } },
    text: `価格の高い物件が${IN_A_ROW}件続きました。価格の上限を${formatYen(value)}に変えますか。`,
  };
}

function areaChange(homes: readonly HomeFacts[], conditions: HomeConditions): Suggestion | null {
  const { min, max } = conditions.areaM2;
  const areas = homes.map(({ areaM2 }) => areaM2);
  if (areas.some((area) => area === null)) return null;
  const value = (Math.floor(Math.max(...areas.map((area) => area ?? 0)) / AREA_STEP) + 1) * AREA_STEP;
  if (value <= (min ?? 0) || (max !== null && value > max)) return null;
  return {
    ...{ reason: "area", change: { field: "areaM2Min", value }, conditions: { ...conditions, areaM2: { min: value, max } } },
    text: `広さの足りない物件が${IN_A_ROW}件続きました。広さを${value}㎡以上に変えますか。`,
  };
}

function ageChange(homes: readonly HomeFacts[], conditions: HomeConditions): Suggestion | null {
  const { ageYearsMax } = conditions;
  const value = below(
    homes.map(({ ageYears }) => ageYears),
    AGES,
  );
  if (value === null || (ageYearsMax !== null && value >= ageYearsMax)) return null;
  return {
    ...{ reason: "age", change: { field: "ageYearsMax", value }, conditions: { ...conditions, ageYearsMax: value } },
    text: `築年数の古い物件が${IN_A_ROW}件続きました。築${value}年以内に変えますか。`,
  };
}

/** The widest choice that leaves out all of them; null where one is not known, or none does. */
function below(values: readonly (number | null)[], choices: readonly number[]): number | null {
  if (values.some((value) => value === null)) return null;
  const least = Math.min(...values.map((value) => value ?? 0));
  return choices.findLast((choice) => choice < least) ?? null;
}
