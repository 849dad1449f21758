import { minutes } from "#kernel/duration.ts";
import type { Jobs, QueueRules } from "#platform/jobs.server.ts";

/** What is left when a run is over is found by the next minute. */
export const PRINTS: QueueRules = { name: "mailing-prints", expireAfter: minutes(15), retries: 0, retryAfter: minutes(1), onePerKey: true };

/** Has runs worked on at once. Where the queue cannot be reached, the next minute finds them: nothing fails over it. */
export async function wakePrints(jobs: Pick<Jobs, "send">): Promise<void> {
  await askForPrints(jobs).catch(() => undefined);
}

export function askForPrints(jobs: Pick<Jobs, "send">): Promise<void> {
  return jobs.send(PRINTS.name, {}, { singletonKey: "all" });
}
