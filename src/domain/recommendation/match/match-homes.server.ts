import { memberOf, wantingAmong } from "#domain/notifications/index.server.ts";
import type { Topic } from "#domain/notifications/settings/types.ts";
import { memberNotice } from "#domain/queries/index.server.ts";
import type { DeliveryDeps } from "#domain/recommendation/deliver/put-on-way.server.ts";
import { isCheaper } from "#domain/recommendation/deliver/windows.ts";
import { type AskedHome, askedHomes, homesChangedSince, queriesFor, reachNow } from "#domain/search/index.server.ts";
import { keptQueries, type OwnedWish } from "./kept-queries.server.ts";
import { moveCursor, readCursor, watchersOf } from "./match-store.server.ts";
import { tellCheaper, tellKyugake } from "./tell-at-once.server.ts";

const AT_ONCE = 500;
/** A flag raised before is no news. */
const NEWS_DAYS = 1;

/** How many homes were looked at, and how many messages that put on the way. */
export type MatchRun = { readonly homes: number; readonly queued: number };

/**
 * Holds homes that changed since the last run against what people look for and know, and tells at once what cannot wait for the digest. A run that was stopped is
 * done again from its start: what was told by then is not told twice. The first run of all, and one after homes were taken away, only notes where changes stand.
 */
export async function matchHomes(deps: DeliveryDeps, signal?: AbortSignal): Promise<MatchRun> {
  const cursor = await readCursor(deps.db);
  const { now, dwellingKeys } = await homesChangedSince(deps, cursor);
  let queued = 0;
  for (let from = 0; from < dwellingKeys.length; from += AT_ONCE) {
    if (signal?.aborted) return { homes: from, queued };
    const homes = [...(await askedHomes(deps, dwellingKeys.slice(from, from + AT_ONCE))).values()];
    queued += (await kyugakeOf(deps, homes)) + (await cheaperOf(deps, homes));
  }
  if (cursor?.epoch !== now.epoch || cursor.value !== now.value) await moveCursor(deps.db, now, deps.clock.now());
  return { homes: dwellingKeys.length, queued };
}

async function kyugakeOf(deps: DeliveryDeps, homes: readonly AskedHome[]): Promise<number> {
  const news = homes.filter(({ offer, daysFlagged }) => offer.flag?.grade === "A" && daysFlagged <= NEWS_DAYS);
  if (news.length === 0) return 0;
  const [{ index, wishes }, reachOf] = await Promise.all([keptQueries(deps.db), reachNow(deps.db)]);
  const hits = news.flatMap((home) => queriesFor(index, home, reachOf).flatMap((name) => hitOf(home, wishes.get(name))));
  let queued = 0;
  for (const { home, wish } of await wanting(deps, "kyugake", hits)) {
    if (!(await isAtOnce(deps, wish))) continue;
    if ((await tellKyugake(deps, wish.recipient, { home, wish })) === "queued") queued += 1;
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

async function cheaperOf(deps: DeliveryDeps, homes: readonly AskedHome[]): Promise<number> {
  const byKey = new Map(homes.map((home) => [home.offer.dwellingKey, home]));
  const watchers = await watchersOf(deps.db, [...byKey.keys()]);
  const hits = watchers.flatMap(({ recipient, dwellingKey, price }) => {
    const home = byKey.get(dwellingKey);
    return home && isCheaper(home.price, price) ? [{ recipient, home }] : [];
  });
  let queued = 0;
  for (const { recipient, home } of await wanting(deps, "price-change", hits))
    if ((await tellCheaper(deps, recipient, home)) === "queued") queued += 1;
  return queued;
}

async function wanting<T extends { readonly recipient: string }>({ db }: DeliveryDeps, topic: Topic, hits: readonly T[]): Promise<T[]> {
  const wanted = await wantingAmong(db, topic, [...new Set(hits.map(({ recipient }) => recipient))]);
  return hits.filter(({ recipient }) => wanted.has(recipient));
}
