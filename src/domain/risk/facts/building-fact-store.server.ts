import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { BuildingField } from "./building-facts.ts";

/** What is kept of a building beyond the register, by field. */
export async function buildingFields(db: Db, apartmentKey: string): Promise<BuildingField[]> {
  const { rows } = await sql<BuildingField>`
    select b.field, b.value, b.source, b.as_of as "asOf", coalesce(l.source = 'sample', false) as "isSample"
    from building_fact b left join data_load l on l.id = b.load_id
    where b.apartment_key = ${apartmentKey} and jsonb_typeof(b.value) in ('string', 'number', 'boolean') order by b.field`.execute(db);
  return rows;
}

export type CorrectedField = Pick<BuildingField, "field" | "value" | "source" | "asOf">;

/** Writes a corrected field over whatever was there. */
export async function writeField(tx: Tx, apartmentKey: string, { field, value, source, asOf }: CorrectedField): Promise<void> {
  await sql`
    insert into building_fact (apartment_key, field, value, source, as_of, load_id)
    values (${apartmentKey}, ${field}, ${JSON.stringify(value)}::jsonb, ${source}, ${asOf}, null)
    on conflict (apartment_key, field) do update set value = excluded.value, source = excluded.source, as_of = excluded.as_of, load_id = null`.execute(
    tx,
  );
}
