import { days } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { repeated } from "#platform/repeated.ts";
import { addCounts, listCounts, removeCounts } from "./count-store.server.ts";
import { countedFunnels, isCountedScreen } from "./funnels.ts";
import type { Act, CountedFunnel } from "./types.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** Counts screens that were opened. */
export type ScreenCounter = {
  /** Screens of no way are let go. */
  readonly count: (screen: string) => void;
  readonly countAct: (act: Act) => void;
  /** Writes down what was counted since; after a failure it is written the next time. */
  readonly flush: () => Promise<void>;
  readonly start: () => void;
  /** Writes down the rest. */
  readonly stop: () => Promise<void>;
};

const EVERY_MS = 30_000;
/** Days; two years can be compared. */
const KEPT_DAYS = 800;

/** Keeps counts of some seconds in memory, one number a screen: a page that is opened costs no statement. A process that is killed loses those. */
export function screenCounter({ db, clock }: Deps, onFailure: (error: Error) => void): ScreenCounter {
  let counts = new Map<string, number>();
  const flush = async () => {
    const taken = counts;
    counts = new Map();
    const rows = [...taken].map(([key, opened]) => {
      const [day = "", screen = ""] = key.split(" ");
      return { day, screen, opened };
    });
    await addCounts(db, rows).catch((error: unknown) => {
      for (const [key, opened] of taken) counts.set(key, (counts.get(key) ?? 0) + opened);
      throw error;
    });
  };
  const add = (name: string) => {
    const key = `${isoDateInJapan(clock.now())} ${name}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const timer = repeated(flush, EVERY_MS, onFailure);
  return {
    count: (screen) => {
      if (isCountedScreen(screen)) add(screen);
    },
    countAct: add,
    flush,
    start: timer.start,
    stop: () => timer.stop().then(() => flush().catch(onFailure)),
  };
}

/** The ways of the last days, today among them. Days: 1 to 400. */
export async function funnelsOf({ db, clock }: Deps, dayCount: number): Promise<readonly CountedFunnel[]> {
  return countedFunnels(await listCounts(db, dayBefore(clock, dayCount - 1)));
}

const NIGHTLY = "measurement-nightly";
const CRON = "40 4 * * *";

/** Every night counts of more than two years are removed. */
export async function registerMeasurementJobs(jobs: Pick<Jobs, "work" | "schedule">, deps: Deps): Promise<void> {
  await jobs.work(NIGHTLY, () => forgetOldCounts(deps));
  await jobs.schedule(NIGHTLY, CRON);
}

async function forgetOldCounts({ db, clock }: Deps): Promise<void> {
  await removeCounts(db, dayBefore(clock, KEPT_DAYS));
}

/** The day in Japan that many days ago. Japan has no summer time. */
function dayBefore(clock: Clock, dayCount: number): string {
  return isoDateInJapan(new Date(clock.now().getTime() - days(dayCount)));
}
