import { withAnswer } from "#domain/search/homes/ask/ask-homes.ts";
import { facetsOf } from "#domain/search/homes/ask/facets.ts";
import { mapView } from "#domain/search/homes/ask/map-view.ts";
import { HOMES_PER_PAGE, homesOnPage } from "#domain/search/homes/ask/page.ts";
import { countAreas, stationCounter } from "#domain/search/homes/ask/places.ts";
import type { Answer } from "#domain/search/homes/ask/types.ts";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import { setDay } from "#domain/search/homes/table/home-table.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import type {
  AreaCount,
  Box,
  FoundHome,
  HomeConditions,
  HomeFacets,
  HomeSort,
  HomesOnMap,
  LineCount,
  StationCount,
} from "#domain/search/homes/types.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { PREFECTURES, prefectureOf } from "#kernel/prefectures.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { keptHomes } from "./keep-homes.server.ts";
import { keptRails } from "./kept-rails.server.ts";
import { cityNames } from "./rail-store.server.ts";

export type HomeSearchDeps = { readonly db: Db; readonly clock: Clock };
type Wanted = { readonly conditions: HomeConditions; readonly box?: Box | null };

/** A page of 20 in a stable order; `asOf`: when this was right. */
export type FoundPage = {
  readonly items: readonly FoundHome[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly asOf: string;
};

/** Homes on offer that keep all conditions. A page beyond the last is empty. */
export async function listHomes(deps: HomeSearchDeps, wanted: Wanted & { sort?: HomeSort; page?: number }): Promise<FoundPage> {
  const { sort = "new", page = 1 } = wanted;
  return ask(deps, wanted, ({ table, answer, asOf }) => ({
    ...{ items: homesOnPage(table, answer, { sort, page }), page, pageSize: HOMES_PER_PAGE, total: answer.total, asOf },
  }));
}

/** How many homes on offer keep these conditions; what is not named asks for nothing. */
export async function countHomes(deps: HomeSearchDeps, asked: Partial<HomeConditions>): Promise<number> {
  return ask(deps, { conditions: { ...NO_CONDITIONS, ...asked } }, ({ answer }) => answer.total);
}

/** What each further choice would leave. */
export async function homeFacets(deps: HomeSearchDeps, wanted: Wanted): Promise<HomeFacets & { readonly asOf: string }> {
  return ask(deps, wanted, ({ table, answer, asOf }) => ({ ...facetsOf(table, answer), asOf }));
}

/** The homes of a window of the map: the same as a list of the same box. */
export async function homesOnMap(
  deps: HomeSearchDeps,
  wanted: { conditions: HomeConditions; box: Box; zoom: number },
): Promise<HomesOnMap & { readonly asOf: string }> {
  return ask(deps, wanted, ({ table, answer, asOf }) => ({ ...mapView(table, answer, wanted), asOf }));
}

/** Homes by prefecture (no parent), by city (`13`) or by town (`13108`), the areas of the conditions left out. Towns without homes are not told. */
export async function homeAreas(deps: HomeSearchDeps, conditions: HomeConditions, parent = ""): Promise<AreaCount[]> {
  const names = await namesOfAreas(deps.db, parent);
  const wanted = { conditions: { ...conditions, areas: [] } };
  const counts = await ask(deps, wanted, ({ table, answer }) => countAreas(table, answer, parent));
  const codes = [...new Set([...names.keys(), ...counts.keys()])].sort();
  return codes.map((code) => ({ code, name: names.get(code) ?? code.slice(code.indexOf("-") + 1), count: counts.get(code) ?? 0 }));
}

async function namesOfAreas(db: Db, parent: string): Promise<ReadonlyMap<string, string>> {
  if (parent === "") return new Map(PREFECTURES.map((name, i) => [String(i + 1).padStart(2, "0"), name]));
  return prefectureOf(parent) !== null && parent.length === 2 ? cityNames(db, parent) : new Map();
}

/** Lines of a prefecture, and the stations of one of them in order, with the homes at each; the stations of the conditions left out. */
export async function homeLines(
  deps: HomeSearchDeps,
  conditions: HomeConditions,
  { prefecture, line }: { prefecture: string; line?: string | undefined },
): Promise<{ lines: LineCount[]; stations: StationCount[] }> {
  const rails = await keptRails(deps.db);
  const isHere = ({ stationGroup }: { stationGroup: string }) => rails.prefectures.get(stationGroup) === prefecture;
  const here = rails.lines.map((one) => ({ ...one, stations: one.stations.filter(isHere) })).filter(({ stations }) => stations.length > 0);
  const stations = here.find(({ id }) => id === line)?.stations ?? [];
  return ask(deps, { conditions: { ...conditions, stations: [] } }, ({ table, answer }) => {
    const count = stationCounter(table, answer, conditions.walkMinutesMax);
    const lines = here.map(({ id, name, operator, stations: of }) => ({
      ...{ id, name, operator },
      count: count(of.map(({ stationGroup }) => stationGroup)),
    }));
    return {
      lines: lines.sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1)),
      stations: stations.map(({ stationGroup, name }) => ({ stationGroup, name, count: count([stationGroup]) })),
    };
  });
}

type Asked = { readonly table: HomeTable; readonly answer: Answer; readonly asOf: string };

/** From the day on everything happens at once: no other question gets between the day, the answer and what is made of it. */
async function ask<T>({ db, clock }: HomeSearchDeps, { conditions, box = null }: Wanted, make: (asked: Asked) => T): Promise<T> {
  const rails = conditions.commutes.length > 0 ? await keptRails(db) : null;
  const table = await keptHomes(db).current(isoDateInJapan(clock.now()));
  const reaches = rails === null ? [] : conditions.commutes.map(rails.reach);
  const now = clock.now();
  setDay(table, isoDateInJapan(now));
  return withAnswer(table, { conditions, box, reaches }, (answer) => make({ table, answer, asOf: now.toISOString() }));
}
