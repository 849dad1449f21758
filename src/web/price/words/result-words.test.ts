import { describe, expect, it } from "vitest";
import type { EstimateResponse } from "#api/client/client.ts";
import { sampleEstimate } from "#web/price/result/samples.ts";
import { baseText, comparableReason, factorRows, type Priced, subParts, titleParts } from "./result-words.ts";

type FactorGroup = Priced["factors"][number]["group"];

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

  it("tells of a house which area is the land's, and the floor area where it was given", () => {
    const house = { kind: "house", layout: null, areaM2: 120 } as const;

    expect(titleParts(of({ ...house, floorAreaM2: 95 }))).toEqual(["江東区豊洲", "土地 120㎡(36.3坪)", "建物 95㎡(28.73坪)"]);
    expect(titleParts(of({ ...house, floorAreaM2: null }))).toEqual(["江東区豊洲", "土地 120㎡(36.3坪)"]);
    expect(titleParts(of({ ...house, kind: "land" }))).toEqual(["江東区豊洲", "120㎡(36.3坪)"]);
  });
});

describe("what stands below the title", () => {
  it("is the year with its era and age, the station, the kind and the day it was made", () => {
    expect(subParts(sampleEstimate)).toEqual(["2008年(平成20年)築・築17年", "豊洲駅 徒歩7分", "中古マンション", "2026年11月21日に計算"]);
  });

  it.each([
    [2026, "築1年未満"],
    [2025, "築1年未満"],
    [1980, "築45年"],
  ])("tells the age of a home of %d as %s", (builtYear, age) => {
    expect(subParts(of({ builtYear }))[0]).toMatch(new RegExp(`築・${age}$`));
  });

  it("counts the age, and tells the day, by Japan's calendar", () => {
    const newYear = { ...of({ builtYear: 2025 }), createdAt: "2026-12-31T15:00:00Z" };

    expect(subParts(newYear)[0]).toMatch(/築1年$/);
    expect(subParts(newYear).at(-1)).toBe("2027年1月1日に計算");
  });

  it.each([
    ["house", "中古一戸建て"],
    ["land", "土地"],
  ] as const)("calls a %s %s", (kind, name) => {
    expect(subParts(of({ kind, builtYear: null, stationName: null, walkMinutes: null }))).toEqual([name, "2026年11月21日に計算"]);
  });

  it("names the station alone where the walk is not known", () => {
    expect(subParts(of({ walkMinutes: null }))).toContain("豊洲駅");
  });
});

describe("the reasons", () => {
  const yen = (group: FactorGroup, value: number | null = 1) => ({ group, yen: value });
  const { headline } = sampleEstimate.outcome as Priced;
  const labels = (groups: readonly FactorGroup[], subject = sampleEstimate.subject, of: Priced["headline"] = headline) =>
    factorRows({ factors: groups.map((group) => yen(group)), headline: of }, subject).map(({ label }) => label);

  it("are in one order, whatever the service sends and in whichever order", () => {
    const rows = factorRows({ factors: [yen("floor", 100_000), yen("location", -5), yen("age", null)], headline }, sampleEstimate.subject);

    expect(rows.map(({ label }) => label)).toEqual(["立地", "築年", "階・向き"]);
    expect(rows.map((row) => row.yen)).toEqual([-5, null, 100_000]);
  });

  it("tell the town from its building group, and what the market did from what is expected of it", () => {
    expect(labels(["outlook", "market", "building", "location"])).toEqual(["立地", "建物群の水準", "実際の市況", "市況の見込み"]);
  });

  it("tell the market as one for estimates of before, which did not part it", () => {
    expect(labels(["location", "market"], sampleEstimate.subject, null)).toEqual(["立地", "市況"]);
  });

  it("know of no group of buildings beside a house", () => {
    expect(labels(["building", "size"], { ...sampleEstimate.subject, kind: "house" })).toEqual(["同じ町・築年の家の水準", "広さ・間取り"]);
  });

  it("have neither layout, floor, year nor building for bare land, whatever was kept of it", () => {
    const land = { ...sampleEstimate.subject, kind: "land" as const };

    expect(labels(["location", "building", "station", "age", "size", "floor", "market"], land)).toEqual([
      "立地",
      "広さ",
      "駅からの近さ",
      "実際の市況",
    ]);
  });

  it.each([
    [{}, "入力なし"],
    [{ floor: 12 }, "推定に使っていません"],
    [{ direction: "南" as const }, "推定に使っていません"],
  ])("say of a floor or a direction without a number, given %j: %s", (changes, words) => {
    const rows = factorRows({ factors: [yen("floor", null), yen("age", null)], headline }, of(changes).subject);

    expect(rows.find(({ label }) => label === "階・向き")?.absent).toBe(words);
    expect(rows.find(({ label }) => label === "築年")?.absent).toBe("入力なし");
  });

  it.each([
    [{ stationName: "豊洲" }, "推定に使っていません"],
    [{ stationName: null, walkMinutes: null }, "入力なし"],
  ])("say of a walk without a number, given %j: %s", (changes, words) => {
    expect(factorRows({ factors: [yen("station", null)], headline }, of(changes).subject)[0]?.absent).toBe(words);
  });
});

describe("the average home", () => {
  const base = { cityName: "江東区", areaM2: 62, builtYear: 2003, quarter: "2024Q4" };

  it.each([
    ["condo", base, "江東区の平均的な部屋（62㎡・2003年築）"],
    ["house", base, "江東区の平均的な家（土地62㎡・2003年築）"],
    ["land", { ...base, builtYear: null }, "江東区の平均的な土地（62㎡）"],
    ["condo", null, "江東区の平均的な部屋"],
  ] as const)("of a %s tells its size and its year: %j", (kind, known, words) => {
    expect(baseText({ base: known, baseLabel: "江東区の平均的な部屋" }, kind)).toBe(words);
  });
});

describe("why a sale is called alike", () => {
  it.each([
    ["same-group", false, "同じ町・築年が近い"],
    ["same-group", true, "同じ建物群"],
    ["same-building", true, "同じ建物"],
    ["same-town", false, "同じ町"],
    ["near", false, "近く"],
  ] as const)("%s, a building known: %j: %s", (reason, isBuildingKnown, words) => {
    expect(comparableReason(reason, isBuildingKnown)).toBe(words);
  });
});
