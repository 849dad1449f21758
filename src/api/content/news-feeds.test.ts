import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import type { NewsEntry } from "#domain/content/types.ts";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { newsFeeds } from "./news-feeds.ts";

const NOW = new Date("2026-11-25T00:00:00Z");

function aPiece(id: string, publishedAt: string, title = id): NewsEntry {
  return { id, category: "data", publishedAt: new Date(publishedAt), title, summary: `${title}の要約。`, blocks: [] };
}
const NEWS = [
  aPiece("2026-11-21-old", "2026-11-21T00:00:00Z"),
  aPiece("2026-11-24-new", "2026-11-24T01:02:03Z", "価格 <100万円> & 「]]>」の見直し"),
  aPiece("2026-11-26-draft", "2026-11-26T00:00:00Z"),
];

function feeds(news: readonly NewsEntry[] = NEWS) {
  const clock = movableClock(NOW);
  const app = newsFeeds({ clock, content: { news }, origin: () => "https://site.test/" });
  return { clock, ask: (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }) };
}
const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ["item", "entry", "link"].includes(name) });

async function parsed(path: string, news?: readonly NewsEntry[]) {
  const answer = await feeds(news).ask(path);
  const text = await answer.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return { answer, read: parser.parse(text) };
}

describe("news as RSS 2.0", () => {
  it("are what is published, the newest first, as a stranger's parser reads them", async () => {
    const { answer, read } = await parsed("/news/rss.xml");

    expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(read.rss["@_version"]).toBe("2.0");
    expect(read.rss.channel).toMatchObject({ title: "まちのねのお知らせ", language: "ja", lastBuildDate: "Tue, 24 Nov 2026 01:02:03 GMT" });
    expect(read.rss.channel.item.map((item: { link: readonly string[] }) => item.link[0])).toEqual([
      "https://site.test/news?id=2026-11-24-new",
      "https://site.test/news?id=2026-11-21-old",
    ]);
    expect(read.rss.channel.item[0]).toMatchObject({
      title: "価格 <100万円> & 「]]>」の見直し",
      pubDate: "Tue, 24 Nov 2026 01:02:03 GMT",
      category: "データ更新",
    });
  });
});

describe("news as Atom", () => {
  it("are the same, each with an id that stays", async () => {
    const { answer, read } = await parsed("/news/atom.xml");

    expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(read.feed).toMatchObject({ id: "https://site.test/news", updated: "2026-11-24T01:02:03.000Z" });
    expect(read.feed.entry.map(({ id }: { id: string }) => id)).toEqual([
      "https://site.test/news?id=2026-11-24-new",
      "https://site.test/news?id=2026-11-21-old",
    ]);
    expect(read.feed.link).toContainEqual({ "@_rel": "self", "@_href": "https://site.test/news/atom.xml" });
  });
});

describe.each(["/news/rss.xml", "/news/atom.xml"])("%s", (path) => {
  it("is well-formed without any news", async () => {
    const { read } = await parsed(path, []);

    expect(read.rss?.channel.item ?? read.feed?.entry).toBeUndefined();
  });

  it("is not sent again to who has it, by its tag or by its time", async () => {
    const { ask } = feeds();
    const { headers } = await ask(path);
    const tag = headers.get("etag") ?? "";

    expect([headers.get("last-modified"), headers.get("cache-control")]).toEqual(["Tue, 24 Nov 2026 01:02:03 GMT", "public, max-age=300"]);
    expect((await ask(path, { "if-none-match": tag })).status).toBe(304);
    expect((await ask(path, { "if-modified-since": "Tue, 24 Nov 2026 01:02:03 GMT" })).status).toBe(304);
    expect((await ask(path, { "if-modified-since": "Tue, 24 Nov 2026 01:02:02 GMT" })).status).toBe(200);
    expect((await ask(path, { "if-none-match": '"other"', "if-modified-since": "Wed, 25 Nov 2026 00:00:00 GMT" })).status).toBe(200);
  });

  it("is another one when a draft becomes news", async () => {
    const { clock, ask } = feeds();
    const { headers } = await ask(path);
    clock.advance(days(1));
    const later = await ask(path, { "if-none-match": headers.get("etag") ?? "" });

    expect(later.status).toBe(200);
    expect(await later.text()).toContain("2026-11-26-draft");
  });

  it("holds no more than the newest twenty", async () => {
    const many = Array.from({ length: 25 }, (_, at) => aPiece(`2026-10-${at + 1}-n`, new Date(Date.UTC(2026, 9, at + 1)).toISOString()));
    const { read } = await parsed(path, many);

    expect(read.rss?.channel.item ?? read.feed?.entry).toHaveLength(20);
  });
});
