import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { KeptSecrets } from "./endpoint-store.server.ts";
import type { Attempt, Delivery, DeliveryState, EndpointState, SentEvent } from "./types.ts";

export type NewDelivery = {
  readonly id: string;
  readonly endpointId: string;
  readonly event: SentEvent;
  /** What is sent, and signed, to the letter at each try. */
  readonly body: string;
  readonly at: Date;
};

export async function addDelivery(tx: Tx, { id, endpointId, event, body, at }: NewDelivery): Promise<void> {
  await sql`
    insert into webhook_delivery (id, endpoint_id, event, body, state, tries, next_try_at, made_at)
    values (${id}, ${endpointId}, ${event}, ${body}, 'waiting', 0, ${at}, ${at})`.execute(tx);
}

/** A message that is this process's to send. */
export type TakenDelivery = KeptSecrets & {
  readonly deliveryId: string;
  readonly url: string;
  readonly event: SentEvent;
  readonly body: string;
};

type Take = {
  readonly now: Date;
  /** Where no more is begun now. */
  readonly except: readonly string[];
  readonly most: number;
  /** Until when nobody else takes them: longer than a try takes, for a process that was killed. */
  readonly until: Date;
};

/** Takes the oldest due message of each endpoint, one an endpoint. Of an endpoint that is off, what waited was dropped. */
export async function takeDue(db: Db, { now, except, most, until }: Take): Promise<TakenDelivery[]> {
  const { rows } = await sql<TakenDelivery>`
    with due as (
      select distinct on (endpoint_id) id, endpoint_id, next_try_at from webhook_delivery
      where state = 'waiting' and next_try_at <= ${now} and endpoint_id <> all(${except})
      order by endpoint_id, next_try_at, id
    ), chosen as (
      select d.id from webhook_delivery d join due on due.id = d.id
      where d.state = 'waiting' and d.next_try_at <= ${now}
      order by d.next_try_at, d.id limit ${most} for update of d skip locked
    ), taken as (
      update webhook_delivery d set next_try_at = ${until} from chosen where d.id = chosen.id
      returning d.id, d.endpoint_id, d.event, d.body
    )
    select taken.id as "deliveryId", taken.event, taken.body, e.id, e.url, e.sealed, e.old_sealed as "oldSealed",
      e.old_secret_until as "oldSecretUntil"
    from taken join webhook_endpoint e on e.id = taken.endpoint_id`.execute(db);
  return rows;
}

/** How far a message and its endpoint are, both held until the transaction ends; null: they were removed. */
export type HeldDelivery = {
  readonly tries: number;
  readonly deliveryState: DeliveryState;
  readonly clientId: string;
  readonly url: string;
  readonly state: EndpointState;
  readonly failingSince: Date | null;
};

export async function holdDelivery(tx: Tx, id: string): Promise<HeldDelivery | null> {
  const { rows } = await sql<HeldDelivery>`
    select d.tries, d.state as "deliveryState", e.client_id as "clientId", e.url, e.state, e.failing_since as "failingSince"
    from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id where d.id = ${id} for update of e, d`.execute(tx);
  return rows[0] ?? null;
}

export async function addAttempt(tx: Tx, id: string, { at, status, fault, ms }: Omit<Attempt, "number">): Promise<void> {
  await sql`
    insert into webhook_attempt (delivery_id, number, at, status, fault, ms)
    select ${id}, count(*) + 1, ${at}, ${status}, ${fault}, ${ms} from webhook_attempt where delivery_id = ${id}`.execute(tx);
}

type Concluded = { readonly id: string; readonly state: DeliveryState; readonly tries: number; readonly nextTryAt: Date | null };

export async function concludeTry(tx: Tx, { id, state, tries, nextTryAt }: Concluded): Promise<void> {
  await sql`update webhook_delivery set state = ${state}, tries = ${tries}, next_try_at = ${nextTryAt} where id = ${id}`.execute(tx);
}

/** What waits for an endpoint that was switched off is not sent any more. */
export async function dropWaiting(tx: Tx, endpointId: string): Promise<void> {
  await sql`
    update webhook_delivery set state = 'dropped', next_try_at = null where endpoint_id = ${endpointId} and state = 'waiting'`.execute(tx);
}

const COLUMNS = sql`d.id, d.endpoint_id as "endpointId", d.event, d.state, d.made_at as "madeAt", d.next_try_at as "nextTryAt"`;

/** The newest first, each with its tries. */
export async function deliveriesOf(db: Db, endpointId: string, most: number): Promise<Delivery[]> {
  const { rows } = await sql<Omit<Delivery, "attempts">>`
    select ${COLUMNS} from webhook_delivery d where endpoint_id = ${endpointId} order by made_at desc, id limit ${most}`.execute(db);
  const attempts = await attemptsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, attempts: attempts.get(row.id) ?? [] }));
}

async function attemptsOf(db: Db, ids: readonly string[]): Promise<Map<string, Attempt[]>> {
  const { rows } = await sql<Attempt & { deliveryId: string }>`
    select delivery_id as "deliveryId", number, at, status, fault, ms from webhook_attempt
    where delivery_id = any(${ids}) order by delivery_id, number`.execute(db);
  const found = new Map<string, Attempt[]>();
  for (const { deliveryId, ...attempt } of rows) found.set(deliveryId, [...(found.get(deliveryId) ?? []), attempt]);
  return found;
}

/** Its state, held until the transaction ends; null: this endpoint has none of that name. */
export async function deliveryState(tx: Tx, { id, endpointId }: { id: string; endpointId: string }): Promise<DeliveryState | null> {
  const { rows } = await sql<{ state: DeliveryState }>`
    select state from webhook_delivery where id = ${id} and endpoint_id = ${endpointId} for update`.execute(tx);
  return rows[0]?.state ?? null;
}

/** Those that were concluded before then, with their tries. */
export async function forgetDeliveries(db: Db, before: Date): Promise<void> {
  await sql`delete from webhook_delivery where made_at < ${before} and state <> 'waiting'`.execute(db);
}
