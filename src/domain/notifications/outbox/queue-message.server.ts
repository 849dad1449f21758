import type { LineKind, MailKind } from "#domain/notifications/core/types.ts";
import type { Tx } from "#platform/db.server.ts";
import { addMessage } from "./outbox-store.server.ts";

export type ToQueue<Facts extends object> = {
  /** A mail address, or the id of a user of LINE. */
  readonly to: string;
  readonly at: Date;
  /** It goes out then at the earliest. */
  readonly due?: Date;
  readonly facts: Facts;
  /** What the message is about: a second one with the same key is not put in, to whomever it is. */
  readonly key?: string;
  /** `member:<sub>`: messages to one recipient go out in the order they were queued in. */
  readonly recipientKey?: string;
  /** Who sends it; else the site itself. */
  readonly tenant?: string;
};

/**
 * Puts a mail in the outbox, in the transaction of what caused it: it goes out if and only if that is kept, and not before `due`. Answers whether it was put
 * in: not where one with its key is there already, or where an address has had enough of what anybody can have sent to it.
 */
export function queueMail<Facts extends object, Added extends object>(
  tx: Tx,
  { kind, isAskedByAnybody, afterCrash = "unclear" }: MailKind<Facts, Added>,
  message: ToQueue<Facts>,
): Promise<boolean> {
  return addMessage(tx, { channel: "mail", kind, isAskedByAnybody, afterCrash, ...written(message) });
}

/** The same for LINE. After a crash it goes again under the same key, by which LINE knows what it has. */
export function queueMessage<Facts extends object>(tx: Tx, { kind }: LineKind<Facts>, message: ToQueue<Facts>): Promise<boolean> {
  return addMessage(tx, { channel: "line", kind, isAskedByAnybody: false, afterCrash: "again", ...written(message) });
}

function written<Facts extends object>({ to, at, due = at, facts, key, recipientKey, tenant }: ToQueue<Facts>) {
  return { to, at, due, facts, messageKey: key ?? null, recipientKey: recipientKey ?? null, tenant: tenant ?? null };
}
