import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { MARKET, questions, type Visit, visitSite } from "#test/support/site-visit.tsx";

describe("buildings of an area", () => {
  const NOWHERE = { cityName: null, prefecture: null, items: [] };
  const LIST = "GET /api/estate/risk";
  const EMPTY = {
    "GET /api/estate/suggest": { items: [] },
    "GET /api/estate/places": { outcome: "none", items: [] },
    "GET /api/estate/towns": { cityName: "江東区", prefecture: "東京都", items: [] },
  };
  const found = { ...MARKET, ...EMPTY, [LIST]: { items: [], total: 0, page: 1, pageSize: 20 } };
  const listed = (visit: Visit) => questions(visit).flatMap(({ line, query }) => (line === LIST ? [query] : []));

  it.each([
    ["/risk/search_area?city=13108", { cityCode: "13108", page: "1" }],
    ["/risk/search_area?city=13108&town=豊洲&page=2", { cityCode: "13108", town: "豊洲", page: "2" }],
    ["/risk/search_result?q=豊洲", { q: "豊洲", page: "1" }],
  ])("%s are listed by what the address says", async (path, query) => {
    expect(listed(await visitSite(path, found))[0]).toEqual(query);
  });

  it("of an area that is none of ours are not asked for", async () => {
    const visit = await visitSite("/risk/search_area?city=47999", { ...found, "GET /api/estate/towns": { ...NOWHERE } });

    expect([visit.status, textOf(visit.html()).includes("対象外")]).toEqual([200, true]);
  });
});
