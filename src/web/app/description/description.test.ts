import { describe, expect, it } from "vitest";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { listDescription, reportDescription, screenDescription } from "./description.ts";
import { listText } from "./list-text.ts";
import { reportText } from "./report-texts.ts";
import { SCREEN_TEXTS } from "./screen-texts.ts";

describe("the description of a screen", () => {
  it("is a tag with the text of the screen", () => {
    expect(screenDescription("accuracy")).toEqual([{ name: "description", content: SCREEN_TEXTS.accuracy }]);
  });

  it("is left out for a screen that has none", () => expect(screenDescription("login")).toEqual([]));

  it("promises no name of a building on the pages that search: there may be none", () => {
    for (const name of ["index", "search", "risk", "risk-search_area"]) expect(SCREEN_TEXTS[name]).not.toMatch(/マンション|建物名/);
  });

  it("is of no other screen: search engines would take two pages for one", () => {
    const texts = Object.values(SCREEN_TEXTS);

    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(Object.entries(SCREEN_TEXTS))("of %s can be read whole in a list of results, and is whole sentences", (_, text) => {
    expect(text.length).toBeGreaterThanOrEqual(60);
    expect(text.length).toBeLessThanOrEqual(120);
    expect(text).toMatch(/。$/);
  });
});

describe("the description of a page of a report", () => {
  const { subject, rating } = sampleReport;
  const summary = (changes: Partial<typeof rating>) =>
    reportText("risk-report-summary", { subject, rating: { ...rating, ...changes } }) ?? "";

  it("begins with the building, where it stands and how old it is", () => {
    expect(reportText("risk-report-flood", sampleReport)).toMatch(/^豊洲サンプルレジデンス（江東区豊洲・2008年築）の水害・土砂/);
  });

  it("tells the letter with its points, as the report does", () => {
    expect(summary({ letter: "B", overall: 61.6 })).toContain("総合評価はB（100点中62点）。");
  });

  it.each([{ letter: null }, { overall: null }])("tells of a rating that is held back, and no points: %o", (held) => {
    expect(summary(held)).toContain("総合評価は判定保留です。");
    expect(summary(held)).not.toContain("点中");
  });

  it("never calls a rating safe, whatever the letter", () => {
    for (const letter of ["AAA", "BBB", "C"] as const) expect(summary({ letter, overall: 99.6 })).not.toMatch(/安全|安心|おすすめ/);
    expect(summary({ letter: "AAA", overall: 99.6 })).toContain("100点中100点");
  });

  it("differs from page to page, and from building to building", () => {
    const pages = ["summary", "apartment", "apartment-price", "child", "crime", "earthquake", "flood", "life", "life-market"];
    const texts = pages.map((page) => reportText(`risk-report-${page}`, sampleReport));

    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(pages.length);
    expect(reportText("risk-report-flood", { rating, subject: { ...subject, name: "別の建物" } })).not.toBe(texts[6]);
  });

  it("is one tag with that text", () => {
    expect(reportDescription("risk-report-crime", sampleReport)).toEqual([
      { name: "description", content: reportText("risk-report-crime", sampleReport) },
    ]);
  });

  it("is left out for pages that search engines are to leave out", () => {
    expect(reportDescription("risk-report-contact", sampleReport)).toEqual([]);
  });
});

describe("the description of a list", () => {
  it("names the place, how many there are, and the page from the second on", () => {
    const list = { of: "reports", where: "江東区豊洲", total: 1234, page: 1 } as const;

    expect(listText(list)).toMatch(/^江東区豊洲のマンション1,234棟のリスク診断の一覧です。/);
    expect(listText({ ...list, page: 2 })).toContain("一覧です（2ページ目）。");
    expect(listText({ ...list, of: "prices" })).toMatch(/^江東区豊洲の町や駅と、マンション1,234棟の一覧です。/);
  });

  it("is one of towns where there is no building", () => {
    const list = { where: "江東区", total: 0, page: 1 } as const;

    expect(listText({ ...list, of: "prices" })).toMatch(/^江東区の町や駅の一覧です。/);
    expect(listText({ ...list, of: "reports" })).toMatch(/^江東区の町のリスク診断の一覧です。町を選んで/);
    for (const of of ["prices", "reports"] as const) expect(listText({ ...list, of })).not.toMatch(/マンション|建物/);
  });

  it("is one tag with that text", () => {
    const list = { of: "prices", where: "「豊洲」", total: 3, page: 1 } as const;

    expect(listDescription(list)).toEqual([{ name: "description", content: listText(list) }]);
  });

  it("of homes on offer begins with what is listed", () => {
    const list = { of: "homes", where: "江東区の中古マンション", total: 1234, page: 2 } as const;

    expect(listText(list)).toMatch(/^江東区の中古マンション1,234件の一覧です（2ページ目）。/);
    expect(listText({ ...list, total: null, page: 1 })).toMatch(/^江東区の中古マンションの一覧です。/);
  });

  it("does not count what nobody has counted", () => {
    expect(listText({ of: "prices", where: "江東区", total: null, page: 1 })).toContain("マンションの一覧です。");
  });
});
