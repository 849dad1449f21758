import { describe, expect, it } from "vitest";
import { hrefOf, linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { foundChome, sampleCities, sampleCity, sampleItems, sampleList } from "#web/risk/samples/guide-samples.ts";
import type { AreaFound } from "./find-guide.ts";
import { SearchAreaView } from "./search-area.view.tsx";

const PAGES = ["/", "/risk", "/risk/search_area", "/risk/contact"];
const draw = (found: AreaFound) => renderInRouter(<SearchAreaView found={found} />, PAGES);
const area = (changes: Partial<AreaFound & { kind: "found" }> = {}): AreaFound => ({
  kind: "found",
  question: { city: "13108", town: "", page: 1 },
  cities: sampleCities,
  city: sampleCity,
  hasBuildings: true,
  towns: [
    { town: "豊洲", count: 6 },
    { town: "枝川", count: 1 },
  ],
  places: [],
  list: sampleList(),
  ...changes,
});
const without = (kind: "start" | "failed" | "out-of-area", cities = sampleCities): AreaFound => ({
  kind,
  question: { city: "", town: "", page: 1 },
  cities,
  hasBuildings: true,
});
const hrefsOf = (html: string) => linksOf(html).map(({ href }) => href);
const trailOf = (html: string) => textOf(/<nav aria-label="現在位置".*?<\/nav>/s.exec(html)?.[0] ?? "");
const headingsOf = (html: string) => [...html.matchAll(/<h[123][^>]*>(.*?)<\/h[123]>/gs)].map(([, text = ""]) => textOf(text));

describe("before an area is chosen", () => {
  it("there is a map of the areas, and the same as a list", async () => {
    const html = await draw(without("start"));

    expect(headingsOf(html)).toEqual(["エリアから探す", "市区町村を選ぶ", "東京都", "福岡県"]);
    expect(textOf(html)).toContain("地図を準備しています");
    expect(trailOf(html)).toBe("リスク診断エリアから探す");
  });

  it("an area that nobody knows is told apart from one without buildings, with the areas to choose from", async () => {
    const html = await draw(without("out-of-area"));

    expect(textOf(html)).toContain("対象外のエリアですこの地域のデータがありません。下のエリアから選んでください。");
    expect(linksOf(html).map(({ text }) => text)).toContain("江東区");
    expect(textOf(html)).not.toContain("収録していません");
  });

  it("a failure can be asked again, and is no missing data", async () => {
    const text = textOf(await draw(without("failed", [])));

    expect(text).toContain("取得失敗一覧を読み込めませんでした。再試行");
    expect(text).not.toContain("データがありません");
  });

  it("says so where no area has been imported", async () => {
    const text = textOf(await draw(without("start", [])));

    expect(text).toContain("データがありませんエリアのデータがまだ読み込まれていません。");
    expect(text).not.toContain("市区町村を選ぶ");
  });
});

describe("the buildings of an area", () => {
  it("stand under its name, with its towns, how many there are, and the other areas", async () => {
    const html = await draw(area());

    expect(headingsOf(html)).toEqual(["江東区の診断", "マンション 3棟", "町を選ぶ", "ほかのエリア", "東京都", "福岡県"]);
    expect(trailOf(html)).toBe("リスク診断エリアから探す江東区");
    expect(hrefOf(html, "エリアから探す")).toBe("/risk/search_area");
    expect(textOf(html)).toContain("町を選ぶ豊洲6か所枝川");
  });

  it("are those of a town, where one is chosen", async () => {
    const html = await draw(area({ question: { city: "13108", town: "枝川", page: 1 } }));

    expect(headingsOf(html)[0]).toBe("江東区枝川の診断");
    expect(linksOf(html).find(({ text }) => text === "枝川")?.current).toBe("true");
  });

  it("keep the town from page to page", async () => {
    const html = await draw(area({ question: { city: "13108", town: "枝川", page: 1 }, list: sampleList(sampleItems, 1234) }));
    const next = new URL(hrefOf(html, "次の20件") ?? "", "http://site.test").searchParams;

    expect([next.get("town"), next.get("page")]).toEqual(["枝川", "2"]);
    expect(textOf(html)).toContain("1,234棟");
  });

  it("may be a single one", async () => {
    const html = await draw(area({ list: sampleList(sampleItems.slice(0, 1)) }));

    expect(textOf(html)).toContain("1棟");
    expect(hrefsOf(html)).toContain("/risk/sample-apartment/summary");
  });

  it("may be none: a town without places of its own says so, and the others stand below", async () => {
    const html = await draw(area({ question: { city: "13108", town: "枝川", page: 1 }, list: sampleList([]) }));

    expect(textOf(html)).toContain("データがありません江東区枝川の町丁目とマンションは、まだ収録していません。");
    expect(textOf(html)).not.toContain("棟");
    expect(textOf(html)).toContain("江東区のほかの町豊洲6か所枝川");
  });

  it("can be asked for where one is missing", async () => {
    expect(hrefOf(await draw(area()), "掲載を依頼")).toBe("/risk/contact?topic=listing");
  });

  it("are not denied on a page beyond the end of their list", async () => {
    const html = await draw(area({ question: { city: "13108", town: "豊洲", page: 9 }, list: { ...sampleList([], 45), page: 9 } }));

    expect(textOf(html)).toContain("このページはありません一覧は45棟で");
    expect(textOf(html)).not.toContain("収録していません");
    expect(new URL(hrefOf(html, "最初のページを見る") ?? "", "http://site.test").searchParams.get("town")).toBe("豊洲");
  });
});

describe("the places of an area", () => {
  const question = { city: "13108", town: "豊洲", page: 1 };

  it("are the 町丁目 of the chosen town, each leading to its report, before its buildings", async () => {
    const html = await draw(area({ question, places: [foundChome, { ...foundChome, key: "town-2", label: "江東区豊洲六丁目" }] }));

    expect(headingsOf(html).slice(0, 4)).toEqual(["江東区豊洲の診断", "町丁目を選ぶ", "マンション 3棟", "江東区のほかの町"]);
    expect(hrefsOf(html)).toContain("/risk/town-2/summary");
  });

  it("are enough where no building is known: nobody is told of buildings", async () => {
    const html = await draw({ ...area({ question, places: [foundChome], list: sampleList([]) }), hasBuildings: false });

    expect(headingsOf(html).slice(0, 3)).toEqual(["江東区豊洲の診断", "この町を診断する", "江東区のほかの町"]);
    expect(textOf(html)).not.toContain("マンション");
    expect(hrefsOf(html)).toContain(`/risk/${foundChome.key}/summary`);
  });

  it("are not known of a town that is not in the table, and only where there are buildings any are missed", async () => {
    const unknown = area({ question, list: sampleList([]) });

    expect(textOf(await draw(unknown))).toContain("の町丁目とマンションは、まだ収録していません。");
    expect(textOf(await draw({ ...unknown, hasBuildings: false }))).toContain("の町丁目は、まだ収録していません。");
  });

  it("are missing where neither towns nor buildings are known", async () => {
    expect(textOf(await draw(area({ towns: [], list: sampleList([]) })))).toContain("江東区の町の一覧が、まだ読み込まれていません。");
  });
});
