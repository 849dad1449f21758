import { days } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { forgetGone, forgetRemoved, keptDwellings, markGone, type SeenDwelling } from "./favorite-store.server.ts";
import { homesToday } from "./kept-home-store.server.ts";
import { forgetLinks } from "./link-store.server.ts";
import { GONE_KEPT_DAYS, REMOVED_KEPT_DAYS } from "./types.ts";

const NAME = "favorites-upkeep";
/** Daily, when nobody is about. */
const CRON = "35 4 * * *";

/** Homes whose state is read together: more would stand in memory at once. */
const AT_ONCE = 500;

type UpkeepDeps = { readonly db: Db; readonly clock: Clock; readonly atOnce?: number };

/** Registers the removal of favourites that nobody can use any more. */
export async function registerFavoriteJobs(jobs: Pick<Jobs, "work" | "schedule">, deps: UpkeepDeps): Promise<void> {
  await jobs.work(NAME, () => tidyFavorites(deps));
  await jobs.schedule(NAME, CRON);
}

/**
 * Removes homes that have been sold or gone for ninety days, what was taken away a week ago, and links that are over. A home that comes back on offer
 * within the ninety days stays as if nothing had been.
 */
export async function tidyFavorites({ db, clock, atOnce = AT_ONCE }: UpkeepDeps): Promise<void> {
  const now = clock.now();
  let keys: readonly string[] = [];
  do {
    keys = await keptDwellings(db, { after: keys.at(-1) ?? "", most: atOnce });
    await markGone(db, await lookAt(db, keys, isoDateInJapan(now)), now);
  } while (keys.length === atOnce);
  await forgetGone(db, daysBefore(now, GONE_KEPT_DAYS));
  await forgetRemoved(db, daysBefore(now, REMOVED_KEPT_DAYS));
  await forgetLinks(db, now);
}

async function lookAt(db: Db, keys: readonly string[], today: string): Promise<readonly SeenDwelling[]> {
  const homes = new Map((await homesToday(db, keys, today)).map((home) => [home.dwellingKey, home]));
  return keys.map((key) => {
    const home = homes.get(key);
    const isGone = home?.state !== "on-offer" && home?.state !== "applied";
    // A sale has its day. What one company ended long ago another may have offered until yesterday: those days count from when it was first seen gone.
    return { key, isGone, since: home?.state === "sold" ? endOf(home.endedOn) : null };
  });
}

function endOf(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T00:00:00+09:00`);
}

function daysBefore(now: Date, count: number): Date {
  return new Date(now.getTime() - days(count));
}
