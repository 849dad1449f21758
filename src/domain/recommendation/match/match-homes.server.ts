import { memberOf, wantingAmong } from "#domain/notifications/index.server.ts";
import type { Topic } from "#domain/notifications/settings/types.ts";
import { memberNotice } from "#domain/queries/index.server.ts";
import type { DeliveryDeps } from "#domain/recommendation/deliver/put-on-way.server.ts";
import { isCheaper } from "#domain/recommendation/deliver/windows.ts";
import { type AskedHome, askedHomes, homesChangedSince, queriesFor, reachNow } from "#domain/search/index.server.ts";
import { DatabaseUnreachable } from "#platform/database-unreachable.ts";
import { keptQueries, type OwnedWish } from "./kept-queries.server.ts";
import { moveCursor, readCursor, watchersOf } from "./match-store.server.ts";
import { type AtOnce, tellCheaper, tellKyugake } from "./tell-at-once.server.ts";

const AT_ONCE = 500;
/** A flag raised before is no news. */
const NEWS_DAYS = 1;

/** How many homes were looked at, and how many messages that put on the way. */
export type MatchRun = { readonly homes: number; readonly queued: number };

type Watch = {
  /** Hears of whoever could not be told; all others are. */
  readonly onFailure?: (error: unknown) => void;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Holds homes that changed since the last run against what people look for and know, and tells at once what cannot wait for the digest. A run that was stopped is
 * done again from its start: what was told by then is not told twice. Whoever could not be told is left out: what stands in their way would else hold up everybody.
 * The first run of all, and one after homes were taken away, only notes where changes stand.
 */
export async function matchHomes(deps: DeliveryDeps, { onFailure = rethrown, signal }: Watch = {}): Promise<MatchRun> {
  const cursor = await readCursor(deps.db);
  const { now, dwellingKeys } = await homesChangedSince(deps, cursor);
  let queued = 0;
  for (let from = 0; from < dwellingKeys.length; from += AT_ONCE) {
    if (signal?.aborted) return { homes: from, queued };
    const homes = [...(await askedHomes(deps, dwellingKeys.slice(from, from + AT_ONCE))).values()];
    queued += (await kyugakeOf(deps, homes, onFailure)) + (await cheaperOf(deps, homes, onFailure));
  }
  if (cursor?.epoch !== now.epoch || cursor.value !== now.value) await moveCursor(deps.db, now, deps.clock.now());
  return { homes: dwellingKeys.length, queued };
}

function rethrown(error: unknown): never {
  throw error;
}

async function kyugakeOf(deps: DeliveryDeps, homes: readonly AskedHome[], onFailure: OnFailure): Promise<number> {
  const news = homes.filter(({ offer, daysFlagged }) => offer.flag?.grade === "A" && daysFlagged <= NEWS_DAYS);
  if (news.length === 0) return 0;
  const [{ index, wishes }, reachOf] = await Promise.all([keptQueries(deps.db), reachNow(deps.db)]);
  const hits = news.flatMap((home) => queriesFor(index, home, reachOf).flatMap((name) => hitOf(home, wishes.get(name))));
  const wanted = await wanting(deps, "kyugake", hits);
  return tellEach(wanted, onFailure, async ({ home, wish }) =>
    (await isAtOnce(deps, wish)) ? tellKyugake(deps, wish.recipient, { home, wish }) : "unwanted",
  );
}

type OnFailure = NonNullable<Watch["onFailure"]>;

/** Tells one after another; answers how many messages that put on the way. Where the database is gone, nobody can be told. */
async function tellEach<T>(wanted: readonly T[], onFailure: OnFailure, tell: (one: T) => Promise<AtOnce>): Promise<number> {
  let queued = 0;
  for (const one of wanted) {
    const told = await tell(one).catch((error: unknown) => {
      if (error instanceof DatabaseUnreachable) throw error;
      onFailure(error);
      return null;
    });
    if (told === "queued") queued += 1;
  }
  return queued;
}

type Hit = { readonly home: AskedHome; readonly wish: OwnedWish; readonly recipient: string };

function hitOf(home: AskedHome, wish: OwnedWish | undefined): Hit[] {
  return wish?.channel === "kyugake" ? [{ home, wish, recipient: wish.recipient }] : [];
}

/** Who chose to hear of the 九掛け of a condition once a day or a week has them in the digest. */
async function isAtOnce({ db }: DeliveryDeps, { recipient, queryId }: OwnedWish): Promise<boolean> {
  const sub = memberOf(recipient);
  return sub !== null && (await memberNotice(db, { sub }, queryId)) === "at-once";
}

async function cheaperOf(deps: DeliveryDeps, homes: readonly AskedHome[], onFailure: OnFailure): Promise<number> {
  const byKey = new Map(homes.map((home) => [home.offer.dwellingKey, home]));
  const watchers = await watchersOf(deps.db, [...byKey.keys()]);
  const hits = watchers.flatMap(({ recipient, dwellingKey, price }) => {
    const home = byKey.get(dwellingKey);
    return home && isCheaper(home.price, price) ? [{ recipient, home }] : [];
  });
  return tellEach(await wanting(deps, "price-change", hits), onFailure, ({ recipient, home }) => tellCheaper(deps, recipient, home));
}

async function wanting<T extends { readonly recipient: string }>({ db }: DeliveryDeps, topic: Topic, hits: readonly T[]): Promise<T[]> {
  const wanted = await wantingAmong(db, topic, [...new Set(hits.map(({ recipient }) => recipient))]);
  return hits.filter(({ recipient }) => wanted.has(recipient));
}
