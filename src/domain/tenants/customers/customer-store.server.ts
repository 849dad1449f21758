import { sql } from "kysely";
import type { Wish } from "#domain/queries/core/types.ts";
import type { Customer, CustomerQuery, CustomerState, Heat, QueryState } from "#domain/tenants/core/types.ts";
import type { Tx } from "#platform/db.server.ts";

// Every statement here runs as one tenant (`withTenant`): no other's rows are there to be found, and none can be written.

const CUSTOMER = sql`id, state, name, email, heat, consent_version as "consentVersion"`;
const QUERY = sql`id, state, answers as wish, version, updated_at as "updatedAt"`;

type NewCustomer = Pick<Customer, "id" | "state" | "name" | "email" | "consentVersion"> & { readonly tenant: string; readonly at: Date };

/** False: the tenant has one with this address already. */
export async function addCustomer(tx: Tx, { tenant, id, state, name, email, consentVersion, at }: NewCustomer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into tenant_customer (tenant_key, id, state, name, email, heat, consent_version, consented_at, created_at, updated_at)
    values (${tenant}, ${id}, ${state}, ${name}, ${email}, 'none', ${consentVersion}, ${consentVersion === null ? null : at}, ${at}, ${at})
    on conflict (tenant_key, email) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0) === 1;
}

export async function customerOf(tx: Tx, id: string): Promise<Customer | null> {
  const { rows } = await sql<Customer>`select ${CUSTOMER} from tenant_customer where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Without holding it; null: has confirmed nothing yet, or has stopped. */
export async function activeCustomer(tx: Tx, id: string): Promise<Customer | null> {
  const { rows } = await sql<Customer>`
    select ${CUSTOMER} from tenant_customer where id = ${id} and state = 'active'`.execute(tx);
  return rows[0] ?? null;
}

/** Ids of those who look for something now, after one. */
export async function activeCustomers(tx: Tx, { after, most }: { readonly after: string; readonly most: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tenant_customer c where id > ${after} and state = 'active'
      and exists (select from tenant_query q where q.tenant_key = c.tenant_key and q.customer_id = c.id and q.state = 'active')
    order by id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function customerByMail(tx: Tx, email: string): Promise<Customer | null> {
  const { rows } = await sql<Customer>`select ${CUSTOMER} from tenant_customer where email = ${email} for update`.execute(tx);
  return rows[0] ?? null;
}

type Change = { readonly state: CustomerState; readonly at: Date; readonly name?: string | null; readonly consentVersion?: string };

export async function putCustomer(tx: Tx, id: string, { state, at, name = null, consentVersion }: Change): Promise<void> {
  const consent = consentVersion ?? null;
  await sql`
    update tenant_customer set state = ${state}, name = coalesce(${name}, name), consent_version = coalesce(${consent}, consent_version),
      consented_at = case when ${consent}::text is null then consented_at else ${at}::timestamptz end, updated_at = ${at}
    where id = ${id}`.execute(tx);
}

export async function queriesOf(tx: Tx, customerId: string): Promise<CustomerQuery[]> {
  const { rows } = await sql<CustomerQuery>`
    select ${QUERY} from tenant_query where customer_id = ${customerId} order by created_at desc, id`.execute(tx);
  return rows;
}

type NewQuery = {
  readonly tenant: string;
  readonly customerId: string;
  readonly id: string;
  readonly state: QueryState;
  readonly wish: Wish;
  readonly at: Date;
};

export async function addQuery(tx: Tx, { tenant, customerId, id, state, wish, at }: NewQuery): Promise<void> {
  await sql`
    insert into tenant_query (tenant_key, id, customer_id, state, answers, version, created_at, updated_at)
    values (${tenant}, ${id}, ${customerId}, ${state}, ${JSON.stringify(wish)}::jsonb, 1, ${at}, ${at})`.execute(tx);
}

export async function putWish(tx: Tx, id: string, { wish, at }: { readonly wish: Wish; readonly at: Date }): Promise<void> {
  await sql`
    update tenant_query set answers = ${JSON.stringify(wish)}::jsonb, version = version + 1, updated_at = ${at} where id = ${id}`.execute(
    tx,
  );
}

export async function putQueryState(tx: Tx, id: string, { state, at }: { readonly state: QueryState; readonly at: Date }): Promise<void> {
  await sql`update tenant_query set state = ${state}, updated_at = ${at} where id = ${id}`.execute(tx);
}

export async function dropQuery(tx: Tx, id: string): Promise<void> {
  await sql`delete from tenant_query where id = ${id}`.execute(tx);
}

/** Whoever comes back later says by themselves which of them count again. */
export async function pauseQueries(tx: Tx, customerId: string, at: Date): Promise<void> {
  await sql`update tenant_query set state = 'paused', updated_at = ${at} where customer_id = ${customerId} and state = 'active'`.execute(
    tx,
  );
}

/** Of those who came by a form; whom an agent asked is the office's to drop. */
export async function dropUnconfirmed(tx: Tx, before: Date): Promise<void> {
  await sql`
    delete from tenant_customer c where state = 'waiting' and consent_version is not null and updated_at < ${before}
      and not exists (select from tenant_query q where q.tenant_key = c.tenant_key and q.customer_id = c.id and q.updated_at >= ${before})`.execute(
    tx,
  );
}

export async function dropClicks(tx: Tx, before: Date): Promise<void> {
  await sql`delete from tenant_click where clicked_at < ${before}`.execute(tx);
}

/** What was never confirmed. */
export async function dropWaitingQueries(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from tenant_query where customer_id = ${customerId} and state = 'waiting'`.execute(tx);
}

type Click = {
  readonly tenant: string;
  readonly id: string;
  readonly customerId: string | null;
  readonly listingId: string | null;
  readonly host: string;
  readonly at: Date;
};

export async function addClick(tx: Tx, { tenant, id, customerId, listingId, host, at }: Click): Promise<void> {
  await sql`
    insert into tenant_click (tenant_key, id, customer_id, listing_id, host, clicked_at)
    values (${tenant}, ${id}, ${customerId}, ${listingId}, ${host}, ${at})`.execute(tx);
}

export async function customersOf(tx: Tx): Promise<Customer[]> {
  const { rows } = await sql<Customer>`select ${CUSTOMER} from tenant_customer order by created_at, id`.execute(tx);
  return rows;
}

/** Presses that led to pages of the tenant's own since then, by customer. */
export async function clicksSince(tx: Tx, since: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    select customer_id as id, count(*)::int as n from tenant_click where customer_id is not null and clicked_at >= ${since} group by customer_id`.execute(
    tx,
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}

export async function putHeat(tx: Tx, ids: readonly string[], heat: Heat): Promise<void> {
  await sql`update tenant_customer set heat = ${heat} where id = any(${[...ids]})`.execute(tx);
}
