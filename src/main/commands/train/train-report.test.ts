import { expect, it } from "vitest";
import { quarterIndex } from "#kernel/quarter.ts";
import { aModelCard } from "#test/support/model-card.ts";
import { trainReport } from "./train-report.ts";

const card = aModelCard({
  modelVersion: "condo-2026.11-47147145",
  isSample: true,
  testFrom: { year: 2025, quarter: 4 },
  testUntil: { year: 2026, quarter: 3 },
  overall: { ...aModelCard().overall, n: 3668, mdape: 0.0704, coverage80: 0.8176 },
  baselines: { ...aModelCard().baselines, comparables: { mdape: 0.1132, ppe10: 0.45 } },
});

const period = {
  firstQuarter: quarterIndex({ year: 2020, quarter: 1 }),
  lastQuarter: quarterIndex({ year: 2026, quarter: 3 }),
  trainRows: 18_000,
};

it("says what the model was made from and how it did", () => {
  expect(trainReport(period, card)).toBe(`マンション(サンプルデータ)
  版: condo-2026.11-47147145
  件数: 18,000 件(2020年第1四半期〜2026年第3四半期)
  誤差の中央値: 7.0%(周辺の事例だけで比べると 11.3%)
  80%の幅に入った割合: 81.8%
  検証: 2025年第4四半期〜2026年第3四半期の 3,668 件を、それより前の取引だけで推定した結果です`);
});

it("marks nothing on a model of published sales", () => {
  expect(trainReport(period, { ...card, kind: "land", isSample: false })).toMatch(/^土地\n/);
});
