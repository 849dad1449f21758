import { type AccessRefusal, actingFor } from "#domain/companies/index.server.ts";
import type { Acting } from "#domain/companies/types.ts";
import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import { days } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { countReports, insertReport, writeSettled } from "./report-store.server.ts";
import type { ReportReason } from "./types.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** So many reports of one home in a day say all there is to say; what comes beyond is thanked for and not kept. */
const MOST_A_DAY = 20;

/**
 * A visitor says that a home is gone, or otherwise than told. Its company reads it, and 九掛け takes the home for doubtful until the company has looked into it.
 * Nothing of the visitor is kept.
 */
export function reportHome(
  { db, clock }: Deps,
  { listingId, reason, note }: { readonly listingId: string; readonly reason: ReportReason; readonly note: string | null },
): Promise<Result<null, "unknown">> {
  return inShortTransaction(db, async (tx) => {
    const at = clock.now();
    if ((await countReports(tx, listingId, new Date(at.getTime() - days(1)))) >= MOST_A_DAY) return ok(null);
    if (!(await insertReport(tx, { listingId, reason, note, at }))) return refused("unknown");
    await markHomesChanged(tx, [listingId]);
    return ok(null);
  });
}

/** The company has looked into a report. */
export function settleReport(
  { db, clock }: Deps,
  { by, id }: { readonly by: Acting; readonly id: number },
): Promise<Result<null, "unknown" | AccessRefusal>> {
  return inShortTransaction<Result<null, "unknown" | AccessRefusal>>(db, async (tx) => {
    const acting = await actingFor(tx, by, "change-listings");
    if (!acting.ok) return acting;
    const listingId = await writeSettled(tx, { companyId: acting.value.companyId, id, at: clock.now() });
    if (listingId === null) return refused("unknown");
    await markHomesChanged(tx, [listingId]);
    return ok(null);
  });
}
