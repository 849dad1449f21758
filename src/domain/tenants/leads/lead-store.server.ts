import { sql } from "kysely";
import type { Customer } from "#domain/tenants/core/types.ts";
import type { Tx } from "#platform/db.server.ts";

// Every statement here runs as one tenant (`withTenant`): no other's rows are there to be found, and none can be written.

type Known = Pick<Customer, "id" | "state" | "name" | "email">;

/** Customers of the tenant among these ids. */
export async function customersById(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  const { rows } = await sql<Known>`select id, state, name, email from tenant_customer where id = any(${[...ids]})`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Who sees to a customer, and until when all they said was seen to. */
export type LeadMark = { readonly assignedTo: string | null; readonly handledAt: Date | null };

export async function leadMarks(tx: Tx): Promise<ReadonlyMap<string, LeadMark>> {
  const { rows } = await sql<LeadMark & { id: string }>`
    select customer_id as id, assigned_to as "assignedTo", handled_at as "handledAt" from tenant_lead`.execute(tx);
  return new Map(rows.map(({ id, ...mark }) => [id, mark]));
}

type OfLead = { readonly tenant: string; readonly customer: string; readonly at: Date };

/** Null: takes it back. */
export async function putHandled(tx: Tx, { tenant, customer, at, by }: OfLead & { readonly by: string | null }): Promise<void> {
  const handledAt = by === null ? null : at;
  await sql`
    insert into tenant_lead (tenant_key, customer_id, handled_at, handled_by, updated_at) values (${tenant}, ${customer}, ${handledAt}, ${by}, ${at})
    on conflict (tenant_key, customer_id) do update set handled_at = excluded.handled_at, handled_by = excluded.handled_by,
      updated_at = excluded.updated_at`.execute(tx);
}

/** Null: to nobody. */
export async function putAssigned(tx: Tx, { tenant, customer, at, to }: OfLead & { readonly to: string | null }): Promise<void> {
  await sql`
    insert into tenant_lead (tenant_key, customer_id, assigned_to, updated_at) values (${tenant}, ${customer}, ${to}, ${at})
    on conflict (tenant_key, customer_id) do update set assigned_to = excluded.assigned_to, updated_at = excluded.updated_at`.execute(tx);
}

/** Presses that led to pages of the tenant's own, by customer. */
export async function pressesSince(tx: Tx, since: Date): Promise<ReadonlyMap<string, { readonly count: number; readonly lastAt: Date }>> {
  const { rows } = await sql<{ id: string; count: number; lastAt: Date }>`
    select customer_id as id, count(*)::int as count, max(clicked_at) as "lastAt" from tenant_click
    where customer_id is not null and clicked_at >= ${since} group by customer_id`.execute(tx);
  return new Map(rows.map(({ id, ...pressed }) => [id, pressed]));
}

/** The newest presses of one customer. */
export async function pressesOf(tx: Tx, customer: string, most: number): Promise<{ readonly host: string; readonly at: Date }[]> {
  const { rows } = await sql<{ host: string; at: Date }>`
    select host, clicked_at as at from tenant_click where customer_id = ${customer} order by clicked_at desc limit ${most}`.execute(tx);
  return rows;
}

export type LeadAnswer = { readonly id: string; readonly text: string; readonly answeredBy: string; readonly answeredAt: Date };

export async function addAnswer(
  tx: Tx,
  { tenant, customer, id, text, answeredBy, answeredAt }: LeadAnswer & { readonly tenant: string; readonly customer: string },
): Promise<void> {
  await sql`
    insert into tenant_answer (tenant_key, id, customer_id, text, answered_by, answered_at)
    values (${tenant}, ${id}, ${customer}, ${text}, ${answeredBy}, ${answeredAt})`.execute(tx);
}

/** What the office answered a customer, the newest first. */
export async function answersOf(tx: Tx, customer: string, most: number): Promise<LeadAnswer[]> {
  const { rows } = await sql<LeadAnswer>`
    select id, text, answered_by as "answeredBy", answered_at as "answeredAt" from tenant_answer
    where customer_id = ${customer} order by answered_at desc, id limit ${most}`.execute(tx);
  return rows;
}

/** How many answers went out since then, to one customer and to all. */
export async function answersSince(tx: Tx, customer: string, since: Date): Promise<{ readonly toThem: number; readonly toAll: number }> {
  const { rows } = await sql<{ toThem: number; toAll: number }>`
    select (count(*) filter (where customer_id = ${customer}))::int as "toThem", count(*)::int as "toAll" from tenant_answer
    where answered_at > ${since}`.execute(tx);
  return rows[0] ?? { toThem: 0, toAll: 0 };
}

/** One customer with how they agreed; null: the tenant has none of this id. */
export async function knownCustomer(tx: Tx, id: string): Promise<(Known & { readonly consentedAt: Date | null }) | null> {
  const { rows } = await sql<Known & { consentedAt: Date | null }>`
    select id, state, name, email, consented_at as "consentedAt" from tenant_customer where id = ${id}`.execute(tx);
  return rows[0] ?? null;
}
