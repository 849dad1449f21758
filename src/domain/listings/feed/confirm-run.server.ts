import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import { assignDwellings } from "#domain/listings/dwellings/assign-dwellings.server.ts";
import { dwellingKeysOf } from "#domain/listings/dwellings/dwelling-store.server.ts";
import { settleDwellings } from "#domain/listings/dwellings/settle-store.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import { inShortTransaction, waitFromNowOn } from "#platform/transaction.server.ts";
import { feedTally } from "./feed-changes.ts";
import { listToldAlike } from "./feed-store.server.ts";
import { FEED_PATIENCE, FEEDS_LOCK, type FeedDeps } from "./import-feed.server.ts";
import { finishRun, lockRun } from "./run-store.server.ts";
import { suspendUntold } from "./suspend-untold.server.ts";
import type { FeedRun } from "./types.ts";

type Confirm = { readonly companyId: string; readonly runId: number; readonly actor: string };

/** `outdated`: a newer full file came. */
export type ConfirmRefusal = "unknown" | "not-waiting" | "outdated";

/**
 * Somebody says that the homes which an empty or sharply smaller file left out are gone: they are taken off the market. Refused once a newer full file
 * came (`outdated`), for it says better what is there.
 */
export function confirmFeedRun(
  { db, clock }: Pick<FeedDeps, "db" | "clock">,
  { companyId, runId, actor }: Confirm,
): Promise<Result<FeedRun, ConfirmRefusal>> {
  const confirm = async (tx: Tx): Promise<Result<FeedRun, ConfirmRefusal>> => {
    await takeLock(tx, FEEDS_LOCK);
    await waitFromNowOn(tx);
    const found = await lockRun(tx, companyId, runId);
    if (!found) return refused("unknown");
    if (found.run.state !== "waiting-for-confirmation") return refused("not-waiting");
    if (!found.isNewest) return refused("outdated");
    const now = clock.now();
    const tally = feedTally();
    const job = { tx, now, companyId, runId, actor, tally, changed: new Set<string>(), dwellings: new Set<string>() };
    await suspendUntold(job);
    // A company that numbers its homes anew tells the old ones under other numbers: now that those are gone, they are found.
    const alike = await listToldAlike(tx, runId, [...job.changed]);
    const homeless = alike.map((listingId) => ({ listingId, why: "known" as const }));
    for (const id of await assignDwellings(tx, homeless, now)) job.changed.add(id);
    for (const key of await dwellingKeysOf(tx, [...job.changed])) job.dwellings.add(key);
    for (const id of await settleDwellings(tx, [...job.dwellings], now)) job.changed.add(id);
    await markHomesChanged(tx, [...job.changed]);
    const { run } = found;
    const counts = { ...run.counts, missing: 0, suspended: run.counts.suspended + tally.counts().suspended };
    const confirmed: FeedRun = { ...run, state: "applied", counts, changes: [...run.changes, ...tally.changes()], finishedAt: now };
    await finishRun(tx, confirmed, []);
    return ok(confirmed);
  };
  return inShortTransaction(db, confirm, FEED_PATIENCE);
}
