import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { type MemberEnv, notSignedIn } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { rateLimit } from "#api/http/rate-limit.ts";
import { type SourceDeps, sourceOf } from "#api/mypage/source.ts";
import type { Inbox } from "#domain/notifications/inbox/types.ts";
import {
  lookAtSettings,
  memberInbox,
  readNotes,
  type SaveRefusal,
  type SettingsDeps,
  saveSettings,
} from "#domain/notifications/index.server.ts";
import type { NotificationSettings } from "#domain/notifications/settings/types.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { inboxRoute, notificationSettingsRoute, readInboxRoute, saveNotificationSettingsRoute } from "./routes.ts";
import type { InboxAnswer, NotificationSettingsAnswer, NotificationSettingsInput } from "./schemas.ts";

/** Somebody who tries out every switch saves some dozens. */
const SAVES_OF_MEMBER: Allowance = { capacity: 60, perSecond: 1 / 5 };

type NotificationDeps = SettingsDeps & SourceDeps;

/** 通知設定 and the inbox of the site. */
export function addNotifications(service: OpenAPIHono<MemberEnv>, deps: NotificationDeps): void {
  service.on("PUT", "/notification-settings", rateLimit(SAVES_OF_MEMBER, deps.clock, subOf));

  service.openapi(notificationSettingsRoute, async (c) => c.json(presentSettings(await lookAtSettings(deps, c.var.member)), 200));

  service.openapi(saveNotificationSettingsRoute, async (c) => {
    const { consentTextVersion: textVersion, version: seen, ...rest } = c.req.valid("json");
    const save = { wanted: wantedOf(rest), seen, textVersion, ...sourceOf(c, deps) };
    const saved = await saveSettings(deps, c.var.member, save);
    return saved.ok ? c.json(presentSettings(saved.value), 200) : refusal(c, saved.reason);
  });

  service.openapi(inboxRoute, async (c) => c.json(presentInbox(await memberInbox(deps.db, c.var.member)), 200));

  service.openapi(readInboxRoute, async (c) => {
    const { upTo } = c.req.valid("json");
    return c.json(presentInbox(await readNotes(deps, c.var.member, upTo)), 200);
  });
}

function subOf(c: Context<MemberEnv>): string {
  return c.var.member.sub;
}

function wantedOf({ pausedUntil, ...rest }: Omit<NotificationSettingsInput, "version" | "consentTextVersion">) {
  return { ...rest, pausedUntil: pausedUntil === null ? null : new Date(pausedUntil) };
}

function refusal(c: Context, reason: SaveRefusal) {
  if (reason === "gone") return notSignedIn(c);
  if (reason === "conflict") return problem(c, "conflict");
  if (reason === "unknown-text") return problem(c, "validation", { errors: [fieldError("consentTextVersion", "unknown-choice")] });
  return problem(c, "validation", { errors: [fieldError(reason.unsound, "unknown-choice")] });
}

function presentSettings({ recipient: _, pausedUntil, ...settings }: NotificationSettings): NotificationSettingsAnswer {
  return { ...settings, pausedUntil: pausedUntil?.toISOString() ?? null };
}

function presentInbox({ notes, unread }: Inbox): InboxAnswer {
  return {
    unread,
    notes: notes.map(({ madeAt, readAt, ...note }) => ({ ...note, madeAt: madeAt.toISOString(), readAt: readAt?.toISOString() ?? null })),
  };
}
