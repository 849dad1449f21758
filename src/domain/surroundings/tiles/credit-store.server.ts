import { sql } from "kysely";
import type { DataCredit } from "#domain/properties/types.ts";
import type { Provenance } from "#domain/surroundings/layers/types.ts";
import type { Db } from "#platform/db.server.ts";

const TABLES = ["layer_grid", "layer_mesh", "layer_zone", "town_fact"] as const;

export type DatasetSource = Omit<Provenance, "precision">;

type Row = DataCredit & { readonly dataset: string; readonly as_of: string | null; readonly is_sample: boolean };

/** Of each dataset that maps draw whose rows they are, and what they are of: every publisher that has one, and no other. Reads the tables whole. */
export async function datasetSources(db: Db): Promise<ReadonlyMap<string, DatasetSource>> {
  const held = TABLES.map((table) => sql`select dataset, load_id from ${sql.table(table)} group by dataset, load_id`);
  const { rows } = await sql<Row>`
    select h.dataset, l.attribution, l.licence, l.as_of, l.source = 'sample' as is_sample
    from (${sql.join(held, sql` union `)}) h join data_load l on l.id = h.load_id order by h.dataset, l.id`.execute(db);
  return new Map([...Map.groupBy(rows, ({ dataset }) => dataset)].map(([dataset, loads]) => [dataset, joined(loads)]));
}

/** What is on sale now; null: nothing. */
export async function listingSource(db: Db): Promise<DatasetSource | null> {
  const { rows } = await sql<Omit<Row, "dataset">>`
    select attribution, licence, as_of, source = 'sample' as is_sample from data_load where id in (select load_id from listing) order by id`.execute(
    db,
  );
  return rows.length === 0 ? null : joined(rows);
}

/** Whose boundaries, stations and names of towns the plain map is drawn from; none where nothing of it is there. */
export async function baseCredits(db: Db): Promise<DataCredit[]> {
  const { rows } = await sql<DataCredit>`
    select attribution, licence from data_load
    where id in (select load_id from boundary union select load_id from station union select load_id from town)
    group by attribution, licence order by min(id)`.execute(db);
  return rows;
}

function joined(loads: readonly Omit<Row, "dataset">[]): DatasetSource {
  const all = (text: (load: Omit<Row, "dataset">) => string | null) => [...new Set(loads.flatMap((load) => text(load) ?? []))].join("、");
  return {
    attribution: all(({ attribution }) => attribution),
    licence: all(({ licence }) => licence),
    asOf: all(({ as_of }) => as_of) || null,
    isSample: loads.some(({ is_sample }) => is_sample),
  };
}
