import { sql } from "kysely";
import type { DeliveryItem } from "#domain/recommendation/core/delivery.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { addItems, type NewItem } from "./new-batch-store.server.ts";

type Removal = { readonly by: string; readonly at: Date };

/** Takes a home out of a batch that has not gone out. What was drawn of the others stays as it was; what was chosen and taken out stays to be read. */
export async function removeItem(tx: Tx, { batchId, ...item }: DeliveryItem, { by, at }: Removal): Promise<void> {
  await sql`
    insert into delivery_item_removed (batch_id, position, dwelling_key, item, removed_by, removed_at)
    values (${batchId}, ${item.position}, ${item.dwellingKey}, ${JSON.stringify(item)}::jsonb, ${by}, ${at})`.execute(tx);
  await sql`delete from delivery_item where batch_id = ${batchId} and position = ${item.position}`.execute(tx);
}

/** Puts it back in its place. False: it was not taken out. */
export async function restoreItem(tx: Tx, batchId: string, position: number): Promise<boolean> {
  const { rows } = await sql<{ item: NewItem }>`
    delete from delivery_item_removed where batch_id = ${batchId} and position = ${position} returning item`.execute(tx);
  const [row] = rows;
  if (row) await addItems(tx, batchId, [row.item]);
  return row !== undefined;
}

/** Places from which homes were taken out. */
export async function removedFrom(db: Db | Tx, batchId: string): Promise<number[]> {
  const { rows } = await sql<{ position: number }>`
    select position from delivery_item_removed where batch_id = ${batchId} order by position`.execute(db);
  return rows.map(({ position }) => position);
}
