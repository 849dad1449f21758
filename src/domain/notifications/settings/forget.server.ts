import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { deleteNotesOf } from "#domain/notifications/inbox/inbox-store.server.ts";
import { forgetLinks } from "#domain/notifications/links/opaque-links.server.ts";
import { MAIL_STOP } from "#domain/notifications/links/purposes.ts";
import { forgetMessagesTo } from "#domain/notifications/outbox/outbox-store.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { stopSubject } from "./rules.ts";
import { deleteSettings } from "./settings-store.server.ts";
import { TOPICS } from "./types.ts";

/** Forgets what a member chose and was told, what waits to be sent to them, and the links that stop it. The ledger of consents stays (`members`). */
export async function forgetNotifications(tx: Tx, sub: string): Promise<void> {
  const recipient = recipientOf({ sub });
  await deleteSettings(tx, recipient);
  await deleteNotesOf(tx, recipient);
  await forgetMessagesTo(tx, recipient);
  await forgetLinks(
    tx,
    MAIL_STOP,
    TOPICS.map((topic) => stopSubject(recipient, topic)),
  );
}
