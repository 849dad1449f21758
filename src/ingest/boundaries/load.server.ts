import { sql } from "kysely";
import type { Loader, Merged } from "#ingest/frame/source.ts";
import type { Tx } from "#platform/db.server.ts";
import type { BoundaryRow } from "./parse.ts";

/** Takes the outlines of one file; a known area gets the new outline. */
export async function beginBoundaries(tx: Tx): Promise<Loader<BoundaryRow>> {
  await sql`create temp table staged_boundary (city_code text, prefecture text, name text, geometry jsonb) on commit drop`.execute(tx);
  return { stage: (rows) => stageBoundaries(tx, rows), merge: (loadId) => mergeBoundaries(tx, loadId) };
}

async function stageBoundaries(tx: Tx, rows: readonly BoundaryRow[]): Promise<void> {
  const json = JSON.stringify(rows.map(({ code, ...row }) => ({ ...row, city_code: code })));
  await sql`insert into staged_boundary select * from json_populate_recordset(null::staged_boundary, ${json}::json)`.execute(tx);
}

async function mergeBoundaries(tx: Tx, loadId: number): Promise<Merged> {
  const updated = await sql`
    update boundary b set prefecture = s.prefecture, name = s.name, geometry = s.geometry, load_id = ${loadId}
    from staged_boundary s
    where b.city_code = s.city_code and row(s.prefecture, s.name, s.geometry) is distinct from row(b.prefecture, b.name, b.geometry)`.execute(
    tx,
  );
  const inserted = await sql`
    insert into boundary (city_code, prefecture, name, geometry, load_id)
    select city_code, prefecture, name, geometry, ${loadId} from staged_boundary on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ areas: number }>`select count(*) as areas from staged_boundary`.execute(tx);
  const [changed, added] = [Number(updated.numAffectedRows ?? 0), Number(inserted.numAffectedRows ?? 0)];
  return { added, changed, unchanged: (rows[0]?.areas ?? 0) - added - changed, firstQuarter: null, lastQuarter: null, notes: [] };
}
