import { describe, expect, it } from "vitest";
import { createApiClient } from "#api/client/services.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleCrimeMap } from "#web/risk/samples/crime-map.gallery.tsx";
import { detailReport, sampleCrime } from "#web/risk/samples/detail-samples.ts";
import { CrimeView } from "./crime.view.tsx";
import { CrimeBalloon } from "./crime-balloon.tsx";
import { crimeDotWords } from "./crime-dots.ts";
import { CrimeMap, type CrimeMapProps } from "./crime-map.tsx";
import { findCrimePage } from "./find-crime-page.ts";

const town = { t: "豊洲五丁目", r: 3, n: 31, y: 2025, rate: 3.42 };
const { place } = detailReport.subject;
const draw = (changes: Partial<CrimeMapProps> = {}) => renderInRouter(<CrimeMap {...sampleCrimeMap} {...changes} />, ["/", "/heatmap"]);
const read = async (changes: Partial<CrimeMapProps> = {}) => textOf(await draw(changes));

describe("a 町丁目 in words", () => {
  it("is its class, the count of its year and the rate", () => {
    expect(crimeDotWords(town)).toEqual({
      headline: "豊洲五丁目",
      lines: ["都道府県の中で5段階の3（中ほど）", "2025年の認知件数 31件", "人口1,000人あたり年3.4件（住宅に関わる犯罪）"],
    });
  });

  it("says so where the count is too small to say much", () => {
    expect(crimeDotWords({ ...town, n: 19 }).lines.at(-1)).toBe("件数が少なく、1件の増減で変わります。");
    expect(crimeDotWords({ ...town, n: 20 }).lines.join("")).not.toContain("少なく");
  });

  it("has no class where there are too few people to sort it, and counts nothing that nobody told", () => {
    expect(crimeDotWords({ t: "若洲三丁目" })).toEqual({
      headline: "若洲三丁目",
      lines: ["区分なし（人の数が分からないため、分けていません）"],
    });
    expect(crimeDotWords({}).headline).toBe("町名不明");
  });
});

describe("the balloon", () => {
  const balloon = async (all: Record<string, unknown>[]) =>
    textOf(await renderInRouter(<CrimeBalloon picked={{ place, zoom: 14, tags: all[0] ?? null, mesh: null, all }} />));

  it("tells the towns at the spot, and counts those that it does not tell", async () => {
    const text = await balloon(Array.from({ length: 6 }, (_, i) => ({ ...town, t: `豊洲${i + 1}丁目` })));

    expect(text).toContain("豊洲4丁目");
    expect(text).not.toContain("豊洲5丁目");
    expect(text).toContain("ほかに2町丁目");
  });

  it("says that no mark stands there", async () => expect(await balloon([])).toContain("町丁目の印がありません"));
});

describe("CrimeMap", () => {
  it("shows what the map does as a table, with legend, source, what it is divided by, and the way to the heatmap", async () => {
    const text = await read();

    for (const words of [
      "事件の起きた場所ではなく",
      "5（都道府県の中で多いほう）",
      "区分なし（人の数が不明）",
      "サンプルデータ",
      "夜の人口と「夜と昼の平均」の大きいほう",
      "豊洲五丁目都道府県の中で5段階の3（中ほど）",
      "見えている範囲の2町丁目",
    ]) {
      expect(text).toContain(words);
    }
    const html = await draw();
    expect(html).toContain("/heatmap?layer=crime");
    expect(html).toContain('aria-label="豊洲五丁目を地図で見る"');
  });

  it.each([
    [{ list: { state: "ok", value: { total: 0, items: [] } } } as const, "犯罪がないという意味ではありません。"],
    [{ list: { state: "wide" } } as const, "地図を拡大すると表示します"],
    [{ list: { state: "failed" } } as const, "一覧を読み込めませんでした"],
    [{ layer: null } as const, "再試行"],
    [{ isOutOfArea: true } as const, "対象外エリア町丁目ごとの件数は、警視庁が公表している東京都だけにあります。"],
  ])("keeps empty, wide, failed and out of area apart", async (changes, words) => expect(await read(changes)).toContain(words));

  it("says that nothing was imported, and draws no map of a place that nobody counts", async () => {
    const { layer } = sampleCrimeMap;

    expect(await read({ layer: layer && { ...layer, state: "no_data", provenance: null } })).toContain("まだ読み込まれていません");
    expect(await read({ isOutOfArea: true })).not.toContain("凡例");
  });
});

describe("the crime page", () => {
  const page = (prefecture: string, crime: typeof sampleCrime | null) =>
    renderInRouter(
      <CrimeView
        report={{ ...detailReport, subject: { ...detailReport.subject, prefecture } }}
        crime={crime}
        search={{}}
        map={sampleCrimeMap}
      />,
      ["/", "/risk", "/heatmap"],
    );

  it("has the map, also where the figures of the building's own town could not be had", async () => {
    expect(textOf(await page("東京都", sampleCrime))).toContain("凡例：人口あたりの犯罪の多さ");
    expect(textOf(await page("東京都", null))).toContain("凡例：人口あたりの犯罪の多さ");
  });

  it("has none outside of Tokyo", async () => {
    const bare = { ...sampleCrime, state: "no_data" as const, years: [], rate: null, quintile: null, cityRank: null, provenance: null };

    expect(textOf(await page("大阪府", bare))).not.toContain("凡例");
  });

  it("stands without the catalogue of maps", async () => {
    const send = async () => new Response("no", { status: 503 });
    const services = createApiClient({ baseUrls: {}, origin: "http://site.test", send, random: () => 0 });

    expect(await findCrimePage(detailReport, services)).toEqual({ report: detailReport, crime: null, layers: null });
  });
});
