import { z } from "zod";
import type { Jobs } from "#platform/jobs.server.ts";
import { expireRequests } from "./request-life.server.ts";
import { type RunEstimateDeps, runEstimate } from "./run-estimate.server.ts";
import { estimateJobName } from "./submit-estimate.server.ts";

const EXPIRY_JOB_NAME = "estimate-expiry";
/** Daily, when nobody is about. */
const EXPIRY_CRON = "20 4 * * *";
/** The engine keeps one core busy; two let a short request pass a long one. */
const CONCURRENCY = 2;

const estimateJobSchema = z.object({ id: z.string() });

/** Registers the work on estimates with the queue. */
export async function registerEstimateJobs(jobs: Pick<Jobs, "work" | "schedule">, deps: RunEstimateDeps): Promise<void> {
  await jobs.work(estimateJobName, (data) => runEstimate(deps, estimateJobSchema.parse(data).id), CONCURRENCY);
  await jobs.work(EXPIRY_JOB_NAME, async () => {
    await expireRequests(deps.db, deps.clock.now());
  });
  await jobs.schedule(EXPIRY_JOB_NAME, EXPIRY_CRON);
}
