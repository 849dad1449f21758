import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";
import { updateBuilding } from "./register-store.server.ts";
import type { ToldOfBuilding } from "./types.ts";

type Facts = { readonly added: number; readonly changed: number; readonly unchanged: number };

/** Writes what is told of registered buildings, to the register and as facts, field by field over what was there; of two of one building the later counts. */
export async function writeFacts(
  tx: Tx,
  loadId: number,
  all: readonly { readonly told: ToldOfBuilding; readonly key: string }[],
): Promise<Facts> {
  for (const { told, key } of all) await updateBuilding(tx, key, told.register, loadId);
  const facts = [...new Map(all.flatMap(({ told, key }) => factsOf(told, key))).values()];
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

function factsOf({ register, facts, source, asOf }: ToldOfBuilding, key: string) {
  const { builtYear, builtMonth, floors, units } = register;
  const known = Object.entries({ builtYear, builtMonth, floors, units, ...facts }).filter(([, value]) => value !== null);
  return known.map(([field, value]) => [`${key}/${field}`, { apartment_key: key, field, value, source, as_of: asOf }] as const);
}
