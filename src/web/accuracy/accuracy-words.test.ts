import { describe, expect, it } from "vitest";
import { sampleCard } from "#api/client/samples.ts";
import {
  ageText,
  baselineRows,
  familiarityLead,
  familiarityText,
  gainText,
  judgementText,
  periodText,
  priceEnds,
} from "./accuracy-words.ts";

describe("accuracy in words", () => {
  const judged = (changes: Partial<typeof sampleCard.judgement>) =>
    judgementText({ ...sampleCard, judgement: { ...sampleCard.judgement, ...changes } });

  it("calls a band kept only where both its ends and the worst city kept it too", () => {
    expect(judged({})).toBe("80%の幅に、実際の価格の80.1%が入りました。幅は、ほぼ約束どおりに当たっています。");
    expect(judged({ verdict: "uneven", above: "more" })).toBe(
      "80%の幅に、実際の価格の80.1%が入りました。全体では約束に近いものの、当たり方に偏りがあります。幅より高く売れたものが約束より多くなっています。",
    );
  });

  it("names the city in which the band was kept least where that is too few, and both ends where both are off", () => {
    expect(judged({ verdict: "uneven", isWorstWardShort: true })).toContain("港区では76.8%にとどまります。");
    expect(judged({ isWorstWardShort: false })).not.toContain("港区");
    expect(judged({ verdict: "narrow", below: "less", above: "more" })).toContain(
      "幅より安く売れたものが約束より少なく、幅より高く売れたものが約束より多くなっています。",
    );
  });

  it("writes a period of one quarter once", () => {
    expect(periodText("2024Q3", "2025Q2")).toBe("2024年第3四半期〜2025年第2四半期");
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
    [0, 5, "0〜5年"],
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
