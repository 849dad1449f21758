import type { ModelCardResponse } from "./client.ts";

type Slice = Pick<ModelCardResponse["overall"], "n" | "mdape" | "ppe10" | "medianRatio" | "coverage80" | "medianBandWidth">;

const usual: Slice = { n: 6_725, mdape: 0.098, ppe10: 0.51, medianRatio: 0.998, coverage80: 0.801, medianBandWidth: 0.31 };

function slice<Named extends object>(named: Named, changes: Partial<Slice>): Slice & Named {
  return { ...usual, ...changes, ...named };
}

function horizon(quartersAfter: number, changes: Partial<Slice>) {
  return slice({ quartersAfter, below: 0.094, above: 0.105 }, changes);
}

function ofWard(quartersAfter: number, changes: Partial<Slice>) {
  const { ppe10: _ppe10, medianBandWidth: _width, ...kept } = horizon(quartersAfter, changes);
  return kept;
}

/** Example of a model card for galleries and tests. The figures are invented. */
export const sampleCard: ModelCardResponse = {
  modelVersion: "condo-2026.11",
  kind: "condo",
  isSample: false,
  trainFrom: "2020Q1",
  trainUntil: "2024Q2",
  testFrom: "2024Q3",
  testUntil: "2025Q2",
  trainRows: 45_210,
  overall: {
    ...usual,
    ppe5: 0.28,
    ppe20: 0.82,
    trimmedMape: 0.121,
    logRmse: 0.168,
    failureRate: 0.052,
    cod: 12.1,
    prd: 1.01,
    prb: -0.02,
    mki: 0.982,
    intervalScore80: 0.51,
    hitRate: 0.973,
    worstWardCoverage80: 0.768,
    worstDecileCoverage80: 0.781,
    blind: { mdape: 0.1, ppe10: 0.502, coverage80: 0.797 },
  },
  calibration: {
    withinTenPercent: [
      { stated: 0.27, actual: 0.31, n: 240 },
      { stated: 0.36, actual: 0.35, n: 1_122 },
      { stated: 0.45, actual: 0.46, n: 2_010 },
      { stated: 0.55, actual: 0.57, n: 2_148 },
      { stated: 0.64, actual: 0.62, n: 1_118 },
      { stated: 0.72, actual: 0.78, n: 87 },
    ],
    band: { stated: 0.8, actual: 0.801, n: 6_725 },
    below: { stated: 0.1, actual: 0.094, n: 6_725 },
    above: { stated: 0.1, actual: 0.105, n: 6_725 },
  },
  baselines: {
    townMedian: { mdape: 0.2265, ppe10: 0.24 },
    comparables: { mdape: 0.142, ppe10: 0.37 },
    hedonic: { mdape: 0.168, ppe10: 0.32 },
  },
  areas: [
    slice({ cityCode: "13101", cityName: "千代田区" }, { mdape: 0.141, ppe10: 0.36, coverage80: 0.742, n: 87 }),
    slice({ cityCode: "13103", cityName: "港区" }, { mdape: 0.129, ppe10: 0.41, coverage80: 0.768, n: 2_031 }),
    slice({ cityCode: "13108", cityName: "江東区" }, { mdape: 0.087, ppe10: 0.55, n: 2_214 }),
    slice({ cityCode: "13112", cityName: "世田谷区" }, { mdape: 0.096, n: 2_393 }),
  ],
  otherAreas: null,
  familiarity: [
    slice({ familiarity: "seen" as const }, { mdape: 0.089, ppe10: 0.55, n: 4_310 }),
    slice({ familiarity: "unseen" as const }, { mdape: 0.117, ppe10: 0.44, n: 2_415 }),
    slice({ familiarity: "new-group" as const }, { mdape: 0.139, ppe10: 0.37, coverage80: 0.772, n: 480 }),
  ],
  priceDeciles: [
    slice({ from: 6_200_000, to: 18_400_000 }, { mdape: 0.131, ppe10: 0.39, coverage80: 0.781, n: 672 }),
    slice({ from: 18_400_000, to: 38_100_000 }, { mdape: 0.097, n: 3_362 }),
    slice({ from: 38_100_000, to: 72_900_000 }, { mdape: 0.084, ppe10: 0.57, n: 2_018 }),
    slice({ from: 73_000_000, to: 412_000_000 }, { mdape: 0.118, ppe10: 0.43, n: 673 }),
  ],
  ageBands: [
    slice({ from: 0, to: 5 }, { mdape: 0.081, n: 402 }),
    slice({ from: 6, to: 10 }, { mdape: 0.079, n: 811 }),
    slice({ from: 11, to: 20 }, { mdape: 0.083, n: 1_920 }),
    slice({ from: 21, to: 30 }, { mdape: 0.101, n: 1_204 }),
    slice({ from: 31, to: 40 }, { mdape: 0.117, n: 902 }),
    slice({ from: 41, to: null }, { mdape: 0.124, n: 1_422 }),
    slice({ from: null, to: null }, { mdape: 0.187, ppe10: 0.28, n: 64 }),
  ],
  horizons: [
    horizon(1, { mdape: 0.092, n: 1_702 }),
    horizon(2, { mdape: 0.095, n: 1_688 }),
    horizon(3, { mdape: 0.101, n: 1_654 }),
    horizon(4, { mdape: 0.105, n: 1_681 }),
    horizon(5, { mdape: 0.112, coverage80: 0.793, n: 1_602 }),
    horizon(6, { mdape: 0.118, coverage80: 0.788, n: 1_588 }),
    horizon(7, { mdape: 0.121, coverage80: 0.781, n: 1_554 }),
    horizon(8, { mdape: 0.126, coverage80: 0.776, n: 1_581 }),
  ],
  wardHorizons: [
    { cityCode: "13103", cityName: "港区", horizons: [ofWard(1, { coverage80: 0.772, n: 508 }), ofWard(2, { coverage80: 0.764, n: 511 })] },
    { cityCode: "13108", cityName: "江東区", horizons: [ofWard(1, { n: 553 }), ofWard(2, { coverage80: 0.806, n: 549 })] },
  ],
  horizonOrigins: ["2023Q2", "2024Q2"],
  judgement: {
    verdict: "kept",
    below: "kept",
    above: "kept",
    worstWard: { cityCode: "13103", cityName: "港区", n: 2_031, coverage80: 0.768 },
    isWorstWardShort: false,
  },
  createdAt: "2026-11-01T00:00:00.000Z",
};
