import { expect, it } from "vitest";
import type { ModelCard } from "#domain/valuation/core/types.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import { aModelCard } from "#test/support/model-card.ts";
import { aQuickModel } from "#test/support/quick-model.ts";
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

/** A training that made the model. Its bytes are none of the report's business. */
async function made(end: "promoted" | "kept", changes: Partial<ModelCard> = {}) {
  const model = { ...(await aQuickModel()), ...period, version: card.modelVersion };
  return { end, trained: { model, bytes: new Uint8Array(), card: { ...card, ...changes } }, verdict: "比べるモデルなし", inUse: "condo-1" };
}

it("says what the model was made from, how it did and what was decided", async () => {
  expect(trainReport("condo", await made("promoted"))).toEqual({
    isComplaint: false,
    text: `マンション(サンプルデータ)
  版: condo-2026.11-47147145
  件数: 18,000 件(2020年第1四半期〜2026年第3四半期)
  誤差の中央値: 7.0%(周辺の事例だけで比べると 11.3%)
  80%の幅に入った割合: 81.8%
  検証: 2025年第4四半期〜2026年第3四半期の 3,668 件を、それより前の取引だけで推定した結果です
  判定: 比べるモデルなし`,
  });
});

it("marks nothing on a model of published sales", async () => {
  expect(trainReport("land", await made("promoted", { kind: "land", isSample: false })).text).toMatch(/^土地\n/);
});

it("complains of a model that did not pass, and says how to use it all the same", async () => {
  const { text, isComplaint } = trainReport("condo", await made("kept"));

  expect(isComplaint).toBe(true);
  expect(text).toMatch(
    /\n {2}この版は候補として残し、使いません\(使用中の condo-1 のまま\)\n {2}それでも使うときは: npm run models -- promote condo-2026.11-47147145 --reason 理由$/,
  );
});

it.each([
  [{ end: "same", version: "condo-1" }, "マンション: 学習しても、使用中の condo-1 と同じモデルになりました", false],
  [{ end: "too-few-sales", rows: 1499 }, "マンション: 取引が 1,499 件のため、価格モデルを作れません(500 件から)", true],
  [{ end: "one-quarter" }, "マンション: 取引が一つの四半期にしかないため、価格モデルを作れません", true],
] as const)("says of %j why there is no new model", (training, text, isComplaint) => {
  expect(trainReport("condo", training)).toEqual({ text, isComplaint });
});
