import type { SliceAccuracy } from "#domain/valuation/core/types.ts";
import type { MeasuredOrigin } from "./evaluate-tables.ts";

/** The figures of the last line of `npm run evaluate`: percent, but ratios and logs as they are. */
export function evaluationFigures({ evaluation, dealtAnew, trainSeconds }: Omit<MeasuredOrigin, "origin">) {
  const { overall, baselines, familiarity, horizons, priceDeciles } = evaluation;
  const ofBaselines = <T>(figure: (baseline: { readonly mdape: number; readonly ppe10: number }) => T) => ({
    townMedian: figure(baselines.townMedian),
    comparables: figure(baselines.comparables),
    hedonic: figure(baselines.hedonic),
  });
  return {
    n: overall.n,
    mdape: percent(overall.mdape),
    ppe5: percent(overall.ppe5),
    ppe10: percent(overall.ppe10),
    ppe20: percent(overall.ppe20),
    medianRatio: round(overall.medianRatio, 4),
    cod: round(overall.cod, 2),
    prd: round(overall.prd, 4),
    prb: round(overall.prb, 4),
    coverage80: percent(overall.coverage80),
    worstWardCoverage80: percentOrNull(overall.worstWardCoverage80),
    medianBandWidth: percent(overall.medianBandWidth),
    hitRate: percent(overall.hitRate),
    trainSeconds: round(trainSeconds, 1),
    blind: { mdape: percent(overall.blind.mdape), ppe10: percent(overall.blind.ppe10), coverage80: percent(overall.blind.coverage80) },
    baselines: ofBaselines(({ mdape }) => percent(mdape)),
    mki: round(overall.mki, 4),
    prdDealtAnew: round(dealtAnew.prd, 4),
    prbDealtAnew: round(dealtAnew.prb, 4),
    mkiDealtAnew: round(dealtAnew.mki, 4),
    tenthMedianRatios: priceDeciles.map(({ medianRatio }) => round(medianRatio, 4)),
    medianError: percent(overall.medianRatio - 1),
    trimmedMape: percent(overall.trimmedMape),
    logRmse: round(overall.logRmse, 4),
    failureRate: percent(overall.failureRate),
    intervalScore80: round(overall.intervalScore80, 4),
    worstDecileCoverage80: percentOrNull(overall.worstDecileCoverage80),
    baselinePpe10: ofBaselines(({ ppe10 }) => percent(ppe10)),
    gain: ofBaselines(({ mdape }) => percent(1 - overall.mdape / mdape)),
    familiarity: Object.fromEntries(familiarity.map(({ familiarity: name, ...slice }) => [name, sliceFigures(slice)])),
    horizons: horizons.map(({ quartersAfter, ...slice }) => ({ quartersAfter, ...sliceFigures(slice) })),
  };
}

function sliceFigures({ n, mdape, ppe10, medianRatio, coverage80, medianBandWidth }: SliceAccuracy) {
  return {
    n,
    mdape: percent(mdape),
    ppe10: percent(ppe10),
    medianRatio: round(medianRatio, 4),
    coverage80: percent(coverage80),
    medianBandWidth: percent(medianBandWidth),
  };
}

function percentOrNull(share: number | null): number | null {
  return share === null ? null : percent(share);
}

function percent(share: number): number {
  return round(100 * share, 2);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
