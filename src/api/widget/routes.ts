import { createRoute } from "@hono/zod-openapi";
import { INVALID, jsonAnswer, jsonBody, PREPARING, UNREADABLE, WIDGET_ONLY } from "#api/http/service.ts";
import {
  checkedHomeSchema,
  checkerAnswerSchema,
  checkerSizesSchema,
  checkerSuggestionsSchema,
  checkerSuggestQuerySchema,
} from "./schemas.ts";

const tags = ["widget"];
const security = [{ widgetVisit: [] }];
const FROM_THE_FRAME = "埋め込みの枠のページが、開いたときに受け取ったトークンで呼び出します。";

export const assessRoute = createRoute({
  method: "post",
  path: "/assessments",
  tags,
  security,
  summary: "価格チェッカーで価格を調べる",
  description: `${FROM_THE_FRAME}価格を返したときだけ、キーの回数に数えます。`,
  request: { body: jsonBody(checkedHomeSchema) },
  responses: {
    200: jsonAnswer(checkerAnswerSchema, "価格、または価格を示せない理由"),
    ...WIDGET_ONLY,
    ...UNREADABLE,
    ...INVALID,
    ...PREPARING,
  },
});

export const suggestionsRoute = createRoute({
  method: "get",
  path: "/suggestions",
  tags,
  security,
  summary: "価格チェッカーの場所の候補",
  description: FROM_THE_FRAME,
  request: { query: checkerSuggestQuerySchema },
  responses: { 200: jsonAnswer(checkerSuggestionsSchema, "候補"), ...WIDGET_ONLY, ...INVALID },
});

export const sizesRoute = createRoute({
  method: "get",
  path: "/sizes",
  tags,
  summary: "価格チェッカーの大きさ",
  description: "価格を調べる前に読み込むものの大きさです。配信している内容を測っています。",
  responses: { 200: jsonAnswer(checkerSizesSchema, "gzip圧縮後の大きさ") },
});

export const widgetRoutes = [assessRoute, suggestionsRoute, sizesRoute];
