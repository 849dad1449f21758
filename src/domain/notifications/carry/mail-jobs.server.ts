import { BOUNCES_KEPT, ENDED_PAGES_KEPT, MAILS_KEPT, REPORTS_KEPT } from "#domain/notifications/core/retention.ts";
import type { MessageChannel } from "#domain/notifications/core/types.ts";
import { forgetEndedLinks } from "#domain/notifications/links/opaque-links.server.ts";
import { RECC_PAGE } from "#domain/notifications/links/purposes.ts";
import { forgetMessages } from "#domain/notifications/outbox/outbox-store.server.ts";
import { forgetBounces } from "#domain/notifications/suppression/suppression-store.server.ts";
import { minutes } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs, QueueRules } from "#platform/jobs.server.ts";
import type { MailCarrier } from "./carrier.server.ts";
import { sendDueMails } from "./send-due-mails.server.ts";

/** A try that failed is the message's own affair: the next minute asks again. */
const RULES = { expireAfter: minutes(15), retries: 0, retryAfter: minutes(1), onePerKey: true } as const;
/** What is asked for, whichever way a message goes. The names stand in the databases of running sites. */
const WAKING: QueueRules = { ...RULES, name: "risk-mails" };
/** One for each channel, so that ten thousand mails hold up no message of LINE. */
const QUEUES: Readonly<Record<MessageChannel, QueueRules>> = {
  mail: { ...RULES, name: "mail-messages" },
  line: { ...RULES, name: "line-messages" },
};
const ONE = { singletonKey: "all" };
const CHANNELS = ["mail", "line"] as const satisfies readonly MessageChannel[];
const EVERY_MINUTE_NAME = "risk-mails-clock";
const EVERY_MINUTE = "* * * * *";
const FORGET_NAME = "mails-forgotten";
const FORGET_CRON = "50 4 * * *";

/** Registers the work on messages with the queue: handing over those that are due, and forgetting those that are long done with. */
export async function registerMailJobs(jobs: Pick<Jobs, "define" | "send" | "work" | "schedule">, carrier: MailCarrier): Promise<void> {
  for (const channel of CHANNELS) {
    await jobs.define(QUEUES[channel]);
    await jobs.work(QUEUES[channel].name, async (_, signal) => {
      await sendDueMails(carrier, signal, [channel]);
    });
  }
  await jobs.define(WAKING);
  await jobs.work(WAKING.name, async () => {
    for (const channel of CHANNELS) await jobs.send(QUEUES[channel].name, {}, ONE);
  });
  await jobs.work(EVERY_MINUTE_NAME, () => requestMails(jobs));
  await jobs.schedule(EVERY_MINUTE_NAME, EVERY_MINUTE);
  await jobs.work(FORGET_NAME, () => forgetOldMails(carrier));
  await jobs.schedule(FORGET_NAME, FORGET_CRON);
}

/** Has the messages that are due handed over at once. Where the queue cannot be reached, the next minute finds them: nothing fails over it. */
export async function wakeMailQueue(jobs: Pick<Jobs, "send">): Promise<void> {
  await requestMails(jobs).catch(() => undefined);
}

/** The same once so many seconds are over, for one message by its `key`: a waking for another, and one at once, stand beside it. */
export async function wakeMailQueueIn(jobs: Pick<Jobs, "send">, startAfterSeconds: number, key: string): Promise<void> {
  await requestMails(jobs, { singletonKey: `later-${key}`, startAfterSeconds }).catch(() => undefined);
}

/** The same for a process that works on no queue: the site that runs beside it does. */
export async function wakeMailQueueElsewhere(jobs: Pick<Jobs, "define" | "send">): Promise<void> {
  // Sending to a queue that was not defined would give it the usual rules.
  await jobs.define(WAKING);
  await requestMails(jobs);
}

type When = { readonly singletonKey: string; readonly startAfterSeconds?: number };

async function requestMails(jobs: Pick<Jobs, "send">, when: When = ONE): Promise<void> {
  await jobs.send(WAKING.name, {}, when);
}

export async function forgetOldMails({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const at = clock.now();
  const before = (kept: number) => new Date(at.getTime() - kept);
  await forgetMessages(db, before(MAILS_KEPT));
  await forgetEndedLinks(db, RECC_PAGE, before(ENDED_PAGES_KEPT));
  await forgetBounces(db, { at, bouncedBefore: before(BOUNCES_KEPT), reportedBefore: before(REPORTS_KEPT) });
}
