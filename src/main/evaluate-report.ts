import type { Evaluation } from "#domain/valuation/evaluation/evaluate-model.ts";

/** The last line of `npm run evaluate`: percent, but ratios for medianRatio, prd and prb. */
export function evaluationJson({ overall, baselines }: Evaluation, trainSeconds: number): string {
  const { n, medianRatio, cod, prd, prb } = overall;
  return JSON.stringify({
    n,
    mdape: percent(overall.mdape),
    ppe5: percent(overall.ppe5),
    ppe10: percent(overall.ppe10),
    ppe20: percent(overall.ppe20),
    medianRatio: round(medianRatio, 4),
    cod: round(cod, 2),
    prd: round(prd, 4),
    prb: round(prb, 4),
    coverage80: percent(overall.coverage80),
    worstWardCoverage80: percent(overall.worstWardCoverage80),
    medianBandWidth: percent(overall.medianBandWidth),
    hitRate: percent(overall.hitRate),
    trainSeconds: round(trainSeconds, 1),
    baselines: {
      townMedian: percent(baselines.townMedian),
      comparables: percent(baselines.comparables),
      hedonic: percent(baselines.hedonic),
    },
  });
}

/** One line a ward and one for all, for reading. */
export function evaluationTable({ overall, areas }: Evaluation): string {
  const lines = [...areas, { cityCode: "", cityName: "全体", ...overall }].map((area) =>
    [
      area.cityName.padEnd(6, "　"),
      String(area.n).padStart(7),
      ...[area.mdape, area.ppe10, area.ppe20, area.coverage80, area.medianBandWidth].map((share) => percent(share).toFixed(2).padStart(8)),
      area.medianRatio.toFixed(3).padStart(7),
      area.cod.toFixed(1).padStart(6),
    ].join(" "),
  );
  return [HEADING, ...lines].join("\n");
}

const HEADING = "区市町村　　    件数 誤差中央値%  ±10%内  ±20%内 80%幅内%    幅% 比中央値   COD";

function percent(share: number): number {
  return round(100 * share, 2);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
