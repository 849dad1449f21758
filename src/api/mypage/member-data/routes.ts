import { createRoute, z } from "@hono/zod-openapi";
import { INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, RECENT_SIGN_IN, UNREADABLE } from "#api/http/service.ts";

const tags = ["mypage"];
const security = [{ accessToken: [] }];

const accountDeletedSchema = z
  .object({ deletedAt: z.iso.datetime().openapi({ example: "2026-11-21T03:00:00.000Z" }), keptConsents: z.number().int() })
  .openapi("MemberAccountDeleted", { description: "同意の記録だけは、法令の定める期間が過ぎるまで残ります。" });

export const exportRoute = createRoute({
  method: "post",
  path: "/export",
  tags,
  security,
  summary: "自分のデータをすべて書き出す",
  description:
    "ZIPファイルを1つ返します。中には、機械で読めるJSON（machinone-data.json）と、印刷できるページ（machinone-data.html）があります。ログインから5分以内に呼び出します。",
  request: { body: jsonBody(z.strictObject({})) },
  responses: {
    200: {
      description: "ZIPファイル",
      content: { "application/zip": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...MEMBERS_ONLY,
    ...RECENT_SIGN_IN,
    ...UNREADABLE,
    ...INVALID,
  },
});

export const deleteAccountRoute = createRoute({
  method: "delete",
  path: "/account",
  tags,
  security,
  summary: "アカウントを削除する",
  responses: { 200: jsonAnswer(accountDeletedSchema, "削除の結果"), ...MEMBERS_ONLY, ...RECENT_SIGN_IN },
});

export const memberDataRoutes = [exportRoute, deleteAccountRoute];
