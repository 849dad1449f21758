import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

/** One figure of every town of a city that tells it, such as all crimes of a year: `path` is `["2024", "total"]`. */
export async function townFigures(
  db: Db,
  { dataset, cityCode, path }: { readonly dataset: string; readonly cityCode: string; readonly path: readonly string[] },
): Promise<{ readonly town: string; readonly value: number }[]> {
  const { rows } = await sql<{ town: string; value: number }>`
    select town, (data #>> ${path}::text[])::float8 as value from town_fact
    where dataset = ${dataset} and city_code = ${cityCode} and jsonb_typeof(data #> ${path}::text[]) = 'number'
    order by town`.execute(db);
  return rows;
}
