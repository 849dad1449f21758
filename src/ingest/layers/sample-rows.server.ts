import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

export type LayerTable = "layer_grid" | "layer_mesh" | "layer_zone" | "layer_extent" | "town_fact" | "area_fact" | "place_point";

const OF_SAMPLE = sql`load_id in (select id from data_load where source = 'sample')`;

/** Whatever is loaded takes the place of a sample of its dataset: what is left of one here is of an older sample, for real data find none. */
export async function removeSampleRows(tx: Tx, table: LayerTable, dataset: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where dataset = ${dataset} and ${OF_SAMPLE}`.execute(tx);
}
