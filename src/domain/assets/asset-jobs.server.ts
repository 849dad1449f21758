import { DRAFT_KEPT, KEPT_AFTER_DELETION } from "#domain/assets/core/property-states.ts";
import { purgeHomes } from "#domain/assets/homes/purge-store.server.ts";
import { removeLooseDocuments } from "#domain/assets/ownership/keep-documents.server.ts";
import { type Round, type ValuingDeps, valueHomes } from "#domain/assets/series/value-homes.server.ts";
import { endRound, isRoundDone } from "#domain/assets/series/valued-store.server.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import { monthOf } from "#kernel/calendar/month.ts";
import { minutes } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { isRecord } from "#kernel/record.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs, QueueRules } from "#platform/jobs.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";

/** The round of a month begins on this day in Japan, or on the first day after it that the site is up. */
const ROUND_DAY = 5;
const ROUND: QueueRules = { name: "asset-values", expireAfter: minutes(60), retries: 5, retryAfter: minutes(2), onePerKey: true };
const ROUND_CRON = "30 6 * * *";
/** One home that was just registered, or told otherwise. */
const ONE: QueueRules = { name: "asset-value", expireAfter: minutes(5), retries: 3, retryAfter: minutes(1), onePerKey: true };
const UPKEEP_NAME = "assets-upkeep";
/** Hourly: documents do not lie about for a day after they were looked at. */
const UPKEEP_CRON = "20 * * * *";

type AssetJobs = Pick<Jobs, "define" | "send" | "work" | "schedule">;
type AssetJobDeps = ValuingDeps & { readonly log: Log; readonly storage: Storage };

/** Registers what happens to homes by the clock: the monthly values, and the end of what was deleted or left lying. */
export async function registerAssetJobs(jobs: AssetJobs, deps: AssetJobDeps): Promise<void> {
  await jobs.define(ROUND);
  await jobs.define(ONE);
  await jobs.work(ROUND.name, async (_, signal) => {
    const round = await valueDue(deps, signal);
    if (round.looked > 0) deps.log.info(round, "homes of members are valued");
    if (round.told > 0) await wakeMailQueue(jobs);
  });
  await jobs.schedule(ROUND.name, ROUND_CRON);
  await jobs.work(ONE.name, async (data) => {
    if (isRecord(data) && typeof data.id === "string") await valueHomes(deps, { isNewOnly: true, id: data.id });
  });
  await jobs.work(UPKEEP_NAME, () => purgeAssets(deps));
  await jobs.schedule(UPKEEP_NAME, UPKEEP_CRON);
}

/** Asks for the value of a home that has none yet. The daily look finds it where this is lost. */
export async function requestValue(jobs: Pick<Jobs, "send">, id: string): Promise<void> {
  await jobs.send(ONE.name, { id }, { singletonKey: id });
}

/** Asks for what the daily look does: values of homes that have none yet, and the round of the month where it is due. Once the models are there nobody waits for the next morning. */
export async function requestMissingValues(jobs: Pick<Jobs, "send">): Promise<void> {
  await jobs.send(ROUND.name, {}, { singletonKey: "missing" });
}

/** The round of the month from its day on until it is done; else only homes that have no value yet. */
export async function valueDue(deps: ValuingDeps, signal?: AbortSignal): Promise<Round> {
  const { db, clock } = deps;
  const now = clock.now();
  const month = monthOf(now);
  const isDue = Number(isoDateInJapan(now).slice(8)) >= ROUND_DAY && !(await isRoundDone(db, month));
  const round = await valueHomes(deps, { isNewOnly: !isDue }, signal);
  if (isDue && round.left === 0 && !signal?.aborted) await endRound(db, month, clock.now());
  return round;
}

type UpkeepDeps = { readonly db: Db; readonly clock: Clock; readonly storage: Storage };

/** Removes what was deleted 30 days ago, drafts that nobody went on with for as long, and the bytes of documents that nobody needs any more. */
export async function purgeAssets({ db, clock, storage }: UpkeepDeps): Promise<void> {
  const now = clock.now().getTime();
  await purgeHomes(db, { deletedBefore: new Date(now - KEPT_AFTER_DELETION), draftsBefore: new Date(now - DRAFT_KEPT) });
  await removeLooseDocuments({ db, clock, storage });
}
