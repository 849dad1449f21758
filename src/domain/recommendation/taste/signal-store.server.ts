import { sql } from "kysely";
import type { NopeReason, Reaction } from "#domain/recommendation/core/delivery.ts";
import type { Db } from "#platform/db.server.ts";

/** What somebody made of a home, and the advertisement that it was told by. */
export type StoredSignal = {
  readonly kind: Reaction | "favorite";
  readonly reason: NopeReason | null;
  readonly dwellingKey: string;
  readonly listingId: string;
  readonly at: Date;
};

const MOST = 500;

export async function storedReactions(db: Db, recipient: string): Promise<StoredSignal[]> {
  const { rows } = await sql<StoredSignal>`
    select kind, reason, dwelling_key as "dwellingKey", listing_id as "listingId", reacted_at as at
    from home_reaction where recipient = ${recipient} order by reacted_at desc, dwelling_key limit ${MOST}`.execute(db);
  return rows;
}

/** Homes that a member put into a folder, by any of their advertisements. */
export async function storedFavorites(db: Db, sub: string): Promise<StoredSignal[]> {
  const { rows } = await sql<StoredSignal>`
    select distinct on (f.key) 'favorite' as kind, null as reason, f.key as "dwellingKey", l.id as "listingId", f.kept_at as at
    from favorite f join listing l on l.dwelling_key = f.key
    where f.added_by = ${sub} and f.kind = 'home' and f.removed_at is null order by f.key, l.price, l.id limit ${MOST}`.execute(db);
  return rows;
}
