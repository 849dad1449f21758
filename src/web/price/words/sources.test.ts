import { describe, expect, it } from "vitest";
import type { EstimateResponse } from "#api/client/client.ts";
import { sampleEstimate, sampleRefusal } from "#web/price/result/samples.ts";
import { disclaimer, estimateSources } from "./sources.ts";

const labels = (estimate: EstimateResponse) => estimateSources(estimate).map(({ label }) => label);

describe("where an estimate comes from", () => {
  it("is told by data, model and sales, each with what stands behind it", () => {
    const [data, model, sales] = estimateSources(sampleEstimate);

    expect(data).toEqual({ label: "国土交通省 不動産情報ライブラリ 2025年第2四半期まで", details: sampleEstimate.attributions[0] });
    expect(model?.label).toBe("モデル condo-2026.11");
    expect(model?.details).toContain("2026年11月21日に");
    expect(model?.details).toContain("売出価格は推定に使っていません");
    expect(sales?.label).toBe("類似成約 14件");
    expect(sales?.details).toContain("±10%に入る確率は58%");
  });

  it("separates the thousands of its sales", () => {
    const outcome = { ...sampleEstimate.outcome, comparableCount: 1183 };
    const sales = estimateSources({ ...sampleEstimate, outcome }).at(-1);

    expect(sales?.label).toBe("類似成約 1,183件");
    expect(sales?.details).toContain("成約が1,183件見つかりました");
  });

  it("does not claim that the price comes from those sales: it is the model's", () => {
    const details = estimateSources(sampleEstimate).at(-1)?.details;

    expect(details).not.toContain("使いました");
    expect(details).toContain("価格はその平均ではなく、地域全体の成約を学んだモデルの計算です");
  });

  it("never calls invented sales those of the ministry", () => {
    const [data] = estimateSources({ ...sampleEstimate, isSample: true, attributions: ["作った取引"] });

    expect(data?.label).toBe("サンプルデータ 2025年第2四半期まで");
    expect(data?.details).toContain("実際の成約ではなく");
    expect(data?.details).toContain("作った取引");
    expect(data?.label).not.toContain("国土交通省");
  });

  it("names every source of the data", () => {
    expect(estimateSources({ ...sampleEstimate, attributions: ["甲", "乙"] })[0]?.details).toBe("甲 乙");
  });

  it("names no data, no model and no sales where there were none", () => {
    expect(labels({ ...sampleRefusal, dataAsOf: null, modelVersion: null })).toEqual([]);
    expect(labels(sampleRefusal)).toEqual(["国土交通省 不動産情報ライブラリ 2025年第2四半期まで", "モデル condo-2026.11"]);
    expect(labels({ ...sampleEstimate, modelVersion: null })).toEqual([
      "国土交通省 不動産情報ライブラリ 2025年第2四半期まで",
      "類似成約 14件",
    ]);
  });
});

describe("the sentence beside every estimate", () => {
  it("says that it is no appraisal, of which day and model, and what it cannot know", () => {
    expect(disclaimer(sampleEstimate)).toMatch(
      /^AI推定価格は統計的な参考値で、不動産鑑定評価ではありません（2026年11月21日に計算、モデル condo-2026\.11）。/,
    );
    expect(disclaimer(sampleEstimate)).toMatch(/室内の状態、眺望、告知事項は反映していません。$/);
  });

  it("speaks of no limits of a price where there is none, nor of a model", () => {
    expect(disclaimer({ ...sampleRefusal, modelVersion: null })).toBe(
      "AI推定価格は統計的な参考値で、不動産鑑定評価ではありません（2026年11月21日に計算）。",
    );
  });
});
