import { recipientOf } from "#domain/notifications/index.server.ts";
import { queriesChangedFrom } from "#domain/queries/index.server.ts";
import { softened } from "#domain/recommendation/candidates/soft-edges.ts";
import { type AskedWish, wishesOf } from "#domain/recommendation/candidates/wishes.server.ts";
import { dropQuery, newQueryIndex, putQuery, type QueryIndex } from "#domain/search/index.server.ts";
import { minutes } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";

/** Whose wish it is. */
export type OwnedWish = AskedWish & { readonly recipient: string };

/** The wishes of all members by where and for what they look, and each by its name there. */
export type KeptQueries = { readonly index: QueryIndex; readonly wishes: ReadonlyMap<string, OwnedWish> };

type Held = {
  readonly index: QueryIndex;
  readonly wishes: Map<string, OwnedWish>;
  readonly namesOf: Map<string, string[]>;
  seenUntil: Date;
};

const AT_ONCE = 1_000;
/** A change that was kept later than its time says is read again for so long. */
const OVERLAP = minutes(10);
const kept = new WeakMap<Db, Held>();

/** As the database has them now: only what changed since the last time is read. */
export async function keptQueries(db: Db): Promise<KeptQueries> {
  const held = kept.get(db) ?? { index: newQueryIndex(), wishes: new Map(), namesOf: new Map(), seenUntil: new Date(0) };
  kept.set(db, held);
  const since = new Date(Math.max(0, held.seenUntil.getTime() - OVERLAP));
  let after = "";
  let newest = held.seenUntil;
  for (;;) {
    const page = await queriesChangedFrom(db, since, { after, most: AT_ONCE });
    for (const query of page) {
      take(held, query);
      if (query.updatedAt > newest) newest = query.updatedAt;
    }
    after = page.at(-1)?.id ?? "";
    if (page.length < AT_ONCE) break;
  }
  held.seenUntil = newest;
  return held;
}

function take({ index, wishes, namesOf }: Held, query: Awaited<ReturnType<typeof queriesChangedFrom>>[number]): void {
  for (const name of namesOf.get(query.id) ?? []) {
    dropQuery(index, name);
    wishes.delete(name);
  }
  const names = wishesOf([query]).map((wish) => {
    const name = `${wish.queryId}|${wish.channel}`;
    putQuery(index, name, softened(wish.conditions));
    wishes.set(name, { ...wish, recipient: recipientOf(query) });
    return name;
  });
  if (names.length > 0) namesOf.set(query.id, names);
  else namesOf.delete(query.id);
}
