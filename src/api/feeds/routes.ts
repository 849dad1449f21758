import { createRoute, z } from "@hono/zod-openapi";
import { BUSY, COMPANY_KEY_ONLY, CONFLICT, INVALID, jsonAnswer, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import { feedReportSchema, feedRunsSchema, sentPhotoSchema } from "./schemas.ts";

const tags = ["feeds"];
const security = [{ companyKey: [] }];
const yes = z.enum(["true", "false"]).default("false");
const id = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
  .openapi({ type: "integer", minimum: 1 });

const binary = { schema: { type: "string", format: "binary" } } as const;

export const templateRoute = createRoute({
  method: "get",
  path: "/template.csv",
  tags,
  summary: "物件ファイルのひな形(CSV)",
  description: "見出しと、公開されない架空の例が3件あります。列の説明は docs/data.md の「物件ファイル」にあります。",
  responses: { 200: { description: "ひな形", content: { "text/csv": binary } } },
});

export const jsonTemplateRoute = createRoute({
  method: "get",
  path: "/template.json",
  tags,
  summary: "物件ファイルのひな形(JSON)",
  description: "CSV のひな形と同じ3件を、JSON の項目名で書いたものです。使わない項目は null にするか、省きます。",
  responses: { 200: { description: "ひな形", content: { "text/plain": { schema: z.string() } } } },
});

export const sendFeedRoute = createRoute({
  method: "post",
  path: "",
  tags,
  security,
  summary: "物件ファイルを送る",
  description:
    "CSV(UTF-8、Shift_JIS)か JSON(物件の配列、または1行に1件)をそのまま本文に入れます。64MBまで。`mode=full` では、ファイルにない物件の掲載を終えます。" +
    "空、または前より大きく減ったファイルでは、確認されるまで終えません(`confirm=true`、または確認の操作)。`dry=true` は、何が変わるかだけを答えます。" +
    "読めないファイルは、何も保存せずに 422 で答えます。",
  request: {
    query: z.object({
      mode: z.enum(["full", "delta"]),
      dry: yes,
      confirm: yes,
      name: z.string().max(120).optional().openapi({ description: "記録に残すファイルの名前", example: "bukken.csv" }),
    }),
    body: { required: true, content: { "text/csv": binary, "application/json": binary, "application/octet-stream": binary } },
  },
  responses: {
    200: jsonAnswer(feedReportSchema, "取り込んだ結果と、取り込まなかった行"),
    422: jsonAnswer(feedReportSchema, "読めないファイル。何も保存していません"),
    ...UNREADABLE,
    ...COMPANY_KEY_ONLY,
    ...BUSY,
  },
});

export const feedRunsRoute = createRoute({
  method: "get",
  path: "/runs",
  tags,
  security,
  summary: "送ったファイルの記録",
  responses: { 200: jsonAnswer(feedRunsSchema, "新しい順に50件"), ...COMPANY_KEY_ONLY },
});

export const feedRunRoute = createRoute({
  method: "get",
  path: "/runs/{id}",
  tags,
  security,
  summary: "送ったファイルの結果",
  request: { params: z.object({ id }) },
  responses: { 200: jsonAnswer(feedReportSchema, "結果と、取り込まなかった行"), ...COMPANY_KEY_ONLY, ...NOT_FOUND },
});

export const confirmFeedRoute = createRoute({
  method: "post",
  path: "/runs/{id}/confirm",
  tags,
  security,
  summary: "ファイルにない物件の掲載を終える",
  description: "空、または大きく減ったファイルのあとで、物件がなくなったことを確かめたときに使います。",
  request: { params: z.object({ id }) },
  responses: { 200: jsonAnswer(feedReportSchema, "結果"), ...COMPANY_KEY_ONLY, ...NOT_FOUND, ...CONFLICT },
});

export const sendPhotoRoute = createRoute({
  method: "post",
  path: "/photos",
  tags,
  security,
  summary: "物件に写真を加える",
  description:
    "画像(JPEG・PNG・WebP・GIF・AVIF、15MB まで)をそのまま本文に入れます。位置情報などは取り除き、物件ファイルの写真の後ろに並べます。同じ写真は一度だけ残し、1物件60枚までです。",
  request: {
    query: z.object({ reference: z.string().min(1).max(120).openapi({ description: "物件番号", example: "A-1" }) }),
    body: { required: true, content: { "application/octet-stream": binary } },
  },
  responses: {
    200: jsonAnswer(sentPhotoSchema, "残した写真。isAdded が false のときは、同じ写真があるか、60枚に達しています"),
    ...UNREADABLE,
    ...INVALID,
    ...COMPANY_KEY_ONLY,
    ...NOT_FOUND,
    ...BUSY,
  },
});

export const feedRoutes = [templateRoute, jsonTemplateRoute, sendFeedRoute, sendPhotoRoute, feedRunsRoute, feedRunRoute, confirmFeedRoute];
