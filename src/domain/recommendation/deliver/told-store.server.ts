import { sql } from "kysely";
import type { DeliveryTopic } from "#domain/recommendation/core/delivery.ts";
import { TOLD_STATES } from "#domain/recommendation/core/delivery-states.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { NOT_AGAIN_FOR } from "./windows.ts";

/** When a home was last told to somebody, and at what lowest price since then. */
export type Told = { readonly at: Date; readonly price: Yen };

/** Homes that were told to somebody since then, or are on their way in another batch, by dwelling. */
export async function toldSince(
  db: Db | Tx,
  recipient: string,
  { since, exceptBatch }: { readonly since: Date; readonly exceptBatch: string | null },
): Promise<ReadonlyMap<string, Told>> {
  const { rows } = await sql<Told & { key: string }>`
    select i.dwelling_key as key, max(coalesce(b.sent_at, b.scheduled_at)) as at, min(i.price)::float8 as price
    from delivery_batch b join delivery_item i on i.batch_id = b.id
    where b.recipient = ${recipient} and b.id is distinct from ${exceptBatch}
      and b.state = any(${[...TOLD_STATES]}) and coalesce(b.sent_at, b.scheduled_at) > ${since}
    group by i.dwelling_key`.execute(db);
  return new Map(rows.map(({ key, ...told }) => [key, told]));
}

/** Homes that somebody does not want to see again, and those that their office took out of a message within a month. */
export async function unwantedBy(db: Db | Tx, recipient: string, now: Date): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select dwelling_key as key from home_reaction where recipient = ${recipient} and kind in ('nope', 'hide')
    union
    select r.dwelling_key from delivery_batch b join delivery_item_removed r on r.batch_id = b.id
    where b.recipient = ${recipient} and r.removed_at > ${new Date(now.getTime() - NOT_AGAIN_FOR)}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** At-once messages of somebody since then, those on their way too. */
export async function countAtOnce(
  db: Db | Tx,
  recipient: string,
  { since, exceptBatch }: { readonly since: Date; readonly exceptBatch: string | null },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from delivery_batch
    where recipient = ${recipient} and topic <> ${"recommendation" satisfies DeliveryTopic} and id is distinct from ${exceptBatch}
      and state = any(${[...TOLD_STATES]}) and coalesce(sent_at, scheduled_at) >= ${since}`.execute(db);
  return rows[0]?.n ?? 0;
}
