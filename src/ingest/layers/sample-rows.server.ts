import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

export type LayerTable = "layer_grid" | "layer_mesh" | "layer_zone" | "layer_extent" | "town_fact" | "area_fact" | "place_point";

const OF_SAMPLE = sql`load_id in (select id from data_load where source = 'sample')`;

/** Real data of a dataset take the place of its sample. */
export async function removeSampleRows(tx: Tx, table: LayerTable, dataset: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where dataset = ${dataset} and ${OF_SAMPLE}`.execute(tx);
}

export async function sampleWarning(tx: Tx, table: LayerTable, dataset: string): Promise<string | null> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where dataset = ${dataset} and ${OF_SAMPLE} limit 1`.execute(tx);
  return rows.length === 0 ? null : `サンプルデータ(${dataset})を消し、このファイルの内容に置き換えます。`;
}
