import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import { minutes } from "#kernel/duration.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { type FillDeps, fillCampaigns } from "./campaigns/fill-campaigns.server.ts";
import { runClocks } from "./clock/run-clocks.server.ts";
import { tellAll } from "./notices/tell.server.ts";

const TELL = { name: "offers-told", expireAfter: minutes(5), retries: 0, retryAfter: minutes(1), onePerKey: true } as const;
const CLOCK = { name: "offers-clock", expireAfter: minutes(10), retries: 0, retryAfter: minutes(1), onePerKey: true } as const;
const EVERY_MINUTE = "* * * * *";
const ONE = { singletonKey: "all" };

/** Registers what happens to offers by the clock: each minute campaigns begin, what is over ends, and who is to be told of something is. A try that failed is the next minute's. */
export async function registerOfferJobs(jobs: Pick<Jobs, "define" | "work" | "schedule" | "send">, deps: FillDeps): Promise<void> {
  await jobs.define(TELL);
  await jobs.work(TELL.name, async () => {
    if ((await tellAll(deps)) > 0) await wakeMailQueue(jobs);
  });
  await jobs.define(CLOCK);
  await jobs.work(CLOCK.name, async () => {
    await runClocks(deps);
    // What is over is told although campaigns cannot be filled.
    await fillCampaigns(deps).finally(() => jobs.send(TELL.name, {}, ONE));
  });
  await jobs.schedule(CLOCK.name, EVERY_MINUTE);
}

/** Has what somebody is to be told of told at once. Where the queue cannot be reached, the next minute does. */
export async function wakeOffers(jobs: Pick<Jobs, "send">): Promise<void> {
  await jobs.send(TELL.name, {}, ONE).catch(() => undefined);
}
