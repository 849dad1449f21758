import { XMLParser, XMLValidator } from "fast-xml-parser";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import type { Card } from "#domain/sharing/cards/types.ts";
import type { CardThread, SiteMapSource } from "#domain/sharing/index.server.ts";
import type { MapEntry } from "#domain/sharing/sitemap/types.ts";
import { movableClock } from "#platform/clock.ts";
import { siteScreens } from "#web/app/found/site-screens.ts";
import { siteRouter } from "#web/router.tsx";
import { PLAIN_MAPS } from "#wire/site-maps.ts";
import { foundRoutes } from "./found-routes.server.ts";
import { isListed } from "./map-entries.ts";

const clock = movableClock(new Date("2026-12-01T00:00:00Z"));
const screens = siteScreens(Object.values(siteRouter().routesById));
const PUBLIC = { "cache-control": "public, max-age=60" };
const CITIES = [{ cityCode: "13108", cityName: "江東区" }];
const REPORT = {
  subject: { kind: "building", name: "豊洲サンプル", cityName: "江東区", town: "豊洲", builtYear: 2008 },
  rating: { letter: "AA", overall: 82.6 },
  isSample: true,
};

/** The last of the evening in Japan is of the next day there. */
const NEWS = ["2026-11-01T00:00:00Z", "2026-11-02T00:00:00Z", "2026-11-03T16:00:00Z"].map((publishedAt, i) => ({
  ...{ id: `news-${i}`, title: `お知らせ${i}`, publishedAt },
}));

const market = { origin: "published", isAway: false, asked: 0 };
const drawn: Card[] = [];
const cards: { answer: Awaited<ReturnType<CardThread["draw"]>> } = { answer: { ok: true, png: Uint8Array.of(1, 2, 3) } };
const HOMES: readonly MapEntry[] = Array.from({ length: 25 }, (_, i) => ({ path: `/homes/k${i}`, changedOn: "2026-11-30" }));

function api(): Hono {
  return new Hono()
    .get("/api/estate/market", (c) => {
      market.asked += 1;
      return market.isAway
        ? c.json({ type: "/problems/internal", title: "x", status: 503 }, 503)
        : c.json({ origin: market.origin, cities: CITIES }, 200, PUBLIC);
    })
    .get("/api/estate/homes", (c) => c.json({ total: 149, items: [] }, 200, PUBLIC))
    .get("/api/estate/homes/areas", (c) =>
      c.json(
        {
          items: c.req.query("parent")
            ? [
                { code: "13108", name: "江東区", count: 3 },
                { code: "13101", name: "千代田区", count: 0 },
              ]
            : [{ code: "13", name: "東京都", count: 3 }],
        },
        200,
        PUBLIC,
      ),
    )
    .get("/api/content/news", (c) => {
      const page = Number(c.req.query("page"));
      return c.json({ items: NEWS.slice((page - 1) * 2, page * 2), total: NEWS.length, page, pageSize: 2 }, 200, PUBLIC);
    })
    .get("/api/content/news/:id", (c) => {
      const entry = NEWS.find(({ id }) => id === c.req.param("id"));
      return entry ? c.json(entry, 200, PUBLIC) : c.json({ type: "/problems/not-found", title: "x", status: 404 }, 404);
    })
    .get("/api/estate/risk/:key", (c) =>
      c.req.param("key") === "known" ? c.json(REPORT, 200, PUBLIC) : c.json({ type: "/problems/not-found", title: "x", status: 404 }, 404),
    );
}

const SITE = { operatorName: "", operatorAddress: "", licenceNumber: "", mode: "local", analyticsContainerId: null } as const;
const map: SiteMapSource = {
  files: async (list) => (list === "homes" ? 2 : 0),
  entries: async function* (_, file) {
    yield file === 1 ? HOMES.slice(0, 20) : HOMES.slice(20);
  },
};

function aFront(origin = "https://machi.example.jp") {
  const app = foundRoutes({
    ...{ api: api(), map, clock, callerKey: () => null, hasWorker: true },
    site: { screens: () => screens },
    cards: {
      draw: async (card) => {
        drawn.push(card);
        return cards.answer;
      },
    },
    context: {
      ...{ baseUrls: {}, maps: PLAIN_MAPS, site: { ...SITE, origin } },
    },
  });
  return async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
}

