import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { buildingsOnMap, countBuildingsOnMap, countHomesOnMap, homesOnMap, type MapCut, type MapRow } from "./site-map-store.server.ts";
import type { MapEntry } from "./types.ts";

/** A fifth of what search engines take, so that a file is soon made and sent. */
const MOST_ENTRIES = 10_000;
/** Half a million pages of a kind; more would need a second index. */
const MOST_FILES = 50;
const AT_ONCE = 1000;

/** Pages of which there are many. `homes`: homes on offer; `risk`: reports of buildings. */
export const LONG_LISTS = ["homes", "risk"] as const;
export type LongList = (typeof LONG_LISTS)[number];

type Deps = { readonly db: Db; readonly clock: Clock };
type Bounds = { readonly entries: number; readonly atOnce: number };

export type SiteMapSource = {
  /** How many files the pages of a list fill. */
  readonly files: (list: LongList) => Promise<number>;
  /** The entries of one of these files, some at a time. `file` counts from 1. */
  readonly entries: (list: LongList, file: number) => AsyncGenerator<readonly MapEntry[]>;
};

/** What the map of the site names of homes and buildings: always what stands now. */
export function siteMapSource(
  { db, clock }: Deps,
  { entries: most, atOnce }: Bounds = { entries: MOST_ENTRIES, atOnce: AT_ONCE },
): SiteMapSource {
  const today = () => isoDateInJapan(clock.now());
  const lists = {
    homes: {
      count: () => countHomesOnMap(db, today()),
      rows: (cut: MapCut) => homesOnMap(db, today(), cut),
      path: (key: string) => `/homes/${encodeURIComponent(key)}`,
    },
    risk: {
      count: () => countBuildingsOnMap(db),
      rows: (cut: MapCut) => buildingsOnMap(db, cut),
      path: (key: string) => `/risk/${encodeURIComponent(key)}/summary`,
    },
  };
  async function* entries(list: LongList, file: number) {
    const { rows, path } = lists[list];
    let after: string | null = null;
    for (let left = most; left > 0; left -= atOnce) {
      const found: readonly MapRow[] = await rows({ after, skip: (file - 1) * most, limit: Math.min(atOnce, left) });
      yield found.map(({ key, changedOn }) => ({ path: path(key), changedOn }));
      if (found.length < Math.min(atOnce, left)) return;
      after = found.at(-1)?.key ?? null;
    }
  }
  return { files: async (list) => Math.min(MOST_FILES, Math.ceil((await lists[list].count()) / most)), entries };
}
