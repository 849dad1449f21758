import { type Packing, slopeIn, weightIn } from "./packing.ts";

/** Between what a node's leaves must predict; how monotone columns are kept. */
export type Bounds = { readonly low: number; readonly high: number };

export const UNBOUND: Bounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** Sums over rows. */
export type Sums = { readonly slope: number; readonly weight: number };

export function sumsIn(sum: number, packing: Packing): Sums {
  return { slope: slopeIn(sum, packing), weight: weightIn(sum, packing) };
}

/** Newton step of some rows, kept within bounds: −G / (H + λ). Slope −6, weight 2, λ 1 -> 2. */
export function outputOf({ slope, weight }: Sums, l2: number, bounds: Bounds): number {
  const divisor = weight + l2;
  return clamp(divisor > 0 ? -slope / divisor : 0, bounds);
}

export function clamp(value: number, { low, high }: Bounds): number {
  return Math.min(high, Math.max(low, value));
}

/** How much predicting for these rows lowers the squared loss: G² / (H + λ), and less where bounds keep them from their best output. */
export function score(sums: Sums, l2: number, bounds: Bounds): number {
  const output = outputOf(sums, l2, bounds);
  return -output * (2 * sums.slope + (sums.weight + l2) * output);
}

/** What parting rows in two gains. */
export function gainOf(left: Sums, right: Sums, l2: number, bounds: Bounds): number {
  const total = { slope: left.slope + right.slope, weight: left.weight + right.weight };
  return score(left, l2, bounds) + score(right, l2, bounds) - score(total, l2, bounds);
}
