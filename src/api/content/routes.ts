import { createRoute } from "@hono/zod-openapi";
import { INVALID, jsonAnswer, NOT_FOUND } from "#api/http/service.ts";
import { accessibilitySchema, faqParams, faqSchema, newsEntrySchema, newsPageSchema, newsParams, newsQuery } from "./schemas.ts";

const tags = ["content"];

export const newsRoute = createRoute({
  method: "get",
  path: "/news",
  tags,
  summary: "お知らせの一覧",
  description: "公開の日時を過ぎたものだけです。新しい順に20件ずつです。",
  request: { query: newsQuery },
  responses: { 200: jsonAnswer(newsPageSchema, "お知らせ"), ...INVALID },
});

export const newsEntryRoute = createRoute({
  method: "get",
  path: "/news/{id}",
  tags,
  summary: "1件のお知らせ",
  request: { params: newsParams },
  responses: { 200: jsonAnswer(newsEntrySchema, "本文と、その前後のお知らせ"), ...NOT_FOUND, ...INVALID },
});

export const faqRoute = createRoute({
  method: "get",
  path: "/faq/{topic}",
  tags,
  summary: "よくある質問",
  request: { params: faqParams },
  responses: { 200: jsonAnswer(faqSchema, "質問と答え"), ...NOT_FOUND, ...INVALID },
});

export const accessibilityRoute = createRoute({
  method: "get",
  path: "/accessibility",
  tags,
  summary: "アクセシビリティの試験の結果",
  responses: { 200: jsonAnswer(accessibilitySchema, "達成基準ごとの結果") },
});

export const contentRoutes = [newsRoute, newsEntryRoute, faqRoute, accessibilityRoute];
