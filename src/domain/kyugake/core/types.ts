import type { Listing, ListingEstimate } from "#domain/listings/types.ts";
import type { Yen } from "#kernel/yen.ts";

/**
 * 安い理由: that visitors have reported the advertisement and nobody has looked into it; that the estimate itself is in doubt; and as far as it tells them 旧耐震, 新耐震か確かめられない, 借地権, 定期借地権,
 * 告知事項, 再建築不可, 賃貸中, 修繕積立金の不足, 面積の違い, and the other 特定事項 that lower a price. No 1階: the estimate knows the floor.
 */
export const CHEAP_REASONS = [
  "reported",
  "estimate-doubtful",
  "no-rebuild",
  "urbanization-control",
  "no-road",
  "fixed-leasehold",
  "leasehold",
  "incident",
  "old-quake-code",
  "quake-code-unknown",
  "tenanted",
  "reserve-shortfall",
  "area-difference",
  "setback",
  "power-line",
  "slope",
  "irregular-plot",
  "unfinished",
] as const;
export type CheapReason = (typeof CHEAP_REASONS)[number];

/** A, B, C: how certain a 九掛け is. `check` 要確認: something speaks against the figures themselves. `near`: 90–95 % of the estimate. */
export type FlagGrade = "A" | "B" | "C" | "check" | "near";

/** What each grade of a 九掛け asks for, the one wording of every page: without a full stop, to stand in a sentence or a note. */
export const CERTAINTY_RULES: Readonly<Record<Extract<FlagGrade, "A" | "B" | "C">, string>> = {
  A: "20件に1件しか下回らない価格より安く、似た成約も推定を裏づけ、安い理由が掲載から見つからないもの",
  B: "10件に1件しか下回らない価格（80%の幅の下の端）より安く、推定の裏づけが弱くないもの",
  C: "推定の90%以下であることだけを満たすもの、または推定の裏づけが弱いもの",
};

/** Nearest miss, 九掛け (≤ .90), 八五掛け (≤ .85), 八掛け (≤ .80), and below .70, where an error of the data is likelier than a bargain. */
export type FlagDepth = "near" | "nine" | "eight-and-half" | "eight" | "doubtful";

/** What the gate says of a home on offer. */
export type Flag = {
  /** Asking price over the blind estimate, rounded up to thousandths. */
  readonly ratio: number;
  readonly grade: FlagGrade;
  readonly depth: FlagDepth;
  readonly reasons: readonly CheapReason[];
};

/** What the gate reads beside the estimate. */
export type OfferFacts = Pick<
  Listing,
  "price" | "areaM2" | "kind" | "confirmedOn" | "builtYear" | "builtMonth" | "landRight" | "isTenanted" | "notices"
> & {
  /** What is laid aside for the home less than the mean of the guideline, yen a month, where that is under its usual range; 0: it is not; null: not known. */
  readonly reserveShortfallYen: Yen | null;
  readonly daysOnMarket: number;
  /** What two senders or more have reported and nobody has looked into: nothing; something, on one day; on two. One alone could take the A of every home. */
  readonly reported: "no" | "once" | "twice";
  /** What other companies ask for the same home now. */
  readonly otherPrices: readonly Yen[];
};

export type BlindEstimate = Pick<ListingEstimate, "price" | "grade" | "similar" | "isTestedHorizon">;
