import { describe, expect, it } from "vitest";
import { aModelCard } from "#test/support/model-card.ts";
import { evaluationFigures } from "./evaluate-report.ts";

const dealtAnew = { prd: 1.02346, prb: -0.01234, mki: 0.97654 };

describe("the figures of the last line", () => {
  const figures = evaluationFigures({ evaluation: aModelCard(), dealtAnew, trainSeconds: 12.34 });

  it("are percent for shares and errors, and plain for ratios and logs", () => {
    expect(figures).toMatchObject({
      n: 6725,
      mdape: 9.8,
      ppe10: 51,
      coverage80: 80.1,
      worstWardCoverage80: 76.8,
      worstDecileCoverage80: 78.1,
      hitRate: 97.3,
      medianRatio: 0.998,
      medianError: -0.2,
      mki: 0.982,
      logRmse: 0.168,
      intervalScore80: 0.51,
      failureRate: 5.2,
      trainSeconds: 12.3,
    });
  });

  it("tell what was estimated without the renovation apart", () => {
    expect(figures.blind).toEqual({ mdape: 10, ppe10: 50.2, coverage80: 79.7 });
  });

  it("hold fairness dealt anew to four decimals, and the median ratios of the tenths from the cheapest", () => {
    expect(figures).toMatchObject({ prdDealtAnew: 1.0235, prbDealtAnew: -0.0123, mkiDealtAnew: 0.9765 });
    const [tenth] = aModelCard().priceDeciles;
    if (!tenth) throw new Error("no tenths");
    const medianRatios = [1.05, 1.04, 1.03, 1.02, 1.01, 1, 0.99, 0.98, 0.97, 0.9614];
    const evaluation = aModelCard({ priceDeciles: medianRatios.map((medianRatio) => ({ ...tenth, medianRatio })) });
    expect(evaluationFigures({ evaluation, dealtAnew, trainSeconds: 1 }).tenthMedianRatios).toEqual(medianRatios);
  });

  it("hold each yardstick with what the model gains over it", () => {
    expect(figures.baselines).toEqual({ townMedian: 22.65, comparables: 14.2, hedonic: 16.8 });
    expect(figures.baselinePpe10).toEqual({ townMedian: 24, comparables: 37, hedonic: 32 });
    // 1 − 9.8 / 14.2.
    expect(figures.gain).toMatchObject({ comparables: 30.99 });
  });

  it("tell seen and unseen building groups and the quarters after training apart", () => {
    expect(figures.familiarity).toMatchObject({ seen: { n: 4310, mdape: 8.9 }, unseen: { mdape: 11.7 }, "new-group": { mdape: 13.9 } });
    expect(figures.horizons.map(({ quartersAfter, mdape }) => [quartersAfter, mdape])).toEqual([
      [1, 9.2],
      [2, 9.5],
      [3, 10.1],
      [4, 10.5],
      [5, 11.2],
      [6, 11.8],
      [7, 12.1],
      [8, 12.6],
    ]);
  });

  it("say null where no ward has sales enough for a worst one", () => {
    const overall = { ...aModelCard().overall, worstWardCoverage80: null, worstDecileCoverage80: null };

    expect(evaluationFigures({ evaluation: aModelCard({ overall }), dealtAnew, trainSeconds: 1 })).toMatchObject({
      worstWardCoverage80: null,
      worstDecileCoverage80: null,
    });
  });
});
