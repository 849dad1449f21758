import { createRoute } from "@hono/zod-openapi";
import { INVALID, jsonAnswer, NOT_FOUND } from "#api/http/service.ts";
import { differencesQuery, differencesSchema, documentParams, legalDocumentSchema, versionQuery } from "./schemas.ts";

const tags = ["legal"];

export const legalDocumentRoute = createRoute({
  method: "get",
  path: "/legal/{document}",
  tags,
  summary: "利用規約・プライバシーポリシー・事業者向け利用規約の本文と版の一覧",
  description: "version を省くと、いま効力のある版です。",
  request: { params: documentParams, query: versionQuery },
  responses: { 200: jsonAnswer(legalDocumentSchema, "本文と版の一覧"), ...NOT_FOUND, ...INVALID },
});

export const differencesRoute = createRoute({
  method: "get",
  path: "/legal/{document}/differences",
  tags,
  summary: "2つの版の違い",
  description: "同じ行は含みません。",
  request: { params: documentParams, query: differencesQuery },
  responses: { 200: jsonAnswer(differencesSchema, "版の違い"), ...NOT_FOUND, ...INVALID },
});

export const legalRoutes = [legalDocumentRoute, differencesRoute];
