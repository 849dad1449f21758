import type { AppraisableKind, BaselineAccuracy, BlindAccuracy, ModelCard, SaleRow, SliceAccuracy } from "#domain/valuation/core/types.ts";
import type { Bundle, Calibrations } from "#domain/valuation/engine/model.ts";
import type { Random } from "#kernel/random.ts";
import { answerableWith, lastQuarter } from "./answerable.ts";
import { type Baseline, comparables, hedonic, townMedian } from "./baselines.ts";
import { byHorizon, type Study } from "./horizons.ts";
import { type JudgedModel, type JudgedSale, judgeSales } from "./judge.ts";
import { accuracyMetrics, isWithinTenPercent, shareOf } from "./metrics.ts";
import { quantile } from "./quantile.ts";
import { dealtAnew, type Fairness } from "./ratio-study.ts";
import { reliability } from "./reliability.ts";
import { byAge, byArea, byFamiliarity, byPriceDecile } from "./slices.ts";

/** What the sales after training say of a model: the measured part of its card. */
export type Evaluation = Omit<
  ModelCard,
  "modelVersion" | "kind" | "isSample" | "trainFrom" | "trainUntil" | "testFrom" | "testUntil" | "trainRows" | "createdAt"
>;

export type EvaluationInput = {
  readonly bundle: Bundle;
  readonly calibrations: Calibrations;
  readonly kind: AppraisableKind;
  /** All sales up to the last training quarter: what the yardsticks may see. */
  readonly train: readonly SaleRow[];
  readonly test: readonly SaleRow[];
  /** Earlier fits on later sales, for the quarters further ahead than `test` reaches. */
  readonly earlier?: readonly Study[];
};

/** A ward of fewer test sales says more about chance than about the band. */
const LEAST_FOR_WORST = 200;

/**
 * How a model does on later sales. Each is estimated at its own quarter and price category, as the model would have been asked then; a sale that the engine would
 * have refused on the day after training (an unknown city, an unusual size, too few comparables) is not answered and counts against the hit rate only.
 */
export function evaluateModel(input: EvaluationInput): Evaluation {
  const answered = answeredSales(input);
  return evaluationOf(input, answered, judgeSales(input, answered));
}

/** The same, and the fairness that the errors of the answered sales show when they are dealt anew: what to read PRD, PRB and MKI of `overall` against. */
export function evaluateWithFairness(input: EvaluationInput, random: Random): { evaluation: Evaluation; dealtAnew: Fairness } {
  const answered = answeredSales(input);
  const judged = judgeSales(input, answered);
  return { evaluation: evaluationOf(input, answered, judged), dealtAnew: dealtAnew(judged, random) };
}

function evaluationOf(input: EvaluationInput, answered: readonly SaleRow[], judged: readonly JudgedSale[]): Evaluation {
  const { train, test, earlier = [] } = input;
  const { areas, otherAreas } = byArea(judged);
  const priceDeciles = byPriceDecile(judged);
  return {
    overall: {
      ...accuracyMetrics(judged),
      hitRate: test.length === 0 ? 0 : answered.length / test.length,
      worstWardCoverage80: worstCoverage(areas),
      worstDecileCoverage80: worstCoverage(priceDeciles),
      blind: blindAccuracy(input, answered),
    },
    calibration: reliability(judged),
    baselines: baselineAccuracies(train, answered),
    areas,
    otherAreas,
    familiarity: byFamiliarity(judged, train),
    priceDeciles,
    ageBands: byAge(judged),
    ...byHorizon([...earlier, { judged, lastTrained: lastQuarter(train) }]),
  };
}

/** The test sales as a model judges them, for those that the engine would have answered. */
export function studyOf(input: EvaluationInput): Study {
  return { judged: judgeSales(input, answeredSales(input)), lastTrained: lastQuarter(input.train) };
}

function answeredSales({ kind, train, test }: EvaluationInput): SaleRow[] {
  return test.filter(answerableWith(kind, train));
}

/** The same sales once more, without what only the owner of a home tells. */
function blindAccuracy(model: JudgedModel, sales: readonly SaleRow[]): BlindAccuracy {
  const { mdape, ppe10, coverage80 } = accuracyMetrics(judgeSales(model, sales, "blind"));
  return { mdape, ppe10, coverage80 };
}

function worstCoverage(slices: readonly SliceAccuracy[]): number | null {
  const coverages = slices.filter(({ n }) => n >= LEAST_FOR_WORST).map(({ coverage80 }) => coverage80);
  return coverages.length === 0 ? null : Math.min(...coverages);
}

function baselineAccuracies(train: readonly SaleRow[], test: readonly SaleRow[]): ModelCard["baselines"] {
  const accuracy = (baseline: Baseline): BaselineAccuracy => {
    const points = baseline(train, test);
    const pairs = test.map(({ price }, i) => ({ price, point: points[i] ?? 0 }));
    const errors = pairs.map(({ price, point }) => Math.abs(point / price - 1));
    return { mdape: quantile(errors, 0.5), ppe10: shareOf(pairs, isWithinTenPercent) };
  };
  return { townMedian: accuracy(townMedian), comparables: accuracy(comparables), hedonic: accuracy(hedonic) };
}