afterEach(() => {
  Object.assign(market, { origin: "published", isAway: false });
  cards.answer = { ok: true, png: Uint8Array.of(1, 2, 3) };
  drawn.length = 0;
});

type Listed = { readonly loc: string; readonly lastmod?: string };

/** The addresses of a file of the map, by a parser of others. */
async function listed(answer: Response, of: "sitemapindex" | "urlset"): Promise<readonly Listed[]> {
  const text = await answer.text();
  expect(XMLValidator.validate(text)).toBe(true);
  expect(answer.headers.get("content-type")).toContain("application/xml");
  const item = of === "urlset" ? "url" : "sitemap";
  const parsed = new XMLParser({ isArray: (name) => name === item, parseTagValue: false }).parse(text);
  return parsed[of][item];
}

describe("the map of the site", () => {
  it("has an index of all its files, each of which is there", async () => {
    const get = aFront();
    const files = (await listed(await get("/sitemap.xml"), "sitemapindex")).map(({ loc }) => loc);

    expect(files).toEqual(["pages", "areas", "news", "homes-1", "homes-2"].map((name) => `https://machi.example.jp/sitemaps/${name}.xml`));
    const all = (await Promise.all(files.map(async (file) => listed(await get(new URL(file).pathname), "urlset")))).flat();
    expect(new Set(all.map(({ loc }) => loc)).size).toBe(all.length);
    expect(all.filter(({ lastmod }) => lastmod === "2026-11-30").map(({ loc }) => new URL(loc).pathname)).toEqual(
      HOMES.map(({ path }) => path),
    );
  });

  it("names every open page without a parameter that may be listed, and no other", async () => {
    const paths = (await listed(await aFront()("/sitemaps/pages.xml"), "urlset")).map(({ loc }) => new URL(loc).pathname);
    const [may, mayNot] = [screens.filter(isListed), screens.filter((screen) => !isListed(screen))];

    expect(paths.toSorted()).toEqual(may.map(({ path }) => path).toSorted());
    expect(may.length).toBeGreaterThan(15);
    for (const { path } of mayNot) expect(paths).not.toContain(path);
    for (const path of ["/mypage", "/search/result", "/login", "/404", "/console", "/queries"])
      expect(mayNot.map((screen) => screen.path)).toContain(path);
  });

  it("names what there is of areas, as lists link to them", async () => {
    const urls = (await listed(await aFront()("/sitemaps/areas.xml"), "urlset")).map(({ loc }) =>
      loc.replace("https://machi.example.jp", ""),
    );

    expect(urls).toEqual(["/search?city=13108", "/risk/search_area?city=13108", "/search?area=13108"]);
  });

  it("names every piece of news with its day in Japan", async () => {
    const entries = await listed(await aFront()("/sitemaps/news.xml"), "urlset");

    expect(entries.map(({ loc, lastmod }) => [new URL(loc).search, lastmod])).toEqual([
      ["?id=news-0", "2026-11-01"],
      ["?id=news-1", "2026-11-02"],
      ["?id=news-2", "2026-11-04"],
    ]);
  });

  it.each(["/sitemaps/homes-3.xml", "/sitemaps/homes-0.xml", "/sitemaps/risk-1.xml", "/sitemaps/other.xml", "/sitemaps/pages-1.xml"])(
    "has no %s",
    async (path) => {
      expect((await aFront()(path)).status).toBe(404);
    },
  );
});

