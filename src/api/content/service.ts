import type { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import { newService } from "#api/http/service.ts";
import { newsBeside, publishedNews } from "#domain/content/published-news.ts";
import type { NewsHead, SiteContent } from "#domain/content/types.ts";
import type { Clock } from "#platform/clock.ts";
import { accessibilityRoute, faqRoute, newsEntryRoute, newsRoute } from "./routes.ts";
import type { NewsHeadResponse } from "./schemas.ts";

export type ContentDeps = {
  readonly clock: Clock;
  /** Drafts included: the clock decides what is told. */
  readonly content: SiteContent;
};

const PAGE_SIZE = 20;
/** A draft becomes news by the clock alone. */
const FOR_A_MINUTE = { "cache-control": "public, max-age=60" };

/** お知らせ that are published, the questions of pages, and what was tested of accessibility. */
export function contentService({ clock, content: { news, faq, accessibility } }: ContentDeps): OpenAPIHono {
  const service = newService();

  service.openapi(newsRoute, (c) => {
    const { category = null, page } = c.req.valid("query");
    const all = publishedNews(news, clock.now(), category);
    const items = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(headOf);
    return c.json({ items, total: all.length, page, pageSize: PAGE_SIZE }, 200, FOR_A_MINUTE);
  });

  service.openapi(newsEntryRoute, (c) => {
    const found = newsBeside(news, c.req.valid("param").id, clock.now());
    if (found === null) return problem(c, "not-found");
    const { entry, newer, older } = found;
    return c.json(
      { ...headOf(entry), blocks: entry.blocks, newer: newer && linkOf(newer), older: older && linkOf(older) },
      200,
      FOR_A_MINUTE,
    );
  });

  service.openapi(faqRoute, (c) => {
    const found = faq.find(({ topic }) => topic === c.req.valid("param").topic);
    return found ? c.json(found, 200, FOR_A_MINUTE) : problem(c, "not-found");
  });

  service.openapi(accessibilityRoute, (c) => c.json(accessibility, 200, FOR_A_MINUTE));
  return service;
}

function headOf({ id, category, publishedAt, title, summary }: NewsHead): NewsHeadResponse {
  return { id, category, publishedAt: publishedAt.toISOString(), title, summary };
}

function linkOf({ id, title }: NewsHead) {
  return { id, title };
}
