import { sql } from "kysely";
import type { NopeReason, Reaction } from "#domain/recommendation/core/delivery.ts";
import type { Db } from "#platform/db.server.ts";

/** What somebody made of a home, and the advertisement that it was told by. */
export type StoredSignal = {
  readonly kind: Reaction | "favorite";
  readonly reason: NopeReason | null;
  readonly dwellingKey: string;
  readonly listingId: string;
  /** The condition that found the home; null: none did, or it was met elsewhere. */
  readonly queryId: string | null;
  readonly at: Date;
};

const MOST = 500;

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
