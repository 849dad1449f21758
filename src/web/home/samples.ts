import type { Market, ModelCardResponse } from "#api/client.ts";

const measured = {
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
  overall: { ...measured, hitRate: 0.973, worstWardCoverage80: 0.742 },
  baselines: { townMedian: 0.2265, comparables: 0.142, hedonic: 0.168 },
  areas: [
    { ...measured, cityCode: "13108", cityName: "江東区", mdape: 0.087, n: 2_214 },
    { ...measured, cityCode: "13112", cityName: "世田谷区", mdape: 0.096, n: 2_480 },
    { ...measured, cityCode: "13103", cityName: "港区", mdape: 0.129, n: 2_031 },
    { ...measured, cityCode: "13101", cityName: "千代田区", mdape: 0.141, n: 87 },
  ],
  createdAt: "2026-11-01T00:00:00Z",
};

export const sampleMarket: Market = {
  origin: "published",
  firstQuarter: "2020Q1",
  lastQuarter: "2025Q2",
  sales: 30_214,
  attributions: [],
  cities: [
    { cityCode: "13103", cityName: "港区", prefecture: "東京都", sales: 2_031 },
    { cityCode: "13108", cityName: "江東区", prefecture: "東京都", sales: 2_214 },
  ],
};
