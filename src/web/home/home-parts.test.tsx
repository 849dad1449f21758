import { describe, expect, it } from "vitest";
import type { Market, ModelCardResponse } from "#api/client/client.ts";
import { sampleCard } from "#api/client/samples.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { AccuracyChips } from "./accuracy-chips.tsx";
import { AreaLinks } from "./area-links.tsx";
import { EvidenceCard } from "./evidence-card.tsx";
import { findHome } from "./find-home.ts";
import { busiestCities, steadiestAreas } from "./home-figures.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { JobCards } from "./job-cards.tsx";
import { sampleMarket } from "./samples.ts";

const MARKET = "GET /api/estate/market";
const ACCURACY = "GET /api/price-checker/accuracy";
const MADE = new Date(sampleCard.createdAt);

/** Links with their words, in the order of the page. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to = "", inner = ""]) => [
    textOf(inner),
    to.replaceAll("&amp;", "&"),
  ]);
/** The texts of a table's body, row by row. */
const rowsOf = (html: string) =>
  [...html.slice(html.indexOf("<tbody")).matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => textOf(cell)),
  );

describe("what the front page asks for", () => {
  it("is the market and the newest measure of the estimates", async () => {
    const services = scriptedApi({ [MARKET]: sampleMarket, [ACCURACY]: { cards: [sampleCard] } });

    const { card, market } = await findHome(MADE, services);

    expect(card?.overall).toEqual({ mdape: sampleCard.overall.mdape, coverage80: sampleCard.overall.coverage80 });
    expect(card?.areas.map(({ cityCode }) => cityCode)).toEqual(steadiestAreas(sampleCard, 5).map(({ cityCode }) => cityCode));
    expect(Object.keys(market ?? {}).sort()).toEqual(["cities", "lastQuarter", "origin"]);
    expect(services.asked.map(({ line }) => line).sort()).toEqual([MARKET, ACCURACY].sort());
  });

  it("may fail on either side without taking the other along", async () => {
    const noMarket = scriptedApi({ [MARKET]: refused(404), [ACCURACY]: { cards: [sampleCard] } });
    const noCard = scriptedApi({ [MARKET]: sampleMarket, [ACCURACY]: refused(404) });

    expect(await findHome(MADE, noMarket)).toMatchObject({ card: { isSample: sampleCard.isSample }, market: null });
    expect(await findHome(MADE, noCard)).toMatchObject({ card: null, market: { origin: sampleMarket.origin } });
    expect(await findHome(MADE, scriptedApi())).toEqual({ card: null, market: null });
  });

  it("leaves out a measure that is too old to be quoted", async () => {
    const services = scriptedApi({ [MARKET]: sampleMarket, [ACCURACY]: { cards: [sampleCard] } });

    expect((await findHome(new Date(MADE.getTime() + 46 * 86_400_000), services)).card).toBeNull();
  });
});

describe("the figures under the search box", () => {
  const draw = (card: ModelCardResponse | null, market: Market | null) =>
    renderInRouter(<AccuracyChips card={card} market={market} />, ["/", "/accuracy"]);

  it("lead to the page that explains them", async () => {
    expect(linksOf(await draw(sampleCard, sampleMarket))).toEqual([
      ["推定の誤差（中古マンション）中央値 9.8%", "/accuracy"],
      ["80%の幅に入った割合80.1%", "/accuracy"],
    ]);
  });

  it.each([
    ["nothing is known", null, null],
    ["the market has no sales yet", null, { ...sampleMarket, lastQuarter: null }],
  ])("are not there where %s", async (_, card, market) => {
    expect(await draw(card, market)).toBe("");
  });

  it("tell how new the data are even without a measure, and the other way round", async () => {
    expect(textOf(await draw(null, sampleMarket))).toBe("国土交通省データ 2025年第2四半期まで");
    expect(textOf(await draw(sampleCard, null))).not.toContain("まで");
  });

  it("are marked as the sample's by the measure itself, else by the market", async () => {
    const sample: Market = { ...sampleMarket, origin: "sample" };

    expect(textOf(await draw({ ...sampleCard, isSample: true }, sampleMarket))).toContain("（中古マンション・サンプル）");
    expect(textOf(await draw(sampleCard, sample))).toContain("（中古マンション）");
    expect(textOf(await draw(null, sample))).toBe("サンプルデータ 2025年第2四半期まで");
  });
});

describe("the short ways into areas", () => {
  const city = (cityCode: string, cityName: string, sales: number): Market["cities"][number] => ({
    ...{ cityCode, cityName, sales, prefecture: "東京都" },
    place: { lon: 139.7, lat: 35.6 },
  });
  const draw = (cities: Market["cities"]) => renderInRouter(<AreaLinks market={{ ...sampleMarket, cities }} />, ["/", "/search"]);

  it("begin with the most sales, and end with all areas", async () => {
    expect(linksOf(await draw([city("13103", "港区", 900), city("13108", "江東区", 2214)]))).toEqual([
      ["江東区2,214件", "/search?city=%2213108%22"],
      ["港区900件", "/search?city=%2213103%22"],
      ["すべてのエリア", "/search"],
    ]);
  });

  it("are seven at most", async () => {
    const many = Array.from({ length: 23 }, (_, index) => city(`131${String(index).padStart(2, "0")}`, `区${index}`, index));

    expect(linksOf(await draw(many))).toHaveLength(8);
  });

  it("are not there without any area", async () => {
    expect(await draw([])).toBe("");
  });
});

