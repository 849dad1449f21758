import { days } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { lockLead, untouchedLeads } from "./leads/lead-store.server.ts";
import { stepLead } from "./leads/step-lead.server.ts";
import { checkTrialDomains, type FindMailHosts, tendTrials } from "./trial/tend-trials.server.ts";

const TRIALS_NAME = "biz-trials";
const TRIALS_CRON = "*/10 * * * *";
const DOMAINS_NAME = "biz-trial-domains";
const DOMAINS_CRON = "*/10 * * * *";
const UPKEEP_NAME = "biz-leads-upkeep";
const UPKEEP_CRON = "55 4 * * *";

/** A document whose link is long over, and that nobody wanted to hear more about. */
const DOCUMENT_DAYS = 60;
/** Any other lead that nothing happened to. */
const UNTOUCHED_DAYS = 365;

type JobDeps = { readonly db: Db; readonly clock: Clock; readonly findMailHosts: FindMailHosts };

/** Registers what is done for leads by the clock. */
export async function registerLeadJobs(jobs: Pick<Jobs, "work" | "schedule">, deps: JobDeps): Promise<void> {
  await jobs.work(TRIALS_NAME, () => tendTrials(deps));
  await jobs.schedule(TRIALS_NAME, TRIALS_CRON);
  await jobs.work(DOMAINS_NAME, () => checkTrialDomains(deps));
  await jobs.schedule(DOMAINS_NAME, DOMAINS_CRON);
  await jobs.work(UPKEEP_NAME, () => closeUntouchedLeads(deps));
  await jobs.schedule(UPKEEP_NAME, UPKEEP_CRON);
}

/** The domain of a new applicant is looked up at once. Where the queue cannot be reached, the next ten minutes find it: nothing fails over it. */
export async function wakeDomainCheck(jobs: Pick<Jobs, "send">): Promise<void> {
  await jobs.send(DOMAINS_NAME, {}).catch(() => undefined);
}

/** Closes leads that nobody touches any more, so that their letters are removed in time. */
export async function closeUntouchedLeads({ db, clock }: Pick<JobDeps, "db" | "clock">): Promise<void> {
  const at = clock.now();
  const before = (count: number) => new Date(at.getTime() - days(count));
  for (const id of await untouchedLeads(db, { documentsBefore: before(DOCUMENT_DAYS), othersBefore: before(UNTOUCHED_DAYS) }))
    await inTransaction(db, async (tx) => {
      const lead = await lockLead(tx, id);
      if (lead) await stepLead(tx, lead, { step: "close", actor: "system", reason: "動きのないまま期間が過ぎました", at });
    });
}
