import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { LastTold, OfficeDelivery, OfficeReaction } from "./types.ts";

// What is said to take a `Tx` runs as one tenant (`withTenant`): messages to others are not there to be found.

type LastRow = { readonly recipient: string; readonly sentAt: Date | null } & {
  readonly [Part in keyof OfficeReaction]: OfficeReaction[Part] | null;
};

/** What was sent last to each of these, and what they made of a home last. */
export async function lastOf(tx: Tx, recipients: readonly string[]): Promise<ReadonlyMap<string, LastTold>> {
  const { rows } = await sql<LastRow>`
    select asked.recipient, (select max(b.sent_at) from delivery_batch b where b.recipient = asked.recipient) as "sentAt", r.kind, r.reason, r.reacted_at as at
    from unnest(${[...recipients]}::text[]) as asked (recipient)
    left join lateral (
      select kind, reason, reacted_at from home_reaction where home_reaction.recipient = asked.recipient order by reacted_at desc limit 1
    ) r on true`.execute(tx);
  return new Map(
    rows.map(({ recipient, sentAt, kind, reason, at }) => [
      recipient,
      { sentAt, reaction: kind === null || at === null ? null : { kind, reason, at } },
    ]),
  );
}

type ToldBatch = Omit<OfficeDelivery, "items"> & { readonly items: readonly Omit<OfficeDelivery["items"][number], "title">[] };

/** The newest messages to somebody, their homes with what became of each. What a home is called is the site's to say. */
export async function deliveriesTo(tx: Tx, recipient: string, most: number): Promise<ToldBatch[]> {
  const { rows } = await sql<ToldBatch>`
    select b.id, b.topic, b.channel, b.state, b.scheduled_at as "scheduledAt", b.sent_at as "sentAt", coalesce((
      select jsonb_agg(jsonb_build_object('position', i.position, 'listingId', i.listing_id, 'priceYen', i.price, 'reasons', i.reasons,
        'reaction', case when r.kind is not null then jsonb_build_object('kind', r.kind, 'reason', r.reason,
          'at', to_char(r.reacted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) end,
        'looks', e.looks, 'dwellSeconds', e.dwell) order by i.position)
      from delivery_item i
      left join home_reaction r on r.recipient = b.recipient and r.dwelling_key = i.dwelling_key
      cross join lateral (
        select count(*) filter (where kind in ('open', 'click')) as looks, coalesce(sum(dwell_seconds), 0) as dwell
        from delivery_event where batch_id = b.id and position = i.position
      ) e
      where i.batch_id = b.id
    ), '[]') as items
    from delivery_batch b where b.recipient = ${recipient} and b.state <> 'planned' order by b.made_at desc, b.id limit ${most}`.execute(
    tx,
  );
  return rows.map((batch) => ({
    ...batch,
    items: batch.items.map((item) => ({ ...item, reaction: item.reaction && { ...item.reaction, at: new Date(item.reaction.at) } })),
  }));
}

/** As the site: what these homes are called, those that are still known. */
export async function titlesOf(db: Db, listingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; title: string }>`select id, title from listing where id = any(${[...listingIds]})`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
