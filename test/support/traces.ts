import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

/** Every column of every table that is somebody's, in all schemas. */
export async function allColumns(db: Db): Promise<{ schema: string; table: string; column: string }[]> {
  const { rows } = await sql<{ schema: string; table: string; column: string }>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  return rows;
}

/** The rows of all tables in which a text stands anywhere, as text, by table. */
export async function rowsWith(db: Db, text: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = [...new Set((await allColumns(db)).map(({ schema, table }) => `${schema}.${table}`))].toSorted();
  const found: Record<string, readonly string[]> = {};
  for (const name of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where strpos(lower(t::text), lower(${text})) > 0 order by 1`.execute(db);
    if (rows.length > 0) found[name.replace(/^public\./, "")] = rows.map(({ row }) => row);
  }
  return found;
}
