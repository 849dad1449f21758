import { createRoute, z } from "@hono/zod-openapi";
import { BUSY, CONFLICT, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, STAFF_ONLY, UNREADABLE } from "#api/http/service.ts";
import { security, tags } from "./company-routes.ts";
import { feedRunsQuerySchema, feedRunsSchema, rejectionsSchema, uploadedRunSchema, uploadFormSchema } from "./upload-schemas.ts";

const params = z.object({ id: z.coerce.number().int().min(1).max(1_000_000_000_000) });
const RUN = { 200: jsonAnswer(uploadedRunSchema, "取り込みの結果"), ...MEMBERS_ONLY, ...STAFF_ONLY };

export const uploadRoute = createRoute({
  method: "post",
  path: "/uploads",
  tags,
  security,
  summary: "物件のファイルを取り込む、または何が変わるかを確かめる",
  description: "multipart/form-data で送ります。file は CSV か JSON、20MB まで。isDry が yes のときは、何も変えません。",
  request: { body: { required: true, content: { "multipart/form-data": { schema: uploadFormSchema } } } },
  responses: { ...RUN, ...UNREADABLE, ...INVALID, ...BUSY },
});

export const uploadsRoute = createRoute({
  method: "get",
  path: "/uploads",
  tags,
  security,
  summary: "取り込みの履歴",
  request: { query: feedRunsQuerySchema },
  responses: { 200: jsonAnswer(feedRunsSchema, "新しい順"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...INVALID },
});

export const uploadedRoute = createRoute({
  method: "get",
  path: "/uploads/{id}",
  tags,
  security,
  summary: "取り込みの結果",
  request: { params },
  responses: { ...RUN, ...NOT_FOUND },
});

export const rejectionsRoute = createRoute({
  method: "get",
  path: "/uploads/{id}/rejections",
  tags,
  security,
  summary: "取り込めなかった行のすべて",
  description: "表計算ソフトで開ける CSV の文字列です。数式として読まれる文字で始まる内容には、先頭に「'」を付けます。",
  request: { params },
  responses: { 200: jsonAnswer(rejectionsSchema, "行と理由"), ...MEMBERS_ONLY, ...STAFF_ONLY, ...NOT_FOUND },
});

export const confirmUploadRoute = createRoute({
  method: "post",
  path: "/uploads/{id}/confirmation",
  tags,
  security,
  summary: "ファイルにない物件の掲載を終える",
  description: "前より大きく減ったファイルでは、確かめるまで、ファイルにない物件をそのままにします。",
  request: { params, body: jsonBody(z.strictObject({})) },
  responses: { ...RUN, ...NOT_FOUND, ...CONFLICT, ...UNREADABLE, ...INVALID },
});

export const uploadRoutes = [uploadRoute, uploadsRoute, uploadedRoute, rejectionsRoute, confirmUploadRoute];
