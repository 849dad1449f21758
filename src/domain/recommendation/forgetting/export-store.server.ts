import { sql } from "kysely";
import { recipientOf } from "#domain/notifications/index.server.ts";
import type { Tx } from "#platform/db.server.ts";

type ExportedHome = {
  readonly position: number;
  readonly listingId: string;
  readonly title: string | null;
  readonly priceYen: number;
  readonly reasons: unknown;
  readonly softEdges: unknown;
};

export type RecommendationsExport = {
  readonly deliveries: readonly {
    readonly topic: string;
    readonly channel: string;
    readonly state: string;
    readonly madeAt: Date;
    readonly sentAt: Date | null;
    readonly homes: readonly ExportedHome[];
    /** What was done with it: opened, looked at for so long, liked. */
    readonly events: readonly {
      readonly kind: string;
      readonly position: number | null;
      readonly dwellSeconds: number | null;
      readonly happenedAt: Date;
    }[];
  }[];
  readonly reactions: readonly {
    readonly listingId: string;
    readonly title: string | null;
    readonly kind: string;
    readonly reason: string | null;
    readonly reactedAt: Date;
  }[];
  readonly refusedSuggestions: readonly { readonly reason: string; readonly refusedAt: Date }[];
};

/** All that was recommended to a member, and what they made of it. */
export async function exportRecommendations(tx: Tx, sub: string): Promise<RecommendationsExport> {
  const recipient = recipientOf({ sub });
  const batches = await sql<Omit<RecommendationsExport["deliveries"][number], "homes" | "events"> & { id: string }>`
    select id, topic, channel, state, made_at as "madeAt", sent_at as "sentAt" from delivery_batch
    where recipient = ${recipient} order by made_at desc, id`.execute(tx);
  const homes = await sql<ExportedHome & { batchId: string }>`
    select i.batch_id as "batchId", i.position, i.listing_id as "listingId", l.title, i.price::float8 as "priceYen", i.reasons, i.soft_edges as "softEdges"
    from delivery_item i join delivery_batch b on b.id = i.batch_id left join listing l on l.id = i.listing_id
    where b.recipient = ${recipient} order by i.batch_id, i.position`.execute(tx);
  const events = await sql<RecommendationsExport["deliveries"][number]["events"][number] & { batchId: string }>`
    select e.batch_id as "batchId", e.kind, e.position, e.dwell_seconds as "dwellSeconds", e.happened_at as "happenedAt"
    from delivery_event e join delivery_batch b on b.id = e.batch_id where b.recipient = ${recipient} order by e.batch_id, e.happened_at, e.id`.execute(
    tx,
  );
  const reactions = await sql<RecommendationsExport["reactions"][number]>`
    select r.listing_id as "listingId", l.title, r.kind, r.reason, r.reacted_at as "reactedAt" from home_reaction r left join listing l on l.id = r.listing_id
    where r.recipient = ${recipient} order by r.reacted_at desc, r.listing_id`.execute(tx);
  const refusals = await sql<RecommendationsExport["refusedSuggestions"][number]>`
    select reason, refused_at as "refusedAt" from suggestion_refusal where recipient = ${recipient} order by refused_at desc, reason`.execute(
    tx,
  );
  const homesOf = byBatch(homes.rows);
  const eventsOf = byBatch(events.rows);
  return {
    deliveries: batches.rows.map(({ id, ...batch }) => ({ ...batch, homes: homesOf(id), events: eventsOf(id) })),
    reactions: reactions.rows,
    refusedSuggestions: refusals.rows,
  };
}

function byBatch<T extends { readonly batchId: string }>(rows: readonly T[]): (id: string) => Omit<T, "batchId">[] {
  const groups = Map.groupBy(rows, ({ batchId }) => batchId);
  return (id) => (groups.get(id) ?? []).map(({ batchId: _, ...row }) => row);
}
