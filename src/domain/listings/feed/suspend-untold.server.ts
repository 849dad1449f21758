import { forgetTold, listUntold } from "./feed-store.server.ts";
import { type FeedImport, writeSteps } from "./import-batch.server.ts";

const AT_ONCE = 1000;

export type Suspending = Pick<FeedImport, "tx" | "now" | "companyId" | "runId" | "actor" | "tally" | "changed" | "dwellings">;

/** Takes off the market what earlier files of the company told and this one leaves out. What is sold or expired stays so. */
export async function suspendUntold({ tx, now, companyId, runId, actor, tally, changed, dwellings }: Suspending): Promise<void> {
  for (;;) {
    const gone = await listUntold(tx, { companyId, runId, most: AT_ONCE });
    if (gone.length === 0) return;
    const offered = gone.filter(({ state }) => state === "active" || state === "applied");
    for (const { id, reference, title, dwellingKey } of offered) {
      tally.count("suspended");
      tally.tell({ reference, title, change: "suspended", before: null, after: null });
      changed.add(id);
      dwellings.add(dwellingKey);
    }
    const steps = offered.map(({ id, state }) => ({ listingId: id, from: state, to: "suspended" as const, reason: "feed-left-out" }));
    await writeSteps({ tx, actor, runId }, steps, now);
    await forgetTold(
      tx,
      gone.map(({ id }) => id),
    );
  }
}
