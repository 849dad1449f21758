import { deleteEndedCodes } from "#domain/identity/codes/code-store.server.ts";
import { deleteEndedCounters } from "#domain/identity/codes/counter-store.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { deleteEndedArrivals } from "#domain/identity/links/arrival-store.server.ts";
import { deleteEndedNotices } from "#domain/identity/notices/notice-store.server.ts";
import { deleteEndedTickets } from "#domain/identity/tickets/ticket-store.server.ts";
import { deleteEndedGrants } from "#domain/identity/tokens/grant-store.server.ts";
import { GRANTS_KEPT } from "#domain/identity/tokens/retention.ts";
import { days } from "#kernel/duration.ts";

/** What was sent counts for the limit of mails; a day is more than that needs. */
const NOTICES_KEPT_MS = days(1);
/** Few enough rows in one statement that nobody waits for it, and few enough statements that a sweep ends. */
const BATCH = { rows: 1000, most: 50 };

export type Swept = {
  readonly grants: number;
  readonly tickets: number;
  readonly codes: number;
  readonly counters: number;
  readonly notices: number;
  readonly arrivals: number;
};

/**
 * Removes what has ended: grants 30 days after their refresh token, the rest at once. Answers how many rows of each; what is left when
 * `batches.most` statements were not enough is for the next time. Browser sessions and OAuth codes are cleared away as new ones come.
 */
export async function sweepEnded({ db, clock }: Pick<IdentityService, "db" | "clock">, batches = BATCH): Promise<Swept> {
  const now = clock.now();
  const grantsBefore = new Date(now.getTime() - GRANTS_KEPT);
  return {
    grants: await inBatches(batches, (rows) => deleteEndedGrants(db, grantsBefore, rows)),
    tickets: await inBatches(batches, (rows) => deleteEndedTickets(db, now, rows)),
    codes: await inBatches(batches, (rows) => deleteEndedCodes(db, now, rows)),
    counters: await inBatches(batches, (rows) => deleteEndedCounters(db, now, rows)),
    notices: await inBatches(batches, (rows) => deleteEndedNotices(db, new Date(now.getTime() - NOTICES_KEPT_MS), rows)),
    arrivals: await inBatches(batches, (rows) => deleteEndedArrivals(db, now, rows)),
  };
}

async function inBatches({ rows, most }: typeof BATCH, remove: (rows: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < most; batch++) {
    const removed = await remove(rows);
    total += removed;
    if (removed < rows) break;
  }
  return total;
}
