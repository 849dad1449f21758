import { setImmediate as turn } from "node:timers/promises";
import type { Db } from "#platform/db.server.ts";
import { prepareOrder } from "./ask/order.ts";
import { nameKeysOf, type Offer } from "./offer.ts";
import { offerFrom } from "./offer-from-row.ts";
import { dwellingKeysAfter, dwellingKeysChangedAfter, type HomeRevision, homeRevision, offersOf } from "./offer-store.server.ts";
import { newHomeTable, putHome } from "./table/home-table.ts";
import type { HomeTable } from "./table/types.ts";

/** Homes taken at a time: some milliseconds, then others have their turn. */
const STEP = 500;
/** Dead rows beyond which a table is made anew. */
const MOST_DEAD = 20_000;

/** All homes on offer, as the database has them at the question. */
export type KeptHomes = {
  /** The table, after what changed until now was taken in. While a new epoch is read, the one before still answers. */
  readonly current: () => Promise<HomeTable>;
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
  const read = once(async () => {
    held = await readAll(db);
  });
  const check = once(async () => {
    if (held === null) return read();
    const now = await homeRevision(db);
    if (now.epoch !== held.revision.epoch || held.table.dead > MOST_DEAD + held.table.dwellings.size) {
      // Whoever asks is not held up by it; a failure is told to whoever asks next.
      void read().catch(() => undefined);
      return undefined;
    }
    if (now.value === held.revision.value) return undefined;
    await take(db, held.table, await dwellingKeysChangedAfter(db, held.revision.value));
    held.revision = now;
    return undefined;
  });
  return {
    current: async () => {
      await check();
      if (held === null) throw new Error("homes were not read");
      return held.table;
    },
  };
}

/** The same work is done once, however many wait for it. */
function once(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= (async () => {
      try {
        await work();
      } finally {
        running = null;
      }
    })();
    return running;
  };
}

/** What changes while it is read has a greater value of the revision, and is taken in at the next question. */
async function readAll(db: Db): Promise<Held> {
  const revision = await homeRevision(db);
  const table = newHomeTable();
  let keys = await dwellingKeysAfter(db, "", STEP);
  while (keys.length > 0) {
    await take(db, table, keys);
    keys = await dwellingKeysAfter(db, keys.at(-1) ?? "", STEP);
  }
  return { table, revision };
}

/** Each home changes as a whole; between two of them others may ask. */
async function take(db: Db, table: HomeTable, dwellingKeys: readonly string[]): Promise<void> {
  for (let from = 0; from < dwellingKeys.length; from += STEP) {
    const keys = dwellingKeys.slice(from, from + STEP);
    const offers = Map.groupBy((await offersOf(db, keys)).map(withNames()), ({ dwellingKey }) => dwellingKey);
    for (const key of keys) putHome(table, key, offers.get(key) ?? []);
    prepareOrder(table);
    await turn();
  }
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
