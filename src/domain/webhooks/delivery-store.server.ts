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
  /** When its turn is over. */
  readonly until: Date;
};
/** Without a message where another process was quicker. */
type HeldEndpoint = Omit<TakenDelivery, "until" | "deliveryId" | "event" | "body"> & {
  readonly deliveryId: string | null;
  readonly event: SentEvent | null;
  readonly body: string | null;
};

type Take = {
  readonly now: Date;
  /** Where no more is begun now. */
  readonly except: readonly string[];
  readonly most: number;
  /** Until when nobody else takes them: longer than a try takes, for a process that was killed. */
  readonly until: Date;
};

/** Takes the oldest due message of each endpoint that nobody sends to, in any process, and with it the turn of the endpoint (`leaveEndpoint`). Of an endpoint that is off, what waited was dropped. */
export async function takeDue(db: Db, { now, except, most, until }: Take): Promise<TakenDelivery[]> {
  const { rows } = await sql<HeldEndpoint>`
    with due as (
      select distinct on (endpoint_id) id, endpoint_id, next_try_at from webhook_delivery
      where state = 'waiting' and next_try_at <= ${now} and endpoint_id <> all(${except})
      order by endpoint_id, next_try_at, id
    ), free as (
      select e.id, due.id as delivery_id from webhook_endpoint e join due on due.endpoint_id = e.id
      where e.taken_until is null or e.taken_until <= ${now}
      order by due.next_try_at, due.id limit ${most} for update of e skip locked
    ), held as (
      update webhook_endpoint e set taken_until = ${until} from free where e.id = free.id
      returning e.id, free.delivery_id, e.url, e.sealed, e.old_sealed, e.old_secret_until
    ), taken as (
      update webhook_delivery d set next_try_at = ${until} from held
      where d.id = held.delivery_id and d.state = 'waiting' and d.next_try_at <= ${now}
      returning d.id, d.endpoint_id, d.event, d.body
    )
    select held.id, taken.id as "deliveryId", taken.event, taken.body, held.url, held.sealed, held.old_sealed as "oldSealed",
      held.old_secret_until as "oldSecretUntil"
    from held left join taken on taken.endpoint_id = held.id`.execute(db);
  const taken = rows.flatMap(({ deliveryId, event, body, ...endpoint }) =>
    deliveryId === null || event === null || body === null ? [] : [{ ...endpoint, deliveryId, event, body, until }],
  );
  if (taken.length === rows.length) return taken;
  // Sent by another process between the look and the turn: what is due now is looked for anew, so that nothing waits for the next minute.
  for (const { id, deliveryId } of rows) if (deliveryId === null) await leaveEndpoint(db, { id, until });
  const more = { now, until, except: [...except, ...taken.map(({ id }) => id)], most: most - taken.length };
  return [...taken, ...(more.most > 0 ? await takeDue(db, more) : [])];
}

/** Whether a message is due at an endpoint that nobody sends to: another process may have held its row for the moment in which it was looked for. */
export async function isAnyFree(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
    where d.state = 'waiting' and d.next_try_at <= ${now} and (e.taken_until is null or e.taken_until <= ${now}) limit 1`.execute(db);
  return rows.length > 0;
}

/** Ends the turn that was taken until then, so that the endpoint's next message may be begun; not that of whoever took it since. */
export async function leaveEndpoint(db: Db | Tx, { id, until }: { readonly id: string; readonly until: Date }): Promise<void> {
  await sql`update webhook_endpoint set taken_until = null where id = ${id} and taken_until = ${until}`.execute(db);
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
