import { createRoute, z } from "@hono/zod-openapi";
import { favoriteKeySchema, favoriteKindSchema } from "#api/favorites/schemas.ts";
import { AGREED_ONLY, CHANGED_OR_NOT_NOW, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import { looseFavoritesSchema, marksSchema, mergedFavoritesSchema } from "./schemas.ts";

const tags = ["mypage"];
const security = [{ accessToken: [] }];
const params = z.object({ kind: favoriteKindSchema, key: favoriteKeySchema });
const MARKS = { 200: jsonAnswer(marksSchema, "お気に入りの一覧（種類と名前だけ）"), ...MEMBERS_ONLY };

export const favoriteMarksRoute = createRoute({
  method: "get",
  path: "/favorite-marks",
  tags,
  security,
  summary: "お気に入りに入れたもの（種類とキーだけ）",
  responses: MARKS,
});

export const keepFavoriteRoute = createRoute({
  method: "put",
  path: "/favorite-marks/{kind}/{key}",
  tags,
  security,
  summary: "お気に入りに入れる",
  description: "物件・建物・場所・エリアを、全部で200件まで入れられます。外してから7日以内なら、メモも元に戻ります。",
  request: { params, body: jsonBody(z.strictObject({})) },
  responses: { ...MARKS, ...AGREED_ONLY, ...NOT_FOUND, ...CHANGED_OR_NOT_NOW, ...UNREADABLE, ...INVALID },
});

export const dropFavoriteRoute = createRoute({
  method: "delete",
  path: "/favorite-marks/{kind}/{key}",
  tags,
  security,
  summary: "お気に入りから外す",
  request: { params },
  responses: { ...MARKS, ...INVALID },
});

export const mergeFavoritesRoute = createRoute({
  method: "post",
  path: "/favorite-marks",
  tags,
  security,
  summary: "ログイン前のお気に入りを引き継ぐ",
  description: "同じものは1件にまとめ、新しいほうのメモを残します。入りきらなかったものは left に返します。",
  request: { body: jsonBody(looseFavoritesSchema) },
  responses: {
    200: jsonAnswer(mergedFavoritesSchema, "引き継いだあとのお気に入り"),
    ...MEMBERS_ONLY,
    ...AGREED_ONLY,
    ...UNREADABLE,
    ...INVALID,
  },
});

export const markRoutes = [favoriteMarksRoute, keepFavoriteRoute, dropFavoriteRoute, mergeFavoritesRoute];
