import { sql } from "kysely";
import type { NopeReason, Reaction } from "#domain/recommendation/core/delivery.ts";
import type { Db } from "#platform/db.server.ts";
import type { Signal } from "./taste.ts";

/** What somebody made of a home, and the advertisement that it was told by. */
export type StoredSignal<Kind extends Signal["kind"] = Reaction | "favorite"> = {
  readonly kind: Kind;
  readonly reason: NopeReason | null;
  readonly dwellingKey: string;
  readonly listingId: string;
  /** The condition that found the home; null: none did, or it was met elsewhere. */
  readonly queryId: string | null;
  readonly at: Date;
};

const MOST = 500;
/** Passing over says little, and a list a day adds up. */
const MOST_PASSED = 200;

export async function storedReactions(db: Db, recipient: string): Promise<StoredSignal[]> {
  const { rows } = await sql<StoredSignal>`
    select r.kind, r.reason, r.dwelling_key as "dwellingKey", r.listing_id as "listingId", i.query_id as "queryId", r.reacted_at as at
    from home_reaction r left join delivery_item i on i.batch_id = r.batch_id and i.position = r.position
    where r.recipient = ${recipient} order by r.reacted_at desc, r.dwelling_key limit ${MOST}`.execute(db);
  return rows;
}

/** Homes that a member put into a folder, by any of their advertisements. */
export async function storedFavorites(db: Db, sub: string): Promise<StoredSignal[]> {
  const { rows } = await sql<StoredSignal>`
    select distinct on (f.key) 'favorite' as kind, null as reason, f.key as "dwellingKey", l.id as "listingId", null as "queryId", f.kept_at as at
    from favorite f join listing l on l.dwelling_key = f.key
    where f.added_by = ${sub} and f.kind = 'home' and f.removed_at is null order by f.key, l.price, l.id limit ${MOST}`.execute(db);
  return rows;
}

/**
 * Homes passed over: nothing was done with them in a list that somebody opened before then by a real interaction, nor have they been reacted to or kept anywhere.
 * Whoever opens a list before has still time to react.
 */
export async function storedPasses(db: Db, recipient: string, openedBefore: Date): Promise<StoredSignal<"pass">[]> {
  const { rows } = await sql<StoredSignal<"pass">>`
    select * from (
      select distinct on (i.dwelling_key) 'pass' as kind, null as reason, i.dwelling_key as "dwellingKey", i.listing_id as "listingId",
        i.query_id as "queryId", opened.at
      from delivery_batch b
      join lateral (select min(e.happened_at) as at from delivery_event e where e.batch_id = b.id) opened on opened.at < ${openedBefore}
      join delivery_item i on i.batch_id = b.id
      where b.recipient = ${recipient}
        and not exists (select from delivery_event e where e.batch_id = b.id and e.position = i.position)
        and not exists (select from home_reaction r where r.recipient = b.recipient and r.dwelling_key = i.dwelling_key)
        and not exists (select from favorite f where f.key = i.dwelling_key and f.kind = 'home' and f.removed_at is null
          and 'member:' || f.added_by = b.recipient)
      order by i.dwelling_key, opened.at desc) passed
    order by at desc, "dwellingKey" limit ${MOST_PASSED}`.execute(db);
  return rows;
}
