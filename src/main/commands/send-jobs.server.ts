import { type Jobs, startJobs } from "#platform/jobs.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** Sends jobs to the queue of a site that may be running, and leaves the queue. */
export async function sendJobs({ databaseUrl }: Pick<Platform, "databaseUrl">, send: (jobs: Jobs) => Promise<void>): Promise<void> {
  const jobs = await startJobs(databaseUrl, (error) => console.error(error), { isSender: true });
  try {
    await send(jobs);
  } finally {
    await jobs.stop();
  }
}
