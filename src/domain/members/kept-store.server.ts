import type { ColumnType } from "kysely";
import type { KeptEstimate, KeptSearch } from "#domain/members/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { placeKey } from "./merge.ts";

type SearchTable = {
  sub: string;
  place_key: string;
  label: string;
  draft: ColumnType<KeptSearch["draft"], string, string>;
  searched_at: Date;
};
type EstimateTable = { sub: string; estimate_id: string; seen_at: Date };

function tables(db: Db | Tx) {
  return db.$extendTables<{ members_search: SearchTable; members_estimate: EstimateTable }>();
}

/** The newest first. */
export async function listSearches(db: Db | Tx, sub: string): Promise<KeptSearch[]> {
  const rows = await tables(db)
    .selectFrom("members_search")
    .select(["label", "draft", "searched_at"])
    .where("sub", "=", sub)
    .orderBy("searched_at", "desc")
    .orderBy("place_key")
    .execute();
  return rows.map(({ label, draft, searched_at }) => ({ label, draft, searchedAt: searched_at }));
}

/** The newest first. */
export async function listEstimates(db: Db | Tx, sub: string): Promise<KeptEstimate[]> {
  const rows = await tables(db)
    .selectFrom("members_estimate")
    .select(["estimate_id", "seen_at"])
    .where("sub", "=", sub)
    .orderBy("seen_at", "desc")
    .orderBy("estimate_id")
    .execute();
  return rows.map(({ estimate_id, seen_at }) => ({ estimateId: estimate_id, seenAt: seen_at }));
}

export async function replaceSearches(tx: Tx, sub: string, searches: readonly KeptSearch[]): Promise<void> {
  await deleteSearches(tx, sub);
  if (searches.length === 0) return;
  const rows = searches.map(({ label, draft, searchedAt }) => ({
    ...{ sub, label, place_key: placeKey(draft), searched_at: searchedAt },
    draft: JSON.stringify(draft),
  }));
  await tables(tx).insertInto("members_search").values(rows).execute();
}

export async function replaceEstimates(tx: Tx, sub: string, estimates: readonly KeptEstimate[]): Promise<void> {
  await deleteEstimates(tx, sub);
  if (estimates.length === 0) return;
  const rows = estimates.map(({ estimateId, seenAt }) => ({ sub, estimate_id: estimateId, seen_at: seenAt }));
  await tables(tx).insertInto("members_estimate").values(rows).execute();
}

export async function deleteSearches(tx: Tx, sub: string): Promise<void> {
  await tables(tx).deleteFrom("members_search").where("sub", "=", sub).execute();
}

export async function deleteEstimates(tx: Tx, sub: string): Promise<void> {
  await tables(tx).deleteFrom("members_estimate").where("sub", "=", sub).execute();
}
