import { sql } from "kysely";
import { FileRefused } from "#ingest/frame/file-refused.ts";
import type { Loader, Merged } from "#ingest/frame/source.ts";
import type { Tx } from "#platform/db.server.ts";
import { buildingFinder, type KnownBuilding } from "./match-building.ts";
import type { BuildingRow } from "./parse.ts";

const NAMES_IN_NOTE = 5;

/** Takes the facts of buildings that are known; counts are of facts. A newer file's value replaces an older one's, field by field. */
export async function beginBuildings(tx: Tx): Promise<Loader<BuildingRow>> {
  const rows: BuildingRow[] = [];
  return {
    stage: async (batch) => {
      rows.push(...batch);
    },
    merge: (loadId) => mergeBuildings(tx, loadId, rows),
  };
}

async function mergeBuildings(tx: Tx, loadId: number, rows: readonly BuildingRow[]): Promise<Merged> {
  const { rows: buildings } = await sql<KnownBuilding>`select key, name, address from apartment`.execute(tx);
  const keys = new Set(buildings.map(({ key }) => key));
  const find = buildingFinder(buildings);
  const matched = rows.map((row) => ({
    ...row,
    key: row.apartmentKey === null ? find(row.name, row.address) : known(keys, row.apartmentKey),
  }));
  const missing = matched.filter(({ key }) => key === null);
  if (missing.length === rows.length) throw new FileRefused("no-usable-row", "どの建物にも当たらないファイル");
  const facts = new Map(matched.flatMap((row) => (row.key === null ? [] : factsOf(row, row.key))));
  const counts = await mergeFacts(tx, loadId, [...facts.values()]);
  return { ...counts, firstQuarter: null, lastQuarter: null, notes: missing.length === 0 ? [] : [missingNote(missing)] };
}

function known(keys: ReadonlySet<string>, key: string): string | null {
  return keys.has(key) ? key : null;
}

function factsOf(row: BuildingRow, key: string) {
  return Object.entries(row.facts).map(([field, value]) => {
    return [`${key}/${field}`, { apartment_key: key, field, value, source: row.source, as_of: row.asOf }] as const;
  });
}

async function mergeFacts(tx: Tx, loadId: number, facts: readonly object[]): Promise<Pick<Merged, "added" | "changed" | "unchanged">> {
  await sql`create temp table staged_fact on commit drop as
    select * from json_to_recordset(${JSON.stringify(facts)}::json) as f(apartment_key text, field text, value jsonb, source text, as_of text)`.execute(
    tx,
  );
  const updated = await sql`
    update building_fact b set value = s.value, source = s.source, as_of = s.as_of, load_id = ${loadId} from staged_fact s
    where b.apartment_key = s.apartment_key and b.field = s.field
      and row(b.value, b.source, b.as_of) is distinct from row(s.value, s.source, s.as_of)`.execute(tx);
  const inserted = await sql`
    insert into building_fact (apartment_key, field, value, source, as_of, load_id)
    select apartment_key, field, value, source, as_of, ${loadId} from staged_fact on conflict do nothing`.execute(tx);
  const [changed, added] = [Number(updated.numAffectedRows ?? 0), Number(inserted.numAffectedRows ?? 0)];
  return { added, changed, unchanged: facts.length - added - changed };
}

function missingNote(missing: readonly BuildingRow[]): string {
  const names = missing.slice(0, NAMES_IN_NOTE).map(({ apartmentKey, name }) => name || (apartmentKey ?? ""));
  const more = missing.length > NAMES_IN_NOTE ? " ほか" : "";
  return `見つからない、または一つに決まらない建物: ${missing.length.toLocaleString("ja-JP")}棟(${names.join("、")}${more})`;
}
