import { recomputeReports } from "#domain/risk/recompute.server.ts";
import { minutes } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs, QueueRules } from "#platform/jobs.server.ts";

const RULES: QueueRules = {
  name: "risk-reports",
  expireAfter: minutes(60),
  retries: 2,
  retryAfter: minutes(1),
  onePerKey: true,
};
/** Daily: reports age with the buildings. */
const CRON = "10 3 * * *";
const DAILY_NAME = "risk-reports-daily";

/** Registers the work on reports with the queue, and asks for it once: at a start model or data may be others than before. */
export async function registerRiskJobs(
  jobs: Pick<Jobs, "define" | "send" | "work" | "schedule">,
  deps: { readonly db: Db; readonly clock: Clock },
): Promise<void> {
  await jobs.define(RULES);
  await jobs.work(RULES.name, async (_, signal) => {
    await recomputeReports(deps, signal);
  });
  await jobs.work(DAILY_NAME, () => requestReports(jobs));
  await jobs.schedule(DAILY_NAME, CRON);
  await requestReports(jobs);
}

/** Has the reports made anew that new data or a new model have made stale; asked twice, it is done once. */
export async function requestReports(jobs: Pick<Jobs, "define" | "send">): Promise<void> {
  await jobs.define(RULES);
  await jobs.send(RULES.name, {}, { singletonKey: "all" });
}
