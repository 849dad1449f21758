import type { Yen } from "#kernel/yen.ts";

/** A flag was right when the price lay at least so far under what homes like it sold for afterwards. */
const RIGHT_UNDER = 0.95;
/** A share of fewer flags says more about chance than about the gate: none is told. */
const LEAST_JUDGED = 30;
/** 95 % of a normal spread. */
const Z = 1.96;

/** Whether a flag was right: 95 of a median of 100 -> true. */
export function wasRight(price: Yen, laterMedian: Yen): boolean {
  return price <= RIGHT_UNDER * laterMedian;
}

export type Precision = {
  readonly n: number;
  readonly right: number;
  /** Null under thirty. Shares from 0 to 1; `low` and `high` are the 95 % interval of Wilson (1927). */
  readonly share: { readonly value: number; readonly low: number; readonly high: number } | null;
};

/** How often flags were right. 24 of 30 -> 0.8, from 0.627 to 0.905. */
export function precisionOf(n: number, right: number): Precision {
  if (n < LEAST_JUDGED) return { n, right, share: null };
  const value = right / n;
  const middle = (value + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const reach = (Z / (1 + Z ** 2 / n)) * Math.sqrt((value * (1 - value)) / n + Z ** 2 / (4 * n ** 2));
  return { n, right, share: { value, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) } };
}
