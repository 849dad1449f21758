import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { Log } from "#platform/log.server.ts";
import { limited } from "#platform/log-limit.ts";
import { expireApprovals } from "./deliver/approvals.server.ts";
import { makeDigests } from "./deliver/digests.server.ts";
import type { DeliveryDeps } from "./deliver/put-on-way.server.ts";
import { warmCustomers } from "./heat/heat-of-tenants.server.ts";
import { matchHomes } from "./match/match-homes.server.ts";
import { registerMorningJobs } from "./office/morning-jobs.server.ts";

const DIGESTS_NAME = "recommendation-digests";
const DIGESTS_CRON = "*/10 * * * *";
const MATCHES_NAME = "recommendation-matches";
/** Homes are read and flagged within seconds of a change; what is found then goes out within the minute. */
const MATCHES_CRON = "* * * * *";

const HEAT_NAME = "recommendation-heat";
const HEAT_CRON = "17 * * * *";

type JobDeps = DeliveryDeps & { readonly log: Log };

/** Registers what tells people of homes: the digest at their hour, and what cannot wait for it. */
export async function registerRecommendationJobs(jobs: Pick<Jobs, "work" | "schedule" | "send">, deps: JobDeps): Promise<void> {
  const { log } = deps;
  await jobs.work(DIGESTS_NAME, async (_, signal) => {
    await expireApprovals(deps);
    const made = await makeDigests(deps, (error) => limited(log).warn("digest", { err: error }, "a digest could not be made"), signal);
    if (made.queued > 0) {
      log.info(made, "digests are on their way");
      await wakeMailQueue(jobs);
    }
  });
  await jobs.schedule(DIGESTS_NAME, DIGESTS_CRON);
  await jobs.work(MATCHES_NAME, async (_, signal) => {
    const onFailure = (error: unknown) => limited(log).warn("match", { err: error }, "somebody could not be told of a home at once");
    const run = await matchHomes(deps, { onFailure, signal });
    if (run.queued > 0) {
      log.info(run, "homes that cannot wait are told");
      await wakeMailQueue(jobs);
    }
  });
  await jobs.schedule(MATCHES_NAME, MATCHES_CRON);
  await jobs.work(HEAT_NAME, async (_, signal) => void (await warmCustomers(deps, signal)));
  await jobs.schedule(HEAT_NAME, HEAT_CRON);
  await registerMorningJobs(jobs, deps);
}
