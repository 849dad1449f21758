import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { Log } from "#platform/log.server.ts";
import { limited } from "#platform/log-limit.ts";
import { tellOffices } from "./morning.server.ts";

const MORNING_NAME = "recommendation-morning";
/** Eight in the morning; which days are business days is asked when it comes. */
const MORNING_CRON = "0 8 * * *";

/** Registers the morning mail of offices. */
export async function registerMorningJobs(
  jobs: Pick<Jobs, "work" | "schedule" | "send">,
  deps: { readonly db: Db; readonly clock: Clock; readonly log: Log },
): Promise<void> {
  await jobs.work(MORNING_NAME, async (_, signal) => {
    const fail = (error: unknown) => limited(deps.log).warn("morning", { err: error }, "an office could not be told in the morning");
    if ((await tellOffices(deps, fail, signal)) > 0) await wakeMailQueue(jobs);
  });
  await jobs.schedule(MORNING_NAME, MORNING_CRON);
}
