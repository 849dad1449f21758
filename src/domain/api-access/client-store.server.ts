import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { ApiClient, PlanId } from "./types.ts";

const COLUMNS = sql`id, name, company_id as "companyId", plan, ends_at as "endsAt", made_at as "madeAt"`;

export async function addClient(tx: Tx, { id, name, companyId, plan, endsAt, madeAt }: ApiClient): Promise<void> {
  await sql`
    insert into api_client (id, name, company_id, plan, ends_at, made_at)
    values (${id}, ${name}, ${companyId}, ${plan}, ${endsAt}, ${madeAt})`.execute(tx);
  await addTerm(tx, { clientId: id, plan, beginsAt: madeAt });
}

async function addTerm(tx: Tx, { clientId, plan, beginsAt }: { clientId: string; plan: PlanId; beginsAt: Date }): Promise<void> {
  await sql`
    insert into api_plan_term (client_id, begins_at, plan) values (${clientId}, ${beginsAt}, ${plan})
    on conflict (client_id, begins_at) do update set plan = excluded.plan`.execute(tx);
}

export async function findClient(db: Db | Tx, id: string): Promise<ApiClient | null> {
  const { rows } = await sql<ApiClient>`select ${COLUMNS} from api_client where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Held until the transaction ends. */
export async function holdClient(tx: Tx, id: string): Promise<ApiClient | null> {
  const { rows } = await sql<ApiClient>`select ${COLUMNS} from api_client where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Oldest first. */
export async function clientsOfCompany(db: Db | Tx, companyId: string): Promise<ApiClient[]> {
  const { rows } = await sql<ApiClient>`
    select ${COLUMNS} from api_client where company_id = ${companyId} order by made_at, id`.execute(db);
  return rows;
}

/** From now on another plan, of a company, without an end. */
export async function putPlan(
  tx: Tx,
  { clientId, companyId, plan, at }: { readonly clientId: string; readonly companyId: string; readonly plan: PlanId; readonly at: Date },
): Promise<void> {
  await sql`update api_client set company_id = ${companyId}, plan = ${plan}, ends_at = null where id = ${clientId}`.execute(tx);
  await addTerm(tx, { clientId, plan, beginsAt: at });
}

export async function putEnd(tx: Tx, { clientId, endsAt }: { readonly clientId: string; readonly endsAt: Date }): Promise<void> {
  await sql`update api_client set ends_at = ${endsAt} where id = ${clientId}`.execute(tx);
}

/** What was paid for just before an instant; null: nothing yet. */
export async function planBefore(db: Db, { clientId, until }: { readonly clientId: string; readonly until: Date }): Promise<PlanId | null> {
  const { rows } = await sql<{ readonly plan: PlanId }>`
    select plan from api_plan_term where client_id = ${clientId} and begins_at < ${until} order by begins_at desc limit 1`.execute(db);
  return rows[0]?.plan ?? null;
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
  await sql`
    insert into transition (entity, entity_id, from_state, to_state, actor, at)
    values (${entity}, ${id}, ${from}, ${to}, ${actor}, ${at})`.execute(tx);
}
