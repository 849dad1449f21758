import { RECIPIENTS_KEPT, UNTOUCHED } from "#domain/direct-mail/core/limits.ts";
import { mailingsToClose, moveMailing } from "#domain/direct-mail/stores/mailing-store.server.ts";
import { objectsToRemove, putRemoved } from "#domain/direct-mail/stores/object-store.server.ts";
import { forgetRecipients } from "#domain/direct-mail/stores/recipient-store.server.ts";
import { hours } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { askForPrints, PRINTS } from "./wake-prints.server.ts";
import { type PrintDeps, workOnRuns } from "./work-runs.server.ts";

const EVERY_MINUTE_NAME = "mailing-clock";
const EVERY_MINUTE = "* * * * *";
const UPKEEP_NAME = "mailing-upkeep";
const UPKEEP_CRON = "40 * * * *";
/** Files of one look. */
const MOST_REMOVED = 500;
/** Longer than a file takes to be written and kept. */
const WRITTEN_WITHIN = hours(1);

type UpkeepDeps = { readonly db: Db; readonly clock: Clock; readonly storage: Pick<Storage, "remove"> };

/** Registers the drawing of letters, and the forgetting of files and addresses whose time is over. */
export async function registerMailingJobs(
  jobs: Pick<Jobs, "define" | "send" | "work" | "schedule">,
  deps: PrintDeps & UpkeepDeps,
): Promise<void> {
  await jobs.define(PRINTS);
  await jobs.work(PRINTS.name, (_, signal) => workOnRuns(deps, signal));
  await jobs.work(EVERY_MINUTE_NAME, () => askForPrints(jobs));
  await jobs.schedule(EVERY_MINUTE_NAME, EVERY_MINUTE);
  await jobs.work(UPKEEP_NAME, () => tendMailings(deps));
  await jobs.schedule(UPKEEP_NAME, UPKEEP_CRON);
}

/** Removes files after their 14 days, those of runs that came to nothing and those that no run names any more, closes what nobody goes on with, and forgets addresses 90 days after the close. The register of stops stays. */
export async function tendMailings({ db, clock, storage }: UpkeepDeps): Promise<void> {
  const now = clock.now();
  const abandonedBefore = new Date(now.getTime() - WRITTEN_WITHIN);
  for (const name of await objectsToRemove(db, { now, abandonedBefore, most: MOST_REMOVED })) {
    await storage.remove(name);
    await putRemoved(db, name);
  }
  await inTransaction(db, async (tx) => {
    const left = await mailingsToClose(tx, new Date(now.getTime() - UNTOUCHED));
    for (const { id, state } of left) await moveMailing(tx, { id, from: state, to: "closed", actor: "system", at: now });
  });
  await forgetRecipients(db, new Date(now.getTime() - RECIPIENTS_KEPT));
}
