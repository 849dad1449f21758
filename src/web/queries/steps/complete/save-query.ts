import { type Answer, type ApiClient, apiClient } from "#api/client/client.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";

type ToSave = {
  readonly answers: QueryAnswers;
  /** The saved condition that is changed; null: a new one. */
  readonly queryId: string | null;
  /** When the account's draft was saved that this browser saw last: it goes with the save, another device's stays. */
  readonly seen: Date | null;
};

/** Saves what was told, as a new condition or as the next version of one. */
export async function saveQuery(
  { answers, queryId, seen }: ToSave,
  { mypage }: Pick<ApiClient, "mypage"> = apiClient(),
): Promise<Answer<unknown>> {
  const body = { answers, draftUpdatedAt: seen?.toISOString() ?? null };
  if (queryId === null) return mypage.post("/queries", { body });
  const found = await mypage.get("/queries/{id}", { path: { id: queryId } });
  if (!found.ok) return found;
  return mypage.put("/queries/{id}", { path: { id: queryId }, body: { ...body, updatedAt: found.value.query.updatedAt } });
}
