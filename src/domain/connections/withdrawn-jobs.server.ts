import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { purgeWithdrawn } from "./connection-store.server.ts";
import { KEPT_AFTER_WITHDRAWAL } from "./waiting.ts";

const NAME = "waiting-buyers-purge";
/** Daily, when nobody is about. */
const CRON = "50 4 * * *";

/** Registers the removal of what buyers and owners withdrew long ago. */
export async function registerConnectionJobs(
  jobs: Pick<Jobs, "work" | "schedule">,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): Promise<void> {
  await jobs.work(NAME, async () => {
    await purgeWithdrawn(db, new Date(clock.now().getTime() - KEPT_AFTER_WITHDRAWAL));
  });
  await jobs.schedule(NAME, CRON);
}
