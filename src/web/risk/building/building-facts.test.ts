import { describe, expect, it } from "vitest";
import type { BuildingFactsResponse } from "#api/client/client.ts";
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

  it("of the register carry a source that tells the same, and none that tells something else", () => {
    const told = (value: number) => ({ field: "units", value, source: "長期修繕計画", asOf: null, isSample: false });
    const unitsBy = (value: number) =>
      structureFacts(sampleReport, { ...bareBuilding, fields: [told(value)] }).find(({ field }) => field === "units")?.provenance;

    expect(unitsBy(412)).toMatchObject({ attribution: "長期修繕計画" });
    expect(unitsBy(413)).toBeNull();
  });

  it("count whole years, the month of completion looked at", () => {
    const subject = { ...sampleReport.subject, builtYear: 2003, builtMonth: 12 };

    expect(wordsOf(structureFacts({ ...sampleReport, subject }, null))).toMatchObject({ 築年月: "2003年(平成15年)12月・築22年" });
  });

  it("make no building older whose month is not known: the rating counts to December as well", () => {
    const subject = { ...sampleReport.subject, builtYear: 2015, builtMonth: null };
    const asOf = (computedAt: string) => wordsOf(structureFacts({ ...sampleReport, computedAt, subject }, null)).築年月;

    expect(asOf("2026-11-30T12:00:00+09:00")).toContain("築10年");
    expect(asOf("2026-12-01T12:00:00+09:00")).toContain("築11年");
  });

  it("know a building of less than a year and one without a month", () => {
    const subject = {
      ...sampleReport.subject,
      builtYear: 2026,
      builtMonth: null,
      floors: null,
      units: null,
      structure: null,
      stationName: null,
    };

    expect(wordsOf(structureFacts({ ...sampleReport, subject }, null))).toMatchObject({
      築年月: "2026年(令和8年)・築1年未満",
      階数: null,
      総戸数: null,
      構造: null,
      最寄り駅: null,
    });
  });

  const told = (field: string, value: BuildingFactsResponse["fields"][number]["value"]) => ({
    ...bareBuilding,
    fields: [{ field, value, source: "管理組合", asOf: null, isSample: false }],
  });

  it.each([
    ["seismicDiagnosis", "sound", "耐震診断・改修", "診断で耐震性あり、または改修済み"],
    ["seismicDiagnosis", "unsound", "耐震診断・改修", "診断で耐震性が不足"],
    ["seismicDiagnosis", "none", "耐震診断・改修", "診断を受けていない"],
    ["seismicDiagnosis", true, "耐震診断・改修", "あり"],
    ["seismicIsolation", true, "免震・制振", "あり"],
    ["seismicIsolation", "制振", "免震・制振", "制振"],
    ["parkingMechanical", 0, "機械式駐車場", "なし"],
    ["parkingMechanical", 24, "機械式駐車場", "24台"],
    ["floorAreaM2", 845.678, "延床面積", "845.67㎡"],
  ])("%s told as %j stands as %s %s", (field, value, label, words) => {
    expect(wordsOf(structureFacts(sampleReport, told(field, value)))[label]).toBe(words);
  });

  it.each([
    ["managementFeeYenPerM2", 1240.6, "管理費", "月額1,241円/㎡"],
    ["longTermPlanYears", 30, "長期修繕計画", "30年"],
    ["managementCertified", false, "管理計画認定", "認定なし"],
    ["managementStars", 0, "管理適正評価", "（5つのうち0）"],
    ["managementStars", 5, "管理適正評価", "★★★★★（5つのうち5）"],
  ])("of its management, %s told as %j stands as %s %s", (field, value, label, words) => {
    expect(wordsOf(managementFacts(told(field, value)))[label]).toBe(words);
  });

  it.each([
    ["SRC", "鉄骨鉄筋コンクリート造（SRC）"],
    ["light-steel", "軽量鉄骨造"],
    ["steel", "鉄骨造"],
    ["wood", "木造"],
    ["block", "ブロック造"],
  ] as const)("names a structure of %s as %s", (structure, words) => {
    expect(wordsOf(structureFacts({ ...sampleReport, subject: { ...sampleReport.subject, structure } }, null)).構造).toBe(words);
  });

  it("knows a station without the way to it", () => {
    const subject = { ...sampleReport.subject, walkMinutes: null };

    expect(wordsOf(structureFacts({ ...sampleReport, subject }, null)).最寄り駅).toBe("豊洲駅");
  });

  it("takes the code from the records where they tell it, and from the completion where they could not be had", () => {
    const code = { id: "old" as const, words: "旧耐震（診断で耐震性あり）" };

    expect(wordsOf(structureFacts(sampleReport, { ...bareBuilding, code })).耐震基準).toBe("旧耐震（診断で耐震性あり）");
    expect(wordsOf(structureFacts(sampleReport, null)).耐震基準).toBe("新耐震");
  });

  it.each([
    ["2026-03-01T00:00:00+09:00", "築18年"],
    ["2026-02-28T23:59:59+09:00", "築17年"],
  ])("have a birthday in Japan: at %s it is %s", (computedAt, age) => {
    expect(wordsOf(structureFacts({ ...sampleReport, computedAt }, null)).築年月).toContain(age);
  });

  it("can each be corrected under a name of its own", () => {
    const fields = [...structureFacts(sampleReport, null), ...managementFacts(null)].map(({ field }) => field);

    expect(new Set(fields).size).toBe(fields.length);
  });
});
