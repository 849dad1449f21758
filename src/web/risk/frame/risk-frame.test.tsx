import { describe, expect, it } from "vitest";
import { hrefOf, linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleSubject } from "#web/risk/samples/samples.ts";
import { RiskFrame, type RiskFrameProps } from "./risk-frame.tsx";

const search = { floor: 5, w: "50-10-10-10-10-10" };
const ADDRESS = "?floor=5&w=50-10-10-10-10-10";
const draw = (changes: Partial<RiskFrameProps> = {}) =>
  renderInRouter(
    <RiskFrame subject={sampleSubject} tab="flood" search={search} {...changes}>
      <p>本文</p>
    </RiskFrame>,
    ["/", "/risk"],
  );
const part = (html: string, label: string) => new RegExp(`<nav[^>]*aria-label="${label}".*?</nav>`, "s").exec(html)?.[0] ?? "";
const trail = async (changes: Partial<RiskFrameProps>) => {
  const way = part(await draw(changes), "現在位置");
  return [...linksOf(way).map(({ text, href }) => `${text} ${href}`), /aria-current="page">([^<]*)/.exec(way)?.[1]];
};
const heading = async (changes: Partial<RiskFrameProps>) => textOf(/<h1.*?<\/h1>/s.exec(await draw(changes))?.[0] ?? "");

const TO_RISK = "リスク診断 /risk";
const TO_SUMMARY = "豊洲サンプルレジデンス /risk/sample-apartment/summary";

describe("the way to a page of a report", () => {
  it("ends with the building on its first page", async () => {
    expect(await trail({ tab: "summary" })).toEqual([TO_RISK, "豊洲サンプルレジデンス"]);
  });

  it("leads over the building to the first page of a tab", async () => {
    expect(await trail({ tab: "flood" })).toEqual([TO_RISK, TO_SUMMARY, "水害・土砂"]);
  });

  it("leads over the tab to a page below it", async () => {
    expect(await trail({ tab: "flood", page: "ハザードマップ" })).toEqual([
      TO_RISK,
      TO_SUMMARY,
      "水害・土砂 /risk/sample-apartment/flood",
      "ハザードマップ",
    ]);
  });

  it("does not name the summary twice for the pages below it", async () => {
    expect(await trail({ tab: "summary", page: "よくある質問" })).toEqual([TO_RISK, TO_SUMMARY, "よくある質問"]);
  });
});

describe("the heading of a page of a report", () => {
  it.each([
    [{ tab: "summary" }, "豊洲サンプルレジデンス"],
    [{ tab: "life" }, "豊洲サンプルレジデンス暮らし"],
    [{ tab: "life", page: "周辺施設" }, "豊洲サンプルレジデンス周辺施設"],
    [{ tab: "summary", page: "よくある質問" }, "豊洲サンプルレジデンスよくある質問"],
  ] as const)("of %j names the building and what is told of it: %s", async (changes, words) => {
    expect(await heading(changes)).toBe(words);
  });

  it("says which building of that name it is", async () => {
    expect(textOf(await draw())).toContain("江東区豊洲／2008年3月築・新耐震／32階建・412戸");
  });
});

it("says where no price is estimated that what is not known there is not thereby safe, and elsewhere does not", async () => {
  expect(textOf(await draw({ subject: { ...sampleSubject, isPriced: false } }))).toContain("江東区は、推定価格の対象外です。");
  expect(textOf(await draw())).not.toContain("対象外");
});

