import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import type { Weights } from "./types.ts";
import { readWeights } from "./weights-schema.ts";

/** A fit to reactions. `evaluation`: what the replay said of it. */
export type KeptWeights = {
  readonly version: string;
  readonly weights: Weights;
  readonly evaluation: unknown;
  readonly fittedAt: Date;
  readonly promotedAt: Date | null;
  readonly retiredAt: Date | null;
};

const COLUMNS = sql`version, weights, evaluation, fitted_at as "fittedAt", promoted_at as "promotedAt", retired_at as "retiredAt"`;

/** The fit in use; null: none is. */
export async function promotedWeights(db: Db): Promise<Weights | null> {
  const { rows } = await sql<{ weights: unknown }>`
    select weights from recommendation_weights where promoted_at is not null and retired_at is null`.execute(db);
  return rows[0] ? readWeights(rows[0].weights) : null;
}

/** All fits, the newest first. */
export async function listWeights(db: Db): Promise<KeptWeights[]> {
  const { rows } = await sql<KeptWeights>`select ${COLUMNS} from recommendation_weights order by fitted_at desc, version desc`.execute(db);
  return rows.map((row) => ({ ...row, weights: readWeights(row.weights) }));
}

type Fit = { readonly weights: Weights; readonly evaluation: object; readonly now: Date; readonly isBetter: boolean };

/** Keeps a fit; where it is better it takes the place of the one in use. */
export async function keepWeights(db: Db, { weights, evaluation, now, isBetter }: Fit): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (isBetter) await retire(tx, now);
    await sql`
      insert into recommendation_weights (version, weights, evaluation, fitted_at, promoted_at)
      values (${weights.version}, ${JSON.stringify(weights)}, ${JSON.stringify(evaluation)}, ${now}, ${isBetter ? now : null})`.execute(tx);
  });
}

/** Goes back to the weights of the file. Whether a fit was in use. */
export async function retireWeights(db: Db, now: Date): Promise<boolean> {
  return (await retire(db, now)) > 0;
}

async function retire(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update recommendation_weights set retired_at = ${now} where promoted_at is not null and retired_at is null`.execute(db);
  return Number(numAffectedRows ?? 0);
}
