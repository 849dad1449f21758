import { Feed } from "feed";
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { CATEGORY_WORDS } from "#domain/content/news-categories.ts";
import { publishedNews } from "#domain/content/published-news.ts";
import type { NewsEntry, SiteContent } from "#domain/content/types.ts";
import type { Clock } from "#platform/clock.ts";
import { ATOM_PATH, RSS_PATH } from "#wire/content/news-feeds.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";

export type FeedDeps = {
  readonly clock: Clock;
  /** Drafts included: the clock decides what is told. */
  readonly content: Pick<SiteContent, "news">;
  /** Where people reach the site. Asked at every call. */
  readonly origin: () => string;
};

/** Whoever reads along asks now and then: what is older has been read. */
const MOST_ENTRIES = 20;
const FOR_FIVE_MINUTES = "public, max-age=300";

/** News for readers of feeds: RSS 2.0 and Atom (RFC 4287). Answers 304 to who has the newest already. */
export function newsFeeds({ clock, content, origin }: FeedDeps): Hono {
  const app = new Hono();
  const answer = (c: Context, write: (feed: Feed) => string, type: string): Response => {
    const entries = publishedNews(content.news, clock.now()).slice(0, MOST_ENTRIES);
    const changedAt = entries[0]?.publishedAt ?? null;
    c.header("cache-control", FOR_FIVE_MINUTES);
    if (changedAt) c.header("last-modified", changedAt.toUTCString());
    if (changedAt && isKnown(c, changedAt)) return c.body(null, 304);
    return c.body(write(feedOf(entries, origin(), changedAt ?? clock.now())), 200, { "content-type": `${type}; charset=utf-8` });
  };
  app.get(RSS_PATH, etag(), (c) => answer(c, (feed) => feed.rss2(), "application/rss+xml"));
  app.get(ATOM_PATH, etag(), (c) => answer(c, (feed) => feed.atom1(), "application/atom+xml"));
  return app;
}

/** By the time alone, where no tag is sent along: a tag says more (RFC 9110, 13.1.3). */
function isKnown({ req }: Context, changedAt: Date): boolean {
  const since = Date.parse(req.header("if-modified-since") ?? "");
  return req.header("if-none-match") === undefined && since >= Math.floor(changedAt.getTime() / 1000) * 1000;
}

function feedOf(entries: readonly NewsEntry[], origin: string, updated: Date): Feed {
  const at = (path: string) => new URL(path, origin).href;
  const feed = new Feed({
    ...{ id: at("/news"), link: at("/news"), title: `${SERVICE_NAME}のお知らせ`, language: "ja", updated, generator: false },
    description: "新機能、データ更新、メンテナンス、モデルのお知らせです。",
    author: { name: SERVICE_NAME },
    feedLinks: { rss: at(RSS_PATH), atom: at(ATOM_PATH) },
  });
  for (const { id, title, summary, category, publishedAt } of entries) {
    const link = at(`/news?id=${id}`);
    const told = { id: link, link, title, description: summary, date: publishedAt, published: publishedAt };
    feed.addItem({ ...told, category: [{ name: CATEGORY_WORDS[category], term: category }] });
  }
  return feed;
}
