import { describe, expect, it } from "vitest";
import { PILLARS } from "#domain/risk/model/types.ts";
import { hrefOf, linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { PILLAR_WORDS } from "#web/risk/report/pillar-words.ts";
import { sampleCities, sampleItems, stillPoints, stillSearch } from "#web/risk/samples/guide-samples.ts";
import type { GuideData } from "#web/risk/search/find-guide.ts";
import { PILLAR_BRIEFS } from "./explainers.ts";
import { GuideView } from "./guide.view.tsx";
import { sampleRating } from "./guide-sample.ts";

const PAGES = ["/", "/risk", "/risk/search_area", "/heatmap", "/risk/summary", "/risk/register", "/risk/connectOwner", "/risk/contact"];
const full: GuideData = { cities: sampleCities, total: 1234, sample: sampleItems[0] ?? null, isSample: true };
const draw = (changes: Partial<GuideData> = {}) =>
  renderInRouter(<GuideView data={{ ...full, ...changes }} rating={sampleRating()} {...start} />, PAGES);
const start = { search: stillSearch, question: { q: "", at: null }, points: stillPoints() };
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

  it("says how many buildings it knows, unless there are none or it could not be told", async () => {
    expect(textOf(await draw())).toContain("収録 1,234棟");
    expect(textOf(await draw({ total: 0 }))).not.toContain("棟");
    expect(textOf(await draw({ total: null }))).not.toContain("収録 ");
  });

  it("asks for the name of a building only where there are any", async () => {
    const labelOf = (html: string) => /role="combobox" aria-label="([^"]*)"/.exec(html)?.[1];

    expect(labelOf(await draw())).toBe("住所・駅名・マンション名");
    expect(labelOf(await draw({ total: null }))).toBe("住所・駅名・マンション名");
    expect(labelOf(await draw({ total: 0 }))).toBe("住所・駅名");
  });

  it("goes on from a report of the wrong place: with its text, and the map open", async () => {
    const at = { lon: 139.83, lat: 35.7275 };
    const html = await renderInRouter(
      <GuideView data={full} rating={sampleRating()} {...start} question={{ q: "墨田区八広6-12-3", at }} />,
      PAGES,
    );

    expect(html).toContain('value="墨田区八広6-12-3"');
    expect(textOf(html)).toContain("場所を選び直せます。");
    expect(textOf(html)).toContain("診断したい場所を、地図の上で押してください。");
    expect(textOf(await draw())).not.toContain("地図の上で押してください");
  });

  it("leads to a whole report of the sample, where there is one", async () => {
    expect(hrefOf(await draw(), "サンプルの診断レポートを見る")).toBe("/risk/sample-apartment/summary");
    expect(textOf(await draw({ sample: null }))).not.toContain("サンプルの診断レポートを見る");
    expect(textOf(await draw({ sample: null }))).toContain("実在しない建物の例です");
    expect(textOf(await draw({ isSample: false }))).not.toMatch(/実在しない|サンプル|診断の例/);
  });

  it("leads to formula, weights, areas, map, updates, owners and letters", async () => {
    const html = await draw();

    expect(hrefOf(html, "式と重みを見る")).toBe("/risk/summary#formula");
    expect(hrefOf(html, "重みを動かしてみる")).toBe("/risk/summary");
    expect(hrefOf(html, "エリアから探す")).toBe("/risk/search_area");
    expect(hrefOf(html, "地図で広い範囲を見る")).toBe("/heatmap");
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
