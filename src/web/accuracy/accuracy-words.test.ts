import { describe, expect, it } from "vitest";
import { sampleCard } from "#api/client/samples.ts";
import {
  ageText,
  baselineRows,
  calibration,
  calibrationText,
  familiarityLead,
  familiarityText,
  gainText,
  periodText,
  priceEnds,
} from "./accuracy-words.ts";

describe("accuracy in words", () => {
  it.each([
    { coverage: 0.801, expected: "kept" },
    { coverage: 0.77, expected: "kept" },
    { coverage: 0.83, expected: "kept" },
    { coverage: 0.769, expected: "narrow" },
    { coverage: 0.86, expected: "wide" },
  ])("a coverage of $coverage is $expected", ({ coverage, expected }) => {
    expect(calibration(coverage)).toBe(expected);
  });

  it("says how many sales the band held and whether that is what it promised", () => {
    expect(calibrationText(0.741)).toBe("80%の幅に、実際の価格の74.1%が入りました。幅が少しせまく、外れが約束より多くなっています。");
  });

  it("writes a period of one quarter once", () => {
    expect(periodText("2024Q3", "2025Q2")).toBe("2024年第3四半期～2025年第2四半期");
    expect(periodText("2025Q2", "2025Q2")).toBe("2025年第2四半期");
  });

  it("puts the model among the baselines by its error, even when it is beaten", () => {
    const beaten = { ...sampleCard, baselines: { ...sampleCard.baselines, comparables: { mdape: 0.05, ppe10: 0.7 } } };

    expect(baselineRows(sampleCard)[0]).toMatchObject({ name: "このモデル", gain: null });
    expect(baselineRows(beaten).map(({ name }) => name)).toEqual(["似た成約だけ", "このモデル", "回帰式", "町の中央値"]);
    expect(baselineRows(beaten)[0]?.gain).toBeCloseTo(1 - 0.098 / 0.05, 10);
  });

  it.each([
    [0.3099, "31%少ない"],
    [0, "0%少ない"],
    [-0.04, "4%多い"],
  ])("a gain of %d is an error that is %s", (gain, expected) => {
    expect(gainText(gain)).toBe(expected);
  });

  it.each([
    [0, 5, "0～5年"],
    [41, null, "41年以上"],
    [null, null, "築年のデータなし"],
  ])("names the age band from %s to %s", (from, to, expected) => {
    expect(ageText({ from, to })).toBe(expected);
  });

  it.each([
    [6_200_000, 18_400_000, ["620万", "1,840万円"]],
    [72_900_000, 412_000_000, ["7,290万", "4億1,200万円"]],
    [100_000_000, 200_000_000, ["1億", "2億円"]],
  ])("names the prices from %d to %d", (from, to, expected) => {
    expect(priceEnds({ from, to })).toEqual(expected);
  });

  it("speaks of no building where there is only land", () => {
    expect(familiarityLead("land")).not.toContain("建物");
    expect(familiarityText("land", "new-group")).not.toContain("築年");
    expect(familiarityText("condo", "new-group")).toContain("築年");
  });
});
