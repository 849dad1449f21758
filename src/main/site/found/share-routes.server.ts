import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import type { Card } from "#domain/sharing/cards/types.ts";
import type { CardThread } from "#domain/sharing/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { FindCard } from "./find-card.ts";

type ShareParts = {
  readonly findCard: FindCard;
  readonly cards: Pick<CardThread, "draw">;
  readonly clock: Clock;
  readonly callerKey: CallerKey;
};

/** Of one address; who shows links asks for a picture once and keeps it. */
const ALLOWANCE = { capacity: 60, perSecond: 2 };
/** Raised when cards are drawn otherwise: who has kept one then asks anew. */
const DRAWING = "1";
const AN_HOUR = "public, max-age=3600";
const A_MINUTE = "public, max-age=60";
/** Some 800 pictures. */
const MOST_BYTES = 40_000_000;
const FIXED = new URL("../../../web/app/layout/share.png", import.meta.url);

/** `/share/{kind}/{key}.png`: the card of a page. All of it is looked up under the key: no address makes the server write words of its own. */
export function shareRoutes({ findCard, cards, clock, callerKey }: ShareParts): Hono {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({ maxSize: MOST_BYTES, sizeCalculation: ({ byteLength }) => byteLength });
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  /** Several who ask for one picture wait for one drawing. */
  const pictureOf = (card: Card, tag: string) => {
    const known = kept.get(tag);
    if (known) return known;
    const drawing =
      underWay.get(tag) ??
      cards.draw(card).then((drawn) => {
        underWay.delete(tag);
        const png = drawn.ok ? new Uint8Array(drawn.png) : null;
        if (png) kept.set(tag, png);
        return png;
      });
    underWay.set(tag, drawing);
    return drawing;
  };
  const app = new Hono();
  app.get("/share/site.png", fixed);
  app.get("/share/:kind/:file{.+[.]png}", rateLimit(ALLOWANCE, clock, callerKey), async (c) => {
    const found = await findCard(c.req.param("kind"), c.req.param("file").slice(0, -".png".length));
    if (!found.ok) return found.reason === "missing" ? c.text("Not found", 404) : fixed(c);
    const tag = tagOf(found.card);
    const headers = { etag: tag, "cache-control": AN_HOUR };
    if (c.req.header("if-none-match") === tag) return c.body(null, 304, headers);
    const png = await pictureOf(found.card, tag);
    return png === null ? fixed(c) : c.body(png, 200, { ...headers, "content-type": "image/png" });
  });
  return app;
}

/** What can be shown where no card can be drawn now. */
async function fixed(c: Context): Promise<Response> {
  return c.body(new Uint8Array(await readFile(FIXED)), 200, { "content-type": "image/png", "cache-control": A_MINUTE });
}

function tagOf(card: Card): string {
  return `"${createHash("sha256")
    .update(`${DRAWING}${JSON.stringify(card)}`)
    .digest("base64url")
    .slice(0, 27)}"`;
}
