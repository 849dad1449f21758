import { createRoute, z } from "@hono/zod-openapi";
import { AGREED_ONLY, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import { KYUGAKE_NOTICES } from "#domain/queries/notices/types.ts";

const tags = ["mypage"];
const security = [{ accessToken: [] }];
const params = z.object({ id: z.string().max(40) });
const noticeSchema = z
  .strictObject({
    /** `at-once`: A at once, the others once a day. */
    kyugake: z.enum(KYUGAKE_NOTICES),
  })
  .openapi("QueryNotice");

export const noticeRoute = createRoute({
  method: "get",
  path: "/queries/{id}/notice",
  tags,
  security,
  summary: "保存した条件のお知らせの頻度",
  request: { params },
  responses: { 200: jsonAnswer(noticeSchema, "お知らせの頻度"), ...MEMBERS_ONLY, ...NOT_FOUND },
});

export const chooseNoticeRoute = createRoute({
  method: "put",
  path: "/queries/{id}/notice",
  tags,
  security,
  summary: "お知らせの頻度を選ぶ",
  description: "最後に選んだものが残ります。",
  request: { params, body: jsonBody(noticeSchema) },
  responses: { 200: jsonAnswer(noticeSchema, "選んだ頻度"), ...MEMBERS_ONLY, ...AGREED_ONLY, ...NOT_FOUND, ...UNREADABLE, ...INVALID },
});

export const noticeRoutes = [noticeRoute, chooseNoticeRoute];
