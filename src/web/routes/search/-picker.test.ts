import { describe, expect, it } from "vitest";
import { hrefOf } from "#test/support/links-of.ts";
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

  it("are its stations alone once a line is chosen, with the way to another that keeps what was ticked", async () => {
    const lines = [
      { id: "yurakucho", name: "有楽町線", operator: "東京地下鉄", count: 3 },
      { id: "tozai", name: "東西線", operator: "東京地下鉄", count: 5 },
    ];
    const answers = (stations: readonly object[]) => ({ ...ANSWERS, "GET /api/estate/homes/lines": { lines, stations } });
    const chosen = await visitSite(
      "/search?by=line&line=yurakucho&station=001",
      answers([{ stationGroup: "001", name: "豊洲", count: 3 }]),
    );
    const words = textOf((await visitSite("/search?by=line", answers([]))).html());

    expect(textOf(chosen.html())).not.toContain("東西線");
    expect(hrefOf(chosen.html(), "ほかの沿線を選ぶ")).toBe("/search?station=001&by=line");
    expect(words).toMatch(/有楽町線.*東西線/);
  });

  it("begin with the prefectures that have homes", async () => {
    const items = [
      { code: "01", name: "北海道", count: 0 },
      { code: "13", name: "東京都", count: 150 },
      { code: "14", name: "神奈川県", count: 20 },
    ];
    const html = (
      await visitSite("/search?by=line", {
        ...ANSWERS,
        "GET /api/estate/homes/areas": { items },
        "GET /api/estate/homes/lines": { lines: [], stations: [] },
      })
    ).html();

    expect(textOf(html)).toMatch(/東京都150.*神奈川県20.*北海道0/);
  });
});
