import type { KeptWeights } from "#domain/members/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

type WeightsTable = { sub: string; weights: string; moved_at: Date };

function tables(db: Db | Tx) {
  return db.$extendTables<{ members_risk_weights: WeightsTable }>();
}

export async function findRiskWeights(db: Db | Tx, sub: string): Promise<KeptWeights | null> {
  const row = await tables(db).selectFrom("members_risk_weights").select(["weights", "moved_at"]).where("sub", "=", sub).executeTakeFirst();
  return row ? { w: row.weights, movedAt: row.moved_at } : null;
}

export async function putRiskWeights(tx: Tx, sub: string, { w, movedAt }: KeptWeights): Promise<void> {
  const values = { weights: w, moved_at: movedAt };
  await tables(tx)
    .insertInto("members_risk_weights")
    .values({ sub, ...values })
    .onConflict((conflict) => conflict.column("sub").doUpdateSet(values))
    .execute();
}

export async function deleteRiskWeights(tx: Tx, sub: string): Promise<void> {
  await tables(tx).deleteFrom("members_risk_weights").where("sub", "=", sub).execute();
}
