import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";
import type { SampleBuildingFact } from "./building-facts.ts";

type Origin = { readonly loadId: number; readonly source: string };

/** Replaces the invented facts of buildings; what was imported or corrected stays. */
export async function insertBuildingFacts(tx: Tx, facts: readonly SampleBuildingFact[], { loadId, source }: Origin): Promise<void> {
  await sql`delete from building_fact where load_id in (select id from data_load where source = 'sample')`.execute(tx);
  const rows = JSON.stringify(facts.map(({ apartmentKey, field, value, asOf }) => ({ key: apartmentKey, field, value, as_of: asOf })));
  await sql`
    insert into building_fact (apartment_key, field, value, source, as_of, load_id)
    select f.key, f.field, f.value, ${source}, f.as_of, ${loadId}
    from jsonb_to_recordset(${rows}::jsonb) as f(key text, field text, value jsonb, as_of text)
    join apartment a on a.key = f.key
    on conflict do nothing`.execute(tx);
}
