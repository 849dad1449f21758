import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused } from "#test/support/scripted-api.ts";
import { MARKET, questions, robotsOf, visitSite } from "#test/support/site-visit.tsx";
import type { NewsFound } from "./find-news.ts";
import { NewsView } from "./news.view.tsx";
import { newsSearch } from "./news-search.ts";
import { sampleNewsEntry, sampleNewsPage } from "./samples.ts";

const draw = (found: NewsFound) => renderInRouter(<NewsView found={found} />, ["/news", "/"]);
const none = { ...sampleNewsPage, items: [], total: 0 };

describe("the list of news", () => {
  it("names each piece once by a link, with its day in Japan and its kind", async () => {
    const html = await draw({ kind: "list", page: sampleNewsPage, category: null });

    expect(html).toMatch(/<time dateTime="2026-11-22T15:00:00.000Z"[^>]*>2026年11月23日<\/time>/);
    for (const { id, title } of sampleNewsPage.items) {
      expect(html).toContain(`href="/news?id=${id}"`);
      expect(html.split(title)).toHaveLength(2);
    }
    expect(html).toMatch(/aria-current="page"[^>]*>すべて</);
    for (const path of ["/news/rss.xml", "/news/atom.xml"]) expect(html).toContain(`href="${path}"`);
  });

  it("has a way to each kind, and pages that keep the kind", async () => {
    const html = await draw({ kind: "list", page: { ...sampleNewsPage, total: 21 }, category: "model" });

    expect(html).toMatch(/aria-current="page"[^>]*>モデル</);
    for (const kind of ["feature", "data", "maintenance", "model"]) expect(html).toContain(`href="/news?category=${kind}"`);
    expect(html).toContain('href="/news?category=model&amp;page=2"');
  });

  it("says that there are none, and leads out of a kind without any", async () => {
    const text = textOf(await draw({ kind: "list", page: none, category: null }));

    expect(text).toContain("データがありませんお知らせは、まだありません。");
    expect(text).not.toContain("すべてのお知らせを見る");
    expect(textOf(await draw({ kind: "list", page: none, category: "data" }))).toContain("すべてのお知らせを見る");
  });

  it("can be asked for again where it could not be had", async () => {
    expect(textOf(await draw({ kind: "failed" }))).toContain("再試行");
  });
});

describe("a piece of news", () => {
  it("is told whole, with ways back and to those beside it", async () => {
    const html = await draw({ kind: "entry", entry: sampleNewsEntry });

    expect(html).toMatch(/<h1[^>]*>見本のモデルを公開しました<\/h1>/);
    for (const id of ["2026-11-25-next", "2026-11-23-long"]) expect(html).toContain(`href="/news?id=${id}"`);
    expect(textOf(html)).toContain("前文です。");
  });

  it("has no ways where nothing is beside it", async () => {
    expect(await draw({ kind: "entry", entry: { ...sampleNewsEntry, newer: null, older: null } })).not.toContain("前後のお知らせ");
  });
});

it.each([
  [
    { id: "x", page: "2" },
    { id: "x", page: 2 },
  ],
  [{ category: "model", other: 1 }, { category: "model" }],
  [{ page: "1" }, {}],
  [{ page: "-3" }, {}],
  [{ page: "1e99" }, {}],
  [{ id: 7 }, { id: "7" }],
])("the address %j is read as %j", (search, read) => {
  expect(newsSearch(search)).toEqual(read);
});

describe("/news", () => {
  const LIST = "GET /api/content/news";
  const ENTRY = "GET /api/content/news/2026-11-24-sample";

  it("asks for its page and kind, is for everybody and for search engines, and says where its feeds are", async () => {
    const visit = await visitSite("/news?category=model&page=2", { ...MARKET, [LIST]: sampleNewsPage });
    const html = visit.html();

    expect([visit.status, robotsOf(html)]).toEqual([200, null]);
    expect(questions(visit)).toEqual([{ line: LIST, query: { category: "model", page: "2" } }]);
    expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/news\/rss.xml"/);
    expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/news\/atom.xml"/);
    expect(html).toContain("<title>お知らせ | まちのね</title>");
  });

  it("is by its id one piece, under its own title and address", async () => {
    const html = (await visitSite("/news?id=2026-11-24-sample&x=1", { ...MARKET, [ENTRY]: sampleNewsEntry })).html();

    expect(html).toContain("<title>見本のモデルを公開しました | まちのね</title>");
    expect(html).toContain('<meta name="description" content="見本の要約です。"');
    expect(html).toContain('<link rel="canonical" href="https://site.test/news?id=2026-11-24-sample"');
  });

  it.each([
    ["a piece that is not there", "/news?id=2020-01-01-none", { "GET /api/content/news/2020-01-01-none": refused(404) }],
    ["a kind that is none", "/news?category=ad", {}],
  ])("is no page for %s", async (_name, path, answers) => {
    const visit = await visitSite(path, { ...MARKET, ...answers });

    expect([visit.status, robotsOf(visit.html())]).toEqual([404, "noindex"]);
  });

  it("says that news could not be loaded", async () => {
    const visit = await visitSite("/news", MARKET);

    expect(visit.status).toBe(200);
    expect(textOf(visit.html())).toContain("再試行");
  });
});
