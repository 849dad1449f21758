import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { presentHome } from "#api/estate/homes/present.ts";
import { type SourceDeps, sourceOf } from "#api/http/consent-source.ts";
import { fieldError } from "#api/http/field-errors.ts";
import { type MemberEnv, notSignedIn } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { rateLimit } from "#api/http/rate-limit.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import type { Inbox } from "#domain/notifications/inbox/types.ts";
import { lookAtSettings, memberInbox, readNotes, type SaveRefusal, saveSettings } from "#domain/notifications/index.server.ts";
import type { NotificationSettings } from "#domain/notifications/settings/types.ts";
import { type DigestPreview, previewDigest } from "#domain/recommendation/index.server.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { addInboxEvents, type EventDeps } from "./inbox-events.ts";
import {
  inboxRoute,
  notificationPreviewRoute,
  notificationSettingsRoute,
  readInboxRoute,
  saveNotificationSettingsRoute,
} from "./routes.ts";
import type { InboxAnswer, NotificationPreviewAnswer, NotificationSettingsAnswer, NotificationSettingsInput } from "./schemas.ts";

/** Somebody who tries out every switch saves some dozens. */
const SAVES_OF_MEMBER: Allowance = { capacity: 60, perSecond: 1 / 5 };

/** A preview searches and ranks as a digest does. */
const PREVIEWS_OF_MEMBER: Allowance = { capacity: 20, perSecond: 1 / 5 };

export type NotificationDeps = SourceDeps & EventDeps;

/** 通知設定 and the inbox of the site. */
export function addNotifications(service: OpenAPIHono<MemberEnv>, deps: NotificationDeps): void {
  service.on("PUT", "/notification-settings", rateLimit(SAVES_OF_MEMBER, deps.clock, subOf));

  service.openapi(notificationSettingsRoute, async (c) =>
    c.json(presentSettings(await lookAtSettings(deps, c.var.member), deps.clock.now()), 200),
  );

  service.openapi(saveNotificationSettingsRoute, async (c) => {
    const { consentTextVersion: textVersion, version: seen, ...rest } = c.req.valid("json");
    const save = { wanted: wantedOf(rest), seen, textVersion, ...sourceOf(c, deps) };
    const saved = await saveSettings(deps, c.var.member, save);
    return saved.ok ? c.json(presentSettings(saved.value, deps.clock.now()), 200) : refusal(c, saved.reason);
  });

  service.on("GET", "/notification-preview", rateLimit(PREVIEWS_OF_MEMBER, deps.clock, subOf));
  service.openapi(notificationPreviewRoute, async (c) => c.json(presentPreview(await previewDigest(deps, recipientOf(c.var.member))), 200));

  service.openapi(inboxRoute, async (c) => c.json(presentInbox(await memberInbox(deps.db, c.var.member)), 200));

  service.openapi(readInboxRoute, async (c) => {
    const { upTo } = c.req.valid("json");
    return c.json(presentInbox(await readNotes(deps, c.var.member, upTo)), 200);
  });

  addInboxEvents(service, deps);
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

/** A pause that is over is none. */
function presentSettings({ recipient: _, pausedUntil, ...settings }: NotificationSettings, now: Date): NotificationSettingsAnswer {
  return { ...settings, pausedUntil: pausedUntil && pausedUntil > now ? pausedUntil.toISOString() : null };
}

function presentPreview(preview: DigestPreview): NotificationPreviewAnswer {
  if (preview.kind !== "planned") return preview;
  const { kind, at, channel, isAfterQuiet, pausedUntil, homes } = preview;
  return {
    ...{ kind, channel, isAfterQuiet, at: at.toISOString(), pausedUntil: pausedUntil?.toISOString() ?? null },
    homes: homes.map(({ home, reasons, softEdges }) => ({
      reasons: reasons.map(({ text }) => text),
      softEdges,
      home: presentHome(home),
    })),
  };
}

function presentInbox({ notes, unread }: Inbox): InboxAnswer {
  return {
    unread,
    notes: notes.map(({ madeAt, readAt, ...note }) => ({ ...note, madeAt: madeAt.toISOString(), readAt: readAt?.toISOString() ?? null })),
  };
}
