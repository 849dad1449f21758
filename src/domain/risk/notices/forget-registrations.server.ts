import { forgetLinks } from "#domain/notifications/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { NOTICE_PAGES } from "./notice-pages.ts";
import { removeRegistrations } from "./registration-store.server.ts";
import { REGISTRATION_YEARS_AFTER_CLOSED, UNCONFIRMED_REGISTRATIONS_KEPT } from "./retention.ts";

/** Removes registrations that nobody confirmed, and those that were stopped three years ago, with their links. */
export function forgetOldRegistrations({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const closedBefore = new Date(clock.now());
  const unconfirmedBefore = new Date(closedBefore.getTime() - UNCONFIRMED_REGISTRATIONS_KEPT);
  closedBefore.setUTCFullYear(closedBefore.getUTCFullYear() - REGISTRATION_YEARS_AFTER_CLOSED);
  return inTransaction(db, async (tx) => {
    await forgetLinks(tx, NOTICE_PAGES, await removeRegistrations(tx, { unconfirmedBefore, closedBefore }));
  });
}
