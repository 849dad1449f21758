import { queueMail } from "#domain/notifications/index.server.ts";
import { findApartment } from "#domain/properties/index.server.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { REGISTRATION_RECEIVED } from "./notice-mails.ts";
import { addRegistration } from "./registration-store.server.ts";

type RegisterDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/**
 * Registers an address for notices of a building's report; null: no such building. What is wanted begins when the address is confirmed by the
 * link in the mail; registering again mails a new link, and changes no wishes that were confirmed.
 */
export async function registerForNotices(
  { db, clock, randomBytes }: RegisterDeps,
  { apartmentKey, email, wants }: { readonly apartmentKey: string; readonly email: string; readonly wants: boolean },
): Promise<{ readonly id: string; readonly receivedAt: Date } | null> {
  const apartment = await findApartment(db, apartmentKey);
  if (!apartment) return null;
  const at = clock.now();
  const building = { key: apartment.key, name: apartment.name };
  return inTransaction(db, async (tx) => {
    const registration = { id: opaqueId(randomBytes), apartmentKey, email, at, wants: { onChange: wants, yearly: wants } };
    const id = await addRegistration(tx, registration);
    await queueMail(tx, REGISTRATION_RECEIVED, { to: email, at, facts: { registrationId: id, wants, building } });
    return { id, receivedAt: at };
  });
}
