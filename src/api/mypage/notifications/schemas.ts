import { z } from "@hono/zod-openapi";
import { foundHomeSchema } from "#api/estate/homes/schemas.ts";
import { softEdgeSchema } from "#api/recommendation/schemas.ts";
import { MOST_PER_DAY } from "#domain/notifications/settings/rules.ts";
import type { LineState, MailState } from "#domain/notifications/settings/types.ts";

const moment = z.iso.datetime().openapi({ example: "2026-11-24T03:00:00.000Z" });
const minute = z.number().int().min(0).max(1439);

const channels = z.object({ mail: z.boolean(), line: z.boolean() });
const wanted = {
  choices: z.object({ recommendation: channels, kyugake: channels, "price-change": channels, offer: channels, "asset-value": channels }),
  digestHour: z.number().int().min(0).max(23).openapi({ description: "まとめて届く時刻（日本時間の時）" }),
  quiet: z
    .object({ fromMinutes: minute, toMinutes: minute })
    .nullable()
    .openapi({ description: "お知らせを止める時間帯。日本時間の0時からの分です。" }),
  capPerDay: z.number().int().min(1).max(MOST_PER_DAY).openapi({ description: "1日に届く速報の数" }),
  pausedUntil: moment.nullable(),
};

const MAIL_STATES = ["unverified", "ok", "soft_bounced", "hard_bounced", "complained"] as const satisfies readonly MailState[];
const LINE_STATES = ["not_linked", "linked", "blocked", "unlinked"] as const satisfies readonly LineState[];

export const notificationSettingsSchema = z
  .object({
    ...wanted,
    mail: z.object({ address: z.string().nullable(), state: z.enum(MAIL_STATES) }),
    line: z.enum(LINE_STATES),
    version: z.number().int().openapi({ description: "保存のたびに増えます。0 は、まだ保存がないことを表します。" }),
  })
  .openapi("NotificationSettings");

export const notificationSettingsInputSchema = z
  .object({
    ...wanted,
    version: z.number().int().min(0).openapi({ description: "変える前に見た版" }),
    consentTextVersion: z.string().max(20).openapi({ description: "受け取ることへの同意として示した文面の版" }),
  })
  .openapi("NotificationSettingsInput");

const previewedHomeSchema = z
  .object({
    reasons: z.array(z.string()).readonly().openapi({ description: "選んだ理由。3つまで" }),
    softEdges: z.array(softEdgeSchema).readonly(),
    home: foundHomeSchema,
  })
  .openapi("PreviewedHome");

export const notificationPreviewSchema = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.enum(["off", "unreached", "no-condition"]).openapi({
        description: "届かないわけ。off: 選んでいない。unreached: 選んだ方法では届かない。no-condition: 物件を探す条件がない",
      }),
    }),
    z.object({
      kind: z.literal("planned"),
      at: moment.openapi({ description: "届く予定の日時。いまの設定と物件によります。" }),
      channel: z.enum(["mail", "line"]),
      isAfterQuiet: z.boolean().openapi({ description: "止める時間帯が終わるのを待つか" }),
      pausedUntil: moment.nullable(),
      homes: z.array(previewedHomeSchema).readonly().openapi({ description: "届く順に10件まで。空なら、届くものはまだありません。" }),
    }),
  ])
  .openapi("NotificationPreview");

const noteSchema = z
  .object({
    id: z.number().int(),
    topic: z.string(),
    title: z.string(),
    body: z.string(),
    url: z.string().openapi({ description: "このサイトのパス" }),
    madeAt: moment,
    readAt: moment.nullable(),
  })
  .openapi("InboxNote");

export const inboxSchema = z.object({ notes: z.array(noteSchema).readonly(), unread: z.number().int() }).openapi("Inbox");
export const inboxReadSchema = z
  .object({ upTo: z.number().int().min(0).openapi({ description: "見たなかで最も新しいお知らせの id" }) })
  .openapi("InboxRead");

export type NotificationSettingsAnswer = z.infer<typeof notificationSettingsSchema>;
export type NotificationSettingsInput = z.infer<typeof notificationSettingsInputSchema>;
export type NotificationPreviewAnswer = z.infer<typeof notificationPreviewSchema>;
export type InboxAnswer = z.infer<typeof inboxSchema>;
