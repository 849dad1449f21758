import { describe, expect, it } from "vitest";
import { baselineRows, calibration, calibrationText, periodText } from "./accuracy-words.ts";
import { sampleCard } from "./samples.ts";

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
    const beaten = { ...sampleCard, baselines: { ...sampleCard.baselines, comparables: 0.05 } };

    expect(baselineRows(sampleCard)[0]).toMatchObject({ isModel: true });
    expect(baselineRows(beaten).map(({ name }) => name)).toEqual(["似た成約だけ", "このモデル", "回帰式", "町の中央値"]);
  });
});
