import { days } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { forgetGone, forgetRemoved, keptDwellings, markGone } from "./favorite-store.server.ts";
import { homesToday } from "./kept-home-store.server.ts";
import { forgetLinks } from "./link-store.server.ts";
import { GONE_KEPT_DAYS, REMOVED_KEPT_DAYS } from "./types.ts";

const NAME = "favorites-upkeep";
/** Daily, when nobody is about. */
const CRON = "35 4 * * *";

type UpkeepDeps = { readonly db: Db; readonly clock: Clock };

/** Registers the removal of favourites that nobody can use any more. */
export async function registerFavoriteJobs(jobs: Pick<Jobs, "work" | "schedule">, deps: UpkeepDeps): Promise<void> {
  await jobs.work(NAME, () => tidyFavorites(deps));
  await jobs.schedule(NAME, CRON);
}

/**
 * Removes homes that have been sold or gone for ninety days, what was taken away a week ago, and links that are over. A home that comes back on offer
 * within the ninety days stays as if nothing had been.
 */
export async function tidyFavorites({ db, clock }: UpkeepDeps): Promise<void> {
  const now = clock.now();
  const kept = await keptDwellings(db);
  const homes = await homesToday(db, kept, isoDateInJapan(now));
  const alive = new Set(homes.flatMap(({ dwellingKey, state }) => (state === "on-offer" || state === "applied" ? [dwellingKey] : [])));
  // A sale has its day. What one company ended long ago another may have offered until yesterday: those days count from when it was first seen gone.
  const soldOn = new Map(homes.flatMap(({ dwellingKey, state, endedOn }) => (state === "sold" ? [[dwellingKey, endedOn]] : [])));
  await markGone(
    db,
    kept.flatMap((key) => (alive.has(key) ? [] : [{ key, since: endOf(soldOn.get(key) ?? null) }])),
    now,
  );
  await forgetGone(db, daysBefore(now, GONE_KEPT_DAYS));
  await forgetRemoved(db, daysBefore(now, REMOVED_KEPT_DAYS));
  await forgetLinks(db, now);
}

function endOf(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T00:00:00+09:00`);
}

function daysBefore(now: Date, count: number): Date {
  return new Date(now.getTime() - days(count));
}
