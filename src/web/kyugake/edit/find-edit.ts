import { type ApiClient, apiClient, type FoundHome, type SavedQueryResponse } from "#api/client/client.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import type { KyugakeNotice } from "#domain/queries/notices/types.ts";
import { wishOf } from "#domain/queries/saved/wish-of.ts";
import { conditionsOf } from "#domain/queries/words/conditions-of.ts";
import { writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { USUAL_CERTAINTIES } from "#web/kyugake/list/flagged-search.ts";

/** How far back the preview looks. */
export const PREVIEW_DAYS = 7;

/** What a condition finds now, and what came within the last days. Each null where it could not be had. */
export type Preview = {
  readonly total: number | null;
  readonly recent: { readonly homes: readonly FoundHome[]; readonly total: number; readonly today: string } | null;
};

/** A saved condition that watches 九掛け. `notice` null: it could not be had. */
export type EditFound =
  | { readonly kind: "failed" | "missing" }
  | {
      readonly kind: "found";
      readonly query: SavedQueryResponse;
      readonly notice: KyugakeNotice | null;
      readonly preview: Preview;
    };

type Api = Pick<ApiClient, "estate" | "mypage">;

/** The condition of this id, or the first that watches 九掛け; missing: there is none, or it is not the member's. */
export async function findEdit(id: string | null, api: Api = apiClient()): Promise<EditFound> {
  const answer = await api.mypage.get("/queries");
  if (!answer.ok) return { kind: "failed" };
  const watching = answer.value.items.filter(({ channels }) => channels.includes("kyugake"));
  const query = id === null ? watching[0] : watching.find((one) => one.id === id);
  if (!query) return { kind: "missing" };
  const [notice, preview] = await Promise.all([
    api.mypage.get("/queries/{id}/notice", { path: { id: query.id } }),
    findPreview(query.answers, api),
  ]);
  return { kind: "found", query, notice: notice.ok ? notice.value.kyugake : null, preview };
}

/** What a wish finds, saved or not; only what counts of it is asked. */
export async function findPreview(wish: Wish, { estate }: Pick<Api, "estate">, signal?: AbortSignal): Promise<Preview> {
  const conditions = flaggedConditions(wishOf(wish));
  const asked = (query: ReturnType<typeof writeConditions>) =>
    estate.get("/homes", { query: { ...query, sort: "certainty" }, ...(signal ? { signal } : {}) });
  const [all, recent] = await Promise.all([
    asked(writeConditions(conditions)),
    asked(writeConditions({ ...conditions, flaggedWithinDays: PREVIEW_DAYS })),
  ]);
  return {
    total: all.ok ? all.value.total : null,
    recent: recent.ok ? { homes: recent.value.items, total: recent.value.total, today: isoDateInJapan(new Date(recent.value.asOf)) } : null,
  };
}

/** What a wish asks of flagged homes; A and B where it names no certainty. */
export function flaggedConditions(wish: Wish): HomeConditions {
  const conditions = conditionsOf(wish, "kyugake");
  return { ...conditions, certainties: conditions.certainties.length === 0 ? USUAL_CERTAINTIES : conditions.certainties };
}
