import { describe, expect, it } from "vitest";
import type { Market, ModelCardResponse } from "#api/client/client.ts";
import { sampleCard } from "#api/client/samples.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { HomeView } from "./home.view.tsx";
import { busiestCities, freshCard, steadiestAreas } from "./home-figures.ts";
import { sampleMarket } from "./samples.ts";

const ignore = () => undefined;
const search = { load: async () => ({ ok: true as const, items: [] }), onPick: ignore, onSearch: ignore, onContinue: ignore };
const SOME_PATHS = ["/", "/search", "/search/input", "/accuracy"];

const draw = (card: ModelCardResponse | null, market: Market | null, paths = SOME_PATHS) =>
  renderInRouter(<HomeView data={{ card, market }} search={search} />, paths);

describe("the front page", () => {
  it("promises price and evidence, and searches without script", async () => {
    const html = await draw(sampleCard, sampleMarket);

    expect(textOf(html)).toContain("その住まいの値段とリスクを、根拠といっしょに。");
    expect(html).toMatch(/<form [^>]*action="\/search"/);
  });

  it("quotes the measured error, the coverage and how new the data are", async () => {
    const text = textOf(await draw(sampleCard, sampleMarket));

    expect(text).toContain("推定の誤差（中古マンション）中央値 9.8%");
    expect(text).toContain("80%の幅に入った割合80.1%");
    expect(text).toContain("国土交通省データ 2025年第2四半期まで");
  });

  it("claims no accuracy without a fresh model card", async () => {
    const text = textOf(await draw(null, sampleMarket));

    expect(text).not.toContain("推定の誤差（");
    expect(text).toContain("いま公開できる新しい精度の数字がありません");
  });

  it("marks the figures of the sample market", async () => {
    const text = textOf(await draw({ ...sampleCard, isSample: true }, { ...sampleMarket, origin: "sample" }));

    expect(text).toContain("推定の誤差（中古マンション・サンプル）");
    expect(text).toContain("サンプルデータ 2025年第2四半期まで");
    expect(text).toContain("サンプルデータの結果");
    expect(text).not.toContain("国土交通省データ");
  });

  it("shows only the jobs whose screens exist", async () => {
    const today = textOf(await draw(null, null));
    const later = textOf(await draw(null, null, [...SOME_PATHS, "/risk"]));

    expect(today).toContain("価格を調べる");
    expect(today).not.toContain("リスクを知る");
    expect(later).toContain("リスクを知る");
  });

  it("stands without any answer of the services", async () => {
    expect(textOf(await draw(null, null))).toContain("数字には、かならず出所を");
  });
});

describe("the figures of the front page", () => {
  const made = Date.parse(sampleCard.createdAt);
  const daysLater = (days: number) => new Date(made + days * 86_400_000);

  it.each([
    { days: 0, isFresh: true },
    { days: 45, isFresh: true },
    { days: 45.01, isFresh: false },
  ])("a card of $days days is live: $isFresh", ({ days, isFresh }) => {
    expect(freshCard([sampleCard], daysLater(days)) !== null).toBe(isFresh);
  });

  it("quotes condominiums only", () => {
    expect(freshCard([{ ...sampleCard, kind: "land" }], daysLater(1))).toBeNull();
  });

  it("leaves out areas with few tested sales and puts the best tested first", () => {
    expect(steadiestAreas(sampleCard, 5).map(({ cityName }) => cityName)).toEqual(["世田谷区", "江東区", "港区"]);
    expect(steadiestAreas(sampleCard, 1)).toHaveLength(1);
  });

  it("orders areas by their sales and equal ones by their code", () => {
    const cities = [
      { cityCode: "13102", sales: 5 },
      { cityCode: "13101", sales: 5 },
      { cityCode: "13103", sales: 9 },
    ];

    expect(busiestCities(cities, 3).map(({ cityCode }) => cityCode)).toEqual(["13103", "13101", "13102"]);
  });
});
