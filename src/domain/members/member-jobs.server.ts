import type { Jobs } from "#platform/jobs.server.ts";
import { type ConsentDeps, redactDueConsents } from "./consents.server.ts";

const CONSENT_JOB_NAME = "consent-redaction";
/** Daily, when nobody is about. */
const CONSENT_CRON = "40 4 * * *";

/** Registers the work on members' data with the queue. */
export async function registerMemberJobs(jobs: Pick<Jobs, "work" | "schedule">, deps: Pick<ConsentDeps, "db" | "clock">): Promise<void> {
  await jobs.work(CONSENT_JOB_NAME, async () => {
    await redactDueConsents(deps);
  });
  await jobs.schedule(CONSENT_JOB_NAME, CONSENT_CRON);
}
