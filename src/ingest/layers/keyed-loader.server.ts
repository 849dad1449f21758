import { sql } from "kysely";
import type { Loader, Merged } from "#ingest/frame/source.ts";
import type { Tx } from "#platform/db.server.ts";
import { removeSampleRows } from "./sample-rows.server.ts";

/** A table whose rows are known by a key within their dataset. */
export type KeyedTable = {
  readonly table: "layer_mesh" | "layer_zone" | "town_fact" | "area_fact" | "place_point";
  readonly key: readonly string[];
  /** Columns that a newer row replaces. */
  readonly replaced: readonly string[];
  /** Columns of facts (jsonb) to which a newer row adds: what only an older file tells is kept. */
  readonly added: readonly string[];
};

/** A row under its column names. `part`: what its file tells the whole of; known rows of that part that the file no longer has are removed. */
export type StagedRow = Readonly<Record<string, unknown>> & { readonly part?: string | null };

export type KeyedStore = { readonly tx: Tx; readonly dataset: string; readonly shape: KeyedTable };

/**
 * Takes rows of one dataset. Of rows with the same key the last counts. Older sample rows of a dataset go. A row counts
 * as changed also where only what it is of (edition, credit) is new.
 */
export async function keyedLoader<Row>(store: KeyedStore, stagedRow: (row: Row) => StagedRow): Promise<Loader<Row>> {
  const { tx, shape } = store;
  await sql`create temp table ${staged(shape)} on commit drop as
    select ${list(columns(shape))}, ''::text as part, 0::bigint as n from ${sql.table(shape.table)} with no data`.execute(tx);
  let n = 0;
  return {
    stage: async (rows) => {
      await stage(
        store,
        rows.map((row) => ({ ...stagedRow(row), n: n++ })),
      );
    },
    merge: (loadId) => mergeKeyed(store, loadId),
  };
}

async function stage({ tx, shape }: KeyedStore, rows: readonly StagedRow[]): Promise<void> {
  const into = list([...columns(shape), "part", "n"]);
  await sql`insert into ${staged(shape)} (${into}) select ${into}
    from json_populate_recordset(null::${staged(shape)}, ${JSON.stringify(rows)}::json)`.execute(tx);
}

/** Brings the staged rows of all files of this transaction into the table. */
async function mergeKeyed(store: KeyedStore, loadId: number): Promise<Merged> {
  const { tx, dataset, shape } = store;
  await removeSampleRows(tx, shape.table, dataset);
  await sql`create temp table ${joined(shape)} on commit drop as
    select distinct on (${list(shape.key)}) * from ${staged(shape)} order by ${list(shape.key)}, n desc`.execute(tx);
  await sql`analyze ${joined(shape)}`.execute(tx);
  const removed = await removeGone(store);
  const changed = await change(store, loadId);
  const inserted = await sql`
    insert into ${sql.table(shape.table)} (dataset, ${list(columns(shape))}, load_id)
    select ${dataset}, ${list(columns(shape))}, ${loadId} from ${joined(shape)} on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${joined(shape)}`.execute(tx);
  const added = Number(inserted.numAffectedRows ?? 0);
  const notes = removed > 0 ? [`新しいファイルにないため消した行: ${removed.toLocaleString("ja-JP")}件`] : [];
  return { added, changed, unchanged: (rows[0]?.n ?? 0) - added - changed, firstQuarter: null, lastQuarter: null, notes };
}

async function change({ tx, dataset, shape }: KeyedStore, loadId: number): Promise<number> {
  const changes: [name: string, value: string][] = [
    ...shape.replaced.map((name): [string, string] => [name, `s.${name}`]),
    ...shape.added.map((name): [string, string] => [name, `t.${name} || s.${name}`]),
  ];
  const [names, values] = [changes.map(([name]) => name), changes.map(([, value]) => value)];
  const { numAffectedRows } = await sql`
    update ${sql.table(shape.table)} t set ${sql.raw(changes.map(([name, value]) => `${name} = ${value}`).join(", "))}, load_id = ${loadId}
    from ${joined(shape)} s, data_load was, data_load now
    where t.dataset = ${dataset} and ${same(shape)} and was.id = t.load_id and now.id = ${loadId}
      and (row(${list(values)}) is distinct from row(${list(names, "t.")})
        or row(was.attribution, was.as_of) is distinct from row(now.attribution, now.as_of))`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

async function removeGone({ tx, dataset, shape }: KeyedStore): Promise<number> {
  if (!shape.key.includes("source_key")) return 0;
  const { numAffectedRows } = await sql`
    delete from ${sql.table(shape.table)} t using (select distinct part from ${joined(shape)} where part <> '') present
    where t.dataset = ${dataset} and starts_with(t.source_key, present.part || '/')
      and not exists (select 1 from ${joined(shape)} s where ${same(shape)})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

const columns = (shape: KeyedTable) => [...shape.key, ...shape.replaced, ...shape.added];
const staged = (shape: KeyedTable) => sql.table(`staged_${shape.table}`);
const joined = (shape: KeyedTable) => sql.table(`joined_${shape.table}`);
const same = (shape: KeyedTable) => sql.raw(shape.key.map((name) => `t.${name} = s.${name}`).join(" and "));
const list = (names: readonly string[], prefix = "") => sql.raw(names.map((name) => prefix + name).join(", "));
