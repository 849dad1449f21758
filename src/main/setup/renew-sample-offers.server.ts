import { renewSampleOffers } from "#ingest/sample/load/load-market.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";

const NAME = "sample-offers";
/** Just after midnight, so that what is due to be looked over on a day is there before anybody comes. */
const CRON = "5 0 * * *";

/** Lets the sample market live on by the clock while the site runs. It does nothing where nothing is invented. */
export async function keepSampleOffersFresh(jobs: Pick<Jobs, "work" | "schedule">, { db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await jobs.work(NAME, async () => {
    await renewSampleOffers(db, { now: clock.now() });
  });
  await jobs.schedule(NAME, CRON);
}
