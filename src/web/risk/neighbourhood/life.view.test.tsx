import { describe, expect, it } from "vitest";
import { INDICATORS } from "#domain/risk/indicators/all.ts";
import { linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { detailReport, sampleFacilities, sampleMarketFacts, samplePopulation } from "#web/risk/samples/detail-samples.ts";
import { LifeView, type LifeViewProps } from "./life.view.tsx";
import { LifeGraphView, type LifeGraphViewProps, short } from "./life-graph.view.tsx";

const life = (changes: Partial<LifeViewProps> = {}) =>
  renderInRouter(
    <LifeView
      report={detailReport}
      places={sampleFacilities}
      market={sampleMarketFacts}
      population={samplePopulation}
      search={{}}
      {...changes}
    />,
  );
const graph = async (changes: Partial<LifeGraphViewProps> = {}) =>
  textOf(
    await renderInRouter(
      <LifeGraphView report={detailReport} market={sampleMarketFacts} population={samplePopulation} search={{}} {...changes} />,
    ),
  );

describe("the page on living", () => {
  it("sums up facilities, market and population, and leads to each", async () => {
    const html = await life();
    const text = textOf(html);

    expect(text).toContain("コンビニ徒歩2分ほど");
    expect(text).toContain("売れるまでの日数（中央値）84日");
    expect(text).toContain("2050年3,780人−10%");
    for (const page of ["facility", "market", "population", "graph", "rentChecker", "twitter", "faq", "covid"])
      expect(html).toContain(`/risk/sample-apartment/life/${page}`);
  });

  it("says that noise is not known, and does not count it", async () => {
    expect(textOf(await life())).toContain("騒音のデータは、まだ扱っていません。点数にも入れていません。");
  });

  it.each(["places", "market", "population"] as const)("stands without %s", async (part) => {
    const text = textOf(await life({ [part]: null }));

    expect(text.match(/取得失敗/g)).toHaveLength(1);
    expect(text).toContain("暮らし・市場の点数");
  });
});

describe("the graph of living", () => {
  it("draws the indicators with a table twin, a missing one as データなし", async () => {
    const text = await graph();

    expect(text).toContain("施設83点");
    expect(text).toContain("売買データなし");
  });

  it("does not draw a shape of less than three corners", async () => {
    const pillars = detailReport.rating.pillars.map((pillar) => ({ ...pillar, indicators: [] }));

    expect(await graph({ report: { ...detailReport, rating: { ...detailReport.rating, pillars } } })).toContain(
      "図にできるだけの項目がありません。",
    );
  });

  it("stands without its parts", async () => {
    expect((await graph({ market: null, population: null })).match(/取得失敗/g)).toHaveLength(2);
  });

  it.each([
    ["徒歩10分以内にそろう施設", "施設"],
    ["800m以内の保育施設", "保育"],
    ["人口の変化（2020→2050年）", "人口"],
    ["まったく別の項目です", "まったく別の"],
  ])("shortens %s to %s", (title, label) => {
    expect(short(title)).toBe(label);
  });

  it("has a corner of its own for every indicator of the model: two of one name could not be told apart", () => {
    const titles = INDICATORS.filter(({ pillar }) => pillar === "life" || pillar === "child").map(({ title }) => title);
    const labels = titles.map(short);

    expect(new Set(labels).size).toBe(titles.length);
    for (const label of labels) expect([...label].length).toBeLessThanOrEqual(6);
  });

  it("draws a missing score as a gap, and a zero as a zero", async () => {
    const pillars = detailReport.rating.pillars.map((pillar) => ({
      ...pillar,
      indicators: pillar.indicators.map((indicator) => (indicator.id === "facilities" ? { ...indicator, score: 0 } : indicator)),
    }));
    const html = await renderInRouter(
      <LifeGraphView
        report={{ ...detailReport, rating: { ...detailReport.rating, pillars } }}
        market={sampleMarketFacts}
        population={samplePopulation}
        search={{}}
      />,
    );
    const name = /aria-label="(暮らしと子育ての項目の点数。[^"]*)"/.exec(html)?.[1];

    expect(name).toContain("施設 0点");
    expect(name).toContain("売買 データなし");
    expect(name).toContain("公園 データなし");
  });

  it("has the same figures as a table, a missing one in words", async () => {
    const html = await renderInRouter(
      <LifeGraphView report={detailReport} market={sampleMarketFacts} population={samplePopulation} search={{}} />,
    );
    const table = /<table.*?<\/table>/s.exec(html)?.[0] ?? "";
    const rows = [...table.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => textOf(row));

    expect(table).toContain("暮らしと子育ての項目の点数</caption>");
    expect(rows).toEqual([
      "項目点数",
      "施設83点",
      "人口75点",
      "売買データなし",
      "価格の振れ70点",
      "保育80点",
      "学校90点",
      "公園データなし",
    ]);
  });

  it("needs three indicators for a shape", async () => {
    const axes = async (count: number) => {
      const pillars = detailReport.rating.pillars.map((pillar) => ({
        ...pillar,
        indicators: pillar.id === "life" ? pillar.indicators.slice(0, count) : [],
      }));
      return (await graph({ report: { ...detailReport, rating: { ...detailReport.rating, pillars } } })).includes(
        "図にできるだけの項目がありません。",
      );
    };

    expect(await Promise.all([2, 3].map(axes))).toEqual([true, false]);
  });
});

describe("the parts of living", () => {
  it("are called as they are on their pages", async () => {
    const links = linksOf(await life());

    for (const [page, label] of [
      ["facility", "周辺施設"],
      ["market", "相場と流動性"],
      ["population", "人口と将来推計"],
      ["graph", "グラフ"],
      ["rentChecker", "家賃チェッカー"],
      ["twitter", "まちの声"],
      ["faq", "よくある質問"],
    ]) {
      expect(links).toContainEqual({ text: label, href: `/risk/sample-apartment/life/${page}`, current: null });
    }
  });

  it("carry the floor to every page below", async () => {
    const hrefs = linksOf(await life({ search: { floor: 7 } }))
      .map(({ href }) => href)
      .filter((href) => href.includes("/life/"));

    expect(hrefs.length).toBeGreaterThanOrEqual(10);
    expect(hrefs.filter((href) => !href.endsWith("?floor=7"))).toEqual([]);
  });

  it("print the sources of facilities and population", async () => {
    const sources = /<ol[^>]*print:block.*?<\/ol>/s.exec(await life())?.[0] ?? "";

    expect(textOf(sources)).toContain("サンプルデータ・2026年・町丁目");
    expect(textOf(sources)).toContain("サンプルデータ・2026年・500mメッシュ");
  });

  it("tell what the market does not know as missing", async () => {
    const text = textOf(await life({ market: { ...sampleMarketFacts, daysToSell: null, priceCuts: null } }));

    expect(text).toContain("売れるまでの日数（中央値）データなし");
    expect(text).not.toContain("NaN");
  });
});
