import { days, minutes } from "#kernel/duration.ts";
import type { Jobs, QueueRules } from "#platform/jobs.server.ts";
import { type DeliverDeps, deliverDue } from "./deliver.server.ts";
import { forgetDeliveries } from "./delivery-store.server.ts";
import { forgetOldSecrets } from "./endpoint-store.server.ts";

/** A try that failed is the message's own affair: the next minute asks again. */
const RULES: QueueRules = { name: "webhooks", expireAfter: minutes(15), retries: 0, retryAfter: minutes(1), onePerKey: true };
const EVERY_MINUTE_NAME = "webhooks-clock";
const EVERY_MINUTE = "* * * * *";
const FORGET_NAME = "webhooks-forgotten";
const FORGET_CRON = "35 4 * * *";
const KEPT_FOR = days(30);

/** Registers the sending of what is due, and the forgetting of what was sent long ago. */
export async function registerWebhookJobs(jobs: Pick<Jobs, "define" | "send" | "work" | "schedule">, deps: DeliverDeps): Promise<void> {
  await jobs.define(RULES);
  await jobs.work(RULES.name, (_, signal) => deliverDue(deps, signal));
  await jobs.work(EVERY_MINUTE_NAME, () => askForWebhooks(jobs));
  await jobs.schedule(EVERY_MINUTE_NAME, EVERY_MINUTE);
  await jobs.work(FORGET_NAME, () => forgetOldWebhooks(deps));
  await jobs.schedule(FORGET_NAME, FORGET_CRON);
}

/** Has what is due sent at once. Where the queue cannot be reached, the next minute finds it: nothing fails over it. */
export async function wakeWebhooks(jobs: Pick<Jobs, "send">): Promise<void> {
  await askForWebhooks(jobs).catch(() => undefined);
}

function askForWebhooks(jobs: Pick<Jobs, "send">): Promise<void> {
  return jobs.send(RULES.name, {}, { singletonKey: "all" });
}

export async function forgetOldWebhooks({ db, clock }: Pick<DeliverDeps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await forgetDeliveries(db, new Date(now.getTime() - KEPT_FOR));
  await forgetOldSecrets(db, now);
}
