import { sql } from "kysely";
import { LIVE_STATES } from "#domain/offers/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** As an owner knows a buyer: by the name in the thread where they stopped them. */
export type Block = { readonly id: string; readonly alias: string; readonly blockedAt: Date };

export async function blocksOf(db: Db | Tx, ownerSub: string): Promise<Block[]> {
  const { rows } = await sql<Block>`
    select b.id, o.buyer_alias as alias, b.blocked_at as "blockedAt" from offer_block b join offer o on o.id = b.offer_id
    where b.owner_sub = ${ownerSub} order by b.blocked_at desc, b.id`.execute(db);
  return rows;
}

type NewBlock = { readonly id: string; readonly ownerSub: string; readonly buyerSub: string; readonly offerId: string; readonly at: Date };

export async function addBlock(tx: Tx, { id, ownerSub, buyerSub, offerId, at }: NewBlock): Promise<void> {
  await sql`
    insert into offer_block (id, owner_sub, buyer_sub, offer_id, blocked_at) values (${id}, ${ownerSub}, ${buyerSub}, ${offerId}, ${at})
    on conflict (owner_sub, buyer_sub) do nothing`.execute(tx);
}

/** Whether there was such a one of this owner. */
export async function dropBlock(tx: Tx, ownerSub: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from offer_block where owner_sub = ${ownerSub} and id = ${id}`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export async function isBlocked(tx: Tx, ownerSub: string, buyerSub: string): Promise<boolean> {
  const { rows } = await sql`select from offer_block where owner_sub = ${ownerSub} and buyer_sub = ${buyerSub}`.execute(tx);
  return rows.length > 0;
}

/** Homes of an owner that a buyer has offers for which are not over, in the order in which they are locked. */
export async function homesBetween(tx: Tx, ownerSub: string, buyerSub: string): Promise<string[]> {
  const { rows } = await sql<{ homeId: string }>`
    select distinct home_id as "homeId" from offer
    where owner_sub = ${ownerSub} and buyer_sub = ${buyerSub} and state = any(${[...LIVE_STATES]}) order by home_id`.execute(tx);
  return rows.map(({ homeId }) => homeId);
}