describe("the evidence on the front page", () => {
  const draw = (card: ModelCardResponse | null) => renderInRouter(<EvidenceCard card={card} />, ["/", "/accuracy"]);

  it("is a table of the best tested areas, with the number each rests on", async () => {
    const html = await draw(sampleCard);

    expect(rowsOf(html)[0]).toEqual(["世田谷区", "9.6%", "51%", "2,393"]);
    expect(rowsOf(html).map(([name]) => name)).not.toContain("千代田区");
    expect(linksOf(html)).toEqual([["すべての地域の精度を見る", "/accuracy"]]);
  });

  it.each([
    ["there is no measure", null],
    ["no area was measured", { ...sampleCard, areas: [] }],
  ])("says so where %s, hatched and without a link", async (_, card) => {
    const html = await draw(card);

    expect(html).toContain("hatched");
    expect(textOf(html)).toContain("いま公開できる新しい精度の数字がありません。");
    expect(linksOf(html)).toEqual([]);
  });

  it("is marked where it is the sample's", async () => {
    expect(textOf(await draw({ ...sampleCard, isSample: true }))).toContain("サンプルデータの結果");
    expect(textOf(await draw(sampleCard))).not.toContain("サンプルデータの結果");
  });
});

describe("the ways into the site", () => {
  it("stand in the order of the jobs, each with its screen", async () => {
    const html = await renderInRouter(<JobCards />, ["/", "/accuracy", "/risk", "/search", "/search/input"]);

    expect(linksOf(html)).toEqual([
      ["価格を調べる", "/search/input"],
      ["リスクを知る", "/risk"],
      ["マンション・エリアでさがす", "/search"],
      ["推定の精度を確かめる", "/accuracy"],
    ]);
  });

  it("warn in the same breath that nothing may be estimated, and that it is no appraisal", async () => {
    const text = textOf(await renderInRouter(<HowItWorks />));

    expect(text).toContain("根拠が足りないときは「推定できません」と答えます。");
    expect(text).toContain("不動産鑑定評価ではありません。");
    expect(text).toContain("売出価格は推定に使いません。");
  });
});

describe("what the front page is sent", () => {
  const cities = Array.from({ length: 9 }, (_, index) => ({
    ...{ cityCode: `1310${index}`, cityName: `区${index}`, prefecture: "東京都", sales: index * 100 },
    place: { lon: 139.7, lat: 35.6 },
  }));
  const ask = (card: ModelCardResponse, market: Market) => findHome(MADE, scriptedApi({ [MARKET]: market, [ACCURACY]: { cards: [card] } }));

  it("is of each area what its row shows, and nothing more", async () => {
    const { card } = await ask(sampleCard, sampleMarket);

    expect(Object.keys(card ?? {}).sort()).toEqual(["areas", "isSample", "overall"]);
    for (const area of card?.areas ?? []) expect(Object.keys(area).sort()).toEqual(["cityCode", "cityName", "mdape", "n", "ppe10"]);
  });

  it("is the seven areas with the most sales, without where they lie", async () => {
    const { market } = await ask(sampleCard, { ...sampleMarket, cities });

    expect(market?.cities.map(({ sales }) => sales)).toEqual([800, 700, 600, 500, 400, 300, 200]);
    for (const city of market?.cities ?? []) expect(Object.keys(city).sort()).toEqual(["cityCode", "cityName", "sales"]);
  });

  it("keeps the word that they are samples", async () => {
    const { card, market } = await ask({ ...sampleCard, isSample: true }, { ...sampleMarket, origin: "sample" });

    expect([card?.isSample, market?.origin]).toEqual([true, "sample"]);
  });

  it("has no area that was tested on fewer than a hundred sales", async () => {
    const [first] = sampleCard.areas;
    const areas = first ? [99, 100].map((n) => ({ ...first, n, cityCode: `${n}` })) : [];

    expect((await ask({ ...sampleCard, areas }, sampleMarket)).card?.areas.map(({ n }) => n)).toEqual([100]);
  });

  it("names areas of as many sales by their codes, so that two visits show the same", () => {
    const tied = ["13108", "13103", "13112"].map((cityCode) => ({ cityCode, sales: 5, n: 500 }));

    expect(busiestCities(tied, 2).map(({ cityCode }) => cityCode)).toEqual(["13103", "13108"]);
    expect(steadiestAreas({ areas: tied }, 2).map(({ cityCode }) => cityCode)).toEqual(["13103", "13108"]);
  });

  it("is a measure of condominiums alone, also where others are newer", async () => {
    const cards: ModelCardResponse[] = [{ ...sampleCard, kind: "house" }, sampleCard];
    const services = scriptedApi({ [MARKET]: sampleMarket, [ACCURACY]: { cards } });

    expect((await findHome(MADE, services)).card?.overall.mdape).toBe(sampleCard.overall.mdape);
    const housesOnly = scriptedApi({ [MARKET]: sampleMarket, [ACCURACY]: { cards: cards.slice(0, 1) } });
    expect((await findHome(MADE, housesOnly)).card).toBeNull();
  });
});
