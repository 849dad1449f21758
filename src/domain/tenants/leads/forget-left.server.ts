import { dropClicks, dropUnconfirmed } from "#domain/tenants/customers/customer-store.server.ts";
import { dropChanges } from "#domain/tenants/customers/query-change-store.server.ts";
import { days } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { dropInquiries } from "./inquiry-store.server.ts";

/** No longer than the link that would have confirmed it. */
const UNCONFIRMED_KEPT = days(31);
/** Longer than any office counts them for a lead. */
const CLICKS_KEPT = days(90);
/** As long as a question stands open with an office. */
const CHANGES_KEPT = days(180);
/** As long as the page says. */
const INQUIRIES_KEPT = days(3 * 365);

/** Forgets who was put into a form of a tenant and never confirmed it, whoever typed the address, presses and changes that nothing shows any more, and letters three years after them. */
export function forgetLeft(db: Db, tenant: string, now: Date): Promise<void> {
  const before = (kept: number) => new Date(now.getTime() - kept);
  return withTenant(db, tenant, async (tx) => {
    await dropUnconfirmed(tx, before(UNCONFIRMED_KEPT));
    await dropClicks(tx, before(CLICKS_KEPT));
    await dropChanges(tx, before(CHANGES_KEPT));
    await dropInquiries(tx, before(INQUIRIES_KEPT));
  });
}
