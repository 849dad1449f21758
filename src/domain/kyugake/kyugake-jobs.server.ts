import { minutes } from "#kernel/duration.ts";
import type { Jobs, QueueRules } from "#platform/jobs.server.ts";
import type { Log } from "#platform/log.server.ts";
import { limited } from "#platform/log-limit.ts";
import { type Repeated, repeated } from "#platform/repeated.ts";
import { type FlagDeps, flagOffers, homesDue, isRunDue } from "./flags/flag-offers.server.ts";
import { judgeFlags } from "./precision/judge-flags.server.ts";

/** One run at a time; of those that are asked for meanwhile one waits. */
const RULES: QueueRules = { name: "kyugake", expireAfter: minutes(15), retries: 2, retryAfter: minutes(1), onePerKey: true };
/** Another model is seen within a minute. */
const LOOK_NAME = "kyugake-look";
const LOOK_CRON = "* * * * *";
/** A feed, a price cut, another day: homes are looked at within seconds. */
const WATCH_MS = 1_000;

type KyugakeJobs = Pick<Jobs, "define" | "send" | "work" | "schedule">;
type KyugakeDeps = FlagDeps & { readonly log: Log };

/**
 * Registers the estimates and flags of homes on offer with the queue, and asks for them once: at a start homes, day or models may be others than before.
 * Answers the watch that has them made anew as soon as homes change; it begins when it is started.
 */
export async function registerKyugakeJobs(jobs: KyugakeJobs, deps: KyugakeDeps): Promise<Repeated> {
  const wake = () => jobs.send(RULES.name, {}, { singletonKey: "all" });
  await jobs.define(RULES);
  await jobs.work(RULES.name, async (_, signal) => {
    const run = await flagOffers(deps, signal);
    if (run.changed > 0) deps.log.info(run, "homes on offer are estimated");
    await judgeFlags(deps, signal);
  });
  await jobs.work(LOOK_NAME, async () => {
    if (await isRunDue(deps)) await wake();
  });
  await jobs.schedule(LOOK_NAME, LOOK_CRON);
  await wake();
  let seen: string | null = null;
  const look = async () => {
    const due = await homesDue(deps);
    // Asked for once: a run that fails is tried again by the queue, and by the look of every minute.
    if (due !== null && due !== seen) await wake();
    seen = due;
  };
  return repeated(look, WATCH_MS, (error) => limited(deps.log).warn("kyugake watch", { err: error }, "homes on offer cannot be watched"));
}
