import type { ModelCardResponse } from "#api/client.ts";

type Area = ModelCardResponse["areas"][number];

const overall = {
  n: 6_725,
  mdape: 0.098,
  ppe5: 0.28,
  ppe10: 0.51,
  ppe20: 0.82,
  medianRatio: 0.998,
  cod: 12.1,
  prd: 1.01,
  prb: -0.02,
  coverage80: 0.801,
  medianBandWidth: 0.31,
};

/** Example of a model card for the gallery and for tests of views. The figures are invented. */
export const sampleCard: ModelCardResponse = {
  modelVersion: "condo-2026.11",
  kind: "condo",
  isSample: false,
  trainFrom: "2020Q1",
  trainUntil: "2024Q2",
  testFrom: "2024Q3",
  testUntil: "2025Q2",
  trainRows: 45_210,
  overall: { ...overall, hitRate: 0.973, worstWardCoverage80: 0.742 },
  baselines: { townMedian: 0.2265, comparables: 0.142, hedonic: 0.168 },
  areas: [
    area("13108", "江東区", { mdape: 0.087, ppe10: 0.55, n: 2_214 }),
    area("13112", "世田谷区", { mdape: 0.096, ppe10: 0.51, n: 2_480 }),
    area("13103", "港区", { mdape: 0.129, ppe10: 0.41, n: 2_031 }),
    area("13101", "千代田区", { mdape: 0.141, ppe10: 0.36, coverage80: 0.742, n: 87 }),
  ],
  createdAt: "2026-11-01T00:00:00Z",
};

function area(cityCode: string, cityName: string, changes: Partial<Area>): Area {
  return { ...overall, cityCode, cityName, ...changes };
}
