import { formatYen, type Yen } from "#kernel/yen.ts";
import type { SeenEstimate } from "./types.ts";

/** Every price that is named is in steps of 10万円: finer ones would leave room for the digits of a telephone number. */
export const PRICE_STEP: Yen = 100_000;
/** Of the blind estimate: a price beyond is none that anybody would pay or take, and could say something else, as the digits of a telephone number. */
const SANE_SHARES = { min: 0.5, max: 2 } as const;
/** Below this share of the lower end of the band an offer is warned about, and kept from owners who have set nothing else. */
const LOW_SHARE = 0.8;

export type PriceRule = {
  /** Of the blind estimate: 0.80 to 1.20. */
  readonly ratio: number;
  /** Budget and cap, whichever is lower; null: none. */
  readonly capYen: Yen | null;
};

/** What is offered for a home: the estimate by the buyer's ratio, never over the cap, to 10万円. 82,400,000 × 0.95 → 78,300,000. */
export function offerPrice(pointYen: Yen, { ratio, capYen }: PriceRule): Yen {
  const wanted = Math.round((pointYen * ratio) / PRICE_STEP) * PRICE_STEP;
  return capYen === null ? wanted : Math.min(wanted, Math.floor(capYen / PRICE_STEP) * PRICE_STEP);
}

/** What a price in a negotiation may be: from half of the blind estimate to twice, both to 10万円. */
export function priceRange({ pointYen }: Pick<SeenEstimate, "pointYen">): { readonly min: Yen; readonly max: Yen } {
  return {
    min: Math.ceil((pointYen * SANE_SHARES.min) / PRICE_STEP) * PRICE_STEP,
    max: Math.floor((pointYen * SANE_SHARES.max) / PRICE_STEP) * PRICE_STEP,
  };
}

/** Whether a price may be named in a negotiation: in whole steps and in its range. */
export function mayBeNamed(priceYen: Yen, estimate: Pick<SeenEstimate, "pointYen">): boolean {
  const { min, max } = priceRange(estimate);
  return priceYen % PRICE_STEP === 0 && priceYen >= min && priceYen <= max;
}

/** In a sentence for whoever types one. */
export function priceRangeWords(estimate: Pick<SeenEstimate, "pointYen">): string {
  const { min, max } = priceRange(estimate);
  return `推定価格の半分から2倍まで（${formatYen(min)}から${formatYen(max)}）の価格を、10万円単位で入力してください`;
}

/** Whether a price lies so low that hardly an owner would talk about it: under 80 % of the lower end of the band. */
export function isVeryLow(priceYen: Yen, { lowYen }: Pick<SeenEstimate, "lowYen">): boolean {
  return priceYen < LOW_SHARE * lowYen;
}

/** Whether an offer reaches its owner: the lowest price they set decides, and where they set none, that it is not very low. */
export function reachesOwner(priceYen: Yen, estimate: Pick<SeenEstimate, "lowYen">, lowestPriceYen: Yen | null): boolean {
  return lowestPriceYen === null ? !isVeryLow(priceYen, estimate) : priceYen >= lowestPriceYen;
}

export type PriceHint = SeenEstimate & {
  /** Of the price beside the band. */
  readonly standing: "below" | "inside" | "above";
  /** price / point − 1. */
  readonly gap: number;
  readonly isVeryLow: boolean;
};

/** Where a price stands beside the blind estimate; the same for both sides. */
export function priceHint(priceYen: Yen, estimate: SeenEstimate): PriceHint {
  const { pointYen, lowYen, highYen } = estimate;
  const standing = priceYen < lowYen ? "below" : priceYen > highYen ? "above" : "inside";
  return { ...estimate, standing, gap: priceYen / pointYen - 1, isVeryLow: isVeryLow(priceYen, estimate) };
}
