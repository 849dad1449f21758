import { setImmediate } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import { SitemapIndexStream, SitemapStream } from "sitemap";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { LONG_LISTS, type LongList, type SiteMapSource } from "#domain/sharing/index.server.ts";
import type { MapEntry } from "#domain/sharing/sitemap/types.ts";
import { minutes } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import { type Crawling, robotsText } from "./robots-text.ts";

type MapParts = {
  readonly map: SiteMapSource;
  /** Pages of which there are few: screens, what is told of areas, and pieces of news. */
  readonly entries: Readonly<Record<ShortList, () => Promise<readonly MapEntry[]>>>;
  /** Null: cannot be told yet. */
  readonly crawling: () => Promise<Crawling | null>;
  readonly origin: () => string;
  readonly clock: Clock;
  readonly callerKey: CallerKey;
};

const SHORT_LISTS = ["pages", "areas", "news"] as const;
type ShortList = (typeof SHORT_LISTS)[number];

const ALLOWANCE = { capacity: 30, perSecond: 0.5 };
const KEPT_FOR = minutes(10);
/** A file of 10,000 addresses takes 1.5 MB. */
const MOST_BYTES = 16_000_000;
/** Some milliseconds' work. */
const AT_ONCE = 100;
const XML = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" };
const NO_NAMES = { news: false, video: false, xhtml: false, image: false };

/** `/robots.txt` and the map of the site: an index and its files, made when they are asked for and kept for ten minutes. */
export function mapRoutes({ map, entries, crawling, origin, clock, callerKey }: MapParts): Hono {
  const kept = new LRUCache<string, string>({
    ...{ maxSize: MOST_BYTES, sizeCalculation: (text: string) => text.length + 1, ttl: KEPT_FOR, ttlResolution: 0 },
    perf: { now: () => clock.now().getTime() },
  });
  const underWay = new Map<string, Promise<string>>();
  const once = (name: string, make: () => Promise<string>): Promise<string> => {
    const known = kept.get(name);
    if (known !== undefined) return Promise.resolve(known);
    const making = underWay.get(name) ?? make().finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making.then((text) => {
      kept.set(name, text);
      return text;
    });
  };
  const filesOf = async () => {
    const counted = await Promise.all(LONG_LISTS.map(async (list) => ({ list, files: await map.files(list) })));
    return [...SHORT_LISTS, ...counted.flatMap(({ list, files }) => Array.from({ length: files }, (_, i) => `${list}-${i + 1}`))];
  };
  const answer = async (c: Context, make: () => Promise<string>) => {
    const how = await crawling();
    if (how === null) return c.text("Unavailable", 503, { "retry-after": "5" });
    if (how === "closed") return c.text("Not found", 404);
    return c.body(await once(c.req.path, make), 200, XML);
  };
  const app = new Hono();
  const limit = rateLimit(ALLOWANCE, clock, callerKey);
  app.get("/robots.txt", async (c) => {
    const how = await crawling();
    if (how === null) return c.text("Unavailable", 503, { "retry-after": "5" });
    return c.text(robotsText(how, origin()), 200, { "cache-control": "public, max-age=600" });
  });
  app.get("/sitemap.xml", limit, (c) => answer(c, async () => indexXml(await filesOf(), origin())));
  app.get("/sitemaps/:file{[a-z]+(?:-[0-9]{1,2})?[.]xml}", limit, async (c) => {
    const name = c.req.param("file").slice(0, -".xml".length);
    const list = SHORT_LISTS.find((short) => short === name);
    if (list) return answer(c, () => urlsXml(asOne(entries[list]), origin()));
    const [long, file] = name.split("-");
    const known = LONG_LISTS.find((one): one is LongList => one === long);
    const number = Number(file);
    if (!known || !(number >= 1 && number <= (await map.files(known)))) return c.text("Not found", 404);
    return answer(c, () => urlsXml(map.entries(known, number), origin()));
  });
  return app;
}

async function* asOne(find: () => Promise<readonly MapEntry[]>) {
  yield await find();
}

function indexXml(files: readonly string[], origin: string): Promise<string> {
  const stream = new SitemapIndexStream();
  for (const file of files) stream.write({ url: `${origin}/sitemaps/${file}.xml` });
  stream.end();
  return textOf(stream);
}

async function urlsXml(parts: AsyncIterable<readonly MapEntry[]>, origin: string): Promise<string> {
  const stream = new SitemapStream({ hostname: origin, lastmodDateOnly: true, xmlns: NO_NAMES });
  const text = textOf(stream);
  let written = 0;
  for await (const part of parts) {
    for (const { path, changedOn } of part) {
      stream.write(changedOn === null ? { url: path } : { url: path, lastmod: changedOn });
      written += 1;
      // Others are answered meanwhile.
      if (written % AT_ONCE === 0) await setImmediate();
    }
  }
  stream.end();
  return text;
}

async function textOf(stream: AsyncIterable<Buffer | string>): Promise<string> {
  const parts: string[] = [];
  for await (const part of stream) parts.push(String(part));
  return parts.join("");
}
