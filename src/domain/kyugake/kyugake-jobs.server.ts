import { listActiveModels } from "#domain/valuation/index.server.ts";
import { minutes } from "#kernel/duration.ts";
import type { Jobs, QueueRules } from "#platform/jobs.server.ts";
import type { Log } from "#platform/log.server.ts";
import { type FlagDeps, flagOffers, isRunDue } from "./flags/flag-offers.server.ts";
import { judgeFlags } from "./precision/judge-flags.server.ts";

/** One run at a time; of those that are asked for meanwhile one waits. */
const RULES: QueueRules = { name: "kyugake", expireAfter: minutes(15), retries: 2, retryAfter: minutes(1), onePerKey: true };
/** A feed, a price cut, another model, another day: whatever it was, homes are looked at within about a minute. */
const LOOK_NAME = "kyugake-look";
const LOOK_CRON = "* * * * *";

type KyugakeJobs = Pick<Jobs, "define" | "send" | "work" | "schedule">;

/** Registers the estimates and flags of homes on offer with the queue, and asks for them once: at a start homes, day or models may be others than before. */
export async function registerKyugakeJobs(jobs: KyugakeJobs, deps: FlagDeps & { readonly log: Log }): Promise<void> {
  await jobs.define(RULES);
  await jobs.work(RULES.name, async (_, signal) => {
    const run = await flagOffers(deps, signal);
    if (run.changed > 0) deps.log.info(run, "homes on offer are estimated");
    await judgeFlags(deps, signal);
  });
  await jobs.work(LOOK_NAME, async () => {
    const models = new Map((await listActiveModels(deps.db)).map(({ kind, version }) => [kind as string, version]));
    if (await isRunDue(deps, models)) await wakeKyugake(jobs);
  });
  await jobs.schedule(LOOK_NAME, LOOK_CRON);
  await wakeKyugake(jobs);
}

/** Has the homes on offer looked at now, as after a feed; asked twice, it is done once. */
export async function wakeKyugake(jobs: Pick<Jobs, "send">): Promise<void> {
  await jobs.send(RULES.name, {}, { singletonKey: "all" });
}
