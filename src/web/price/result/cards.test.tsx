import { describe, expect, it } from "vitest";
import type { ComparableResponse, EstimateResponse, HistoryResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { BigPrice } from "./big-price.tsx";
import { ComparablesCard } from "./comparables-card.tsx";
import { GRADE_MEANINGS, type PricedGrade } from "./grade-words.ts";
import { HistoryCard } from "./history-card.tsx";
import { PriceCard } from "./price-card.tsx";
import { ReasonsCard } from "./reasons-card.tsx";
import { RefusalCard } from "./refusal-card.tsx";
import type { Priced } from "./result-words.ts";
import { sampleEstimate, sampleRefusal } from "./samples.ts";

if (!sampleEstimate.outcome.estimated) throw new Error("the sample has a price");
const priced: Priced = sampleEstimate.outcome;

describe("a price in large figures", () => {
  it.each([
    [
      82_400_000,
      [
        ["8,240", false],
        ["万円", true],
      ],
    ],
    [
      123_400_000,
      [
        ["1", false],
        ["億", true],
        ["2,340", false],
        ["万円", true],
      ],
    ],
  ] as const)("%d yen parts into figures and units", async (amount, parts) => {
    const html = await renderInRouter(<BigPrice amount={amount} />);
    const spans = [...html.matchAll(/<span class="([^"]*)">([^<]+)<\/span>/g)].map(([, look, text]) => [text, look !== ""]);

    expect(spans).toEqual(parts);
  });
});

describe("the card of the price", () => {
  const draw = (changes: Partial<Priced> = {}, estimate: EstimateResponse = sampleEstimate) =>
    renderInRouter(<PriceCard estimate={estimate} outcome={{ ...priced, ...changes }} />);

  it.each(Object.entries(GRADE_MEANINGS) as [PricedGrade, string][])("says what the grade %s means", async (grade, meaning) => {
    expect(textOf(await draw({ grade }))).toContain(`確かさ ${grade}：${meaning}`);
  });

  it("tells the chance without decimals", async () => {
    expect(textOf(await draw({ withinTenPercent: 0.376 }))).toContain("±10%以内の確率 38%");
  });

  it.each([
    ["condo", "部屋"],
    ["house", "物件"],
    ["land", "物件"],
  ] as const)("speaks of a %s as %s", async (kind, noun) => {
    const estimate = { ...sampleEstimate, subject: { ...sampleEstimate.subject, kind } };

    expect(textOf(await draw({}, estimate))).toContain(`同じような${noun}10件のうち8件は、この幅で売れています。`);
  });

  it("marks an asking price in the band only where there is one", async () => {
    expect(textOf(await draw())).toContain("8,980万円");
    expect(textOf(await draw({}, { ...sampleEstimate, verdict: null }))).not.toContain("8,980万円");
  });
});

describe("the card of the reasons", () => {
  const draw = (changes: Partial<Priced> = {}) =>
    renderInRouter(<ReasonsCard estimate={sampleEstimate} outcome={{ ...priced, ...changes }} />).then(textOf);

  it("starts from the average home and ends at the estimate", async () => {
    expect(await draw()).toContain("江東区の平均的な部屋 6,910万円 に差をすべて足すと、推定価格 8,240万円 になります。");
  });

  it("speaks of what has no number only where something has none", async () => {
    const factors = priced.factors.map((factor) => ({ ...factor, yen: factor.yen ?? 0 }));

    expect(await draw()).toContain("「入力なし」「データなし」の項目は、価格に入れていません。");
    expect(await draw({ factors })).not.toContain("価格に入れていません");
  });

  it.each([
    [82_404_999, false],
    [82_405_000, true],
    [82_395_000, false],
    [82_394_999, true],
  ])("admits rounding at %d yen: %j", async (point, isAdmitted) => {
    expect((await draw({ point })).includes("四捨五入")).toBe(isAdmitted);
    expect((await draw({ point, basePrice: priced.basePrice - 4_000 })).includes("四捨五入")).toBe(isAdmitted);
  });
});

describe("the card of the comparable sales", () => {
  const [first] = priced.comparables;
  if (!first) throw new Error("the sample has sales");
  const draw = (changes: Partial<ComparableResponse>, count = 1) =>
    renderInRouter(
      <ComparablesCard
        estimate={sampleEstimate}
        outcome={{ ...priced, comparables: [{ ...first, ...changes }], comparableCount: count }}
      />,
    );

  it("says how many of how many it shows", async () => {
    expect(textOf(await draw({}, 14))).toContain("14件のうち、似ている順に1件");
    expect(textOf(await draw({}, 1))).toContain("1件を、似ている順に並べています");
    expect(textOf(await draw({}, 1183))).toContain("1,183件のうち、似ている順に1件");
  });

  it.each([
    [4, "0m"],
    [350, "350m"],
    [994, "990m"],
    [995, "1.0km"],
    [999, "1.0km"],
    [1_249, "1.2km"],
  ])("tells a distance of %d m as %s", async (distanceM, words) => {
    expect(textOf(await draw({ reason: "near", distanceM }))).toContain(`近く 直線${words}`);
  });

  it.each([
    ["same-building", "同じ建物"],
    ["same-group", "同じ建物群"],
    ["same-town", "同じ町"],
  ] as const)("says of a sale chosen as %s only that: %s", async (reason, words) => {
    const text = textOf(await draw({ reason, distanceM: 350 }));

    expect(text).toContain(words);
    expect(text).not.toContain("直線");
  });

  it("says near without a distance where that is not known", async () => {
    expect(textOf(await draw({ reason: "near", distanceM: null }))).not.toContain("直線");
  });

  it("tells each sale with its price, its area and the price of a square metre", async () => {
    const html = await draw({ price: 84_000_000, areaM2: 70 });

    expect(textOf(html)).toContain("2025年第2四半期江東区豊洲8,400万円70㎡120.0万円/㎡3LDK2008年");
    expect(html).toMatch(/<th[^>]*scope="row"[^>]*>江東区豊洲/);
  });

  it("leaves a gap for what is not known, and explains a survey only where there is one", async () => {
    const html = await draw({ layout: null, builtYear: null });

    expect(textOf(html)).toContain("—不明");
    expect(textOf(html)).not.toContain("アンケート");
    expect(textOf(await draw({ priceCategory: "survey" }))).toContain("「調査」は買主へのアンケートによる取引価格です。");
  });

  it("offers no empty map where no sale has a place", async () => {
    expect(textOf(await draw({ place: null }))).toContain("位置の分かる成約がありません。表をご覧ください。");
    expect(textOf(await draw({}))).not.toContain("位置の分かる成約がありません");
  });
});

describe("the card of the price history", () => {
  const point = (quarter: string, medianYenPerM2: number, n = 12) => ({ quarter, medianYenPerM2, n });
  const draw = (points: HistoryResponse["points"]) =>
    renderInRouter(<HistoryCard history={{ scope: "town", label: "江東区豊洲", points }} />);

  it("tells unit prices in 万円 with one decimal, and what the white points mean", async () => {
    const text = textOf(await draw([point("2024Q4", 1_000_000), point("2025Q1", 1_184_600)]));

    expect(text).toContain("江東区豊洲の㎡単価（四半期ごとの中央値）");
    expect(text).toContain("2025年第1四半期118.5万円/㎡12件");
    expect(text).toContain("100.0万円/㎡");
    expect(text).toContain("5件より少なく");
  });

  it("has no picture of quarters that cannot be read", async () => {
    const text = textOf(await draw([point("2025年春", 1_000_000)]));

    expect(text).toContain("この地域には、推移を示せるだけの成約がありません。");
    expect(text).not.toContain("白い点");
  });
});

describe("the card without a price", () => {
  it("leads back to the answers and to another place, and shows no figure", async () => {
    const html = await renderInRouter(<RefusalCard estimate={sampleRefusal} reason="outlier-size" />);

    expect(html).toMatch(/href="\/search\/input\?kind=condo[^"]*askingPrice=8980"[^>]*>条件を直す/);
    expect(html).toMatch(/href="\/search"[^>]*>場所を選び直す/);
    expect(textOf(html)).toContain("根拠の足りない価格は表示しません。");
    expect(textOf(html)).not.toMatch(/\d万円/);
  });
});
