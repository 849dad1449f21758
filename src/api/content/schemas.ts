import { z } from "@hono/zod-openapi";
import { blockSchema } from "#api/http/text-blocks.ts";
import { FAQ_TOPICS, NEWS_CATEGORIES } from "#domain/content/types.ts";

const newsId = z.string().max(80).openapi({ example: "2026-11-21-price-and-accuracy" });

const head = {
  id: newsId,
  category: z.enum(NEWS_CATEGORIES),
  publishedAt: z.iso.datetime(),
  title: z.string(),
  summary: z.string(),
};
const headSchema = z.object(head).openapi("NewsHead");

export const newsPageSchema = z
  .object({
    items: z.array(headSchema).readonly(),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  })
  .openapi("NewsPage");

const besideSchema = z.object({ id: newsId, title: z.string() }).nullable();

export const newsEntrySchema = z
  .object({
    ...head,
    blocks: z.array(blockSchema).readonly(),
    newer: besideSchema.openapi({ description: "次に新しいお知らせ。ないときは null です。" }),
    older: besideSchema.openapi({ description: "次に古いお知らせ。ないときは null です。" }),
  })
  .openapi("NewsEntry");

export const faqSchema = z
  .object({
    topic: z.enum(FAQ_TOPICS),
    title: z.string(),
    questions: z.array(z.object({ id: z.string(), question: z.string(), answer: z.array(blockSchema).readonly() })).readonly(),
  })
  .openapi("FaqTopic");

export const accessibilitySchema = z
  .object({
    standard: z.string().openapi({ example: "JIS X 8341-3:2016" }),
    target: z.literal("AA"),
    testedOn: z.iso.date(),
    tool: z.object({ name: z.string(), version: z.string() }),
    criteria: z
      .array(
        z.object({
          id: z.string().openapi({ example: "1.4.3" }),
          level: z.enum(["A", "AA"]),
          name: z.string(),
          applies: z.boolean().openapi({ description: "このサイトにあてはまる内容があるか。" }),
          tool: z.enum(["pass", "none"]).nullable().openapi({ description: "機械の検査。none は、検査の規則がない達成基準です。" }),
          hand: z.enum(["pass", "unchecked"]).nullable().openapi({ description: "操作の試験。unchecked は未確認です。" }),
          test: z.string().nullable(),
          note: z.string(),
        }),
      )
      .readonly(),
  })
  .openapi("AccessibilityReport");

/** More pages than ever will be. */
const MOST_PAGES = 10_000;

export const newsQuery = z.object({
  category: z.enum(NEWS_CATEGORIES).optional(),
  page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1),
});
export const newsParams = z.object({ id: newsId });
export const faqParams = z.object({ topic: z.enum(FAQ_TOPICS) });

export type NewsHeadResponse = z.infer<typeof headSchema>;
