import { type RawBuilder, sql } from "kysely";
import type { DeliveryBatch } from "#domain/recommendation/core/delivery.ts";
import type { Tx } from "#platform/db.server.ts";

// But for `lastActor`, every statement here runs as one tenant (`withTenant`): messages to others are not there to be found.

/** A message that waits for an office. */
export type WaitingForOffice = Pick<DeliveryBatch, "id" | "recipient" | "channel"> & { readonly madeAt: Date };

const WAITING = sql`id, recipient, channel, made_at as "madeAt"`;

/** Batches that an office has to look at, whose time ends first in front. */
export async function waitingOf(tx: Tx, tenant: string, most: number): Promise<WaitingForOffice[]> {
  const { rows } = await sql<WaitingForOffice>`
    select ${WAITING} from delivery_batch where tenant = ${tenant} and state = 'approval_waiting' order by made_at, id limit ${most}`.execute(
    tx,
  );
  return rows;
}

/** How many wait for an office, and since when the first does; null: none. */
export async function countWaiting(tx: Tx, tenant: string): Promise<{ readonly count: number; readonly firstMadeAt: Date | null }> {
  const { rows } = await sql<{ count: number; firstMadeAt: Date | null }>`
    select count(*)::int as count, min(made_at) as "firstMadeAt" from delivery_batch
    where tenant = ${tenant} and state = 'approval_waiting'`.execute(tx);
  return rows[0] ?? { count: 0, firstMadeAt: null };
}

/** Whether a batch is this tenant's. */
export async function isOfTenant(tx: Tx, tenant: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from delivery_batch where id = ${id} and tenant = ${tenant}`.execute(tx);
  return rows.length > 0;
}

/** As the site: who took the last step of a batch; null: nobody is known to. */
export async function lastActor(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ actor: string }>`
    select actor from transition where entity = 'delivery_batch' and entity_id = ${id} and to_state <> coalesce(from_state, '')
    order by id desc limit 1`.execute(tx);
  return rows[0]?.actor ?? null;
}

/** What customers did, one row each. `saidAt`: they liked, asked or wanted to visit. */
export type Activity = {
  readonly recipient: string;
  readonly looks: number;
  readonly dwellSeconds: number;
  readonly likes: number;
  readonly questions: number;
  readonly visits: number;
  readonly lastAt: Date;
  readonly saidAt: Date | null;
};

type Since = {
  /** Of looking and liking. */
  readonly since: Date;
  /** Of questions and visits. */
  readonly askedSince: Date;
};

/** Customers of a tenant who did something: looks and likes since the one time, questions and visits since the other. */
export async function activities(tx: Tx, tenant: string, spans: Since, only: string | null = null): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select recipient, (count(*) filter (where kind in ('open', 'click')))::int as looks, coalesce(sum(dwell), 0)::int as "dwellSeconds",
      (count(*) filter (where kind = 'like'))::int as likes, (count(*) filter (where kind = 'ask'))::int as questions,
      (count(*) filter (where kind = 'visit'))::int as visits, max(at) as "lastAt", max(at) filter (where kind in ('like', 'ask', 'visit')) as "saidAt"
    from (${done(tenant, spans, only)}) done group by recipient`.execute(tx);
  return rows;
}

function done(tenant: string, { since, askedSince }: Since, only: string | null): RawBuilder<unknown> {
  const whose = only === null ? sql`b.tenant = ${tenant}` : sql`b.tenant = ${tenant} and b.recipient = ${only}`;
  // One of them is found by the key, and not among the messages of all.
  const theirs = only === null ? sql`in (select b.recipient from delivery_batch b where ${whose})` : sql`= ${only}`;
  return sql`
    select b.recipient, e.kind, e.dwell_seconds as dwell, e.happened_at as at
    from delivery_batch b join delivery_event e on e.batch_id = b.id
    where ${whose} and e.kind in ('open', 'click', 'dwell') and e.happened_at >= ${since}
    union all
    select r.recipient, r.kind, null, r.reacted_at from home_reaction r
    where r.recipient ${theirs}
      and ((r.kind = 'like' and r.reacted_at >= ${since}) or (r.kind in ('ask', 'visit') and r.reacted_at >= ${askedSince}))`;
}

/** One thing that happened between an office and a customer. `homes`: of a message, how many. */
export type Happened = {
  readonly kind: "sent" | "open" | "click" | "dwell" | "like" | "nope" | "hide" | "ask" | "visit" | "undo";
  readonly at: Date;
  readonly listingId: string | null;
  readonly price: number | null;
  readonly dwellSeconds: number | null;
  readonly homes: number | null;
};

/** What a customer was sent and did with it, the newest first. */
export async function happenings(tx: Tx, recipient: string, most: number): Promise<Happened[]> {
  const { rows } = await sql<Happened>`
    select e.kind, e.happened_at as at, i.listing_id as "listingId", i.price::float8 as price, e.dwell_seconds::int as "dwellSeconds", null::int as homes
    from delivery_batch b join delivery_event e on e.batch_id = b.id
      left join delivery_item i on i.batch_id = b.id and i.position = e.position
    where b.recipient = ${recipient}
    union all
    select 'sent', b.sent_at, null, null, null, (select count(*)::int from delivery_item i where i.batch_id = b.id)
    from delivery_batch b where b.recipient = ${recipient} and b.sent_at is not null
    order by at desc limit ${most}`.execute(tx);
  return rows;
}

/** The last home that each of these customers said something about. */
export async function lastHomes(tx: Tx, recipients: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ recipient: string; listingId: string }>`
    select distinct on (recipient) recipient, listing_id as "listingId" from home_reaction
    where recipient = any(${[...recipients]}) and kind in ('like', 'ask', 'visit') order by recipient, reacted_at desc`.execute(tx);
  return new Map(rows.map(({ recipient, listingId }) => [recipient, listingId]));
}
