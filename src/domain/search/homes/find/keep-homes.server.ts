import { setTimeout as later, setImmediate as turn } from "node:timers/promises";
import { prepareOrder } from "#domain/search/homes/ask/key-order.ts";
import { nameKeysOf, type Offer } from "#domain/search/homes/offer.ts";
import { offerFrom } from "#domain/search/homes/offer-from-row.ts";
import { besideEachOther, squareOf } from "#domain/search/homes/table/beside-each-other.ts";
import { newHomeTable, putHome, setDay } from "#domain/search/homes/table/home-table.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import type { Db } from "#platform/db.server.ts";
import { type ChangedHome, dwellingKeysAfter, type HomeRevision, homeRevision, homesChangedAfter, offersOf } from "./offer-store.server.ts";

/** Homes taken at a time: some milliseconds, then others have their turn. */
const STEP = 200;
/** Homes of a new table that are put into the order of their keys at a time: each time the whole order is written anew. */
const IN_ORDER_AT_ONCE = 25 * STEP;
/** Dead rows beyond which a table is made anew. */
const MOST_DEAD = 20_000;

/** Keys of changed homes that are read at a time. */
const KEYS_AT_ONCE = 5_000;
/** So long a question waits for what is new. What takes longer, such as the file of a company with all its homes, comes in home by home meanwhile. */
const MOST_WAIT_MS = 1_000;

/** All homes on offer, as the database has them at the question. */
export type KeptHomes = {
  /**
   * The table, after what changed until now was taken in. While a new epoch is read, the one before still answers. `today`: the day in Japan that a
   * new table is made for.
   */
  readonly current: (today: string) => Promise<HomeTable>;
};

type Held = { readonly table: HomeTable; revision: HomeRevision };
const kept = new WeakMap<Db, KeptHomes>();

/** One for each database of the process. */
export function keptHomes(db: Db): KeptHomes {
  const known = kept.get(db) ?? keepHomes(db);
  kept.set(db, known);
  return known;
}

function keepHomes(db: Db): KeptHomes {
  let held: Held | null = null;
  const read = once(async (today) => {
    held = await readAll(db, today);
  });
  const takeNew = once(async () => {
    if (held !== null) await take(db, held);
  });
  const check = once(async (today) => {
    if (held === null) return read(today);
    const now = await homeRevision(db);
    const isOfAnotherEpoch = now.epoch !== held.revision.epoch;
    // Whoever asks is not held up by it; a failure is told to whoever asks next.
    if (isOfAnotherEpoch || held.table.dead > MOST_DEAD + held.table.dwellings.size) void read(today).catch(() => undefined);
    // Of another epoch rows were taken away, which changes do not tell; a table that is only made anew goes on taking them in.
    if (isOfAnotherEpoch) return undefined;
    if (now.value !== held.revision.value) await atMost(MOST_WAIT_MS, takeNew(today));
    return undefined;
  });
  return {
    current: async (today) => {
      await check(today);
      if (held === null) throw new Error("homes were not read");
      return held.table;
    },
  };
}

/** Waits for work that goes on by itself, or until so much time is over. */
async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const over = later(milliseconds, undefined, { signal: timer.signal, ref: false }).catch(() => undefined);
  try {
    await Promise.race([work, over]);
  } finally {
    timer.abort();
  }
}

/** The same work is done once, however many wait for it. */
function once(work: (today: string) => Promise<unknown>): (today: string) => Promise<void> {
  let running: Promise<void> | null = null;
  return (today) => {
    running ??= (async () => {
      try {
        await work(today);
      } finally {
        running = null;
      }
    })();
    return running;
  };
}

/** What changes while it is read has a greater value of the revision, and is taken in at the next question. */
async function readAll(db: Db, today: string): Promise<Held> {
  const revision = await homeRevision(db);
  const named = withNames();
  const homes: Home[] = [];
  const squares: number[] = [];
  let keys = await dwellingKeysAfter(db, "", STEP);
  while (keys.length > 0) {
    for (const home of await homesOf(db, keys, named)) {
      homes.push(home);
      squares.push(squareOf(home[1]));
    }
    await turn();
    keys = await dwellingKeysAfter(db, keys.at(-1) ?? "", STEP);
  }
  const table = newHomeTable();
  setDay(table, today);
  const order = besideEachOther(squares);
  await turn();
  for (let from = 0; from < order.length; from += STEP) {
    for (const i of order.subarray(from, from + STEP)) putHome(table, ...(homes[i] ?? NO_HOME));
    await turn();
    if ((from + STEP) % IN_ORDER_AT_ONCE !== 0 && from + STEP < order.length) continue;
    prepareOrder(table);
    await turn();
  }
  return { table, revision };
}

type Home = readonly [dwellingKey: string, offers: readonly Offer[]];
const NO_HOME: Home = ["", []];

/** What changes meanwhile has a greater value of the revision still. */
async function take(db: Db, held: Held): Promise<void> {
  const now = await homeRevision(db);
  const named = withNames();
  const changedAfter = (key: string) => homesChangedAfter(db, held.revision.value, { key, most: KEYS_AT_ONCE });
  let changed = await changedAfter("");
  while (changed.length > 0) {
    const keys = withFormerHomes(held.table, changed);
    for (let from = 0; from < keys.length; from += STEP) await putAll(held.table, await homesOf(db, keys.slice(from, from + STEP), named));
    changed = changed.length < KEYS_AT_ONCE ? [] : await changedAfter(changed.at(-1)?.key ?? "");
  }
  held.revision = { ...held.revision, value: now.value };
}

/** The homes that changed, and those that an advertisement of theirs has left: nobody tells of a home with nothing to advertise. */
function withFormerHomes({ homeOf }: HomeTable, changed: readonly ChangedHome[]): string[] {
  const former = changed.flatMap(({ listingIds }) => listingIds.flatMap((id) => homeOf.get(id) ?? []));
  return [...new Set([...former, ...changed.map(({ key }) => key)])];
}

async function homesOf(db: Db, keys: readonly string[], named: ReturnType<typeof withNames>): Promise<Home[]> {
  const offers = Map.groupBy((await offersOf(db, keys)).map(named), ({ dwellingKey }) => dwellingKey);
  return keys.map((key) => [key, offers.get(key) ?? []]);
}

/** Each home changes as a whole; afterwards others may ask. */
async function putAll(table: HomeTable, homes: readonly Home[]): Promise<void> {
  for (const [key, offers] of homes) putHome(table, key, offers);
  prepareOrder(table);
  await turn();
}

/** Names are put into the form they are compared in once for each building. */
function withNames(): (row: Parameters<typeof offerFrom>[0]) => Offer {
  const known = new Map<string, readonly string[]>();
  return (row) => {
    const of = row.apartmentKey ?? row.key;
    const names = known.get(of) ?? nameKeysOf(row.buildingName === null ? [row.title] : [row.buildingName, row.buildingNameKana]);
    known.set(of, names);
    return offerFrom(row, names);
  };
}
