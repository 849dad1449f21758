import { describe, expect, it } from "vitest";
import { bareBuilding, sampleBuilding } from "#web/risk/samples/building-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { managementFacts, structureFacts } from "./building-facts.ts";

const wordsOf = (facts: readonly { label: string; words: string | null }[]) =>
  Object.fromEntries(facts.map(({ label, words }) => [label, words]));

describe("the facts of a building", () => {
  it("are always the same lines, and what nobody told is not a value", () => {
    const labels = (building: typeof sampleBuilding | null) => structureFacts(sampleReport, building).map(({ label }) => label);

    expect(labels(null)).toEqual(labels(sampleBuilding));
    expect(wordsOf(structureFacts(sampleReport, bareBuilding))).toMatchObject({ "耐震診断・改修": null, 延床面積: null });
    expect(Object.values(wordsOf(managementFacts(null)))).toEqual([null, null, null, null, null]);
  });

  it("are written as people say them", () => {
    expect(wordsOf(structureFacts(sampleReport, sampleBuilding))).toMatchObject({
      築年月: "2008年(平成20年)3月・築18年",
      耐震基準: "新耐震（1981年6月以降の基準）",
      総戸数: "412戸",
      構造: "鉄筋コンクリート造（RC）",
      最寄り駅: "豊洲駅 徒歩7分",
      "免震・制振": "なし",
    });
    expect(wordsOf(managementFacts(sampleBuilding))).toMatchObject({
      修繕積立金: "月額352円/㎡",
      管理計画認定: "認定を受けている",
      管理適正評価: "★★★★（5つのうち4）",
      長期修繕計画: null,
    });
  });

  it("carry their source", () => {
    const [fee] = managementFacts(sampleBuilding);

    expect(fee?.provenance).toMatchObject({ attribution: "管理組合の公表資料", asOf: "2026-03", isSample: false });
  });

  it("count whole years, the month of completion looked at", () => {
    const apartment = { ...sampleReport.apartment, builtYear: 2003, builtMonth: 12 };

    expect(wordsOf(structureFacts({ ...sampleReport, apartment }, null))).toMatchObject({ 築年月: "2003年(平成15年)12月・築22年" });
  });

  it("know a building of less than a year and one without a month", () => {
    const apartment = {
      ...sampleReport.apartment,
      builtYear: 2026,
      builtMonth: null,
      floors: null,
      units: null,
      structure: null,
      stationName: null,
    };

    expect(wordsOf(structureFacts({ ...sampleReport, apartment }, null))).toMatchObject({
      築年月: "2026年(令和8年)・築1年未満",
      階数: null,
      総戸数: null,
      構造: null,
      最寄り駅: null,
    });
  });
});
