import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { refused } from "#test/support/scripted-api.ts";
import { headingsOf, MARKET, questions, titleOf, visitSite } from "#test/support/site-visit.tsx";
import { sampleFacets, sampleFound, samplePage } from "#web/homes/samples.ts";

const NAMES = {
  items: [
    { code: "13108", name: "江東区" },
    { code: "13108-豊洲", name: "江東区豊洲" },
    { code: "001", name: "辰巳" },
  ],
};
const ANSWERS = {
  ...MARKET,
  "GET /api/estate/homes": samplePage([sampleFound()], { total: 424 }),
  "GET /api/estate/homes/facets": sampleFacets(),
  "GET /api/estate/homes/names": NAMES,
};

describe("a list of homes on offer", () => {
  it("asks for the conditions of its address, and names what it lists", async () => {
    const visit = await visitSite("/search?area=13108&layout=2LDK,3LDK&price=6000-9500&sort=gap&page=2", ANSWERS);
    const conditions = { area: "13108", layout: "2LDK,3LDK", price: "6000-9500" };

    expect(visit.status).toBe(200);
    expect(questions(visit)).toEqual([
      { line: "GET /api/estate/homes", query: { ...conditions, sort: "gap", page: "2" } },
      { line: "GET /api/estate/homes/facets", query: conditions },
      { line: "GET /api/estate/homes/names", query: conditions },
    ]);
    expect(titleOf(visit.html())).toBe("江東区の売出物件 | まちのね");
    expect(headingsOf(visit.html())).toEqual(["江東区の売出物件 424件"]);
  });

  it.each([
    ["area=13108-豊洲", "江東区豊洲の売出物件"],
    ["station=001&kind=condo", "辰巳駅の中古マンション"],
    ["station=001,002", "辰巳駅・選んだ駅1つの売出物件"],
    ["commute=001~30", "売出物件"],
  ])("names the places of %s in words", async (search, heading) => {
    const visit = await visitSite(`/search?${search}`, ANSWERS);

    expect(headingsOf(visit.html())).toEqual([`${heading} 424件`]);
  });

  it("of 5,000 homes tells how many there are and has a page for each twenty", async () => {
    const five = { ...ANSWERS, "GET /api/estate/homes": samplePage([sampleFound()], { total: 5000, page: 250 }) };
    const words = textOf((await visitSite("/search?view=list&page=250", five)).html());

    expect(words).toContain("売出物件 5,000件");
    expect(words).toContain("4,981〜4,981件");
    expect(words).toContain("250 / 250ページ");
    expect(words).not.toContain("次の20件");
  });

  it("shows a choice that an address brought though it has no homes, ticked, so that it can be taken back", async () => {
    const empty = { ...ANSWERS, "GET /api/estate/homes": samplePage([]), "GET /api/estate/homes/facets": sampleFacets({ layouts: [] }) };
    const html = (await visitSite("/search?layout=1R&within=5", empty)).html();

    expect(textOf(html)).toContain("間取り1R");
  });

  it("keeps the page links of a search, and what is asked in them", async () => {
    const html = (await visitSite("/search?area=13108&page=2", ANSWERS)).html();

    expect(html).toMatch(/href="\/search\?area=13108&amp;page=3" rel="next"|rel="next"[^>]*href="\/search\?area=13108&amp;page=3"/);
  });

  it("says which condition costs most homes where none is left, and how many there would be", async () => {
    const visit = await visitSite("/search?area=13108&layout=1R", {
      ...ANSWERS,
      "GET /api/estate/homes": (request) => {
        const { searchParams } = new URL(request.url);
        const total = searchParams.has("layout") ? (searchParams.has("area") ? 0 : 7) : 150;
        return Response.json(samplePage([], { total }));
      },
    });

    expect(textOf(visit.html())).toContain("いちばん多く絞り込んでいるのは「1R」です。");
    expect(textOf(visit.html())).toContain("「1R」を外す（150件）");
  });

  it("is not taken for an empty one where the services fail", async () => {
    const html = textOf((await visitSite("/search?area=13108", { ...ANSWERS, "GET /api/estate/homes": refused(503) })).html());

    expect(html).toContain("再試行");
    expect(html).not.toContain("条件に合う物件がありません");
  });

  it("lists every home where nothing is asked but the list itself", async () => {
    const visit = await visitSite("/search?view=list", ANSWERS);

    expect(headingsOf(visit.html())).toEqual(["売出物件 424件"]);
  });
});
