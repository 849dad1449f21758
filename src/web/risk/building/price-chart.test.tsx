import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { HistoryResponse, MarketFactsResponse, RentFactsResponse } from "#api/client/client.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { sampleMarket } from "#web/risk/samples/building-samples.ts";
import { noRent, sampleRent } from "#web/risk/samples/detail-samples.ts";
import { PriceChart } from "./price-chart.tsx";
import { RentChart } from "./rent-chart.tsx";

const price = (changes: Partial<MarketFactsResponse> | null) =>
  renderToStaticMarkup(<PriceChart market={changes && { ...sampleMarket, ...changes }} town="豊洲" />);
const rent = (changes: Partial<RentFactsResponse> | null) =>
  renderToStaticMarkup(<RentChart rent={changes && { ...sampleRent, ...changes }} town="豊洲" />);
const once = (label: string): HistoryResponse => ({
  scope: "city",
  label,
  points: [{ quarter: "2025Q2", medianYenPerM2: 900_000, n: 8 }],
});

describe("the chart of unit prices", () => {
  it("holds the town against its city, and says that it is not the building", () => {
    const text = textOf(price({}));

    expect(text).toContain("江東区豊洲");
    expect(text).toContain("公開された成約は建物を特定できないため、ひとつの建物の推移ではありません。サンプルの取引から計算しています。");
    expect(text).not.toContain("豊洲だけの推移を示せる");
  });

  it("calls real sales no samples", () => {
    expect(textOf(price({ isSample: false }))).not.toContain("サンプル");
  });

  it("says why the town is missing", () => {
    expect(textOf(price({ town: null }))).toContain(
      "豊洲だけの推移を示せるほど、公開された成約が続いていません。市区の推移だけを示します。",
    );
  });

  it.each([
    ["no sales", { town: null, city: null }],
    ["one quarter", { town: null, city: once("江東区") }],
  ])("draws no line of %s", (_, changes) => {
    const html = price(changes);

    expect(textOf(html)).toBe("データなし成約のある四半期が2つに満たないため、推移を示せません。");
    expect(html).not.toContain("<svg");
  });

  it("tells a failure from missing sales", () => {
    expect(textOf(price(null))).toContain("再試行");
  });

  it("draws a band ahead only where there is an outlook", () => {
    expect(price({})).toContain("1年後の見通し（80%の幅）");
    expect(price({ outlook: { state: "no_data", reason: "too-short" } })).not.toContain("1年後の見通し");
  });
});

describe("the chart of rents", () => {
  it("tells rents for each m² of a month, and what they are made of", () => {
    const html = rent({});

    expect(textOf(html)).toContain("2025年第2四半期4,080円/㎡（24件）");
    expect(textOf(html)).toContain("管理費・共益費をふくむ賃料を、記録が5件以上ある四半期だけで集計しました。");
    expect(textOf(html)).toContain("ひとつの建物の推移ではありません。サンプルの賃料から計算しています。");
  });

  it("calls real rents no samples, and names their source", () => {
    const provenance = {
      attribution: "サンプル不動産の募集賃料",
      licence: "提供",
      asOf: "2026年9月まで",
      precision: "町",
      isSample: false,
    };
    const text = textOf(rent({ provenance }));

    expect(text).toContain("サンプル不動産の募集賃料・2026年9月まで・町");
    expect(text).not.toContain("サンプルの賃料");
  });

  it("says that the town has too few, and shows the city alone", () => {
    expect(textOf(rent({}))).toContain("豊洲だけの推移を示せるほど、賃料の記録がありません。市区の推移だけを示します。");
  });

  it("says in the words of the service why nothing was ever recorded", () => {
    expect(textOf(rent(noRent))).toBe("推移を示せませんこの地域の賃料のデータがまだありません。");
  });

  it("says that the quarters are too few where there are rents, but no line of them", () => {
    expect(textOf(rent({ town: null, city: once("江東区") }))).toBe(
      "推移を示せません賃料の記録が5件以上ある四半期が2つに満たないため、推移を示せません。",
    );
  });

  it("tells a failure from missing rents", () => {
    expect(textOf(rent(null))).toContain("再試行");
  });
});
