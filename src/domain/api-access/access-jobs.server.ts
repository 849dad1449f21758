import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { deleteExpired } from "./named/idempotency-store.server.ts";

const SWEEP_JOB = "api-idempotency-sweep";
/** Hourly. */
const SWEEP_CRON = "37 * * * *";

/** Deletes kept answers whose day is over. */
export async function registerApiAccessJobs(
  jobs: Pick<Jobs, "work" | "schedule">,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): Promise<void> {
  await jobs.work(SWEEP_JOB, () => deleteExpired(db, clock.now()));
  await jobs.schedule(SWEEP_JOB, SWEEP_CRON);
}
