import { days, minutes } from "#kernel/duration.ts";
import type { Jobs, QueueRules } from "#platform/jobs.server.ts";
import { forgetBatches } from "./batch-store.server.ts";
import { dropExpired } from "./chunk-store.server.ts";
import { type WorkDeps, workOnBatches } from "./work.server.ts";

/** What is left when a run is over is found by the next minute. */
const RULES: QueueRules = { name: "batches", expireAfter: minutes(15), retries: 0, retryAfter: minutes(1), onePerKey: true };
const EVERY_MINUTE_NAME = "batches-clock";
const EVERY_MINUTE = "* * * * *";
const FORGET_NAME = "batches-forgotten";
const FORGET_CRON = "25 * * * *";
/** How long after its results a batch is listed. */
const LISTED_FOR = days(90);

/** Registers the work on batches, and the forgetting of results whose time is over. */
export async function registerBatchJobs(
  jobs: Pick<Jobs, "define" | "send" | "work" | "schedule">,
  deps: Omit<WorkDeps, "jobs">,
): Promise<void> {
  await jobs.define(RULES);
  await jobs.work(RULES.name, (_, signal) => workOnBatches({ ...deps, jobs }, signal));
  await jobs.work(EVERY_MINUTE_NAME, () => askForBatches(jobs));
  await jobs.schedule(EVERY_MINUTE_NAME, EVERY_MINUTE);
  await jobs.work(FORGET_NAME, () => forgetOldBatches(deps));
  await jobs.schedule(FORGET_NAME, FORGET_CRON);
}

/** Has batches worked on at once. Where the queue cannot be reached, the next minute finds them: nothing fails over it. */
export async function wakeBatches(jobs: Pick<Jobs, "send">): Promise<void> {
  await askForBatches(jobs).catch(() => undefined);
}

function askForBatches(jobs: Pick<Jobs, "send">): Promise<void> {
  return jobs.send(RULES.name, {}, { singletonKey: "all" });
}

export async function forgetOldBatches({ db, clock }: Pick<WorkDeps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await dropExpired(db, now);
  await forgetBatches(db, new Date(now.getTime() - LISTED_FOR));
}
