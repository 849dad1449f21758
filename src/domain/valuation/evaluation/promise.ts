import type { ModelCard } from "#domain/valuation/core/types.ts";

/** Shares, 0–1: what the band promises, what each of its ends may be passed by, by how much either may be missed, and the least that the worst ward must hold. */
const PROMISE = { band: 0.8, tail: 0.1, tolerance: 0.03, leastOfWard: 0.75 };
/** A ward of fewer test sales says more about chance than about the band. */
const LEAST_FOR_WARD = 200;

type Tail = "kept" | "more" | "less";
type WorstWard = { readonly cityCode: string; readonly cityName: string; readonly n: number; readonly coverage80: number };

/** Whether a model kept its word about the 80 % band. */
export type PromiseJudgement = {
  /** `narrow` and `wide`: fewer or more sales in the band than promised. `uneven`: as many as promised in all, but not at each end or not in every ward. */
  readonly verdict: "kept" | "narrow" | "wide" | "uneven";
  /** Whether more, or fewer, sales than a tenth lie below and above the band. */
  readonly below: Tail;
  readonly above: Tail;
  /** Of the wards with 200 test sales; null where none has as many. */
  readonly worstWard: WorstWard | null;
  readonly isWorstWardShort: boolean;
};

/** Judged by the band (80 % ± 3 points), each of its ends (10 % ± 3 points) and the worst ward (75 %). 80 % in all, 4 % below and 16 % above -> uneven. */
export function judgePromise({ calibration, areas }: Pick<ModelCard, "calibration" | "areas">): PromiseJudgement {
  const { actual } = calibration.band;
  const [below, above] = [tailOf(calibration.below.actual), tailOf(calibration.above.actual)];
  const worstWard = worstOf(areas);
  const isWorstWardShort = worstWard !== null && worstWard.coverage80 < PROMISE.leastOfWard;
  const isUneven = below !== "kept" || above !== "kept" || isWorstWardShort;
  const verdict = isLess(actual, PROMISE.band) ? "narrow" : isMore(actual, PROMISE.band) ? "wide" : isUneven ? "uneven" : "kept";
  return { verdict, below, above, worstWard, isWorstWardShort };
}

function tailOf(share: number): Tail {
  if (isMore(share, PROMISE.tail)) return "more";
  return isLess(share, PROMISE.tail) ? "less" : "kept";
}

/** Shares are kept to four decimals; the small addend keeps 0.83 within three points of 0.8. */
function isMore(share: number, promised: number): boolean {
  return share > promised + PROMISE.tolerance + 1e-9;
}

function isLess(share: number, promised: number): boolean {
  return share < promised - PROMISE.tolerance - 1e-9;
}

function worstOf(areas: ModelCard["areas"]): WorstWard | null {
  const large = areas.filter(({ n }) => n >= LEAST_FOR_WARD).toSorted((a, b) => a.coverage80 - b.coverage80);
  const [worst] = large;
  return worst ? { cityCode: worst.cityCode, cityName: worst.cityName, n: worst.n, coverage80: worst.coverage80 } : null;
}
