import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";
import type { CustomerImport } from "./types.ts";

// Every statement here runs as one tenant (`withTenant`): no other's rows are there to be found, and none can be written.

const COLUMNS = sql`id, file_name as "fileName", state, added, refused, faults, made_at as "madeAt", undone_at as "undoneAt"`;

type NewImport = Omit<CustomerImport, "state" | "undoneAt"> & {
  readonly tenant: string;
  readonly contentHash: Uint8Array;
  readonly staffId: string;
};

export async function addImport(tx: Tx, of: NewImport): Promise<void> {
  await sql`
    insert into tenant_import (tenant_key, id, content_hash, file_name, state, added, refused, faults, staff_id, made_at)
    values (${of.tenant}, ${of.id}, ${of.contentHash}, ${of.fileName}, 'applied', ${of.added}, ${of.refused}, ${JSON.stringify(of.faults)}::jsonb,
      ${of.staffId}, ${of.madeAt})`.execute(tx);
}

/** The one in use of the same content. */
export async function sameImport(tx: Tx, contentHash: Uint8Array): Promise<CustomerImport | null> {
  const { rows } = await sql<CustomerImport>`
    select ${COLUMNS} from tenant_import where content_hash = ${contentHash} and state = 'applied'`.execute(tx);
  return rows[0] ?? null;
}

export async function newestImports(tx: Tx, most: number): Promise<CustomerImport[]> {
  const { rows } = await sql<CustomerImport>`select ${COLUMNS} from tenant_import order by made_at desc, id limit ${most}`.execute(tx);
  return rows;
}

/** Held until the transaction ends. */
export async function lockedImport(tx: Tx, id: string): Promise<CustomerImport | null> {
  const { rows } = await sql<CustomerImport>`select ${COLUMNS} from tenant_import where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Takes away who came by a file and has told nothing since; answers their ids. */
export async function dropUntold(tx: Tx, importId: string): Promise<string[]> {
  // Whoever is telling something at this moment is waited for: the next statement sees what they told.
  await sql`select from tenant_customer where import_id = ${importId} order by id for update`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    delete from tenant_customer c where import_id = ${importId} and state = 'waiting'
      and not exists (select from tenant_query q where q.tenant_key = c.tenant_key and q.customer_id = c.id) returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Names of who came by a file and is still there. */
export async function namesOfImport(tx: Tx, importId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(name, id) as name from tenant_customer where import_id = ${importId} order by created_at, id limit ${most}`.execute(tx);
  return rows.map(({ name }) => name);
}

export async function putUndone(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update tenant_import set state = 'undone', undone_at = ${at} where id = ${id}`.execute(tx);
}
