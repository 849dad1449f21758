import { type MailCarrier, sendDueMails } from "#domain/risk/mail-carrier.server.ts";
import { forgetOldLetters } from "#domain/risk/mail-upkeep.server.ts";
import { recomputeReports } from "#domain/risk/recompute.server.ts";
import { queueNotices } from "#domain/risk/registrations.server.ts";
import { minutes } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs, QueueRules } from "#platform/jobs.server.ts";
import type { Storage } from "#platform/storage.server.ts";

const RULES: QueueRules = {
  name: "risk-reports",
  expireAfter: minutes(60),
  retries: 2,
  retryAfter: minutes(1),
  onePerKey: true,
};
/** Daily: reports age with the buildings. */
const CRON = "10 3 * * *";
const DAILY_NAME = "risk-reports-daily";

/** Registers the work on reports with the queue, and asks for it once: at a start model or data may be others than before. */
export async function registerRiskJobs(
  jobs: Pick<Jobs, "define" | "send" | "work" | "schedule">,
  deps: { readonly db: Db; readonly clock: Clock },
): Promise<void> {
  await jobs.define(RULES);
  await jobs.work(RULES.name, async (_, signal) => {
    await recomputeReports(deps, signal);
  });
  await jobs.work(DAILY_NAME, () => requestReports(jobs));
  await jobs.schedule(DAILY_NAME, CRON);
  await requestReports(jobs);
}

/** Has the reports made anew that new data or a new model have made stale; asked twice, it is done once. */
export async function requestReports(jobs: Pick<Jobs, "define" | "send">): Promise<void> {
  await jobs.define(RULES);
  await jobs.send(RULES.name, {}, { singletonKey: "all" });
}

/** A try that failed is the mail's own affair: the next minute asks again. */
const MAIL_RULES: QueueRules = {
  name: "risk-mails",
  expireAfter: minutes(15),
  retries: 0,
  retryAfter: minutes(1),
  onePerKey: true,
};
const MAILS_CLOCK = "risk-mails-clock";
const EVERY_MINUTE = "* * * * *";
const NOTICES_NAME = "risk-notices";
/** When people read mail, and after the reports of the day were made. */
const NOTICES_CRON = "30 9 * * *";
const UPKEEP_NAME = "risk-letters-upkeep";
const UPKEEP_CRON = "50 4 * * *";

/** Registers the work on mails and letters: mails that are due, what registrations are told, and what is to be forgotten. */
export async function registerLetterJobs(
  jobs: Pick<Jobs, "define" | "send" | "work" | "schedule">,
  deps: MailCarrier & { readonly storage: Storage },
): Promise<void> {
  await jobs.define(MAIL_RULES);
  await jobs.work(MAIL_RULES.name, async (_, signal) => {
    await sendDueMails(deps, signal);
  });
  await jobs.work(MAILS_CLOCK, () => requestMails(jobs));
  await jobs.schedule(MAILS_CLOCK, EVERY_MINUTE);
  await jobs.work(NOTICES_NAME, async (_, signal) => {
    await queueNotices(deps, signal);
    await requestMails(jobs);
  });
  await jobs.schedule(NOTICES_NAME, NOTICES_CRON);
  await jobs.work(UPKEEP_NAME, () => forgetOldLetters(deps));
  await jobs.schedule(UPKEEP_NAME, UPKEEP_CRON);
}

/** Has the mails that are due handed over at once, rather than within a minute. */
export async function requestMails(jobs: Pick<Jobs, "send">): Promise<void> {
  await jobs.send(MAIL_RULES.name, {}, { singletonKey: "all" });
}
