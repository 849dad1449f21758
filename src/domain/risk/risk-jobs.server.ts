import { forgetWithBuilding } from "#domain/letters/index.server.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import { CORRECTION_LETTER } from "#domain/risk/corrections/correction-letter.ts";
import { forgetOldRegistrations } from "#domain/risk/notices/forget-registrations.server.ts";
import { queueNotices } from "#domain/risk/notices/queue-notices.server.ts";
import { ratePlaces } from "#domain/risk/notices/rate-places.server.ts";
import { recomputeReports } from "#domain/risk/report/recompute.server.ts";
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
    await ratePlaces(deps, signal);
  });
  await jobs.work(DAILY_NAME, () => requestReports(jobs));
  await jobs.schedule(DAILY_NAME, CRON);
  await requestReports(jobs);
}

/** Has the reports made anew that new data or a new model have made stale; asked twice, it is done once. */
export async function requestReports(jobs: Pick<Jobs, "define" | "send">): Promise<void> {
  await jobs.define(RULES);
  await wakeReports(jobs);
}

/** The same where the queue is defined: a place that somebody begins to wait for is rated at once. */
export async function wakeReports(jobs: Pick<Jobs, "send">): Promise<void> {
  await jobs.send(RULES.name, {}, { singletonKey: "all" });
}

const NOTICES_NAME = "risk-notices";
/** When people read mail, and after the reports of the day were made. */
const NOTICES_CRON = "30 9 * * *";
const FORGET_NAME = "risk-registrations-forgotten";
/** Before the files of letters that are gone are removed. */
const FORGET_CRON = "40 4 * * *";

/** Registers the work on registrations: their notices of the day, and what is to be forgotten. */
export async function registerNoticeJobs(
  jobs: Pick<Jobs, "send" | "work" | "schedule">,
  deps: { readonly db: Db; readonly clock: Clock },
): Promise<void> {
  await jobs.work(NOTICES_NAME, async (_, signal) => {
    await queueNotices(deps, signal);
    await wakeMailQueue(jobs);
  });
  await jobs.schedule(NOTICES_NAME, NOTICES_CRON);
  await jobs.work(FORGET_NAME, async () => {
    await forgetOldRegistrations(deps);
    await forgetWithBuilding(deps.db, CORRECTION_LETTER);
  });
  await jobs.schedule(FORGET_NAME, FORGET_CRON);
}
