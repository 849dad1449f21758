import { createHash } from "node:crypto";
import { type AccessRefusal, actingFor } from "#domain/companies/index.server.ts";
import type { Acting } from "#domain/companies/types.ts";
import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import { days } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { countReports, insertReport, reportedHome, writeSettled } from "./report-store.server.ts";
import type { ReportReason } from "./types.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** So many reports of one home in a day say all there is to say; what comes beyond is thanked for and not kept. */
const MOST_A_DAY = 20;

type Report = {
  readonly listingId: string;
  readonly reason: ReportReason;
  readonly note: string | null;
  /** Whatever tells one caller from another, as its address; it is not kept. */
  readonly sender: string;
};

/**
 * A visitor says that a home is gone, or otherwise than told. Its company reads it. Where another sender says so too, 九掛け gives the home no A, and on another
 * day takes it for doubtful, until the company has looked into it or two weeks have passed. One report a sender and day is kept, and of the sender no more than `senderMark`.
 */
export function reportHome({ db, clock }: Deps, { sender, ...report }: Report): Promise<Result<null, "unknown">> {
  const { listingId } = report;
  return inShortTransaction(db, async (tx) => {
    const at = clock.now();
    const dwellingKey = await reportedHome(tx, listingId);
    if (dwellingKey === null) return refused("unknown");
    const mark = senderMark(dwellingKey, sender);
    const { all, own } = await countReports(tx, { listingId, mark, since: new Date(at.getTime() - days(1)) });
    if (all >= MOST_A_DAY || own > 0) return ok(null);
    await insertReport(tx, { ...report, dwellingKey, mark, at });
    await markHomesChanged(tx, [listingId]);
    return ok(null);
  });
}

/** Tells two senders of reports of one home apart, by whichever advertisement, and names none of them: 16 bits of a hash, which one address in 65,536 shares. */
function senderMark(dwellingKey: string, sender: string): number {
  return createHash("sha256").update(`${dwellingKey} ${sender}`).digest().readUInt16BE();
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
