import { createRoute, z } from "@hono/zod-openapi";
import { INVALID, jsonAnswer, NOT_FOUND } from "#api/http/service.ts";
import { homesTodaySchema, markSchema, placesTodaySchema, sharedFolderSchema, tokenSchema } from "./schemas.ts";

const tags = ["estate"];
const MOST_ASKED = 50;

export const homesTodayRoute = createRoute({
  method: "get",
  path: "/kept-homes",
  tags,
  summary: "お気に入りの物件のいまの状態",
  description: "住戸のキーを、コンマで区切って50件まで。成約・掲載終了のものも返します。",
  request: {
    query: z.object({
      dwellings: z
        .string()
        .max(4000)
        .transform((text) => text.split(",").filter((key) => key !== ""))
        .pipe(z.array(z.string().max(64)).max(MOST_ASKED))
        .openapi({ type: "string", example: "d-0001,d-0002" }),
    }),
  },
  responses: { 200: jsonAnswer(homesTodaySchema, "見つかった物件"), ...INVALID },
});

export const placesTodayRoute = createRoute({
  method: "get",
  path: "/kept-places",
  tags,
  summary: "お気に入りの建物・場所・エリアの売出件数",
  description: "種類とキーを、コンマで区切って50件まで。場所は、その町の件数です。収録のないものは返しません。",
  request: {
    query: z.object({
      marks: z
        .string()
        .max(4000)
        .transform((text) => text.split(",").filter((mark) => mark !== ""))
        .pipe(z.array(markSchema).max(MOST_ASKED))
        .openapi({ type: "string", example: "area:13108-豊洲,building:b-0001" }),
    }),
  },
  responses: { 200: jsonAnswer(placesTodaySchema, "見つかったもの"), ...INVALID },
});

export const sharedFolderRoute = createRoute({
  method: "get",
  path: "/shared-favorites/{token}",
  tags,
  summary: "共有リンクのお気に入り",
  description: "メモと持ち主は返しません。期限が切れたリンクと、止めたリンクは404です。",
  request: { params: z.object({ token: tokenSchema }) },
  responses: { 200: jsonAnswer(sharedFolderSchema, "共有されたお気に入り"), ...NOT_FOUND },
});

export const favoriteRoutes = [homesTodayRoute, placesTodayRoute, sharedFolderRoute];
