import { sql } from "kysely";
import type { Merged } from "#ingest/frame/source.ts";
import type { Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";

export type LoadHead = {
  readonly source: string;
  readonly layout: string;
  readonly fileName: string;
  readonly attribution: string;
  readonly licence: string;
  readonly asOf: string | null;
  readonly loadedAt: Date;
};

export type LoadCounts = Merged & {
  readonly sha256: string;
  readonly read: number;
  readonly rejected: number;
  readonly byReason: Readonly<Record<string, number>>;
};

/** Opens a line of the ledger, so that rows can point to it; imports go one at a time. */
export async function beginLoad(tx: Tx, head: LoadHead): Promise<number> {
  await takeLock(tx, "ingest");
  const { rows } = await sql<{ id: number }>`
    insert into data_load (source, layout, file_name, file_sha256, attribution, licence, rows_read, rows_added, rows_changed,
      rows_unchanged, rows_rejected, as_of, loaded_at)
    values (${head.source}, ${head.layout}, ${head.fileName}, '', ${head.attribution}, ${head.licence}, 0, 0, 0, 0, 0, ${head.asOf},
      ${head.loadedAt})
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("insert into data_load returned no row");
  return id;
}

export async function finishLoad(tx: Tx, id: number, counts: LoadCounts): Promise<void> {
  await sql`
    update data_load set file_sha256 = ${counts.sha256}, first_quarter = ${counts.firstQuarter}, last_quarter = ${counts.lastQuarter},
      rows_read = ${counts.read}, rows_added = ${counts.added}, rows_changed = ${counts.changed}, rows_unchanged = ${counts.unchanged},
      rows_rejected = ${counts.rejected}, rejected_by_reason = ${JSON.stringify(counts.byReason)}::jsonb
    where id = ${id}`.execute(tx);
}
