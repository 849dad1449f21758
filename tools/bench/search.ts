import { serve } from "@hono/node-server";
import KDBush from "kdbush";
import { homesService } from "#api/estate/homes/service.ts";
import { withAnswer } from "#domain/search/homes/ask/ask-homes.ts";
import { facetsOf } from "#domain/search/homes/ask/facets.ts";
import { prepareOrder } from "#domain/search/homes/ask/key-order.ts";
import { mapView } from "#domain/search/homes/ask/map-view.ts";
import { NO_CONDITIONS, writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { Offer } from "#domain/search/homes/offer.ts";
import { besideEachOther, squareOf } from "#domain/search/homes/table/beside-each-other.ts";
import { newHomeTable, putHome, setDay } from "#domain/search/homes/table/home-table.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import { type Box, HOME_SORTS, type HomeConditions } from "#domain/search/homes/types.ts";
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
  const index = indexOf(offers);
  const boxes = workTimes(() => lookIntoBox(table, windowAround(pick(random, offers))), ASKED);
  const reference = quantile(
    workTimes(() => rangeOf(index, windowAround(pick(random, offers))), ASKED),
    0.95,
  );
  const facets = (conditions: HomeConditions) => withAnswer(table, question(conditions), (answer) => facetsOf(table, answer));
  const all = workTimes(() => facets(NO_CONDITIONS), 60);
  const some = workTimes(() => facets(conditionsLike(random, pick(random, offers))), 60);
  const box = quantile(boxes, 0.95);
  return [
    { name: "search.homes", value: table.dwellings.size, unit: "" },
    // Beside it what the tree of places alone needs to find the homes of such a window: that tells a slow machine from a slow search.
    { name: "search.box.p95.ms", value: box, unit: "ms", reference, ratio: box / reference, limits: { value: 0.3 } },
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
  setDay(table, DRAWN_TODAY);
  const homes = [...Map.groupBy(offers, ({ dwellingKey }) => dwellingKey)];
  for (const i of besideEachOther(homes.map(([, of]) => squareOf(of)))) {
    const [key, of] = homes[i] ?? ["", []];
    putHome(table, key, of);
  }
  prepareOrder(table);
  return table;
}

function windowAround({ place }: Offer): Box {
  const { lon, lat } = place ?? { lon: 139.8, lat: 35.65 };
  return { west: lon - WINDOW.lon, east: lon + WINDOW.lon, south: lat - WINDOW.lat, north: lat + WINDOW.lat };
}

/** The homes of a window as a map draws them, three rooms or more under a price. */
function lookIntoBox(table: HomeTable, box: Box): number {
  const conditions: HomeConditions = { ...NO_CONDITIONS, kinds: ["condo"], layouts: ["3LDK", "4LDK+"], price: { min: null, max: 6e7 } };
  return withAnswer(table, { conditions, box, reaches: [] }, (answer) => mapView(table, answer, { box, zoom: 14 }).total);
}

function indexOf(offers: readonly Offer[]): KDBush {
  const index = new KDBush(offers.length);
  for (const { place } of offers) index.add(place?.lon ?? NOWHERE, place?.lat ?? NOWHERE);
  return index.finish();
}

const NOWHERE = 1_000;
const rangeOf = (index: KDBush, { west, south, east, north }: Box) => index.range(west, south, east, north);

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

/** The longest that the event loop was held, in processor time of its thread: other work of the machine does not count, nor what clears up beside it. */
function watchLoop(): { stop: () => number } {
  let last = process.threadCpuUsage();
  let most = 0;
  const timer = setInterval(() => {
    const now = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    most = Math.max(most, (now.user + now.system) / 1000);
  }, 1);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
