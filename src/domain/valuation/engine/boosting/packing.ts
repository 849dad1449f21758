import type { Lanes } from "./lanes.ts";

/**
 * The slope and the weight of a row in one number, so that one addition sums both: weight · step + slope, each counted in whole units.
 * Sums stay below 2^52, where a double adds whole numbers exactly: they are the same in whatever order rows are added, and a subtraction
 * leaves no dust.
 */
export type Packing = {
  /** What one unit of weight adds to a sum; sums of slopes stay within ± half of it. */
  readonly step: number;
  /** (sum + rounder) − rounder is the nearest multiple of a step: in a double this large the last bit counts steps. */
  readonly rounder: number;
  /** Weight by step, and slope by unit. */
  readonly weightUnit: number;
  readonly slopeUnit: number;
};

const BITS = 52;
/** For what a logarithm is rounded by. */
const SLACK = 0.999;
const ROUNDER = 1.5 * 2 ** BITS;
/** Of rows that all weigh 1, weights take no more bits than counting them does. */
const BITS_OF_WEIGHTS = 26;

/**
 * Packs the rows of one tree. Units are powers of two, as small as the sums allow: with 155,000 rows of weight 1 a slope is kept to a
 * 1/27,000 of the mean slope or better. Slopes count their weight already.
 */
export function packRows(
  slopes: Float32Array,
  weights: Float32Array | null,
  { packed, stride }: Pick<Lanes, "packed" | "stride">,
): Packing {
  const packing = packingOf(slopes, weights);
  const { step } = packing;
  const perSlope = 1 / packing.slopeUnit;
  const perWeight = 1 / packing.weightUnit;
  const roundWeights = ROUNDER * step;
  const half = stride / 2;
  for (let row = 0, at = half - 1; row < slopes.length; row += 1, at += half) {
    const weight = weights === null ? step : (weights[row] as number) * perWeight + roundWeights - roundWeights;
    packed[at] = weight + ((slopes[row] as number) * perSlope + ROUNDER - ROUNDER);
  }
  return packing;
}

function packingOf(slopes: Float32Array, weights: Float32Array | null): Packing {
  const rows = slopes.length;
  const bits = weights === null ? Math.ceil(Math.log2(rows + 1)) : BITS_OF_WEIGHTS;
  const step = 2 ** (BITS - bits);
  // A row's rounding adds less than one unit to a sum.
  const weightUnit = weights === null ? 1 : powerOfTwo(total(weights) / (SLACK * 2 ** bits - rows));
  return {
    step,
    rounder: ROUNDER * step,
    weightUnit: weightUnit / step,
    slopeUnit: powerOfTwo(total(slopes) / ((SLACK * step) / 2 - rows)),
  };
}

function total(values: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += Math.abs(values[i] as number);
  return sum;
}

/** The least power of two that is not below a value; 1 for nothing. */
function powerOfTwo(atLeast: number): number {
  return atLeast > 0 ? 2 ** Math.ceil(Math.log2(atLeast)) : 1;
}

/** The weight in a sum of packed rows. */
export function weightIn(sum: number, { rounder, weightUnit }: Packing): number {
  return (sum + rounder - rounder) * weightUnit;
}

/** The slope in a sum of packed rows. */
export function slopeIn(sum: number, { rounder, slopeUnit }: Packing): number {
  return (sum - (sum + rounder - rounder)) * slopeUnit;
}
