import { type BounceDeps, handleBounces } from "#domain/letters/inquiries/bounced-inquiries.server.ts";
import { days } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { closeUntouchedInquiries } from "./answer-inquiry.server.ts";
import { removeLooseFiles } from "./letter-files.server.ts";
import { forgetSenders, removeLetters } from "./letter-store.server.ts";
import { LETTER_YEARS_AFTER_CLOSED } from "./retention.ts";

/** Longer than taking in a letter takes. */
const SENDERS_KEPT = days(1);
const NAME = "risk-letters-upkeep";
const CRON = "50 4 * * *";

/** A mail to a company that nobody took is looked at within minutes. */
const BOUNCES_NAME = "inquiry-bounces";
const BOUNCES_CRON = "*/5 * * * *";

type UpkeepDeps = { readonly db: Db; readonly clock: Clock; readonly storage: Storage };

/** Registers the removal of old letters and of files that belong to none. */
export async function registerLetterJobs(jobs: Pick<Jobs, "work" | "schedule">, deps: UpkeepDeps & BounceDeps): Promise<void> {
  await jobs.work(BOUNCES_NAME, () => handleBounces(deps));
  await jobs.schedule(BOUNCES_NAME, BOUNCES_CRON);
  await jobs.work(NAME, () => forgetOldLetters(deps));
  await jobs.schedule(NAME, CRON);
}

/** Closes inquiries that nobody touches any more, and removes letters that were closed three years ago, with their files. */
export async function forgetOldLetters(deps: UpkeepDeps): Promise<void> {
  const now = deps.clock.now();
  const closedBefore = new Date(now);
  closedBefore.setUTCFullYear(closedBefore.getUTCFullYear() - LETTER_YEARS_AFTER_CLOSED);
  await closeUntouchedInquiries(deps);
  await removeLetters(deps.db, closedBefore);
  await removeLooseFiles(deps);
  await forgetSenders(deps.db, new Date(now.getTime() - SENDERS_KEPT));
}
