import { days, minutes } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs, QueueRules } from "#platform/jobs.server.ts";
import type { LineEvent } from "#platform/line/line-webhook.server.ts";
import { OWN_CHANNEL } from "./channel.ts";
import { dropNonces } from "./line-account-store.server.ts";
import { addEvents, forgetEvents } from "./line-event-store.server.ts";
import { NONCE_LIFE } from "./line-link.server.ts";
import { type LineEventDeps, workLineEvents } from "./work-events.server.ts";

const RULES: QueueRules = { name: "line-events", expireAfter: minutes(5), retries: 0, retryAfter: minutes(1), onePerKey: true };
const CLOCK_NAME = "line-events-clock";
const FORGET_NAME = "line-events-forgotten";
/** LINE sends what was not answered again, for some days at most. */
const EVENTS_KEPT = days(30);

/** Registers the work on what LINE tells: at once, and every minute for what nobody woke the queue for. */
export async function registerLineJobs(jobs: Pick<Jobs, "define" | "send" | "work" | "schedule">, deps: LineEventDeps): Promise<void> {
  await jobs.define(RULES);
  await jobs.work(RULES.name, (_, signal) => workLineEvents(deps, signal));
  await jobs.work(CLOCK_NAME, () => wake(jobs));
  await jobs.schedule(CLOCK_NAME, "* * * * *");
  await jobs.work(FORGET_NAME, () => forgetLineEvents(deps));
  await jobs.schedule(FORGET_NAME, "55 4 * * *");
}

async function forgetLineEvents({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const now = clock.now().getTime();
  await forgetEvents(db, new Date(now - EVENTS_KEPT));
  await dropNonces(db, new Date(now - NONCE_LIFE));
}

type Taking = { readonly db: Db; readonly clock: Clock; readonly jobs: Pick<Jobs, "send"> };

/** Keeps what LINE told of a channel and has it worked on. Told twice, it is one event. Where the queue cannot be reached, the next minute finds it. */
export async function takeLineEvents(
  { db, clock, jobs }: Taking,
  events: readonly LineEvent[],
  channel: string = OWN_CHANNEL,
): Promise<void> {
  const at = clock.now();
  // Signed once, an event could be told again by whoever read it, as soon as nobody knows any more that it was here.
  const lately = events.filter(({ timestamp }) => at.getTime() - timestamp < EVENTS_KEPT);
  const added = await addEvents(db, channel, { events: lately, at });
  if (added > 0) await wake(jobs).catch(() => undefined);
}

async function wake(jobs: Pick<Jobs, "send">): Promise<void> {
  await jobs.send(RULES.name, {}, { singletonKey: "all" });
}
