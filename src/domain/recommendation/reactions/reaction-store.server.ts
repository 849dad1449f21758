import { sql } from "kysely";
import type { HomeReaction, Reaction } from "#domain/recommendation/core/delivery.ts";
import type { Db, Tx } from "#platform/db.server.ts";

const REACTION = sql`dwelling_key as "dwellingKey", kind, reason, reacted_at as "reactedAt"`;

/** What somebody made of these homes, by dwelling. */
export async function reactionsTo(
  db: Db | Tx,
  recipient: string,
  dwellingKeys: readonly string[],
): Promise<ReadonlyMap<string, HomeReaction>> {
  const { rows } = await sql<HomeReaction>`
    select ${REACTION} from home_reaction where recipient = ${recipient} and dwelling_key = any(${[...dwellingKeys]})`.execute(db);
  return new Map(rows.map((row) => [row.dwellingKey, row]));
}

/** The dwelling of an advertisement, whether it is shown or not; null: there is no such one. */
export async function dwellingOfListing(db: Db | Tx, listingId: string): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`select dwelling_key as key from listing where id = ${listingId}`.execute(db);
  return rows[0]?.key ?? null;
}

type At = { readonly recipient: string; readonly listingId: string; readonly batchId: string | null; readonly position: number | null };

export async function writeReaction(tx: Tx, { recipient, listingId, batchId, position }: At, made: HomeReaction): Promise<void> {
  const { dwellingKey, kind, reason, reactedAt } = made;
  await sql`
    insert into home_reaction (recipient, dwelling_key, listing_id, batch_id, position, kind, reason, reacted_at)
    values (${recipient}, ${dwellingKey}, ${listingId}, ${batchId}, ${position}, ${kind}, ${reason}, ${reactedAt})
    on conflict (recipient, dwelling_key) do update set listing_id = excluded.listing_id, batch_id = excluded.batch_id, position = excluded.position,
      kind = excluded.kind, reason = excluded.reason, reacted_at = excluded.reacted_at`.execute(tx);
}

/** Whether there was one. */
export async function dropReaction(tx: Tx, recipient: string, dwellingKey: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from home_reaction where recipient = ${recipient} and dwelling_key = ${dwellingKey}`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

/** So many are kept of a batch: whoever presses more often has said it all. */
const MOST_EVENTS = 500;

export type NewEvent = {
  readonly batchId: string;
  readonly position: number | null;
  readonly kind: "open" | "click" | "dwell" | "undo" | Reaction;
  readonly dwellSeconds: number | null;
  readonly at: Date;
};

export async function addEvent(tx: Tx, { batchId, position, kind, dwellSeconds, at }: NewEvent): Promise<void> {
  await sql`
    insert into delivery_event (batch_id, position, kind, dwell_seconds, happened_at)
    select ${batchId}, ${position}, ${kind}, ${dwellSeconds}, ${at}
    where ${MOST_EVENTS} > (select count(*) from delivery_event where batch_id = ${batchId})`.execute(tx);
}
