import { describe, expect, it } from "vitest";
import { sampleCard } from "#api/client/samples.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import type { HomeData } from "./find-home.ts";
import { HomeView } from "./home.view.tsx";
import { sampleExample, sampleNews, samplePrices } from "./samples.ts";

const ignore = () => undefined;
const search = { load: async () => ({ ok: true as const, items: [] }), onPick: ignore, onSearch: ignore, onContinue: ignore };
const PATHS = ["/", "/search", "/search/input", "/accuracy", "/heatmap", "/risk/$apartmentKey/summary"];
const prices = { ...samplePrices, towns: samplePrices.busyTowns };
const NOTHING: HomeData = { card: null, prices: null, example: null, hasBuildings: true, news: [] };
const draw = (data: Partial<HomeData>, paths: readonly string[] = PATHS) =>
  renderInRouter(<HomeView data={{ ...NOTHING, ...data }} search={search} />, paths);

/** Links with their words, in the order of the page. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to = "", inner = ""]) => [
    textOf(inner),
    decodeURIComponent(to).replaceAll(/&amp;|"/g, ""),
  ]);

describe("the front page", () => {
  it("promises price and evidence, and searches without script", async () => {
    const html = await draw({ card: sampleCard });

    expect(textOf(html)).toContain("その住まいの値段とリスクを、根拠といっしょに。");
    expect(html).toMatch(/<form [^>]*action="\/search"/);
  });

  it("tells the newest news, each with the way to it, and has none of that card without any", async () => {
    const paths = [...PATHS, "/news", "/biz", "/biz/trial"];
    const html = await draw({ news: sampleNews }, paths);

    for (const { id } of sampleNews) expect(html).toContain(`href="/news?id=${id}"`);
    expect(textOf(html)).toContain("11/29データ更新");
    expect(textOf(await draw({}, paths))).not.toContain("お知らせ");
  });

  it("shows companies what there is for them, and only the ways that exist", async () => {
    const html = await draw({}, [...PATHS, "/biz", "/biz/trial"]);

    expect(linksOf(html)).toContainEqual(["不動産会社・金融機関の方へ", "/biz"]);
    expect(linksOf(html)).toContainEqual(["14日間の試用", "/biz/trial"]);
    expect(html).not.toContain("/biz/document");
  });

  it.each([
    [true, "住所かマンション名を入れるだけ", "住所・マンション名・駅名・郵便番号"],
    [false, "住所か駅名を入れるだけ", "住所・駅名・郵便番号"],
  ])("asks for the name of a building only where one is known: %j", async (hasBuildings, words, label) => {
    const html = await draw({ hasBuildings });

    expect(textOf(html)).toContain(words);
    expect(html).toContain(`aria-label="${label}"`);
    expect(textOf(html).includes("マンション名")).toBe(hasBuildings);
  });

  it("names towns that there is something to say of as examples, and leads to them", async () => {
    expect(linksOf(await draw({ prices })).slice(0, 2)).toEqual([
      ["江東区豊洲", "/search?q=江東区豊洲"],
      ["中央区晴海", "/search?q=中央区晴海"],
    ]);
    expect(textOf(await draw({}))).not.toContain("例：");
  });

  it("stands without any answer of the services, and claims nothing then", async () => {
    const text = textOf(await draw({}));

    expect(text).toContain("いま公開できる新しい精度の数字がありません");
    for (const words of ["検証", "エリアの相場", "㎡単価の地図", "レポートの例"]) expect(text).not.toContain(words);
  });
});

describe("the measure of the estimates", () => {
  it("says what was measured, on what and when, and leads to the page that explains it", async () => {
    const html = await draw({ card: sampleCard });

    for (const words of [
      ...["誤差の中央値9.8%", "80%の幅の中80.1%", "6,725件で検証"],
      ...["2024年第3四半期〜2025年第2四半期の成約", "モデル condo-2026.11"],
    ])
      expect(textOf(html)).toContain(words);
    expect(linksOf(html)).toContainEqual(["区ごとの結果を見る", "/accuracy"]);
    expect(textOf(html)).not.toContain("サンプルデータ");
  });

  it("is marked as one of the sample", async () => {
    expect(textOf(await draw({ card: { ...sampleCard, isSample: true } }))).toContain("サンプルデータの結果");
  });
});

describe("the jobs", () => {
  const jobs = (html: string) =>
    [...html.slice(html.indexOf("<ul"), html.indexOf("</ul>")).matchAll(/href="([^"]*)"/g)].map(([, to]) => to);

  it("are those whose screens exist, in their order", async () => {
    expect(jobs(await draw({}, ["/", "/risk", "/search/input"]))).toEqual(["/search/input", "/risk"]);
  });

  it("are five at most, those of other screens giving way to what they are for", async () => {
    const all = ["/", "/accuracy", "/heatmap", "/kyugake", "/offer", "/queries", "/risk", "/search", "/search/input"];

    expect(jobs(await draw({}, all))).toEqual(["/search/input", "/kyugake", "/risk", "/queries", "/offer"]);
  });
});

describe("prices on the front page", () => {
  it("are a table whose rows lead to their areas", async () => {
    const html = await draw({ prices });
    const text = textOf(html);

    for (const words of ["江東区105.0", "+5.0%2,771", "港区180.0", "−2.1%", "2024年第3四半期〜2025年第2四半期の成約・取引価格の中央値"])
      expect(text).toContain(words);
    expect(linksOf(html)).toContainEqual(["港区", "/search?city=13103"]);
  });

  it("say where there are too few sales to speak of a change or to draw a line", async () => {
    const rows = [...(await draw({ prices })).matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) => textOf(row));

    expect(rows.find((row) => row.includes("千代田区"))).toBe("千代田区150.0件数不足件数不足41");
  });

  it("are a picture of its own address, which takes its room before it is there and says what it shows", async () => {
    const html = await draw({ prices });

    expect(html).toContain('src="/api/estate/price-map.svg?v=67"');
    expect(html).toMatch(/<img[^>]* width="640" height="700" loading="lazy"/);
    expect(html).toContain("最も高いのは港区です。");
    expect(textOf(html)).toContain("町の値を500m四方のますに塗っています");
  });

  it("are marked as samples", async () => {
    expect(textOf(await draw({ prices: { ...prices, isSample: true } })).match(/サンプルデータ/g)).toHaveLength(2);
  });
});

describe("the report on the front page", () => {
  it("shows its letter, its pillars, what moved it and what homes there were sold for, and leads to the whole", async () => {
    const html = await draw({ example: sampleExample });

    for (const words of [
      ...["豊洲サンプルレジデンス サンプルデータ", "総合評価 BBB", "63点", "BB〜A", "データのそろい 92%", "地震62", "▼ 洪水の浸水深"],
      ...["1億円", "533件の、まん中の価格です。10件のうち8件は7,500万円〜1億4,000万円で売れています。"],
    ])
      expect(textOf(html)).toContain(words);
    expect(linksOf(html)).toContainEqual(["全文を見る", "/risk/sample-building/summary"]);
  });

  it("hatches a pillar that nothing is known of and gives it no number", async () => {
    expect(textOf(await draw({ example: sampleExample }))).toContain("子育てデータ不足");
  });

  it("gives no letter and no points to what is held back", async () => {
    const rating = { ...sampleExample.rating, letter: null, overall: 77.4, coverage: 0.29 };
    const text = textOf(await draw({ example: { ...sampleExample, rating } }));

    expect(text).toContain("判定保留");
    expect(text).toContain("データのそろい 29%");
    expect(text).not.toContain("77点");
  });

  it("quotes no sales of another town", async () => {
    expect(textOf(await draw({ example: { ...sampleExample, sold: null } }))).not.toContain("成約価格");
  });
});
