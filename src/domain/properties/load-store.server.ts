import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

/** The newest load that changed the sales or the places they lie in; null before the first. Loads go one at a time, so a newer one is greater. */
export async function marketRevision(db: Db): Promise<number | null> {
  const { rows } = await sql<{ newest: number | null }>`
    select max(id) as newest from data_load
    where source in ('transactions', 'sample', 'towns') and file_name not like 'sample-layers/%' and rows_added + rows_changed > 0`.execute(
    db,
  );
  return rows[0]?.newest ?? null;
}

/** Whether a load is still in the ledger. Until the transaction ends it stays there: who takes it out waits. */
export async function keepsLoad(tx: Tx, loadId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from data_load where id = ${loadId} for key share`.execute(tx);
  return rows.length > 0;
}

/** Whether the database holds what was invented for a first start. It comes and goes as a whole, with its lines of the ledger. */
export async function holdsSamples(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from data_load where source = 'sample') as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Whether anything was ever imported: then nothing may be invented any more. */
export async function holdsImports(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from data_load where source <> 'sample') as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** The newest load of anything, of which credit lines and names may come; null before the first. */
export async function newestLoad(db: Db): Promise<number | null> {
  const { rows } = await sql<{ newest: number | null }>`select max(id) as newest from data_load`.execute(db);
  return rows[0]?.newest ?? null;
}
