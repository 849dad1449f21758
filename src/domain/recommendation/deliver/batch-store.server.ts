import { type RawBuilder, sql } from "kysely";
import type { DeliveryBatch, DeliveryItem, DeliveryState, DeliveryTopic } from "#domain/recommendation/core/delivery.ts";
import { SHOWN_STATES } from "#domain/recommendation/core/delivery-states.ts";
import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";

const BATCH = sql`
  b.id, b.recipient, b.topic, b.channel, b.window_key as "windowKey", b.state, b.scheduled_at as "scheduledAt", b.sent_at as "sentAt",
  b.weights_version as "weightsVersion", b.seed, b.is_sample as "isSample"`;

/** The newest batch that its person can look at; null: none was made yet. */
export function newestBatch(db: Db | Tx, recipient: string): Promise<DeliveryBatch | null> {
  return one(db, sql`b.recipient = ${recipient} and b.state = any(${[...SHOWN_STATES]}) order by b.made_at desc, b.id limit 1`);
}

/** The batch of a topic that was made for somebody and has not gone out yet; null: there is none. */
export function queuedBatch(db: Db | Tx, recipient: string, topic: DeliveryTopic): Promise<DeliveryBatch | null> {
  return one(db, sql`b.recipient = ${recipient} and b.topic = ${topic} and b.state = 'queued' order by b.made_at desc, b.id limit 1`);
}

/** Whatever its state; null: there is none. */
export function findBatch(db: Db | Tx, id: string): Promise<DeliveryBatch | null> {
  return one(db, sql`b.id = ${id}`);
}

/** For a change: nobody else makes one meanwhile. */
export function lockBatch(tx: Tx, id: string): Promise<DeliveryBatch | null> {
  return one(tx, sql`b.id = ${id} for update`);
}

async function one(db: Db | Tx, condition: RawBuilder<unknown>): Promise<DeliveryBatch | null> {
  const { rows } = await sql<DeliveryBatch>`select ${BATCH} from delivery_batch b where ${condition}`.execute(db);
  return rows[0] ?? null;
}

/** The homes of a batch in their order. */
export async function itemsOf(db: Db | Tx, batchId: string): Promise<DeliveryItem[]> {
  const { rows } = await sql<DeliveryItem>`
    select batch_id as "batchId", position, listing_id as "listingId", dwelling_key as "dwellingKey", query_id as "queryId", price::float8 as "priceYen",
      reasons, soft_edges as "softEdges", features, propensity, is_explored as "isExplored"
    from delivery_item where batch_id = ${batchId} order by position`.execute(db);
  return rows;
}

type Written = { readonly id: string; readonly from: DeliveryState | null; readonly to: DeliveryState };
export type By = {
  readonly actor: "system" | "member" | "operator" | `staff:${string}`;
  readonly reason: string | null;
  readonly at: Date;
};

/** Writes another state, with its row in the audit table. */
export async function writeState(tx: Tx, { id, from, to }: Written, { actor, reason, at }: By): Promise<void> {
  await sql`
    update delivery_batch set state = ${to}, sent_at = case when ${to === "sent"} then ${at}::timestamptz else sent_at end where id = ${id}`.execute(
    tx,
  );
  await auditBatch(tx, { id, from, to }, { actor, reason, at });
}

/** Keeps a step in the audit table, by the batch and not by the person. */
export async function auditBatch(tx: Tx, { id, from, to }: Written, { actor, reason, at }: By): Promise<void> {
  await writeTransition(tx, { entity: "delivery_batch", id, from, to, actor, reason, at });
}
