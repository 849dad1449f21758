import { askedHome, speakingRow } from "#domain/search/homes/inverse/asked-home.ts";
import { newQueryIndex, putQuery, queriesFor } from "#domain/search/homes/inverse/query-index.ts";
import { newHomeTable, putHome, setDay } from "#domain/search/homes/table/home-table.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { type Random, seededRandom } from "#kernel/random.ts";
import { conditionsLike, DRAWN_TODAY, drawOffers, pick } from "#test/support/drawn-homes.ts";
import { quantile } from "./measure.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

/** New homes find the saved conditions that they keep: 200 of them among 20,000, and one among 100,000. */
export const group: BenchGroup = { name: "match", run: async () => [manyHomes(), oneHome()] };

const HOMES = 200;
/** About as many as 東京圏 has people looking in most. */
const CITIES = 50;

function manyHomes(): BenchFigure {
  const value = secondsOfAll(20_000);
  return { name: "match.200x20000.s", value, unit: "s", limits: { value: 0.5 } };
}

function oneHome(): BenchFigure {
  const value = (secondsOfAll(100_000) / HOMES) * 1000;
  return { name: "match.one-listing.ms", value, unit: "ms", limits: { value: 2 } };
}

/** Of processor time, the middle of five runs: other work of the machine does not count. */
function secondsOfAll(queries: number): number {
  const { homes, index } = market(queries);
  const times = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    for (const home of homes) queriesFor(index, home, nowhere);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1e6;
  });
  return quantile(times, 0.5);
}

const nowhere = () => new Map<string, number>();

function market(queries: number) {
  const random = seededRandom(17);
  const offers = drawOffers(random, { offers: HOMES, homes: HOMES * 50 }).map((offer, i) => ({
    ...offer,
    cityCode: String(13_101 + (i % CITIES)),
  }));
  const table = newHomeTable();
  setDay(table, DRAWN_TODAY);
  for (const [key, of] of Map.groupBy(offers, ({ dwellingKey }) => dwellingKey)) putHome(table, key, of);
  const homes = [...table.dwellings.keys()].flatMap((key) => askedHome(table, speakingRow(table, key) ?? -1) ?? []);
  const index = newQueryIndex();
  for (let i = 0; i < queries; i += 1) putQuery(index, `q${i}`, savedLike(random, pick(random, offers)));
  return { homes, index };
}

/** As conditions are saved: a place or two, and a price, besides what else is asked. Every tenth names no area but a station. */
function savedLike(random: Random, home: ReturnType<typeof drawOffers>[number]): HomeConditions {
  const asked = { ...conditionsLike(random, home, 0.2), commutes: [], price: { min: null, max: home.price + 3_000_000 } };
  const station = home.accesses[0]?.stationGroup ?? null;
  if (random() < 0.1 && station !== null) return { ...asked, areas: [], stations: [station] };
  return { ...asked, areas: [random() < 0.5 ? home.cityCode : `${home.cityCode}-${home.town}`] };
}
