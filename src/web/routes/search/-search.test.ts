import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { MARKET, questions, visitSite } from "#test/support/site-visit.tsx";
import { sampleTown } from "#web/price/result/samples.ts";
import { sampleApartment } from "#web/risk/samples/samples.ts";

describe("a search by address", () => {
  it.each([
    ["/search?q=豊洲", { q: "豊洲", limit: "20" }, { q: "豊洲", page: "1" }],
    ["/search?q=豊洲&page=3", { q: "豊洲", limit: "20" }, { q: "豊洲", page: "3" }],
    ["/search?q=1350061", { q: "1350061", limit: "20" }, { q: "1350061", page: "1" }],
    ["/search?city=13108", { q: "江東区", limit: "20" }, { cityCode: "13108", page: "1" }],
    ["/search?q=豊洲&city=13103", { q: "豊洲", limit: "20" }, { q: "豊洲", page: "1" }],
  ])("%s asks for places and buildings", async (path, places, buildings) => {
    const visit = await visitSite(path, {
      ...MARKET,
      "GET /api/estate/suggest": { items: [sampleTown] },
      "GET /api/estate/apartments": { items: [], total: 0, page: 1, pageSize: 20 },
    });

    expect(visit.status).toBe(200);
    expect(questions(visit)).toEqual([
      { line: "GET /api/estate/suggest", query: places },
      { line: "GET /api/estate/apartments", query: buildings },
      // A text may be an address; a city is none.
      ...("q" in buildings ? [{ line: "GET /api/estate/places", query: { q: buildings.q } }] : []),
      // What is on offer there stands first.
      { line: "GET /api/estate/homes", query: { area: "q" in buildings ? "13108-豊洲" : "13108" } },
      ...("q" in buildings ? [{ line: "GET /api/estate/homes", query: { name: buildings.q } }] : []),
    ]);
  });

  it.each(["/search?q=%20", "/search?q=&city="])("%s asks for nothing", async (path) => {
    expect(questions(await visitSite(path, MARKET))).toEqual([]);
  });

  it.each(["/search", "/search?page=2"])("%s asks only where homes are on offer", async (path) => {
    expect(questions(await visitSite(path, MARKET)).map(({ line }) => line)).toEqual(["GET /api/estate/homes/areas"]);
  });

  it("of an area without sales says so, and asks no further", async () => {
    const visit = await visitSite("/search?city=99999", MARKET);

    expect([questions(visit), textOf(visit.html()).includes("対象外")]).toEqual([[], true]);
  });

  it("is not taken for an empty one where the services fail", async () => {
    const html = (await visitSite("/search?q=豊洲", MARKET)).html();

    expect(textOf(html)).toContain("再試行");
    expect(textOf(html)).not.toContain("データがありません");
  });
});

describe("the form of a price check", () => {
  it("knows the building of its address, and asks for nothing else of it", async () => {
    const visit = await visitSite("/search/input?apartmentKey=sample-apartment&areaM2=70", {
      ...MARKET,
      "GET /api/estate/apartments/sample-apartment": sampleApartment,
    });

    expect(visit.status).toBe(200);
    expect(textOf(visit.html())).toContain("豊洲サンプルレジデンス");
    expect(questions(visit).map(({ line }) => line)).toEqual(["GET /api/estate/apartments/sample-apartment"]);
  });
});
