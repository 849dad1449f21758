import { sql } from "kysely";
import { addBuilding, locateBuilding, updateBuilding } from "#domain/register/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import type { BuildingRow } from "./parse.ts";

/** Why a row is no building of its own: the middle of a town is not where a building stands, and nothing is rated without its year. */
export type NotRegistered = "place-missing" | "built-year-missing" | "address-unknown" | "place-elsewhere";
export type Registered = Result<string, NotRegistered>;

/** Registers a building that was not known; answers its key. */
export async function registerRow(tx: Tx, { name, address, register }: BuildingRow, loadId: number): Promise<Registered> {
  const { nameKana, place, builtYear, ...rest } = register;
  if (place === null) return refused("place-missing");
  if (builtYear === null) return refused("built-year-missing");
  const located = await locateBuilding(tx, { address, place });
  if (!located.ok) return located;
  const record = { ...located.value, ...rest, name, nameKana: nameKana ?? "", address, place, builtYear };
  return ok(await addBuilding(tx, record, { loadId, isSample: false }));
}

type Facts = { readonly added: number; readonly changed: number; readonly unchanged: number };

/** Writes what rows tell of buildings: the register and the facts, field by field; of two rows of a building the later counts. */
export async function writeFacts(
  tx: Tx,
  loadId: number,
  rows: readonly { readonly row: BuildingRow; readonly key: string }[],
): Promise<Facts> {
  for (const { row, key } of rows) await updateBuilding(tx, key, known(row.register), loadId);
  const facts = [...new Map(rows.flatMap(({ row, key }) => factsOf(row, key))).values()];
  const given = sql`jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as s(apartment_key text, field text, value jsonb, source text, as_of text)`;
  const updated = await sql`
    update building_fact b set value = s.value, source = s.source, as_of = s.as_of, load_id = ${loadId} from ${given}
    where b.apartment_key = s.apartment_key and b.field = s.field
      and row(b.value, b.source, b.as_of) is distinct from row(s.value, s.source, s.as_of)`.execute(tx);
  const inserted = await sql`
    insert into building_fact (apartment_key, field, value, source, as_of, load_id)
    select s.apartment_key, s.field, s.value, s.source, s.as_of, ${loadId} from ${given} on conflict do nothing`.execute(tx);
  const [changed, added] = [Number(updated.numAffectedRows ?? 0), Number(inserted.numAffectedRows ?? 0)];
  return { added, changed, unchanged: facts.length - added - changed };
}

function known(register: BuildingRow["register"]) {
  return Object.fromEntries(Object.entries(register).filter(([, value]) => value !== null));
}

function factsOf(row: BuildingRow, key: string) {
  return Object.entries(row.facts).map(([field, value]) => {
    return [`${key}/${field}`, { apartment_key: key, field, value, source: row.source, as_of: row.asOf }] as const;
  });
}
