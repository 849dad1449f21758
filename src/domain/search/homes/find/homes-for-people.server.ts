import { askHomes } from "#domain/search/homes/ask/ask-homes.ts";
import { rowsInOrder } from "#domain/search/homes/ask/order.ts";
import { foundHome, matchedRows } from "#domain/search/homes/ask/page.ts";
import { type AskedHome, askedHome, speakingRow } from "#domain/search/homes/inverse/asked-home.ts";
import type { ReachOf } from "#domain/search/homes/inverse/keeps.ts";
import { nameKeysOf, type Offer } from "#domain/search/homes/offer.ts";
import { offerFrom } from "#domain/search/homes/offer-from-row.ts";
import { companyTable } from "#domain/search/homes/table/company-table.ts";
import { setDay } from "#domain/search/homes/table/home-table.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import type { FoundHome, HomeConditions } from "#domain/search/homes/types.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Db } from "#platform/db.server.ts";
import type { HomeSearchDeps } from "./find-homes.server.ts";
import { keptHomes } from "./keep-homes.server.ts";
import { keptRails } from "./kept-rails.server.ts";
import { homeRevision, homesChangedAfter, offersByKey } from "./offer-store.server.ts";

/** These homes as they are on offer today, by dwelling; those that are not are left out. `companyId`: as that company alone offers them. */
export async function homesOfDwellings(
  deps: HomeSearchDeps,
  dwellingKeys: readonly string[],
  companyId: string | null = null,
): Promise<ReadonlyMap<string, FoundHome>> {
  const table = await tableToday(deps, companyId);
  return byDwelling(table, dwellingKeys, (row) => foundHome(table, row));
}

/** The same as saved conditions are held against them. */
export async function askedHomes(
  deps: HomeSearchDeps,
  dwellingKeys: readonly string[],
  companyId: string | null = null,
): Promise<ReadonlyMap<string, AskedHome>> {
  const table = await tableToday(deps, companyId);
  return byDwelling(table, dwellingKeys, (row) => askedHome(table, row));
}

/** Homes on offer that keep all conditions, the newest first and `most` of them. `companyId`: of what that company alone offers. */
export async function homesKeeping(
  deps: HomeSearchDeps,
  conditions: HomeConditions,
  { most, companyId = null }: { readonly most: number; readonly companyId?: string | null },
): Promise<AskedHome[]> {
  const reachOf = await reachNow(deps.db);
  const table = await tableToday(deps, companyId);
  const answer = askHomes(table, { conditions, box: null, reaches: conditions.commutes.map(reachOf) });
  return rowsInOrder(table, matchedRows(answer), { sort: "new", first: 0, most }).flatMap((row) => askedHome(table, row) ?? []);
}

/** Minutes by train (目安) to the station of a commute. */
export async function reachNow(db: Db): Promise<ReachOf> {
  return (await keptRails(db)).reach;
}

/** Up to where changes of homes are known; the number grows with each, and another epoch means that homes were taken away. */
export type HomesSeen = { readonly epoch: number; readonly value: number };

const CHANGED_AT_ONCE = 5_000;

/** The homes that changed since, and up to where that is. Null, or another epoch: only where changes stand now. */
export async function homesChangedSince(
  { db }: HomeSearchDeps,
  seen: HomesSeen | null,
): Promise<{ now: HomesSeen; dwellingKeys: string[] }> {
  const now = await homeRevision(db);
  if (seen?.epoch !== now.epoch || seen.value === now.value) return { now, dwellingKeys: [] };
  const dwellingKeys: string[] = [];
  let page = await homesChangedAfter(db, seen.value, { key: "", most: CHANGED_AT_ONCE });
  while (page.length > 0) {
    dwellingKeys.push(...page.map(({ key }) => key));
    page =
      page.length < CHANGED_AT_ONCE ? [] : await homesChangedAfter(db, seen.value, { key: page.at(-1)?.key ?? "", most: CHANGED_AT_ONCE });
  }
  return { now, dwellingKeys };
}

/** These advertisements, whether they are shown or not, by key. */
export async function offersOfListings(db: Db, listingIds: readonly string[]): Promise<ReadonlyMap<string, Offer>> {
  const rows = await offersByKey(db, listingIds);
  return new Map(rows.map((row) => [row.key, offerFrom(row, nameKeysOf([row.title]))]));
}

async function tableToday({ db, clock }: HomeSearchDeps, companyId: string | null): Promise<HomeTable> {
  const today = isoDateInJapan(clock.now());
  const table = await keptHomes(db).current(today);
  setDay(table, today);
  return companyId === null ? table : companyTable(table, companyId);
}

function byDwelling<T>(table: HomeTable, keys: readonly string[], of: (row: number) => T | null): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const key of keys) {
    const row = speakingRow(table, key);
    const home = row === null ? null : of(row);
    if (home !== null) found.set(key, home);
  }
  return found;
}
