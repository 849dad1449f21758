import { forgetRuns } from "#domain/listings/feed/run-store.server.ts";
import { pictureNames } from "#domain/listings/photos/keep-picture.server.ts";
import { forgetPicture, markUsedPictures, unusedPictures } from "#domain/listings/photos/picture-store.server.ts";
import { forgetReports } from "#domain/listings/reports/report-store.server.ts";
import { days } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";

const NAME = "listings-upkeep";
/** Daily, when nobody is about. */
const CRON = "50 4 * * *";
/** docs/data.md tells companies of these. */
const RUNS_KEPT_DAYS = 365;
const REPORTS_KEPT_DAYS = 365;
const PICTURES_KEPT_DAYS = 30;
const AT_ONCE = 200;

type UpkeepDeps = { readonly db: Db; readonly clock: Clock; readonly storage: Storage };

/** Registers the removal of what nobody asks for any more. */
export async function registerListingUpkeep(jobs: Pick<Jobs, "work" | "schedule">, deps: UpkeepDeps): Promise<void> {
  await jobs.work(NAME, (_, signal) => tidyListings(deps, signal));
  await jobs.schedule(NAME, CRON);
}

/** Removes records of files and reports of visitors after a year, and pictures that no listing has had for a month. */
export async function tidyListings({ db, clock, storage }: UpkeepDeps, signal?: AbortSignal): Promise<void> {
  const now = clock.now();
  const before = (count: number) => new Date(now.getTime() - days(count));
  await forgetRuns(db, before(RUNS_KEPT_DAYS));
  await forgetReports(db, before(REPORTS_KEPT_DAYS));
  await markUsedPictures(db, now);
  while (signal?.aborted !== true) {
    const hashes = await unusedPictures(db, before(PICTURES_KEPT_DAYS), AT_ONCE);
    if (hashes.length === 0) return;
    for (const hash of hashes) await removePicture({ db, storage }, hash, before(PICTURES_KEPT_DAYS));
  }
}

/** Whoever keeps the picture anew meanwhile waits for this, and writes its files afterwards. */
function removePicture({ db, storage }: Pick<UpkeepDeps, "db" | "storage">, hash: string, before: Date): Promise<void> {
  return inShortTransaction(db, async (tx) => {
    if (!(await forgetPicture(tx, hash, before))) return;
    for (const name of pictureNames(hash)) await storage.remove(name);
  });
}
