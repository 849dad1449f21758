import { foundHome } from "#domain/search/homes/ask/page.ts";
import { speakingRow } from "#domain/search/homes/inverse/asked-home.ts";
import { setDay } from "#domain/search/homes/table/home-table.ts";
import type { FoundHome } from "#domain/search/homes/types.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { HomeSearchDeps } from "./find-homes.server.ts";
import { keptHomes } from "./keep-homes.server.ts";

/** These homes as they are on offer today, by dwelling; those that are not are left out. */
export async function homesOfDwellings(
  { db, clock }: HomeSearchDeps,
  dwellingKeys: readonly string[],
): Promise<ReadonlyMap<string, FoundHome>> {
  const today = isoDateInJapan(clock.now());
  const table = await keptHomes(db).current(today);
  setDay(table, today);
  return new Map(
    dwellingKeys.flatMap((key) => {
      const row = speakingRow(table, key);
      const home = row === null ? null : foundHome(table, row);
      return home === null ? [] : [[key, home] as const];
    }),
  );
}
