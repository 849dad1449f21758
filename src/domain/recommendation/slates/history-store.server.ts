import { sql } from "kysely";
import type { DeliveryItem, DeliveryTopic } from "#domain/recommendation/core/delivery.ts";
import { SHOWN_STATES } from "#domain/recommendation/core/delivery-states.ts";
import type { Db } from "#platform/db.server.ts";

export type ToldBatch = {
  readonly id: string;
  readonly topic: DeliveryTopic;
  readonly channel: "mail" | "line" | "web";
  /** When it went out, or was to. */
  readonly at: Date;
};

export type ToldItem = Pick<DeliveryItem, "batchId" | "position" | "listingId" | "dwellingKey" | "priceYen">;

type Asked = { readonly recipient: string; readonly queryId: string; readonly most: number };

/** What was told to somebody for one condition, the newest first. */
export async function batchesOfQuery(db: Db, { recipient, queryId, most }: Asked): Promise<ToldBatch[]> {
  const { rows } = await sql<ToldBatch>`
    select b.id, b.topic, b.channel, coalesce(b.sent_at, b.scheduled_at) as at from delivery_batch b
    where b.recipient = ${recipient} and b.state = any(${[...SHOWN_STATES]})
      and exists (select from delivery_item i where i.batch_id = b.id and i.query_id = ${queryId})
    order by b.made_at desc, b.id limit ${most}`.execute(db);
  return rows;
}

/** The homes of these batches that the condition found, in their order. */
export async function itemsOfQuery(db: Db, batchIds: readonly string[], queryId: string): Promise<ToldItem[]> {
  const { rows } = await sql<ToldItem>`
    select batch_id as "batchId", position, listing_id as "listingId", dwelling_key as "dwellingKey", price::float8 as "priceYen"
    from delivery_item where batch_id = any(${[...batchIds]}) and query_id = ${queryId} order by batch_id, position`.execute(db);
  return rows;
}
