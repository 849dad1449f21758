import { type Answer, type ApiClient, apiClient, type Problem, type SavedQueryResponse } from "#api/client/client.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import { MOST_QUERIES } from "#domain/queries/saved/query-states.ts";
import { problemText } from "#web/session/errors/problem-failure.ts";

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
): Promise<Answer<Pick<SavedQueryResponse, "id">>> {
  const body = { answers, draftUpdatedAt: seen?.toISOString() ?? null };
  if (queryId === null) return mypage.post("/queries", { body });
  const found = await mypage.get("/queries/{id}", { path: { id: queryId } });
  if (!found.ok) return found;
  return mypage.put("/queries/{id}", { path: { id: queryId }, body: { ...body, updatedAt: found.value.query.updatedAt } });
}

const FULL = `保存できる条件は${MOST_QUERIES}件までです。どれかを削除してから、もう一度お試しください。ここまでの入力は残ります。`;

/** Why a condition was not saved. `full`: there are as many as there may be. */
export function savingFailure(problem: Problem): { readonly state: "full" | "failed"; readonly failure: string } {
  if (problem.type === "/problems/limit-reached") return { state: "full", failure: FULL };
  return { state: "failed", failure: problemText(problem, navigator.onLine) };
}
