import { describe, expect, it } from "vitest";
import { type Agreement, bandPromise, disagreementText, headlineText } from "./price-promise.ts";

const agreement: Agreement = {
  ...{ median: 81_400_000, low: 30_000_000, high: 120_000_000, count: 20 },
  ...{ standing: "inside", why: null },
};

function textOf(changes: Partial<Agreement>, grade: "B" | "D" = "B", point = 82_400_000): string | null {
  return disagreementText({ agreement: { ...agreement, ...changes }, grade, point }, "condo");
}

describe("what the sales beside an estimate say against it", () => {
  it.each<[string, Partial<Agreement>, string]>([
    [
      "too few",
      { standing: "few", count: 4 },
      "条件の近い成約が4件と少なく、推定を十分に確かめられないため、確かさを1段下げて示しています。",
    ],
    [
      "scattered",
      { standing: "scattered" },
      "似た成約どうしの価格が大きく離れています（いまの水準に直した中ほど8割で3,000万円〜1億2,000万円）。水準をしぼりにくいため、確かさを1段下げて示しています。推定の幅を広めに見てください。",
    ],
    [
      "dearer than the estimate",
      { standing: "outside", why: "size", low: 90_000_000 },
      "推定は、いまの水準に直した似た成約の中ほど8割（9,000万円〜1億2,000万円）より下にあります。似た成約とは広さ・間取りの違いが大きいため、確かさを1段下げて示しています。",
    ],
  ])("is told of sales that are %s", (_, changes, text) => {
    expect(textOf(changes)).toBe(text);
  });

  it.each<[string, Partial<Agreement>, string | null]>([
    [
      "inside without it and above with it",
      { standing: "inside", why: "unit", high: 80_000_000, pointOfUsualUnit: 76_500_000 },
      "推定は、いまの水準に直した似た成約の中ほど8割（3,000万円〜8,000万円）より上にありますが、階・向きの分を除くとその中に入ります。成約の階・向きは公表されていないため、確かさは下げていません。",
    ],
    [
      "outside without it and inside with it",
      { standing: "outside", why: "town", low: 80_000_000, pointOfUsualUnit: 76_500_000 },
      "階・向きの分を除いた推定（7,650万円）は、いまの水準に直した似た成約の中ほど8割（8,000万円〜1億2,000万円）より下にあります。似た成約とは町の違いが大きいため、確かさを1段下げて示しています。",
    ],
    ["inside with it and without", { standing: "inside", pointOfUsualUnit: 76_500_000 }, null],
  ])("holds a flat of known floor or direction against them without what these add: %s", (_, changes, text) => {
    expect(textOf(changes)).toBe(text);
  });

  it("tells of an unexplained difference as one", () => {
    expect(textOf({ standing: "outside", why: "unexplained", high: 60_000_000 })).toMatch(
      /より上にあります。入力された条件の違いでは説明できないため、/,
    );
  });

  it.each(["outside", "few", "scattered"] as const)("speaks of no step down to a D, which may have been one before (%s)", (standing) => {
    const text = textOf({ standing, why: standing === "outside" ? "town" : null }, "D");

    expect(text).toContain("確かさを最も低いDとしています。");
    expect(text).not.toContain("1段");
  });

  it("is nothing where they agree, or were not compared", () => {
    expect(textOf({ standing: "inside" })).toBeNull();
    expect(disagreementText({ agreement: null, grade: "B", point: 1 }, "condo")).toBeNull();
  });

  it("knows of no group of buildings beside a house", () => {
    const outside = { ...agreement, standing: "outside", why: "building", high: 60_000_000 } as const;
    const text = (kind: "condo" | "house") => disagreementText({ agreement: outside, grade: "C", point: 82_400_000 }, kind);

    expect(text("condo")).toContain("似た成約とは建物群の水準の違いが大きいため");
    expect(text("house")).toContain("似た成約とは同じ町・築年の家の水準の違いが大きいため");
  });
});

describe("what the band promises", () => {
  const measured = { cityName: "江東区", quartersAhead: 2, n: 1712, coverage80: 0.786 };

  it("is what was measured for this ward, kind and horizon", () => {
    expect(bandPromise(measured, "condo")).toBe(
      "江東区の中古マンションの成約1,712件で、2四半期先を推定した検証では、10件のうち約8件（78.6%）が、この幅で売れています。",
    );
  });

  it("names the whole area where the ward was not measured, and no horizon where there is none", () => {
    expect(bandPromise({ ...measured, cityName: null, quartersAhead: 0, coverage80: 0.69 }, "house")).toBe(
      "対象エリア全体の中古一戸建ての成約1,712件の検証では、10件のうち約7件（69.0%）が、この幅で売れています。",
    );
  });

  it.each([
    [0.75, "10件のうち7〜8件（75.0%）"],
    [0.774, "10件のうち7〜8件（77.4%）"],
    [0.775, "10件のうち約8件（77.5%）"],
    [0.825, "10件のうち約8件（82.5%）"],
    [0.83, "10件のうち8〜9件（83.0%）"],
  ])("has words of ten that fit its figure: %d", (coverage80, words) => {
    expect(bandPromise({ ...measured, coverage80 }, "condo")).toContain(`、${words}が、この幅で売れています。`);
  });

  it("is what it is meant to be where nothing was measured", () => {
    expect(bandPromise(null, "land")).toBe("この幅は、10件のうち8件の成約が入ることを目安に計算しています。");
  });
});

it.each([
  [
    { quarter: "2025Q4", knownUntil: "2025Q2", quartersAhead: 2 },
    "2025年第4四半期の水準（成約は2025年第2四半期まで。2四半期先の見込みを含みます）",
  ],
  [{ quarter: "2025Q2", knownUntil: "2025Q2", quartersAhead: 0 }, "2025年第2四半期の水準（成約のある最も新しい四半期）"],
  [null, null],
])("the quarter of a price is told with what lies before it: %j", (headline, text) => {
  expect(headlineText(headline)).toBe(text);
});
