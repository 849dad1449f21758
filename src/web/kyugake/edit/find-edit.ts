import { type ApiClient, apiClient, type FoundHome, type SavedQueryResponse } from "#api/client/client.ts";
import { wishOf } from "#domain/queries/saved/wish-of.ts";
import { conditionsOf } from "#domain/queries/words/conditions-of.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { findFlagged } from "#web/kyugake/list/find-flagged.ts";
import { USUAL_CERTAINTIES } from "#web/kyugake/list/flagged-search.ts";

/** How far back the preview looks. */
export const PREVIEW_DAYS = 7;

/** A saved condition that watches 九掛け, with what it finds now and what came within the last days. */
export type EditFound =
  | { readonly kind: "failed" | "missing" }
  | {
      readonly kind: "found";
      readonly query: SavedQueryResponse;
      /** Null: they could not be had. */
      readonly total: number | null;
      readonly recent: { readonly homes: readonly FoundHome[]; readonly total: number; readonly today: string } | null;
    };

/** The condition of this id, or the first that watches 九掛け; missing: there is none, or it is not the member's. */
export async function findEdit(id: string | null, api: Pick<ApiClient, "estate" | "mypage"> = apiClient()): Promise<EditFound> {
  const answer = await api.mypage.get("/queries");
  if (!answer.ok) return { kind: "failed" };
  const watching = answer.value.items.filter(({ channels }) => channels.includes("kyugake"));
  const query = id === null ? watching[0] : watching.find((one) => one.id === id);
  if (!query) return { kind: "missing" };
  const conditions = flaggedConditions(query);
  const [all, recent] = await Promise.all([
    findFlagged({ conditions, page: 1 }, api),
    findFlagged({ conditions: { ...conditions, newWithinDays: PREVIEW_DAYS }, page: 1 }, api),
  ]);
  return {
    ...{ kind: "found", query },
    total: all.kind === "found" ? all.homes.total : null,
    recent: recent.kind === "found" ? { homes: recent.homes.items, total: recent.homes.total, today: recent.today } : null,
  };
}

/** What a saved condition asks of flagged homes; A and B where it names no certainty. */
export function flaggedConditions({ answers }: Pick<SavedQueryResponse, "answers">): HomeConditions {
  const conditions = conditionsOf(wishOf(answers), "kyugake");
  return { ...conditions, certainties: conditions.certainties.length === 0 ? USUAL_CERTAINTIES : conditions.certainties };
}
