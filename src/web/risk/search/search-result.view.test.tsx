import { describe, expect, it } from "vitest";
import type { FoundPlace, SuggestItem } from "#api/client/client.ts";
import { hrefOf, linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { foundChome, foundStation, sampleItems, sampleList, samplePlace, stillSearch } from "#web/risk/samples/guide-samples.ts";
import type { NameFound } from "./find-guide.ts";
import { SearchResultView } from "./search-result.view.tsx";

const PAGES = ["/", "/risk", "/risk/search_area", "/risk/search_result", "/risk/contact"];
const draw = (found: NameFound) => renderInRouter(<SearchResultView found={found} search={stillSearch} />, PAGES);
const found = (q: string, list = sampleList(), areas: readonly SuggestItem[] = [], places: readonly FoundPlace[] = []): NameFound => ({
  kind: "found",
  question: { q, page: 1 },
  only: null,
  hasBuildings: true,
  ...{ list, places, areas },
});
const [first, second, third] = sampleItems;
if (!first || !second || !third) throw new Error("the sample has three buildings");

describe("before anything is searched for", () => {
  it("the page says what can be typed", async () => {
    const html = await draw({ kind: "start", question: { q: "", page: 1 }, hasBuildings: true });

    expect(textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? "")).toBe("診断する場所を探す");
    expect(textOf(html)).toContain("住所か駅名、マンション名を入れてください。町名の一部でも探せます。");
    expect(hrefOf(html, "エリアから探す")).toBe("/risk/search_area");
  });
});

describe("what a name found", () => {
  it("stands under what was typed, which stays in the field", async () => {
    const html = await draw(found("豊洲"));

    expect(textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? "")).toBe("「豊洲」の検索結果");
    expect(html).toContain('value="豊洲"');
    expect(textOf(html)).toContain("マンション 3件");
  });

  it("shows what was typed as text, never as markup", async () => {
    const html = await draw(found("<b>太字</b>", sampleList([])));

    expect(html).toContain("&lt;b&gt;太字&lt;/b&gt;");
    expect(html).not.toContain("<b>太字</b>");
  });

  it("warns of names that are easily confused, at each of them and above", async () => {
    const html = await draw(found("豊洲"));
    const notes = linksOf(html).filter(({ href }) => href.endsWith("/summary"));

    expect(textOf(html)).toContain("似た名前の建物があります所在地と築年で、");
    expect(notes.map(({ text }) => text.includes("似た名前あり"))).toEqual([true, true, false]);
  });

  it("does not warn where no name is like another", async () => {
    const text = textOf(await draw(found("豊洲", sampleList([second, third]))));

    expect(text).not.toContain("似た名前");
  });

  it("offers a request with the typed name also beside what was found", async () => {
    expect(hrefOf(await draw(found("豊洲ハイツ")), "掲載を依頼")).toBe("/risk/contact?topic=listing&name=豊洲ハイツ");
  });

  it("leads on to further pages of the same name", async () => {
    expect(hrefOf(await draw(found("豊洲", sampleList([first], 45))), "次の20件")).toBe("/risk/search_result?q=豊洲&page=2");
  });

  it("may be a single one", async () => {
    expect(linksOf(await draw(found("豊洲", sampleList([first])))).map(({ href }) => href)).toContain("/risk/sample-apartment/summary");
  });

  it("is nothing: then it says what may help, and offers a request", async () => {
    const html = await draw(found("飛行機", sampleList([])));

    expect(textOf(html)).toContain("「飛行機」に合う住所や駅、マンションが見つかりませんでした。");
    expect(hrefOf(html, "地図・現在地から探す")).toBe("/risk");
    expect(hrefOf(html, "建物の掲載を依頼する")).toBe("/risk/contact?topic=listing&name=飛行機");
    expect(hrefOf(html, "掲載を依頼")).toBeUndefined();
    expect(textOf(html)).not.toContain("このページはありません");
  });

  it("is not denied on a page beyond the end of the list", async () => {
    const html = await draw({ ...found("豊洲", { ...sampleList([], 45), page: 9 }), question: { q: "豊洲", page: 9 } });

    expect(textOf(html)).toContain("このページはありません");
    expect(textOf(html)).not.toContain("見つかりませんでした");
    expect(hrefOf(html, "最初のページを見る")).toBe("/risk/search_result?q=豊洲");
  });

  it("is not taken for nothing where the search failed", async () => {
    const text = textOf(await draw({ kind: "failed", question: { q: "豊洲", page: 1 }, hasBuildings: true }));

    expect(text).toContain("検索結果を読み込めませんでした。入力した内容は残っています。再試行");
    expect(text).not.toContain("見つかりませんでした");
  });
});

describe("the areas of a name", () => {
  const city: SuggestItem = { ...samplePlace, kind: "city", label: "江東区", reference: "13108", town: null };

  it("stand apart from the buildings, each leading to its own", async () => {
    const html = await draw(found("豊洲", sampleList(), [samplePlace, city]));
    const at = html.lastIndexOf("エリアから探す</h2>");

    expect(at).toBeGreaterThan(html.indexOf("枝川ハイツ"));
    expect(linksOf(html.slice(at)).filter(({ href }) => href.startsWith("/risk/search_area?"))).toHaveLength(2);
  });

  it("stand also where no building was found, and nothing is then said to be missing", async () => {
    const text = textOf(await draw(found("豊洲", sampleList([]), [samplePlace])));

    expect(text).toContain("エリアから探す江東区豊洲");
    expect(text).not.toContain("見つかりませんでした");
  });

  it("have no heading where there are none", async () => {
    expect(await draw(found("豊洲"))).not.toContain("エリアから探す</h2>");
  });
});

describe("the places of a text", () => {
  const places = [{ ...foundChome, rest: "1-2" }, foundStation];

  it("stand before the buildings with what they are, each leading to its report", async () => {
    const html = await draw(found("豊洲5-1-2", sampleList(), [], places));

    expect(html.indexOf("場所を選ぶ")).toBeLessThan(html.indexOf("枝川ハイツ"));
    expect(linksOf(html).find(({ text }) => text.startsWith("江東区豊洲五丁目"))).toMatchObject({
      text: "江東区豊洲五丁目東京都住所",
      href: `/risk/${foundChome.key}/summary?rest=1-2`,
    });
    expect(linksOf(html).find(({ text }) => text.startsWith("豊洲駅"))?.href).toBe(`/risk/${foundStation.key}/summary`);
  });

  it("tell what of the address could not be placed", async () => {
    const text = textOf(await draw(found("豊洲5-1-2", sampleList(), [], [{ ...foundChome, rest: "1-2" }])));

    expect(text).toContain("「1-2」の位置までは特定できません。町丁目として調べます。");
    expect(textOf(await draw(found("豊洲", sampleList(), [], [foundChome])))).not.toContain("特定できません");
  });

  it("are told to be guesses where none is named exactly", async () => {
    const guessed = textOf(await draw(found("豊州五丁目", sampleList([]), [], [{ ...foundChome, isExact: false }])));

    expect(guessed).toContain("もしかして入力と同じ名前の場所はありませんでした。近い名前の場所です。");
    expect(guessed).not.toContain("場所を選ぶ");
  });

  it("are all there is to ask for where no building is known", async () => {
    const none = { ...found("飛行機", sampleList([])), hasBuildings: false };
    const html = await draw(none);

    expect(textOf(html)).toContain("「飛行機」に合う住所や駅が見つかりませんでした。");
    expect(html).not.toContain("マンション");
    expect(html).toContain('aria-label="住所・駅名"');
  });
});
