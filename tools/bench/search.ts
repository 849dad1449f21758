import { serve } from "@hono/node-server";
import { homesService } from "#api/estate/homes/service.ts";
import { askHomes } from "#domain/search/homes/ask/ask-homes.ts";
import { facetsOf } from "#domain/search/homes/ask/facets.ts";
import { prepareOrder } from "#domain/search/homes/ask/key-order.ts";
import { mapView } from "#domain/search/homes/ask/map-view.ts";
import { NO_CONDITIONS, writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { Offer } from "#domain/search/homes/offer.ts";
import { besideEachOther } from "#domain/search/homes/table/beside-each-other.ts";
import { newHomeTable, putHome, setDay } from "#domain/search/homes/table/home-table.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import { HOME_SORTS, type HomeConditions } from "#domain/search/homes/types.ts";
import { seededRandom } from "#kernel/random.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { conditionsLike, DRAWN_TODAY, drawOffers, pick } from "#test/support/drawn-homes.ts";
import { withMigratedDatabase } from "#tools/with-migrated-database.ts";
import { quantile, timings } from "./measure.ts";
import { fillWithOffers } from "./search/fill-with-offers.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const HOMES = 200_000;
const ASKED = 400;
/** A window of a map at zoom 14 or so. */
const WINDOW = { lon: 0.02, lat: 0.015 };

/** Homes on offer: counts in a window and bars of all in process; lists over HTTP from a database with as many, and what it takes to read them. */
export const group: BenchGroup = { name: "search", run: async () => [...(await inProcess()), ...(await overHttp())] };

const random = seededRandom(16);

async function inProcess(): Promise<BenchFigure[]> {
  const offers = drawOffers(random, { offers: HOMES, homes: HOMES });
  const table = tableOf(offers);
  const boxes = workTimes(() => lookIntoBox(table, pick(random, offers)), ASKED);
  const all = workTimes(() => facetsOf(table, askHomes(table, { conditions: NO_CONDITIONS, box: null, reaches: [] })), 60);
  const some = workTimes(() => facetsOf(table, askHomes(table, question(conditionsLike(random, pick(random, offers))))), 60);
  return [
    { name: "search.homes", value: table.dwellings.size, unit: "" },
    { name: "search.box.p95.ms", value: quantile(boxes, 0.95), unit: "ms", limits: { value: 0.3 } },
    { name: "search.histograms.ms", value: quantile(all, 0.5), unit: "ms", limits: { value: 10 } },
    { name: "search.facets.some.p95.ms", value: quantile(some, 0.95), unit: "ms" },
  ];
}

/** Milliseconds of processor time of each of `runs` calls, after as many that are not counted: other work of the machine does not count. */
function workTimes(work: () => unknown, runs: number): number[] {
  for (let i = 0; i < runs; i += 1) work();
  return Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
}

const question = (conditions: HomeConditions) => ({ conditions: { ...conditions, commutes: [] }, box: null, reaches: [] });

function tableOf(offers: readonly Offer[]): HomeTable {
  const table = newHomeTable();
  for (const [key, of] of besideEachOther([...Map.groupBy(offers, ({ dwellingKey }) => dwellingKey)])) putHome(table, key, of);
  prepareOrder(table);
  setDay(table, DRAWN_TODAY);
  return table;
}

/** The homes of a window as a map draws them, three rooms or more under a price. */
function lookIntoBox(table: HomeTable, { place }: Offer): number {
  const { lon, lat } = place ?? { lon: 139.8, lat: 35.65 };
  const box = { west: lon - WINDOW.lon, east: lon + WINDOW.lon, south: lat - WINDOW.lat, north: lat + WINDOW.lat };
  const conditions: HomeConditions = { ...NO_CONDITIONS, kinds: ["condo"], layouts: ["3LDK", "4LDK+"], price: { min: null, max: 6e7 } };
  return mapView(table, askHomes(table, { conditions, box, reaches: [] }), { box, zoom: 14 }).total;
}

async function overHttp(): Promise<BenchFigure[]> {
  return withMigratedDatabase(async (db) => {
    const offers = drawOffers(seededRandom(17), { offers: HOMES, homes: HOMES });
    await fillWithOffers(db, offers);
    const server = await listen(db);
    try {
      return await askForLists(server.url, offers);
    } finally {
      server.close();
    }
  });
}

async function listen(db: Db): Promise<{ url: string; close: () => void }> {
  const app = homesService({ db, engines: { current: async () => null }, clock: movableClock(new Date(`${DRAWN_TODAY}T03:00:00Z`)) });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() }),
    );
  });
}

async function askForLists(url: string, offers: readonly Offer[]): Promise<BenchFigure[]> {
  const ask = async (search: string) => {
    const response = await fetch(`${url}/homes?${search}`);
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${search}: ${JSON.stringify(body)}`);
  };
  const longest = watchLoop();
  const read = await timings(() => ask("sort=new"), { runs: 1, warmUps: 0 });
  const held = longest.stop();
  const searches = Array.from({ length: ASKED }, (_, i) => {
    const told = writeConditions({ ...conditionsLike(random, pick(random, offers)), commutes: [] });
    return String(new URLSearchParams({ ...told, sort: HOME_SORTS[i % HOME_SORTS.length] ?? "new", page: String(1 + (i % 3)) }));
  });
  for (const sort of HOME_SORTS) await ask(`sort=${sort}`);
  const lists = await timings((i) => ask(searches[Math.max(0, i)] ?? ""), { runs: ASKED, warmUps: 20 });
  const whole = await timings(() => ask("sort=price"), { runs: 60 });
  return [
    { name: "search.read.s", value: (read[0] ?? 0) / 1000, unit: "s" },
    { name: "search.read.held.ms", value: held, unit: "ms", limits: { value: 50 } },
    { name: "search.list.http.p95.ms", value: quantile(lists, 0.95), unit: "ms", limits: { value: 15 } },
    { name: "search.list.all.p95.ms", value: quantile(whole, 0.95), unit: "ms" },
    { name: "search.memory", value: process.memoryUsage().heapUsed / 2 ** 20, unit: "MiB" },
  ];
}

/** The longest that the event loop was held, in processor time of this process: other work of the machine does not count. */
function watchLoop(): { stop: () => number } {
  let last = process.cpuUsage();
  let most = 0;
  const timer = setInterval(() => {
    const now = process.cpuUsage(last);
    last = process.cpuUsage();
    most = Math.max(most, (now.user + now.system) / 1000);
  }, 1);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
