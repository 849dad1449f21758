import type { BlindEstimate, CheapReason, Flag, FlagDepth, FlagGrade, OfferFacts } from "#domain/kyugake/core/types.ts";
import type { Yen } from "#kernel/yen.ts";
import { cheapReasons } from "./cheap-reasons.ts";
import { doubtOf, type EstimateDoubt } from "./estimate-doubt.ts";

/** 九掛け: at most this share of the estimate is asked. Up to `NEAR` a home is a nearest miss. */
const SHOWN = 0.9;
const NEAR = 0.95;
/** Below it an error of the data is likelier than a bargain (product.md 2.6). */
const DOUBTFUL = 0.7;
/** On the market so long at so deep a price: whoever looks for bargains has seen it, and did not buy. */
const OLD = { days: 180, ratio: 0.8 };
/** Companies that advertise one home differ by more than a rounding. */
const PRICES_DIFFER = 0.01;

const DEPTHS: readonly { readonly to: number; readonly depth: FlagDepth }[] = [
  { to: 0.8, depth: "eight" },
  { to: 0.85, depth: "eight-and-half" },
  { to: SHOWN, depth: "nine" },
  { to: NEAR, depth: "near" },
];

/** Asking price over estimate, rounded up to whole thousandths: 4,501 of 5,000 -> 0.901, so that 九掛け never holds by rounding. */
export function askingRatio(asking: Yen, estimate: Yen): number {
  // In whole numbers: 0.9 has no exact binary form.
  return Number((BigInt(asking) * 1000n + BigInt(estimate) - 1n) / BigInt(estimate)) / 1000;
}

/** What a home on offer is flagged as; null: it has no estimate, or more than 95 % of it is asked. */
export function flagOf(facts: OfferFacts, blind: BlindEstimate): Flag | null {
  const { price: estimate, isTestedHorizon } = blind;
  if (estimate === null) return null;
  const ratio = askingRatio(facts.price, estimate.point);
  if (ratio > NEAR) return null;
  const doubt = doubtOf(blind);
  const reasons = cheapReasons({ ...facts, isEstimateDoubtful: doubt !== "none" });
  const depth = ratio < DOUBTFUL ? "doubtful" : (DEPTHS.find(({ to }) => ratio <= to)?.depth ?? "near");
  return { ratio, depth, reasons, grade: gradeOf({ facts, ratio, estimate, isTestedHorizon, reasons, doubt }) };
}

type Judged = {
  readonly facts: OfferFacts;
  readonly ratio: number;
  readonly estimate: NonNullable<BlindEstimate["price"]>;
  readonly isTestedHorizon: boolean;
  readonly reasons: readonly CheapReason[];
  readonly doubt: EstimateDoubt;
};

function gradeOf({ facts, ratio, estimate, isTestedHorizon, reasons, doubt }: Judged): FlagGrade {
  if (ratio > SHOWN) return "near";
  if (doubt === "refuted" || isDoubtful(facts, ratio)) return "check";
  const { price } = facts;
  if (price < estimate.q05 && isTestedHorizon && reasons.length === 0) return "A";
  return price < estimate.q10 && doubt !== "weak" ? "B" : "C";
}

/** Whether something speaks against the advertisement or the figures themselves. */
function isDoubtful({ price, otherPrices, reported, daysOnMarket }: OfferFacts, ratio: number): boolean {
  const [least, most] = [Math.min(price, ...otherPrices), Math.max(price, ...otherPrices)];
  const isDisputed = most / least - 1 > PRICES_DIFFER;
  const isOldAndDeep = daysOnMarket > OLD.days && ratio <= OLD.ratio;
  return ratio < DOUBTFUL || reported === "twice" || isOldAndDeep || isDisputed;
}
