import { createRoute, z } from "@hono/zod-openapi";
import { AGREED_ONLY, INVALID, jsonAnswer, jsonBody, MEMBERS_ONLY, STALE, UNREADABLE } from "#api/http/service.ts";
import {
  inboxReadSchema,
  inboxSchema,
  notificationPreviewSchema,
  notificationSettingsInputSchema,
  notificationSettingsSchema,
} from "./schemas.ts";

const tags = ["mypage"];
const security = [{ accessToken: [] }];

export const notificationSettingsRoute = createRoute({
  method: "get",
  path: "/notification-settings",
  tags,
  security,
  summary: "通知設定",
  description: "はじめは、すべて届かない設定です。",
  responses: { 200: jsonAnswer(notificationSettingsSchema, "通知設定"), ...MEMBERS_ONLY },
});

export const saveNotificationSettingsRoute = createRoute({
  method: "put",
  path: "/notification-settings",
  tags,
  security,
  summary: "通知設定を保存する",
  description: "新しく受け取るものは、示した文面の版とともに同意として記録します。version は、変える前に見たものを送ります。",
  request: { body: jsonBody(notificationSettingsInputSchema) },
  responses: {
    200: jsonAnswer(notificationSettingsSchema, "保存した通知設定"),
    ...MEMBERS_ONLY,
    ...AGREED_ONLY,
    ...STALE,
    ...UNREADABLE,
    ...INVALID,
  },
});

export const notificationPreviewRoute = createRoute({
  method: "get",
  path: "/notification-preview",
  tags,
  security,
  summary: "次に届くおすすめ物件",
  description: "いまの設定・条件・物件で、次のお知らせに入る物件と、届く日時です。何も保存せず、何も送りません。",
  responses: { 200: jsonAnswer(notificationPreviewSchema, "次のお知らせ"), ...MEMBERS_ONLY },
});

export const inboxRoute = createRoute({
  method: "get",
  path: "/inbox",
  tags,
  security,
  summary: "サイト内のお知らせ",
  description: "新しい順に50件まで。180日で消えます。",
  responses: { 200: jsonAnswer(inboxSchema, "お知らせと未読の数"), ...MEMBERS_ONLY },
});

export const readInboxRoute = createRoute({
  method: "post",
  path: "/inbox/read",
  tags,
  security,
  summary: "お知らせを既読にする",
  request: { body: jsonBody(inboxReadSchema) },
  responses: { 200: jsonAnswer(inboxSchema, "お知らせと未読の数"), ...MEMBERS_ONLY, ...AGREED_ONLY, ...UNREADABLE, ...INVALID },
});

export const inboxEventsRoute = createRoute({
  method: "get",
  path: "/inbox/events",
  tags,
  security,
  summary: "未読の数の知らせ（Server-Sent Events）",
  description: "つないだときと、数が変わったときに `data: 3` の形で届きます。10分で終わるので、つなぎ直します。",
  responses: {
    200: { description: "未読の数", content: { "text/event-stream": { schema: z.string() } } },
    ...MEMBERS_ONLY,
  },
});

export const notificationRoutes = [
  notificationSettingsRoute,
  saveNotificationSettingsRoute,
  notificationPreviewRoute,
  inboxRoute,
  readInboxRoute,
  inboxEventsRoute,
];
