import { sql } from "kysely";
import type { DeliveryBatch, DeliveryItem, DeliveryState, DeliveryTopic } from "#domain/recommendation/core/delivery.ts";
import type { Db, Tx } from "#platform/db.server.ts";

export type NewBatch = Omit<DeliveryBatch, "state" | "sentAt"> & {
  readonly tenant: string | null;
  readonly madeAt: Date;
  /** The versions of the conditions it was made by. */
  readonly queryVersions: Readonly<Record<string, number>>;
};

/** Puts in a batch as `planned`; false: there is one of this person, topic and window. */
export async function addBatch(tx: Tx, batch: NewBatch): Promise<boolean> {
  const { id, recipient, tenant, topic, channel, windowKey, scheduledAt, madeAt, weightsVersion, seed, isSample, queryVersions } = batch;
  const { numAffectedRows } = await sql`
    insert into delivery_batch (id, recipient, tenant, topic, channel, window_key, state, scheduled_at, made_at, weights_version, seed, is_sample, query_versions)
    values (${id}, ${recipient}, ${tenant}, ${topic}, ${channel}, ${windowKey}, 'planned', ${scheduledAt}, ${madeAt}, ${weightsVersion}, ${seed},
      ${isSample}, ${JSON.stringify(queryVersions)}::jsonb)
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export type NewItem = Omit<DeliveryItem, "batchId">;

export async function addItems(tx: Tx, batchId: string, items: readonly NewItem[]): Promise<void> {
  const rows = items.map(
    ({ listingId, dwellingKey, queryId, priceYen, reasons, softEdges, features, propensity, isExplored, position }) => ({
      ...{ position, listing_id: listingId, dwelling_key: dwellingKey, query_id: queryId, price: priceYen, reasons, soft_edges: softEdges },
      ...{ features, propensity, is_explored: isExplored },
    }),
  );
  await sql`
    insert into delivery_item (batch_id, position, listing_id, dwelling_key, query_id, price, reasons, soft_edges, features, propensity, is_explored)
    select ${batchId}, position, listing_id, dwelling_key, query_id, price, reasons, soft_edges, features, propensity, is_explored
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item (position smallint, listing_id text, dwelling_key text, query_id text, price bigint,
      reasons jsonb, soft_edges jsonb, features jsonb, propensity double precision, is_explored boolean)`.execute(tx);
}

/** What is left of a batch as it goes out: the others were not told. */
export async function keepItems(tx: Tx, batchId: string, left: readonly NewItem[]): Promise<void> {
  await sql`delete from delivery_item where batch_id = ${batchId}`.execute(tx);
  await addItems(tx, batchId, left);
}

export async function versionsOfBatch(db: Db | Tx, batchId: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ versions: Record<string, number> }>`
    select query_versions as versions from delivery_batch where id = ${batchId}`.execute(db);
  return rows[0]?.versions ?? {};
}

export async function rescheduleBatch(tx: Tx | Db, id: string, at: Date): Promise<void> {
  await sql`update delivery_batch set scheduled_at = ${at} where id = ${id}`.execute(tx);
}

export async function switchChannel(tx: Tx, id: string, channel: "mail"): Promise<void> {
  await sql`update delivery_batch set channel = ${channel} where id = ${id}`.execute(tx);
}

/** Which of these persons have a batch of a topic in one of these windows: `recipient window`. */
export async function windowsMade(
  db: Db,
  topic: DeliveryTopic,
  { recipients, windows }: { readonly recipients: readonly string[]; readonly windows: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ recipient: string; windowKey: string }>`
    select recipient, window_key as "windowKey" from delivery_batch
    where topic = ${topic} and recipient = any(${[...recipients]}) and window_key = any(${[...windows]})`.execute(db);
  return new Set(rows.map(({ recipient, windowKey }) => `${recipient} ${windowKey}`));
}

/** Batches in a state that have stood there since before, the oldest first. */
export async function batchesIn(
  db: Db | Tx,
  state: DeliveryState,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<
  { readonly id: string; readonly tenant: string | null; readonly recipient: string; readonly madeAt: Date; readonly homes: number }[]
> {
  const { rows } = await sql<{ id: string; tenant: string | null; recipient: string; madeAt: Date; homes: number }>`
    select b.id, b.tenant, b.recipient, b.made_at as "madeAt", (select count(*)::int from delivery_item i where i.batch_id = b.id) as homes
    from delivery_batch b where b.state = ${state} and b.made_at <= ${before} order by b.made_at, b.id limit ${most}`.execute(db);
  return rows;
}
