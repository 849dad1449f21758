import { type Answer, type ApiClient, apiClient } from "#api/client/client.ts";
import type { QueryAnswers } from "#domain/queries/types.ts";

type ToSave = {
  readonly answers: QueryAnswers;
  /** The saved condition that is changed; null: a new one. */
  readonly queryId: string | null;
};

/** Saves what was told, as a new condition or as the next version of one. */
export async function saveQuery(
  { answers, queryId }: ToSave,
  { mypage }: Pick<ApiClient, "mypage"> = apiClient(),
): Promise<Answer<unknown>> {
  if (queryId === null) return mypage.post("/queries", { body: { answers } });
  const found = await mypage.get("/queries/{id}", { path: { id: queryId } });
  if (!found.ok) return found;
  return mypage.put("/queries/{id}", { path: { id: queryId }, body: { answers, updatedAt: found.value.query.updatedAt } });
}
