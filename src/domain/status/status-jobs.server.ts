import { days } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { STATUS_DAYS } from "./status-report.ts";
import { forgetSamples } from "./status-store.server.ts";

const NIGHTLY = "status-nightly";
const CRON = "40 4 * * *";

type Deps = { readonly db: Db; readonly clock: Clock };

/** Every night, what is no longer shown goes. */
export async function registerStatusJobs(jobs: Pick<Jobs, "work" | "schedule">, { db, clock }: Deps): Promise<void> {
  await jobs.work(NIGHTLY, () => forgetSamples(db, new Date(clock.now().getTime() - days(STATUS_DAYS + 1))));
  await jobs.schedule(NIGHTLY, CRON);
}
