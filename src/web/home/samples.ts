import type { AreaPricesResponse } from "#api/client/client.ts";
import type { HomeExample } from "./find-example.ts";
import type { HomeNews } from "./find-home.ts";

const rising = [900_000, 920_000, null, 937_500, 988_000, 1_013_000, 1_013_000, 1_040_000, 1_040_000, 1_028_000, 1_050_000, 1_100_000];
const homes = { fromM2: 60, toM2: 80, n: 533, low: 75_000_000, median: 100_000_000, high: 140_000_000 };

/** Examples for galleries and tests. The figures are invented. */
export const samplePrices: AreaPricesResponse = {
  ...{ version: "67", isSample: false, from: "2024Q3", until: "2025Q2" },
  map: { from: "2023Q3", until: "2025Q2", width: 640, height: 700, sideM: 500 },
  areas: [
    { cityCode: "13108", cityName: "江東区", medianYenPerM2: 1_050_000, n: 2_771, changePercent: 5, quarters: rising },
    { cityCode: "13103", cityName: "港区", medianYenPerM2: 1_800_000, n: 2_048, changePercent: -2.14, quarters: rising.toReversed() },
    { cityCode: "13101", cityName: "千代田区", medianYenPerM2: 1_500_000, n: 41, changePercent: null, quarters: [] },
  ],
  busyTowns: [
    { key: "town-6s6s1frsw", cityCode: "13108", cityName: "江東区", town: "豊洲", homes },
    { key: "town-6s1phfrpr", cityCode: "13102", cityName: "中央区", town: "晴海", homes },
  ],
};

export const sampleExample: HomeExample = {
  ...{ key: "sample-building", name: "豊洲サンプルレジデンス", kind: "building", isSample: true },
  rating: {
    ...{ letter: "BBB", overall: 62.6, coverage: 0.92, possible: { lowest: "BB", highest: "A", leastPoints: 50, mostPoints: 70 } },
    pillars: [
      { id: "earthquake", score: 62 },
      { id: "water", score: 45 },
      { id: "building", score: 78 },
      { id: "crime", score: 58 },
      { id: "child", score: null },
      { id: "life", score: 72 },
    ],
  },
  facts: [
    { title: "洪水の浸水深", words: "0.5m以上3m未満", isBad: true },
    { title: "地域危険度", words: "ランク1", isBad: false },
  ],
  sold: { ...homes, where: "江東区豊洲" },
};

export const sampleNews: HomeNews = [
  {
    id: "2026-11-29-sample",
    category: "data",
    publishedAt: "2026-11-28T16:00:00.000Z",
    title: "見本のお知らせです。とても長い題でも、狭い画面で折り返して読めます",
  },
  { id: "2026-11-24-sample", category: "model", publishedAt: "2026-11-24T03:00:00.000Z", title: "見本のモデルを公開しました" },
  { id: "2026-11-23-sample", category: "maintenance", publishedAt: "2026-11-23T03:00:00.000Z", title: "見本の作業（完了）" },
];
