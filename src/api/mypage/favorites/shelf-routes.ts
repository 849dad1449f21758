import { createRoute } from "@hono/zod-openapi";
import { AGREED_ONLY, CHANGED_OR_NOT_NOW, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import {
  favoriteEditSchema,
  folderLinkSchema,
  folderNameSchema,
  idParams,
  joinSchema,
  linkPurposeSchema,
  newFolderSchema,
  shelfSchema,
} from "./schemas.ts";

const tags = ["mypage"];
const security = [{ accessToken: [] }];
const SHELF = { 200: jsonAnswer(shelfSchema, "お気に入りとフォルダー"), ...MEMBERS_ONLY };
const CHANGED = { ...SHELF, ...AGREED_ONLY, ...NOT_FOUND, ...CHANGED_OR_NOT_NOW, ...UNREADABLE, ...INVALID };
const REMOVED = { ...SHELF, ...NOT_FOUND };
const common = { tags, security };

export const favoritesRoute = createRoute({
  ...common,
  method: "get",
  path: "/favorites",
  summary: "お気に入り",
  description: "自分のフォルダーと、招待を受けたフォルダーの中身です。物件は、いまの価格と状態を添えます。",
  responses: SHELF,
});

export const editFavoriteRoute = createRoute({
  ...common,
  method: "put",
  path: "/favorites/{id}",
  summary: "お気に入りのメモとフォルダーを変える",
  description: "version は、読み込んだときの値です。ほかの人が先に変えていたときは409で、何も保存しません。",
  request: { params: idParams, body: jsonBody(favoriteEditSchema) },
  responses: CHANGED,
});

export const removeFavoriteRoute = createRoute({
  ...common,
  method: "delete",
  path: "/favorites/{id}",
  summary: "お気に入りから外す",
  request: { params: idParams },
  responses: REMOVED,
});

export const makeFolderRoute = createRoute({
  ...common,
  method: "post",
  path: "/favorite-folders",
  summary: "フォルダーを作る",
  description: "20個まで作れます。",
  request: { body: jsonBody(newFolderSchema) },
  responses: { ...SHELF, ...AGREED_ONLY, ...CHANGED_OR_NOT_NOW, ...UNREADABLE, ...INVALID },
});

export const nameFolderRoute = createRoute({
  ...common,
  method: "put",
  path: "/favorite-folders/{id}",
  summary: "フォルダーの名前を変える",
  request: { params: idParams, body: jsonBody(folderNameSchema) },
  responses: CHANGED,
});

export const dropFolderRoute = createRoute({
  ...common,
  method: "delete",
  path: "/favorite-folders/{id}",
  summary: "フォルダーをやめる",
  description: "中のお気に入りは、名前のないフォルダーに移ります。",
  request: { params: idParams },
  responses: REMOVED,
});

const linkParams = idParams.extend({ purpose: linkPurposeSchema });

export const makeFolderLinkRoute = createRoute({
  ...common,
  method: "put",
  path: "/favorite-folders/{id}/links/{purpose}",
  summary: "共有リンク・招待リンクを作る",
  description: "リンクはこの答えでだけ示します。作り直すと、前のリンクは開けなくなります。共有は90日、招待は7日で切れます。",
  request: { params: linkParams, body: jsonBody(newFolderSchema.omit({ name: true })) },
  responses: {
    200: jsonAnswer(folderLinkSchema, "リンク"),
    ...MEMBERS_ONLY,
    ...AGREED_ONLY,
    ...NOT_FOUND,
    ...CHANGED_OR_NOT_NOW,
    ...UNREADABLE,
    ...INVALID,
  },
});

export const dropFolderLinkRoute = createRoute({
  ...common,
  method: "delete",
  path: "/favorite-folders/{id}/links/{purpose}",
  summary: "共有リンク・招待リンクを止める",
  request: { params: linkParams },
  responses: REMOVED,
});

export const joinFolderRoute = createRoute({
  ...common,
  method: "post",
  path: "/favorite-joins",
  summary: "招待を受けて、フォルダーを一緒に使う",
  request: { body: jsonBody(joinSchema) },
  responses: CHANGED,
});

export const endSharingRoute = createRoute({
  ...common,
  method: "delete",
  path: "/favorite-folders/{id}/others",
  summary: "一緒に使うのをやめる",
  description: "持ち主はもう一人を外し、招待された人は自分が抜けます。",
  request: { params: idParams },
  responses: REMOVED,
});

export const shelfRoutes = [
  favoritesRoute,
  editFavoriteRoute,
  removeFavoriteRoute,
  makeFolderRoute,
  nameFolderRoute,
  dropFolderRoute,
  makeFolderLinkRoute,
  dropFolderLinkRoute,
  joinFolderRoute,
  endSharingRoute,
];