describe("the tabs of a report", () => {
  const tabs = async (changes: Partial<RiskFrameProps> = {}) => linksOf(part(await draw(changes), "診断の項目"));

  it("stand in the order of the report and carry floor and weights along", async () => {
    expect((await tabs()).map(({ text, href }) => [text, href])).toEqual([
      ["総合", `/risk/sample-apartment/summary${ADDRESS}`],
      ["建物・管理", `/risk/sample-apartment/apartment${ADDRESS}`],
      ["地震", `/risk/sample-apartment/earthquake${ADDRESS}`],
      ["水害・土砂", `/risk/sample-apartment/flood${ADDRESS}`],
      ["治安", `/risk/sample-apartment/crime${ADDRESS}`],
      ["子育て", `/risk/sample-apartment/child${ADDRESS}`],
      ["暮らし", `/risk/sample-apartment/life${ADDRESS}`],
    ]);
  });

  it("say which page one is on, and below it which part of the report one is in", async () => {
    const marked = (links: Awaited<ReturnType<typeof tabs>>) =>
      links.filter(({ current }) => current !== null).map(({ text, current }) => [text, current]);

    expect(marked(await tabs())).toEqual([["水害・土砂", "page"]]);
    expect(marked(await tabs({ page: "ハザードマップ" }))).toEqual([["水害・土砂", "true"]]);
  });

  it("keep a key within its part of the address", async () => {
    const [first] = await tabs({ subject: { ...sampleSubject, key: "a/b" } });

    expect(part(await draw({ subject: { ...sampleSubject, key: "a/b" } }), "診断の項目")).toContain("/risk/a%2Fb/summary");
    expect(first?.text).toBe("総合");
  });
});

describe("the floor that is looked at", () => {
  it("is named and can be chosen only where the page tells other things for another floor", async () => {
    const [asked, without] = [await draw({ hasFloors: true }), await draw()];

    expect(textOf(asked)).toContain("見ている階：5階");
    expect(asked).toMatch(/<option value="5" selected=""/);
    expect(textOf(without)).not.toContain("見ている階");
    expect(without).not.toContain('name="floor"');
  });

  it("is not named where the whole building is looked at", async () => {
    expect(textOf(await draw({ hasFloors: true, search: {} }))).not.toContain("見ている階");
  });
});

describe("what stands on every page of a report", () => {
  it("promises no safety, and leads to a correction, the questions and the owners", async () => {
    const html = await draw();

    expect(textOf(html)).toContain("本文この評価は安全を保証するものではありません。まちがいを知らせる");
    expect(hrefOf(html, "まちがいを知らせる")).toBe("/risk/sample-apartment/contact?topic=correction");
    expect(hrefOf(html, "よくある質問")).toBe(`/risk/sample-apartment/faq_top${ADDRESS}`);
    expect(hrefOf(html, "オーナーとつながる")).toBe("/risk/sample-apartment/connectOwner");
  });

  it("marks a building that does not exist, and only that", async () => {
    expect(textOf(await draw())).toContain("サンプル 実在しない建物と、動作を確かめるために作った値です。");
    expect(textOf(await draw({ subject: { ...sampleSubject, isSample: false } }))).not.toContain("実在しない建物");
  });

  it("prints every source under the page with its details", async () => {
    const html = await draw({ sources: [{ label: "J-SHIS・2024年版", details: "出典：防災科学技術研究所。" }] });

    expect(textOf(/<ol[^>]*print:block.*<\/ol>/s.exec(html)?.[0] ?? "")).toBe("J-SHIS・2024年版：出典：防災科学技術研究所。");
  });

  it("has a place for what can be done with the page", async () => {
    expect(await draw({ actions: <button type="button">印刷する</button> })).toMatch(/<header.*印刷する.*<\/header>/s);
  });
});

describe("a report of a place", () => {
  const place = {
    ...sampleSubject,
    kind: "place",
    precision: "town",
    name: "江東区豊洲五丁目",
    address: "東京都江東区豊洲五丁目",
  } as const;
  const at = `at=${sampleSubject.place.lat},${sampleSubject.place.lon}`;

  it("leads back to the search with its text and its point: it may be the wrong place", async () => {
    expect(hrefOf(await draw({ subject: place, search: {} }), "場所が違う")).toBe(`/risk?q=${place.address}&${at}`);
    expect(hrefOf(await draw(), "場所が違う")).toBeUndefined();
  });

  it("tells what of the address could not be placed, and takes it back to the search", async () => {
    const html = await draw({ subject: place, search: { rest: "1-2" } });

    expect(textOf(html)).toContain("「1-2」の位置までは特定できないため、江東区豊洲五丁目として調べています。");
    expect(hrefOf(html, "場所が違う")).toBe(`/risk?q=${place.address}1-2&${at}`);
    expect(textOf(await draw({ subject: place, search: {} }))).not.toContain("特定できない");
  });
});
