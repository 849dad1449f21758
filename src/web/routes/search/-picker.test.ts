import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { headingsOf, MARKET, visitSite } from "#test/support/site-visit.tsx";

const ANSWERS = { ...MARKET, "GET /api/estate/homes/areas": { items: [{ code: "13108", name: "江東区", count: 150 }] } };

describe("the places to choose from", () => {
  it("are a form that keeps the other conditions and what was chosen elsewhere", async () => {
    const html = (await visitSite("/search?by=area&area=13103,13108&quake=1", ANSWERS)).html();

    expect(headingsOf(html)).toEqual(["エリアから探す"]);
    expect(html).toContain('<input type="hidden" name="quake" value="1"/>');
    expect(html).toContain('<input type="hidden" name="area" value="13103"/>');
    expect(html).toMatch(/name="area" checked="" value="13108"/);
  });

  it("are the stations of a line in its order", async () => {
    const stations = [
      { stationGroup: "001", name: "豊洲", count: 3 },
      { stationGroup: "002", name: "辰巳", count: 0 },
    ];
    const visit = await visitSite("/search?by=line&line=yurakucho", {
      ...ANSWERS,
      "GET /api/estate/homes/lines": { lines: [{ id: "yurakucho", name: "有楽町線", operator: "東京地下鉄", count: 3 }], stations },
    });

    expect(textOf(visit.html())).toMatch(/豊洲3件.*辰巳0件/);
  });
});
