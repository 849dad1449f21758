import { sql } from "kysely";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import type { Tx } from "#platform/db.server.ts";

export type NotificationsExport = {
  readonly settings: {
    readonly digestHour: number;
    readonly quietFromMinutes: number | null;
    readonly quietToMinutes: number | null;
    readonly capPerDay: number;
    readonly pausedUntil: Date | null;
    readonly mailAddress: string | null;
    readonly mailState: string;
    readonly updatedAt: Date;
  } | null;
  readonly choices: readonly {
    readonly topic: string;
    readonly channel: string;
    readonly isOn: boolean;
    readonly changedAt: Date;
    readonly changedBy: string;
  }[];
  readonly line: readonly { readonly state: string; readonly lineUserId: string; readonly changedAt: Date }[];
  readonly notes: readonly {
    readonly topic: string;
    readonly title: string;
    readonly body: string;
    readonly url: string;
    readonly madeAt: Date;
    readonly readAt: Date | null;
  }[];
  /** Mails and messages of the last 30 days, as long as a copy is kept. */
  readonly messages: readonly {
    readonly kind: string;
    readonly channel: string;
    readonly to: string;
    readonly state: string;
    readonly queuedAt: Date;
    readonly endedAt: Date | null;
  }[];
};

type Of = { readonly sub: string; readonly verifiedAddress: string | null };

/** How a member wants to hear of things, and all they were told. `verifiedAddress`: mails to it are theirs as well. */
export async function exportNotifications(tx: Tx, { sub, verifiedAddress }: Of): Promise<NotificationsExport> {
  const recipient = recipientOf({ sub });
  const settings = await sql<NonNullable<NotificationsExport["settings"]>>`
    select digest_hour as "digestHour", quiet_from as "quietFromMinutes", quiet_to as "quietToMinutes", cap_per_day as "capPerDay",
      paused_until as "pausedUntil", mail_address as "mailAddress", mail_state as "mailState", updated_at as "updatedAt"
    from notification_setting where recipient = ${recipient}`.execute(tx);
  const choices = await sql<NotificationsExport["choices"][number]>`
    select topic, channel, is_on as "isOn", changed_at as "changedAt", changed_by as "changedBy" from notification_choice
    where recipient = ${recipient} order by topic, channel`.execute(tx);
  const line = await sql<NotificationsExport["line"][number]>`
    select case when recipient = ${recipient} then state else 'unlinked' end as state, user_id as "lineUserId", changed_at as "changedAt"
    from line_account where ${recipient} in (recipient, former_recipient) order by changed_at desc`.execute(tx);
  const notes = await sql<NotificationsExport["notes"][number]>`
    select topic, title, body, url, made_at as "madeAt", read_at as "readAt" from inbox_note where recipient = ${recipient} order by id desc`.execute(
    tx,
  );
  const messages = await sql<NotificationsExport["messages"][number]>`
    select kind, channel, recipient as "to", state, queued_at as "queuedAt", ended_at as "endedAt" from outbox
    where tenant is null and (recipient_key = ${recipient} or (channel = 'mail' and lower(recipient) = lower(${verifiedAddress}::text)))
    order by queued_at desc, id desc`.execute(tx);
  return { settings: settings.rows[0] ?? null, choices: choices.rows, line: line.rows, notes: notes.rows, messages: messages.rows };
}
