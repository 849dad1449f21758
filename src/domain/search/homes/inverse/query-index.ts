import { LISTING_KINDS, type ListingKind } from "#domain/listings/types.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import type { AskedHome } from "./asked-home.ts";
import { addEntry, type Entries, eachKept, newEntries } from "./entries.ts";
import { type Asked, asked, keeps, type ReachOf } from "./keeps.ts";

/**
 * Conditions by where and for what they look, so that one home finds those that it keeps: they stand in lists by kind of home and by building, area or station
 * (the first of these that they name), and in these their numbers are held against the home before anything else is.
 */
export type QueryIndex = {
  readonly numbers: Map<string, number>;
  /** By number; null: taken out. */
  readonly queries: (({ readonly id: string } & Asked) | null)[];
  readonly rowsOf: number[][];
  entries: Entries;
  lists: Map<string, number[]>;
  dead: number;
};

/** So many dead ones, and half of all, before the lists are written anew. */
const MOST_DEAD = 1_000;
const EVERYWHERE = "*";

export function newQueryIndex(): QueryIndex {
  return { numbers: new Map(), queries: [], rowsOf: [], entries: newEntries(), lists: new Map(), dead: 0 };
}

/** Puts conditions in place of what was known under this name. */
export function putQuery(index: QueryIndex, id: string, conditions: HomeConditions): void {
  dropQuery(index, id);
  const number = index.queries.length;
  index.numbers.set(id, number);
  index.queries.push({ id, ...asked(conditions) });
  index.rowsOf.push(listed(index, number, conditions));
}

export function dropQuery(index: QueryIndex, id: string): void {
  const number = index.numbers.get(id);
  if (number === undefined) return;
  index.numbers.delete(id);
  index.queries[number] = null;
  for (const row of index.rowsOf[number] ?? []) index.entries.query[row] = -1;
  index.rowsOf[number] = [];
  index.dead += 1;
  if (index.dead > MOST_DEAD && index.dead > index.numbers.size) writeAnew(index);
}

/** Names of all conditions that a home keeps, in no order that means anything. */
export function queriesFor({ queries, lists, entries }: QueryIndex, home: AskedHome, reachOf: ReachOf): string[] {
  const found: string[] = [];
  const seen = new Set<number>();
  for (const place of placesOf(home)) {
    const rows = lists.get(`${home.kind}|${place}`);
    if (rows === undefined) continue;
    eachKept(entries, rows, home, (number) => {
      const query = queries[number];
      if (!query || seen.has(number) || !keeps(home, query, reachOf)) return;
      // Of several places that are named a home can lie at more than one.
      seen.add(number);
      found.push(query.id);
    });
  }
  return found;
}

function listed({ entries, lists }: QueryIndex, number: number, conditions: HomeConditions): number[] {
  const kinds: readonly ListingKind[] = conditions.kinds.length > 0 ? conditions.kinds : LISTING_KINDS;
  return [...new Set(kinds)].map((kind) => {
    const row = addEntry(entries, number, kind, conditions);
    for (const place of placesAsked(conditions)) {
      const list = lists.get(`${kind}|${place}`);
      if (list) list.push(row);
      else lists.set(`${kind}|${place}`, [row]);
    }
    return row;
  });
}

function placesAsked({ apartmentKeys, areas, stations }: HomeConditions): ReadonlySet<string> {
  if (apartmentKeys.length > 0) return new Set(apartmentKeys.map((key) => `b:${key}`));
  if (areas.length > 0) return new Set(areas.map((area) => `a:${area}`));
  return new Set(stations.length > 0 ? stations.map((group) => `s:${group}`) : [EVERYWHERE]);
}

function placesOf({ offer: { apartmentKey, cityCode, town, accesses } }: AskedHome): ReadonlySet<string> {
  const stations = accesses.flatMap(({ stationGroup }) => (stationGroup === null ? [] : [`s:${stationGroup}`]));
  const building = apartmentKey === null ? [] : [`b:${apartmentKey}`];
  return new Set([...building, `a:${cityCode}`, `a:${cityCode}-${town}`, ...stations, EVERYWHERE]);
}

function writeAnew(index: QueryIndex): void {
  const left = index.queries.filter((query) => query !== null);
  Object.assign(index, { entries: newEntries(), lists: new Map(), dead: 0 });
  index.numbers.clear();
  index.queries.length = 0;
  index.rowsOf.length = 0;
  for (const { id, conditions } of left) putQuery(index, id, conditions);
}
