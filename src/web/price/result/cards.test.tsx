import { describe, expect, it } from "vitest";
import type { ComparableResponse, EstimateResponse, HistoryResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { BigPrice } from "#web/kit/report/big-price.tsx";
import { GRADE_MEANINGS } from "#web/kit/report/price-promise.ts";
import { ForecastCard } from "#web/price/trend/forecast-card.tsx";
import { HistoryCard } from "#web/price/trend/history-card.tsx";
import type { Priced } from "#web/price/words/result-words.ts";
import { NOBODY } from "#web/session/core/types.ts";
import { ComparablesCard } from "./comparables-card.tsx";
import { PriceCard } from "./price-card.tsx";
import { ReasonsCard } from "./reasons-card.tsx";
import RefusalCard from "./refusal-card.tsx";
import { sampleEstimate, sampleRefusal, sampleSimilar } from "./samples.ts";
import { SaveTile } from "./save-tile.tsx";
import SimilarTownsCard from "./similar-towns-card.tsx";

if (!sampleEstimate.outcome.estimated) throw new Error("the sample has a price");
const priced: Priced = sampleEstimate.outcome;
const { agreement } = priced;
if (agreement === null) throw new Error("the sample has sales to be held against");

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

  it.each(Object.entries(GRADE_MEANINGS) as [Priced["grade"], string][])("says what the grade %s means", async (grade, meaning) => {
    expect(textOf(await draw({ grade }))).toContain(`評価の確かさ ${grade}：${meaning}`);
  });

  it("tells the chance without decimals", async () => {
    expect(textOf(await draw({ withinTenPercent: 0.376 }))).toContain("±10%以内の確率 38%");
  });

  it("promises what was measured for this ward, kind and horizon, and nothing rounder", async () => {
    expect(textOf(await draw())).toContain(
      "江東区の中古マンションの成約712件で、2四半期先を推定した検証では、10件のうち約8件（78.6%）が、この幅で売れています。",
    );
    expect(textOf(await draw({ measured: null }))).toContain("10件のうち8件の成約が入ることを目安に計算しています");
  });

  it("stands at a quarter that it names, with the median of the sales beside it", async () => {
    const text = textOf(await draw());

    expect(text).toContain("2025年第4四半期の水準（成約は2025年第2四半期まで。2四半期先の見込みを含みます）");
    expect(text).toContain("似た成約3件の中央値 8,140万円（いまの水準に直した価格）");
    expect(textOf(await draw({ headline: null, agreement: null }))).not.toContain("の水準");
  });

  it("says in one sentence why the grade fell where the estimate leaves what its sales say, and only there", async () => {
    const outside = { ...agreement, standing: "outside" as const, why: "building" as const, high: 82_000_000 };

    expect(textOf(await draw({ agreement: outside }))).toContain(
      "推定は、いまの水準に直した似た成約の中ほど8割（8,010万円〜8,200万円）より上にあります。似た成約とは建物群の水準の違いが大きいため、確かさを1段下げて示しています。",
    );
    expect(textOf(await draw())).not.toContain("1段下げて");
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
    expect(await draw()).toContain(
      "江東区の平均的な部屋（62㎡・2003年築）の、2024年第4四半期の相場 6,910万円 に差をすべて足すと、推定価格 8,240万円 になります。",
    );
  });

  it("speaks of what has no number only where something has none", async () => {
    const factors = priced.factors.map((factor) => ({ ...factor, yen: factor.yen ?? 0 }));

    expect(await draw()).toContain("「入力なし」「推定に使っていません」の項目は、価格に入れていません。");
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

  it.each(["same-building", "same-group", "same-town"] as const)("tells no distance of a sale chosen as %s", async (reason) => {
    expect(textOf(await draw({ reason, distanceM: 350 }))).not.toContain("直線");
  });

  it("says near without a distance where that is not known", async () => {
    expect(textOf(await draw({ reason: "near", distanceM: null }))).not.toContain("直線");
  });

  it("tells each sale with its price, its area and the price of a square metre", async () => {
    const html = await draw({ price: 84_000_000, areaM2: 70 });

    expect(textOf(html)).toContain("江東区豊洲2025年第2四半期8,400万円8,380万円70㎡120.0万円/㎡3LDK2008年");
    expect(html).toMatch(/<th[^>]*scope="row"[^>]*><span[^>]*>江東区<wbr\/>豊洲/);
  });

  it("leaves a gap for what is not known, and explains a survey only where there is one", async () => {
    const html = await draw({ builtYear: null });

    expect(textOf(html)).toContain("3LDK不明");
    expect(textOf(html)).not.toContain("アンケート");
    expect(textOf(await draw({ priceCategory: "survey" }))).toContain("「調査」は買主へのアンケートによる取引価格です。");
  });

  it("names the index that brought the sales to today, and has no such column for estimates of before", async () => {
    expect(textOf(await draw({}))).toContain("江東区の中古マンションの市況指数(本モデル)・2025年第4四半期");
    expect(textOf(await draw({}))).toContain("直した価格");
    expect(textOf(await draw({ broughtForward: null }))).not.toContain("いまの水準で");
  });

  it("shows the sales as dots on the band, and says how far their median is from the estimate", async () => {
    const html = await draw({});

    expect(html.match(/<circle/g)).toHaveLength(1);
    expect(textOf(html)).toContain("中央値 8,140万円と推定 8,240万円の差は1.2%です。1件のうち1件が、推定の80%の幅の中です。");
  });

  it("asks bare land for neither layout nor year", async () => {
    const land = { ...sampleEstimate, subject: { ...sampleEstimate.subject, kind: "land" as const } };
    const text = textOf(await renderInRouter(<ComparablesCard estimate={land} outcome={priced} />));

    expect(text).not.toContain("間取り");
    expect(text).not.toContain("築年不明");
    expect(text).not.toContain("2008年築");
  });

  it("has a column of layouts only where a sale has one, and no price of a square metre on paper", async () => {
    const shown = async (layouts: readonly (string | null)[]) => {
      const comparables = layouts.map((layout, i) => ({ ...first, saleId: i + 1, layout }));
      return await renderInRouter(<ComparablesCard estimate={sampleEstimate} outcome={{ ...priced, comparables }} />);
    };

    expect(textOf(await shown([null, null]))).not.toContain("間取り");
    expect(textOf(await shown(["3LDK", null]))).toContain("間取り");
    expect(await draw({})).toMatch(/<th[^>]*print:hidden[^>]*>㎡単価/);
  });

  it("shows the likest six on a phone, and folds the others", async () => {
    const many = Array.from({ length: 9 }, (_, i) => ({ ...first, saleId: i + 1 }));
    const html = await renderInRouter(<ComparablesCard estimate={sampleEstimate} outcome={{ ...priced, comparables: many }} />);

    expect(textOf(html)).toContain("残りの3件を見る");
    expect(textOf(await draw({}))).not.toContain("残りの");
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

describe("the forecast", () => {
  const draw = (changes: Partial<Priced> = {}) => renderInRouter(<ForecastCard outcome={{ ...priced, ...changes }} />);

  it("tells each quarter with its own band, and whether the tests reach that far", async () => {
    const text = textOf(await draw());

    expect(text).toContain("成約は2025年第2四半期までです。");
    expect(text).toContain("2026年第1四半期8,290万円7,270万円〜9,460万円検証済み・幅に78%");
    expect(text).toContain("2026年第3四半期8,390万円7,090万円〜9,890万円5四半期先は未検証");
    expect(text).toContain("起きたことではありません");
  });

  it("is not there where nothing lies beyond the price", async () => {
    expect(await draw({ forecast: [] })).toBe("");
    expect(await draw({ forecast: null })).toBe("");
  });
});

describe("the towns like this one", () => {
  const draw = (similar: Parameters<typeof SimilarTownsCard>[0]["similar"]) =>
    renderInRouter(<SimilarTownsCard estimate={sampleEstimate} similar={similar} />);

  it("tell their prices, how far they lie, and lead to the same home there, without what belongs to this one", async () => {
    const html = await draw(sampleSimilar);

    expect(textOf(html)).toContain("江東区東雲110.2万円/㎡・238件−7%直線1.2km");
    expect(html).toMatch(/href="\/search\/input\?kind=condo&amp;cityCode=13108&amp;town=%E6%9D%B1%E9%9B%B2&amp;areaM2=70/);
    expect(html).not.toContain("askingPrice");
  });

  it("look different where there are none, where the town has too few sales, and where they could not be loaded", async () => {
    expect(textOf(await draw({ ...sampleSimilar, towns: [] }))).toContain("差が15%以内の町がありません");
    expect(textOf(await draw({ own: null, towns: [] }))).toContain("20件に満たない");
    expect(textOf(await draw(null))).toContain("再試行");
  });
});

describe("the way to My Page", () => {
  it("leads a visitor to the login, and a member to what is kept already", async () => {
    const member = { ...NOBODY, isLoggedIn: true };
    const visitor = await renderInRouter(<SaveTile />, ["/", "/login", "/mypage"]);
    const signedIn = await renderInRouter(<SaveTile />, ["/", "/login", "/mypage"], member);

    expect(visitor).toMatch(/href="\/login"/);
    expect(textOf(visitor)).toContain("ログインすると結果が残ります");
    expect(signedIn).toMatch(/href="\/mypage"/);
    expect(textOf(signedIn)).toContain("この結果は保存されています");
  });
});
