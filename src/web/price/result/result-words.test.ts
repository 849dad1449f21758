import { describe, expect, it } from "vitest";
import type { EstimateResponse } from "#api/client/client.ts";
import { factorRows, subParts, titleParts } from "./result-words.ts";
import { sampleEstimate } from "./samples.ts";

const of = (changes: Partial<EstimateResponse["subject"]>): EstimateResponse => ({
  ...sampleEstimate,
  subject: { ...sampleEstimate.subject, ...changes },
});

describe("the title of a result", () => {
  it("names a home by its town, its layout and its area in both units", () => {
    expect(titleParts(sampleEstimate)).toEqual(["江東区豊洲", "3LDK", "70㎡(21.17坪)"]);
  });

  it("names the building in place of its town, which then stands below", () => {
    const estimate = of({ apartmentName: "豊洲サンプルレジデンス" });

    expect(titleParts(estimate)[0]).toBe("豊洲サンプルレジデンス");
    expect(subParts(estimate)[0]).toBe("江東区豊洲");
    expect(subParts(sampleEstimate)).not.toContain("江東区豊洲");
  });

  it("leaves out a layout that nobody gave", () => {
    expect(titleParts(of({ layout: null }))).toEqual(["江東区豊洲", "70㎡(21.17坪)"]);
  });
});

describe("what stands below the title", () => {
  it("is the year with its era and age, the station, the kind and the day it was made", () => {
    expect(subParts(sampleEstimate)).toEqual(["2008年(平成20年)築・築18年", "豊洲駅 徒歩7分", "中古マンション", "2026年11月21日時点"]);
  });

  it.each([
    [2026, "築1年未満"],
    [2025, "築1年"],
    [1980, "築46年"],
  ])("tells the age of a home of %d as %s", (builtYear, age) => {
    expect(subParts(of({ builtYear }))[0]).toMatch(new RegExp(`築・${age}$`));
  });

  it("counts the age, and tells the day, by Japan's calendar", () => {
    const newYear = { ...of({ builtYear: 2026 }), createdAt: "2026-12-31T15:00:00Z" };

    expect(subParts(newYear)[0]).toMatch(/築1年$/);
    expect(subParts(newYear).at(-1)).toBe("2027年1月1日時点");
  });

  it.each([
    ["house", "中古一戸建て"],
    ["land", "土地"],
  ] as const)("calls a %s %s", (kind, name) => {
    expect(subParts(of({ kind, builtYear: null, stationName: null, walkMinutes: null }))).toEqual([name, "2026年11月21日時点"]);
  });

  it("names the station alone where the walk is not known", () => {
    expect(subParts(of({ walkMinutes: null }))).toContain("豊洲駅");
  });
});

describe("the reasons", () => {
  const yen = (group: "location" | "floor", value: number | null) => ({ group, yen: value });

  it("are always six in one order, whatever the service sends and in whichever order", () => {
    const rows = factorRows({ factors: [yen("floor", 100_000), yen("location", -5)] }, sampleEstimate.subject);

    expect(rows.map(({ label }) => label)).toEqual(["立地", "広さ・間取り", "築年", "駅からの近さ", "階・向き", "市況"]);
    expect(rows.map((row) => row.yen)).toEqual([-5, null, null, null, 100_000, null]);
  });

  it.each([
    [{}, "入力なし"],
    [{ floor: 12 }, "データなし"],
    [{ direction: "南" as const }, "データなし"],
  ])("say of a floor or a direction without a number, given %j: %s", (changes, words) => {
    const rows = factorRows({ factors: [] }, of(changes).subject);

    expect(rows.find(({ label }) => label === "階・向き")?.absent).toBe(words);
    expect(rows.find(({ label }) => label === "築年")?.absent).toBe("入力なし");
  });
});
