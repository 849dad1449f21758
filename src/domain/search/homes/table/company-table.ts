import type { Offer } from "#domain/search/homes/offer.ts";
import { isoDayOf } from "./days.ts";
import { newHomeTable, putHome, setDay } from "./home-table.ts";
import type { HomeTable } from "./types.ts";

type Made = { readonly version: number; readonly table: HomeTable };
const made = new WeakMap<HomeTable, Map<string, Made>>();
/** Companies whose tables are kept at a time. */
const MOST_KEPT = 20;

/** The homes of a table that has a day as one company offers them: at its prices, and none that only others offer. Made anew where the table has changed. */
export function companyTable(all: HomeTable, companyId: string): HomeTable {
  const kept = made.get(all) ?? new Map<string, Made>();
  made.set(all, kept);
  const known = kept.get(companyId);
  if (known?.version === all.version) return known.table;
  if (kept.size >= MOST_KEPT) kept.clear();
  const table = newHomeTable();
  setDay(table, isoDayOf(all.day));
  const own = all.offers.filter((offer): offer is Offer => offer?.companyId === companyId);
  for (const [dwellingKey, offers] of Map.groupBy(own, (offer) => offer.dwellingKey)) putHome(table, dwellingKey, offers);
  kept.set(companyId, { version: all.version, table });
  return table;
}
