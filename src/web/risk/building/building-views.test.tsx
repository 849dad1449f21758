import { describe, expect, it } from "vitest";
import { hrefOf, linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { bareBuilding, sampleBuilding, sampleMarket, sampleRent, sampleSales } from "#web/risk/samples/building-samples.ts";
import { sampleIndicator, sampleReport } from "#web/risk/samples/samples.ts";
import { ApartmentView, type ApartmentViewProps } from "./apartment.view.tsx";
import { GraphView } from "./graph.view.tsx";
import { PriceView } from "./price.view.tsx";

const search = { floor: 5 };
const apartment = (changes: Partial<ApartmentViewProps> = {}) =>
  renderInRouter(<ApartmentView report={sampleReport} building={sampleBuilding} search={search} {...changes} />);
const cardsOf = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, title = ""]) => textOf(title));
const cardOf = (html: string, title: string) =>
  textOf([...html.matchAll(/<section class="card.*?<\/section>/gs)].find(([card]) => card.includes(`>${title}</h2>`))?.[0] ?? "");

describe("the page of a building and its management", () => {
  it("has the score, the building, its management, the fund and what the score is made of", async () => {
    expect(cardsOf(await apartment())).toEqual(["建物・管理の点数", "建物", "管理", "修繕積立金の目安", "点数の内訳"]);
  });

  it("leads to price, rent, loan and questions, for the same floor", async () => {
    const links = linksOf(await apartment());

    for (const [page, text] of [
      ["checker", "価格チェッカー"],
      ["price", "価格の推移"],
      ["yield", "利回り・賃料"],
      ["loan", "ローン試算"],
      ["faq", "よくある質問"],
    ]) {
      expect(links).toContainEqual({ text, href: `/risk/sample-apartment/apartment/${page}?floor=5`, current: null });
    }
  });

  it("shows every part of the score in its own state", async () => {
    const indicators = [
      sampleIndicator({ id: "reserve_fund", pillar: "building", title: "修繕積立金", score: 100, words: "目安の104%" }),
      sampleIndicator({ id: "management", pillar: "building", title: "管理の評価", state: "no_data", score: null, words: "" }),
    ];
    const pillars = [{ id: "building" as const, score: 78, coverage: 0.5, indicators }];
    const card = cardOf(await apartment({ report: { ...sampleReport, rating: { ...sampleReport.rating, pillars } } }), "点数の内訳");

    expect(card).toContain("修繕積立金100点目安の104%");
    expect(card).toContain("管理の評価データなし");
  });

  it("stands for a report whose model had no such pillar", async () => {
    const html = await apartment({ report: { ...sampleReport, rating: { ...sampleReport.rating, pillars: [] } } });

    expect(cardOf(html, "建物・管理の点数")).toContain("点数なし");
    expect(cardOf(html, "建物")).toContain("2008年(平成20年)3月・築18年");
  });

  it("marks in each list what is being checked", async () => {
    const html = await apartment({ report: { ...sampleReport, checking: ["floors", "managementStars"] } });

    expect(cardOf(html, "建物")).toContain("32階建確認中");
    expect(cardOf(html, "管理")).toContain("★★★★（5つのうち4）確認中");
    expect(cardOf(html, "管理").match(/確認中/g)).toHaveLength(1);
  });

  it("keeps what the report knows where the records could not be had, and says so once a card", async () => {
    const html = await apartment({ building: null });

    expect(cardOf(html, "建物")).toContain("管理と診断の記録を読み込めませんでした。");
    expect(cardOf(html, "建物")).toContain("東京都江東区豊洲5丁目");
    for (const title of ["管理", "修繕積立金の目安"]) expect(cardOf(html, title)).toContain("再試行");
    expect(cardOf(html, "管理")).not.toContain("未確認");
  });

  it("takes nothing for confirmed that nobody has told", async () => {
    const card = cardOf(await apartment({ building: bareBuilding }), "管理");

    expect(card.match(/未確認/g)).toHaveLength(5);
    expect(card).not.toMatch(/認定なし|なし/);
  });

  it("prints each source once", async () => {
    const sources = /<ol[^>]*print:block.*?<\/ol>/s.exec(await apartment())?.[0] ?? "";

    expect(sources.match(/管理組合の公表資料・2026-03・建物/g)).toHaveLength(1);
  });
});

describe("the page of prices", () => {
  const draw = () => renderInRouter(<PriceView report={sampleReport} market={sampleMarket} sales={sampleSales} search={search} />);

  it("has the history, the outlook and the sales they rest on, below the building", async () => {
    const html = await draw();

    expect(cardsOf(html)).toEqual(["㎡単価の推移", "1年後の見通し", "近い成約"]);
    expect(textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? "")).toBe("豊洲サンプルレジデンス価格の推移");
    expect(textOf(html)).toContain("豊洲と江東区の比較");
    expect(hrefOf(html, "建物・管理")).toBe("/risk/sample-apartment/apartment");
  });

  it("leads to the chart alone", async () => {
    expect(hrefOf(await draw(), "グラフだけを開く")).toBe("/risk/sample-apartment/apartment/Graph?floor=5");
  });
});

describe("the page of charts", () => {
  const draw = (changes: Partial<Parameters<typeof GraphView>[0]> = {}) =>
    renderInRouter(<GraphView report={sampleReport} market={sampleMarket} rent={sampleRent} search={search} {...changes} />);

  it("has prices and rents, and leads back to what is said of them", async () => {
    const html = await draw();

    expect(cardsOf(html)).toEqual(["㎡単価", "賃料"]);
    expect(textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? "")).toBe("豊洲サンプルレジデンスグラフ");
    expect(hrefOf(html, "価格の推移をくわしく見る")).toBe("/risk/sample-apartment/apartment/price?floor=5");
  });

  it.each(["market", "rent"] as const)("stands where %s could not be had", async (part) => {
    expect(textOf(await draw({ [part]: null })).match(/取得失敗/g)).toHaveLength(1);
  });
});
