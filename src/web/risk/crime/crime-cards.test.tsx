import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { CrimeFactsResponse } from "#api/client/client.ts";
import { hrefOf, linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { sampleCrimeMap } from "#web/risk/samples/crime-map.gallery.tsx";
import { detailReport, sampleCrime } from "#web/risk/samples/detail-samples.ts";
import { CrimeScreen } from "./crime.screen.tsx";
import { CrimeView } from "./crime.view.tsx";
import { CrimeBalloon } from "./crime-balloon.tsx";
import { CrimeMap } from "./crime-map.tsx";
import { CrimeRateCard } from "./crime-rate-card.tsx";
import { CrimeYearsTable } from "./crime-years-table.tsx";
import { findCrimePage } from "./find-crime-page.ts";

describe("the rate of crimes", () => {
  const draw = (crime: CrimeFactsResponse | null, report = detailReport) =>
    renderToStaticMarkup(<CrimeRateCard report={report} crime={crime} />);
  const rowsOf = (html: string) => [...html.matchAll(/<li class="py-4.*?<\/li>(?=<li class="py-4|<\/ul>)/gs)].map(([row]) => textOf(row));

  it("is told in three rows: class with its points, rate, and rank", () => {
    const [kind, rate, rank] = rowsOf(draw(sampleCrime));

    expect(kind).toContain("都道府県の中での多さ60点5段階の3（中ほど）都道府県の町丁目を、少ない順に同じ数ずつ5つに分けたときの位置です。");
    expect(rate).toContain("人口1,000人あたり（年）3.4件件数の少ない町丁目は、区の平均に寄せて計算しています。");
    expect(rank).toContain("江東区の150町丁目のうち、件数の多いほうから45番目（2025年）");
  });

  it.each(["rate", "quintile", "cityRank"] as const)("misses only its %s where that alone is not known", (part) => {
    const html = draw({ ...sampleCrime, [part]: null });

    expect(textOf(html).match(/データなし/g)).toHaveLength(1);
    expect(html).not.toContain("NaN");
  });

  it("takes a rate of zero for a figure", () => {
    expect(textOf(draw({ ...sampleCrime, rate: 0 }))).toContain("0.0件");
  });

  it("has no points where there is no class, although the report has some", () => {
    expect(textOf(draw({ ...sampleCrime, quintile: null }))).not.toContain("60点");
    expect(textOf(draw(null))).not.toContain("60点");
  });

  it.each([
    ["out_of_area", "対象外エリア"],
    ["no_data", "データなし"],
  ] as const)("is %s in all three rows alike", (state, words) => {
    expect(textOf(draw({ ...sampleCrime, state })).match(new RegExp(words, "g"))).toHaveLength(3);
  });

  it("is being checked where either name of its indicator is", () => {
    const checked = (checking: readonly string[]) =>
      textOf(draw(sampleCrime, { ...detailReport, checking: [...checking] })).includes("確認中");

    expect([["crime"], ["crime_rate_quintile"], ["parks"]].map(checked)).toEqual([true, true, false]);
  });
});

