import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import { settleDwellings } from "#domain/listings/dwellings/settle-store.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { listArchivable, listDue, writeState } from "./state-store.server.ts";
import { auditListings } from "./transition-store.server.ts";

const NAME = "listings-clock";
/** Shortly after each hour: searches look at the dates themselves, so that nothing is shown in the meantime. */
const CRON = "4 * * * *";
/** What was sold is kept so long to be looked back at. */
const ARCHIVED_AFTER_YEARS = 2;
const AT_ONCE = 2000;

type ClockDeps = { readonly db: Db; readonly clock: Clock };

/** Registers what the clock does to homes on offer. */
export async function registerListingJobs(jobs: Pick<Jobs, "work" | "schedule">, deps: ClockDeps): Promise<void> {
  await jobs.work(NAME, async () => {
    await turnListings(deps);
  });
  await jobs.schedule(NAME, CRON);
}

/** Homes whose next update is overdue expire, and those sold two years ago go to the archive. Answers how many of each. */
export async function turnListings({ db, clock }: ClockDeps): Promise<{ readonly expired: number; readonly archived: number }> {
  const now = clock.now();
  const soldBefore = new Date(now);
  soldBefore.setUTCFullYear(soldBefore.getUTCFullYear() - ARCHIVED_AFTER_YEARS);
  const today = isoDateInJapan(now);
  const expired = await turnAll(db, now, { to: "expired", list: (tx) => listDue(tx, today, AT_ONCE) });
  const archived = await turnAll(db, now, { to: "archived", list: (tx) => listArchivable(tx, soldBefore, AT_ONCE) });
  return { expired, archived };
}

type Turn = { readonly to: "expired" | "archived"; readonly list: (tx: Tx) => ReturnType<typeof listDue> };

/** So many at a time, each in a transaction of its own: nobody else waits long for the homes of a large company. */
async function turnAll(db: Db, now: Date, { to, list }: Turn): Promise<number> {
  for (let turned = 0; ; ) {
    const count = await inShortTransaction(db, async (tx) => {
      const due = await list(tx);
      const ids = due.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await writeState(tx, ids, to, now);
      const steps = due.map(({ id, state }) => ({ listingId: id, from: state, to, reason: null }));
      await auditListings(tx, steps, { actor: "clock", at: now });
      const keys = due.map(({ dwellingKey }) => dwellingKey);
      const others = await settleDwellings(tx, keys, now);
      await markHomesChanged(tx, [...new Set([...ids, ...others])]);
      return ids.length;
    });
    if (count === 0) return turned;
    turned += count;
  }
}
