import { describe, expect, it } from "vitest";
import { sampleCard } from "#api/client/samples.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { GUIDE_SCREENS, OPEN_SCREENS } from "#test/support/screens.ts";
import { headingsOf, MARKET, questions, robotsOf, titleOf, visitSite, wayFrom } from "#test/support/site-visit.tsx";
import { sampleMarket } from "#web/price/result/samples.ts";

describe("the first page", () => {
  it("stands without any answer of the services", async () => {
    const visit = await visitSite("/");

    expect([visit.status, visit.data]).toEqual([200, { card: null, prices: null, example: null, hasBuildings: true, news: [] }]);
    expect(headingsOf(visit.html())).toEqual(["その住まいの値段とリスクを、根拠といっしょに。"]);
  });

  it("says whose data are shown, on every page", async () => {
    const sample = await visitSite("/accuracy", { "GET /api/estate/market": { ...sampleMarket, origin: "sample" } });
    const real = await visitSite("/accuracy", MARKET);

    expect(textOf(sample.html())).toContain("サンプルデータで表示しています");
    expect(textOf(real.html())).not.toContain("サンプルデータで表示しています");
    expect(textOf(real.html())).toContain(`出典：${sampleMarket.attributions[0]}`);
  });
});

describe("the accuracy of the estimates", () => {
  it("is told from what was measured", async () => {
    const visit = await visitSite("/accuracy", { ...MARKET, "GET /api/price-checker/accuracy": { cards: [sampleCard] } });

    expect(visit.data).toEqual([sampleCard]);
    expect(textOf(visit.html())).toContain("江東区");
  });

  it("is not claimed where it could not be had", async () => {
    const visit = await visitSite("/accuracy", MARKET);

    expect([visit.status, visit.data]).toEqual([200, null]);
    expect(textOf(visit.html())).toContain("再試行");
  });
});

describe("a page that is kept while its address changes", () => {
  it.each(["/heatmap?layer=price&at=35.6555,139.7935,13", "/heatmap?layer=none&at=0,0,0"])(
    "%s asks for the same list of layers",
    async (path) => {
      const way = await wayFrom(path);

      expect(way.at(-1)?.status).toBe(200);
      expect(new Set(way.flatMap(questions).map(({ line, query }) => `${line} ${JSON.stringify(query)}`)).size).toBe(1);
    },
  );
});

it.each([...OPEN_SCREENS, ...GUIDE_SCREENS])("$path stands without the services, named and marked as what it is", async (screen) => {
  const visit = await visitSite(screen.path);
  const html = visit.html();
  // That something is nobody's is known to its service alone: without it the page keeps its own name.
  const title = screen.status === 404 ? screen.heading : screen.title;

  expect([visit.status, titleOf(html), robotsOf(html)]).toEqual([200, `${title} | まちのね`, screen.isHidden ? "noindex" : null]);
  expect(headingsOf(html)).toHaveLength(1);
  expect(textOf(html)).not.toContain("出典：");
});

it.each(["/404", "/no/such/page", "/Search", "/risk/x/y/z"])("%s is no page", async (path) => {
  const visit = await visitSite(path, MARKET);

  expect([visit.status, robotsOf(visit.html())]).toEqual([404, "noindex"]);
});
