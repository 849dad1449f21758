import { queueMail } from "#domain/notifications/index.server.ts";
import { findSubject } from "#domain/subjects/index.server.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { REGISTRATION_RECEIVED } from "./notice-mails.ts";
import { addRegistration } from "./registration-store.server.ts";

type RegisterDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/**
 * Registers an address for notices of the report of a building or a place; null: no such subject. What is wanted begins when the address is confirmed by the
 * link in the mail; registering again mails a new link, and changes no wishes that were confirmed.
 */
export async function registerForNotices(
  { db, clock, randomBytes }: RegisterDeps,
  { subjectKey, email, wants }: { readonly subjectKey: string; readonly email: string; readonly wants: boolean },
): Promise<{ readonly id: string; readonly receivedAt: Date } | null> {
  const found = await findSubject(db, subjectKey);
  if (!found) return null;
  const at = clock.now();
  const subject = { kind: found.kind, key: found.key, name: found.name };
  return inTransaction(db, async (tx) => {
    const registration = { id: opaqueId(randomBytes), subject, email, at, wants: { onChange: wants, yearly: wants } };
    const id = await addRegistration(tx, registration);
    await queueMail(tx, REGISTRATION_RECEIVED, { to: email, at, facts: { registrationId: id, wants, subject } });
    return { id, receivedAt: at };
  });
}
