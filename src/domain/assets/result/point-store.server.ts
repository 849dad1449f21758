import { sql } from "kysely";
import type { LastLook, ValuationPoint } from "#domain/assets/series/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

const COLUMNS = sql`month, q10, q50, q90, grade, model_version as "modelVersion", source, before_by_model as "beforeByModel"`;

/** The whole series of a home, oldest first. */
export async function pointsOf(db: Db | Tx, id: string): Promise<ValuationPoint[]> {
  const { rows } = await sql<ValuationPoint>`select ${COLUMNS} from valuation_point where property_id = ${id} order by month`.execute(db);
  return rows;
}

/** As many as a card draws: two years of months. */
const DRAWN = 24;

/** The last values of each home, oldest first. */
export async function lastPointsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly ValuationPoint[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ValuationPoint & { readonly id: string }>`
    select h.id, last.* from unnest(${[...ids]}::text[]) h(id)
    cross join lateral (select ${COLUMNS} from valuation_point where property_id = h.id order by month desc limit ${DRAWN}) last order by last.month`.execute(
    db,
  );
  const points = rows.map(({ id, ...point }) => ({ id, point }));
  return new Map([...Map.groupBy(points, ({ id }) => id)].map(([id, of]) => [id, of.map(({ point }) => point)]));
}

/** What was found of homes at the last look; those that nobody looked at yet are not in it. */
export async function looksOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Look>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Look & { readonly id: string }>`
    select property_id as id, refusal, is_sample as "isSample", looked_month as "lookedMonth" from home_valuation where property_id = any(${[...ids]})`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...look }) => [id, look]));
}

export type Look = Pick<LastLook, "refusal" | "isSample" | "lookedMonth">;
