import { sql } from "kysely";
import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { ApiClient, PlanId } from "./types.ts";

type ClientRow = Omit<ApiClient, "next"> & { readonly nextPlan: PlanId | null; readonly nextAt: Date | null };

/** Clients as they are at an instant, by their terms: `c`, the table, and the columns of a row. */
const COLUMNS = sql`c.id, c.name, c.company_id as "companyId", coalesce(t.plan, c.plan) as plan, t.most_calls as "mostCalls",
  n.plan as "nextPlan", n.begins_at as "nextAt", c.ends_at as "endsAt", c.made_at as "madeAt"`;
const at = (instant: Date) => sql`api_client c
  left join lateral (select plan, most_calls from api_plan_term
    where client_id = c.id and begins_at <= ${instant} order by begins_at desc limit 1) t on true
  left join lateral (select plan, begins_at from api_plan_term where client_id = c.id and begins_at > ${instant} order by begins_at limit 1) n on true`;

function clientOf({ nextPlan, nextAt, ...client }: ClientRow): ApiClient {
  return { ...client, next: nextPlan === null || nextAt === null ? null : { plan: nextPlan, beginsAt: nextAt } };
}

type NewClient = Pick<ApiClient, "id" | "name" | "companyId" | "plan" | "endsAt" | "madeAt">;

export async function addClient(tx: Tx, { id, name, companyId, plan, endsAt, madeAt }: NewClient): Promise<void> {
  await sql`
    insert into api_client (id, name, company_id, plan, ends_at, made_at)
    values (${id}, ${name}, ${companyId}, ${plan}, ${endsAt}, ${madeAt})`.execute(tx);
  await addTerm(tx, { clientId: id, plan, beginsAt: madeAt });
}

type Term = { readonly clientId: string; readonly plan: PlanId; readonly beginsAt: Date };

/** What is paid for from an instant on, with the limit of the plan. */
export async function addTerm(tx: Tx, { clientId, plan, beginsAt }: Term): Promise<void> {
  await sql`
    insert into api_plan_term (client_id, begins_at, plan) values (${clientId}, ${beginsAt}, ${plan})
    on conflict (client_id, begins_at) do update set plan = excluded.plan, most_calls = null`.execute(tx);
}

/** Takes back what was to be paid for later. */
export async function dropTermsAfter(tx: Tx, { clientId, after }: { readonly clientId: string; readonly after: Date }): Promise<void> {
  await sql`delete from api_plan_term where client_id = ${clientId} and begins_at > ${after}`.execute(tx);
}

/** Of the term of an instant; null: that of the plan. */
export async function putMostCalls(
  tx: Tx,
  { clientId, mostCalls, at: instant }: { readonly clientId: string; readonly mostCalls: number | null; readonly at: Date },
): Promise<void> {
  await sql`
    update api_plan_term set most_calls = ${mostCalls} where client_id = ${clientId}
      and begins_at = (select max(begins_at) from api_plan_term where client_id = ${clientId} and begins_at <= ${instant})`.execute(tx);
}

export async function findClient(db: Db | Tx, id: string, instant: Date): Promise<ApiClient | null> {
  const { rows } = await sql<ClientRow>`select ${COLUMNS} from ${at(instant)} where c.id = ${id}`.execute(db);
  return rows[0] ? clientOf(rows[0]) : null;
}

/** Whose a client is; null: nobody's, or there is none. */
export async function companyOfClient(db: Db | Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{
    readonly companyId: string | null;
  }>`select company_id as "companyId" from api_client where id = ${id}`.execute(db);
  return rows[0]?.companyId ?? null;
}

/** Held until the transaction ends. */
export async function holdClient(tx: Tx, id: string, instant: Date): Promise<ApiClient | null> {
  await sql`select 1 from api_client where id = ${id} for update`.execute(tx);
  return findClient(tx, id, instant);
}

/** Oldest first. */
export function clientsOfCompany(db: Db | Tx, companyId: string, instant: Date): Promise<ApiClient[]> {
  return clientsOfCompanies(db, [companyId], instant);
}

/** Of all of them, oldest first. */
export async function clientsOfCompanies(db: Db | Tx, companyIds: readonly string[], instant: Date): Promise<ApiClient[]> {
  const { rows } = await sql<ClientRow>`
    select ${COLUMNS} from ${at(instant)} where c.company_id = any(${[...companyIds]}) order by c.made_at, c.id`.execute(db);
  return rows.map(clientOf);
}

/** Oldest first. */
export async function clientIdsOfCompany(db: Db | Tx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from api_client where company_id = ${companyId} order by made_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Companies that may have a contract, or have one: live ones, and those whose contract runs still. */
const CONTRACTING = (instant: Date) => sql`company o where o.state = 'live' or exists (
  select 1 from api_client c where c.company_id = o.id and (c.ends_at is null or c.ends_at > ${instant}))`;

export type ContractingCompany = { readonly id: string; readonly name: string; readonly licence: string; readonly madeAt: Date };

/** Those with a contract first, by their names. */
export async function contractingCompanies(
  db: Db | Tx,
  { at: instant, offset, limit }: { readonly at: Date; readonly offset: number; readonly limit: number },
): Promise<ContractingCompany[]> {
  const { rows } = await sql<ContractingCompany>`
    select o.id, o.name, o.licence, o.created_at as "madeAt" from ${CONTRACTING(instant)}
    order by exists (select 1 from api_client c where c.company_id = o.id and (c.ends_at is null or c.ends_at > ${instant})) desc, o.name, o.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countContracting(db: Db | Tx, instant: Date): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*)::int as count from ${CONTRACTING(instant)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** From now on another plan, of a company, without an end. */
export async function putPlan(
  tx: Tx,
  {
    clientId,
    companyId,
    plan,
    at: instant,
  }: { readonly clientId: string; readonly companyId: string; readonly plan: PlanId; readonly at: Date },
): Promise<void> {
  await sql`update api_client set company_id = ${companyId}, plan = ${plan}, ends_at = null where id = ${clientId}`.execute(tx);
  await addTerm(tx, { clientId, plan, beginsAt: instant });
}

/** Null: no end. */
export async function putEnd(tx: Tx, { clientId, endsAt }: { readonly clientId: string; readonly endsAt: Date | null }): Promise<void> {
  await sql`update api_client set ends_at = ${endsAt} where id = ${clientId}`.execute(tx);
}

/** What was paid for just before an instant, and when the client's time is over; null: there was none yet. */
export async function termBefore(
  db: Db,
  { clientId, until }: { readonly clientId: string; readonly until: Date },
): Promise<Pick<ApiClient, "plan" | "mostCalls" | "endsAt"> | null> {
  const { rows } = await sql<Pick<ApiClient, "plan" | "mostCalls" | "endsAt">>`
    select t.plan, t.most_calls as "mostCalls", c.ends_at as "endsAt" from api_plan_term t join api_client c on c.id = t.client_id
    where t.client_id = ${clientId} and t.begins_at < ${until} order by t.begins_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

type Step = {
  readonly entity: "api_client" | "api_key";
  readonly id: string;
  readonly from: string | null;
  readonly to: string;
  readonly actor: string;
  readonly at: Date;
};

/** Keeps a step in the audit table, by the row and not by the person. */
export async function auditStep(tx: Tx, { entity, id, from, to, actor, at }: Step): Promise<void> {
  await writeTransition(tx, { entity, id, from, to, actor, at });
}
