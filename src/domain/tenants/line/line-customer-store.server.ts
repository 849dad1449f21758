import { sql } from "kysely";
import type { Customer } from "#domain/tenants/core/types.ts";
import type { Tx } from "#platform/db.server.ts";

// Every statement here runs as one tenant (`withTenant`), as in customer-store.server.ts.

const CUSTOMER = sql`id, state, name, email, heat, consent_version as "consentVersion"`;

/** Held until the transaction ends; null: none of the tenant's customers is this user of LINE. */
export async function customerByLine(tx: Tx, userId: string): Promise<Customer | null> {
  const { rows } = await sql<Customer>`select ${CUSTOMER} from tenant_customer where line_user_id = ${userId} for update`.execute(tx);
  return rows[0] ?? null;
}

type NewLineCustomer = {
  readonly tenant: string;
  readonly id: string;
  readonly userId: string;
  readonly name: string | null;
  readonly consentVersion: string;
  readonly at: Date;
};

/** Somebody whom LINE has proved: there is nothing to confirm. False: the tenant has them already. */
export async function addLineCustomer(tx: Tx, { tenant, id, userId, name, consentVersion, at }: NewLineCustomer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into tenant_customer (tenant_key, id, state, name, line_user_id, heat, consent_version, consented_at, created_at, updated_at)
    values (${tenant}, ${id}, 'active', ${name}, ${userId}, 'none', ${consentVersion}, ${at}, ${at}, ${at})
    on conflict (tenant_key, line_user_id) do nothing`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}
