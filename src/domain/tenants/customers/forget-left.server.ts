import { days } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { dropClicks, dropUnconfirmed } from "./customer-store.server.ts";

/** No longer than the link that would have confirmed it. */
const UNCONFIRMED_KEPT = days(31);
/** Longer than any office counts them for a lead. */
const CLICKS_KEPT = days(90);

/** Forgets who was put into a form of a tenant and never confirmed it, whoever typed the address, and presses that nothing counts any more. */
export function forgetLeft(db: Db, tenant: string, now: Date): Promise<void> {
  const before = (kept: number) => new Date(now.getTime() - kept);
  return withTenant(db, tenant, async (tx) => {
    await dropUnconfirmed(tx, before(UNCONFIRMED_KEPT));
    await dropClicks(tx, before(CLICKS_KEPT));
  });
}
