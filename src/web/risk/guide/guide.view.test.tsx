import { describe, expect, it } from "vitest";
import { PILLARS } from "#domain/risk/model/types.ts";
import { hrefOf, linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { PILLAR_WORDS } from "#web/risk/report/pillar-words.ts";
import { sampleCities, sampleItems, stillSearch } from "#web/risk/samples/guide-samples.ts";
import type { GuideData } from "#web/risk/search/find-guide.ts";
import { PILLAR_BRIEFS } from "./explainers.ts";
import { GuideView } from "./guide.view.tsx";
import { sampleRating } from "./guide-sample.ts";

const PAGES = ["/", "/risk", "/risk/search_area", "/heatmap", "/risk/summary", "/risk/register", "/risk/connectOwner", "/risk/contact"];
const full: GuideData = { cities: sampleCities, total: 1234, sample: sampleItems[0] ?? null };
const draw = (changes: Partial<GuideData> = {}) =>
  renderInRouter(<GuideView data={{ ...full, ...changes }} rating={sampleRating()} search={stillSearch} />, PAGES);
const headingsOf = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, text = ""]) => textOf(text));

describe("the first page of the risk report", () => {
  it("begins with the search, then what a report tells, how, and where", async () => {
    const html = await draw();

    expect(html.indexOf('role="combobox"')).toBeLessThan(html.indexOf("<h2"));
    expect(headingsOf(html)).toEqual(["6つの項目", "診断の例", "計算のしかた", "ほかにできること", "調べられるエリア"]);
  });

  it("tells each pillar with its weight, and leads to how it is read", async () => {
    const html = await draw();
    const tiles = [...html.matchAll(/<li class="rounded-card.*?<\/li>/gs)].map(([tile]) => textOf(tile));

    expect(tiles).toHaveLength(PILLARS.length);
    for (const [index, pillar] of PILLARS.entries()) {
      expect(tiles[index]).toContain(`${PILLAR_WORDS[pillar].name}の見方`);
      expect(tiles[index]).toContain(PILLAR_BRIEFS[pillar]);
      expect(hrefOf(html, `${PILLAR_WORDS[pillar].name}の見方`)).toBe(`/risk/${PILLAR_WORDS[pillar].tab}`);
    }
    const shares = tiles.map((tile) => Number(/重み (\d+)%/.exec(tile)?.[1]));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  it("says how many buildings it knows, unless it could not be told", async () => {
    expect(textOf(await draw())).toContain("収録 1,234棟");
    expect(textOf(await draw({ total: 0 }))).toContain("収録 0棟");
    expect(textOf(await draw({ total: null }))).not.toContain("収録 ");
  });

  it("leads to a whole report of the sample, where there is one", async () => {
    expect(hrefOf(await draw(), "サンプルの診断レポートを見る")).toBe("/risk/sample-apartment/summary");
    expect(textOf(await draw({ sample: null }))).not.toContain("サンプルの診断レポートを見る");
    expect(textOf(await draw({ sample: null }))).toContain("実在しない建物の例です");
  });

  it("leads to formula, weights, areas, map, updates, owners and letters", async () => {
    const html = await draw();

    expect(hrefOf(html, "式と重みを見る")).toBe("/risk/summary#formula");
    expect(hrefOf(html, "重みを動かしてみる")).toBe("/risk/summary");
    expect(hrefOf(html, "エリアからさがす")).toBe("/risk/search_area");
    expect(hrefOf(html, "地図で見る")).toBe("/heatmap");
    expect(hrefOf(html, "診断の更新を受け取る")).toBe("/risk/register");
    expect(hrefOf(html, "オーナーとつながる")).toBe("/risk/connectOwner");
    expect(hrefOf(html, "お問い合わせ・データ訂正")).toBe("/risk/contact");
  });

  it("has every area that can be looked at", async () => {
    expect(linksOf(await draw()).filter(({ text }) => sampleCities.some(({ cityName }) => cityName === text))).toHaveLength(
      sampleCities.length,
    );
  });

  it("says of an area without hazard data what a report will show of it", async () => {
    expect(textOf(await draw())).toContain("ハザードのデータがない場所は、診断の中で「データなし」と示します。");
  });
});
