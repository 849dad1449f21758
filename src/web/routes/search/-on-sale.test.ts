import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { MARKET, visitSite } from "#test/support/site-visit.tsx";
import { sampleTown } from "#web/price/result/samples.ts";

describe("the search page", () => {
  it("leads to the homes on offer before the prices of sales, each with its own count", async () => {
    const visit = await visitSite("/search", {
      ...MARKET,
      "GET /api/estate/homes/areas": (request) =>
        Response.json({
          items: new URL(request.url).searchParams.has("parent")
            ? [
                { code: "13103", name: "港区", count: 0 },
                { code: "13108", name: "江東区", count: 150 },
              ]
            : [
                { code: "01", name: "北海道", count: 0 },
                { code: "13", name: "東京都", count: 150 },
              ],
        }),
    });
    const html = visit.html();
    const words = textOf(html);

    expect(html).toMatch(/href="\/search\?area=13108"[^>]*><span>江東区<\/span><span[^>]*>150/);
    expect(words.indexOf("エリアから売出物件を探す")).toBeLessThan(words.indexOf("成約から価格を調べる"));
    expect(words).not.toMatch(/北海道|港区0件/);
  });

  it("shows first what is on offer at a place that a text means, and says where nothing is", async () => {
    const answers = {
      ...MARKET,
      "GET /api/estate/suggest": { items: [sampleTown] },
      "GET /api/estate/apartments": { items: [], total: 0, page: 1, pageSize: 20 },
    };
    const offered = (total: number) => ({
      "GET /api/estate/homes": () => Response.json({ items: [], total, page: 1, pageSize: 20, asOf: "" }),
    });
    const words = async (total: number) => textOf((await visitSite("/search?q=豊洲", { ...answers, ...offered(total) })).html());
    const html = (await visitSite("/search?q=豊洲", { ...answers, ...offered(31) })).html();

    expect(html).toMatch(/href="\/search\?area=13108-%E8%B1%8A%E6%B4%B2"[^>]*><b>江東区豊洲/);
    expect(await words(31)).toMatch(/江東区豊洲の売出物件31件.*価格を調べる場所/);
    expect(await words(0)).toContain("この場所で売り出し中の物件は、いまありません。");
    expect(textOf((await visitSite("/search?q=豊洲", answers)).html())).not.toContain("いまありません");
  });
});