describe("the table of years", () => {
  const [year] = sampleCrime.years;
  if (!year) throw new Error("the sample has years");

  it("has the newest year first, and every kind of crime", () => {
    const html = renderToStaticMarkup(<CrimeYearsTable years={sampleCrime.years} area="江東区豊洲五丁目" />);
    const [screen = ""] = html.split("</details>");

    expect([...screen.matchAll(/<th scope="row".*?>(\d{4}年)</gs)].map(([, label]) => label)).toEqual([
      "2025年",
      "2024年",
      "2023年",
      "2022年",
      "2021年",
    ]);
    expect([...screen.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([
      "年",
      "総数",
      "侵入窃盗（空き巣など）",
      "ひったくり",
      "自転車盗",
      "車上ねらい",
      "粗暴犯（暴行など）",
    ]);
    expect(screen).toContain("江東区豊洲五丁目の認知件数、年と種類ごと");
  });

  it("tells an unknown count from zero", () => {
    const html = renderToStaticMarkup(<CrimeYearsTable years={[{ ...year, total: null, snatch: 0 }]} area="江東区" />);

    expect(textOf(html)).toContain("2021年不明");
    expect(textOf(html)).toContain("0件");
  });
});

describe("the balloon of a spot", () => {
  const { place } = detailReport.subject;
  const town = { t: "豊洲五丁目", r: 3, n: 31, y: 2025, rate: 3.42 };
  const read = (count: number) =>
    textOf(
      renderToStaticMarkup(
        <CrimeBalloon
          picked={{ place, zoom: 14, tags: null, mesh: null, all: Array.from({ length: count }, (_, i) => ({ ...town, n: 30 + i })) }}
        />,
      ),
    );

  it.each([
    [1, 1, ""],
    [4, 4, ""],
    [5, 4, "ほかに1町丁目あります。地図を拡大してください。"],
  ])("of %i towns tells %i and counts the rest: 「%s」", (count, told, rest) => {
    expect(read(count).match(/豊洲五丁目/g)).toHaveLength(told);
    expect(read(count).includes("ほかに")).toBe(rest !== "");
    expect(read(count)).toContain(rest);
  });
});

describe("the page of crimes", () => {
  const FACTS = "GET /api/estate/risk/sample-apartment/facts/crime";
  const { layer } = sampleCrimeMap;

  it("asks for the counts of the town and for the maps at once", async () => {
    const api = scriptedApi({ [FACTS]: sampleCrime, "GET /api/estate/layers": { layers: [layer] } });

    expect(await findCrimePage(detailReport, api)).toEqual({ report: detailReport, crime: sampleCrime, layers: [layer] });
    expect(api.asked.map(({ line }) => line)).toEqual([FACTS, "GET /api/estate/layers"]);
  });

  it("has the counts where the maps could not be had, and the other way round", async () => {
    expect(await findCrimePage(detailReport, scriptedApi({ [FACTS]: sampleCrime }))).toMatchObject({ crime: sampleCrime, layers: null });
    expect(await findCrimePage(detailReport, scriptedApi({ "GET /api/estate/layers": { layers: [] } }))).toMatchObject({
      crime: null,
      layers: [],
    });
  });

  it("carries floor and weights to other pages, and nothing of the map", async () => {
    const search = { floor: 5, layer: "crime_town", at: "35.66,139.8,15", pin: "35.66,139.8" };
    const html = await renderInRouter(<CrimeScreen report={detailReport} crime={sampleCrime} layers={layer && [layer]} search={search} />, [
      "/",
      "/risk",
      "/heatmap",
    ]);

    expect(html).toContain('href="/risk/sample-apartment/crime/faq?floor=5"');
    expect(hrefOf(html, "ヒートマップ（1kmメッシュ）で広い範囲を見る")).toBe("/heatmap?layer=crime&at=35.66,139.8,14");
    expect(textOf(html)).toContain("凡例：人口あたりの犯罪の多さ");
  });

  it("draws a year of few crimes hollow, one of many full, and one that nobody told hatched", async () => {
    const [year] = sampleCrime.years;
    if (!year) throw new Error("the sample has years");
    const years = [
      { ...year, year: 2023, total: 20 },
      { ...year, year: 2024, total: 19 },
      { ...year, year: 2025, total: null },
    ];
    const html = await renderInRouter(<CrimeView report={detailReport} crime={{ ...sampleCrime, years }} search={{}} />);
    const bars = /<caption[^>]*>江東区豊洲五丁目の認知件数の総数、年ごと.*?<\/table>/s.exec(html)?.[0] ?? "";

    expect([bars.match(/fill-brand/g)?.length, bars.match(/fill-card/g)?.length, bars.match(/hatched/g)?.length]).toEqual([1, 1, 1]);
  });

  it("leads to its questions", async () => {
    const html = await renderInRouter(<CrimeView report={detailReport} crime={sampleCrime} search={{ floor: 5 }} />);

    expect(linksOf(html).find(({ href }) => href === "/risk/sample-apartment/crime/faq?floor=5")?.text).toBe("よくある質問");
  });

  it("sets every count of the years to the right", () => {
    const html = renderToStaticMarkup(<CrimeYearsTable years={sampleCrime.years} area="江東区" />);
    const [row = ""] = /<tbody>.*?<\/tr>/s.exec(html) ?? [];

    expect(row.match(/<td class="[^"]*text-right/g)).toHaveLength(6);
  });

  it("names its list, its table and its map for those who do not see them", async () => {
    const html = await renderInRouter(<CrimeMap {...sampleCrimeMap} />, ["/", "/heatmap"]);

    expect(html).toContain('<section aria-label="町丁目ごとの犯罪の一覧"');
    expect(html).toContain('<section aria-label="人口あたりの犯罪の多さの凡例"');
    expect(renderToStaticMarkup(<CrimeRateCard report={detailReport} crime={sampleCrime} />)).toContain(
      '<ul aria-label="人口あたりの件数"',
    );
  });
});