describe("what search engines may read", () => {
  const robots = async (origin?: string) => (await aFront(origin)("/robots.txt")).text();

  it("is all but the places of members, companies and programs, and the map is named", async () => {
    const text = await robots();
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);

    expect(text).toMatch(/^User-agent: \*\n/);
    expect(text).toContain("\nSitemap: https://machi.example.jp/sitemap.xml\n");
    expect(closed).toEqual(expect.arrayContaining(["/api/", "/console", "/admin", "/mypage"]));
    for (const { path } of screens.filter(isListed)) expect(closed.filter((start) => path.startsWith(start))).toEqual([]);
    expect(closed.filter((start) => "/share/homes/x.png".startsWith(start))).toEqual([]);
  });

  it("is nothing of a site of invented data, which has no map, but on one's own machine", async () => {
    market.origin = "sample";

    expect(await robots()).toBe("User-agent: *\nDisallow: /\n");
    expect((await aFront()("/sitemap.xml")).status).toBe(404);
    expect(await robots("http://localhost:3000")).toContain("Sitemap: http://localhost:3000/sitemap.xml");
  });

  it("is not told before it is known", async () => {
    market.isAway = true;

    for (const path of ["/robots.txt", "/sitemap.xml"]) expect((await aFront()(path)).status).toBe(503);
  });
});

describe("the card of a page", () => {
  it("is drawn once of what the page tells, kept, and not sent to who has it", async () => {
    const get = aFront();
    const [first, second] = [await get("/share/risk/known.png"), await get("/share/risk/known.png")];
    const third = await get("/share/risk/known.png", { "if-none-match": first.headers.get("etag") ?? "" });

    expect([first.headers.get("content-type"), new Uint8Array(await second.arrayBuffer())]).toEqual(["image/png", Uint8Array.of(1, 2, 3)]);
    expect(third.status).toBe(304);
    expect(drawn.map(({ title, isSample }) => [title, isSample])).toEqual([["豊洲サンプルのリスク診断", true]]);
  });

  it("of a piece of news has its title and its day", async () => {
    expect((await aFront()("/share/news/news-2.png")).status).toBe(200);
    expect(drawn).toMatchObject([{ title: "お知らせ2", lines: ["2026年11月4日"] }]);
  });

  it("is drawn once for many who ask at once", async () => {
    const get = aFront();
    await Promise.all(Array.from({ length: 8 }, () => get("/share/areas/13108.png")));

    expect(drawn.map(({ lines }) => lines[0])).toEqual(["売出物件 149件"]);
  });

  it.each([
    "/share/risk/unknown.png",
    "/share/areas/99999.png",
    "/share/news/none.png",
    "/share/screens/mypage.png",
    "/share/screens/%E6%96%87%E5%AD%97.png",
    "/share/words/%E6%96%87%E5%AD%97.png",
    "/share/constructor/x.png",
    "/share/risk/known",
  ])("%s is not: no address makes the server draw words of its own", async (path) => {
    expect([(await aFront()(path)).status, drawn]).toEqual([404, []]);
  });

  it("is the picture of the site, for a minute, where it cannot be drawn now", async () => {
    cards.answer = { ok: false, reason: "busy" };
    const busy = await aFront()("/share/screens/accuracy.png");
    market.isAway = true;
    const away = await aFront()("/share/areas/13108.png");

    for (const answer of [busy, away]) {
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=60"]);
      expect(Buffer.from(await answer.arrayBuffer()).readUInt32BE(16)).toBe(1200);
    }
  });

  it("is there for every screen that is listed", async () => {
    const get = aFront();
    for (const { name } of screens.filter(isListed)) expect((await get(`/share/screens/${name}.png`)).status, name).toBe(200);
    expect(new Set(drawn.map(({ title }) => title)).size).toBe(drawn.length);
  });
});

describe("what browsers ask for by fixed names", () => {
  it("is a manifest whose icons are there, as large as it says", async () => {
    const get = aFront();
    const manifest = await (await get("/manifest.webmanifest")).json();

    expect(manifest).toMatchObject({ name: "まちのね", start_url: "/", scope: "/" });
    for (const { src, sizes } of manifest.icons) {
      const bytes = Buffer.from(await (await get(src)).arrayBuffer());
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it.each([
    ["/favicon.ico", "image/x-icon"],
    ["/icons/apple-touch-icon.png", "image/png"],
  ])("is %s", async (path, type) => expect((await aFront()(path)).headers.get("content-type")).toBe(type));

  it("is a page for when there is no network, which asks for nothing and is listed nowhere", async () => {
    const answer = await aFront()("/offline.html");
    const text = await answer.text();

    expect([answer.status, answer.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
    expect(text).toContain("インターネットに接続していません");
    expect(text).not.toMatch(/<script|<link|src=|url\(/);
  });
});
