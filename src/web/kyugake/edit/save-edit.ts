import { type ApiClient, apiClient, type SavedQueryResponse } from "#api/client/client.ts";
import { NOTHING_ABOUT } from "#domain/queries/core/nothing-told.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import type { KyugakeNotice } from "#domain/queries/notices/types.ts";

type MyPage = ApiClient["mypage"];

/** Saves a wish as the next version of its condition. Throws the problem where the service does not take it. */
export async function saveWish(
  { id, updatedAt }: SavedQueryResponse,
  wish: Wish,
  mypage: MyPage = apiClient().mypage,
): Promise<SavedQueryResponse> {
  // Lists of the document may be written to, and those of a wish may not.
  const answers = { ...NOTHING_ABOUT, ...(structuredClone(wish) as SavedQueryResponse["answers"]) };
  const answer = await mypage.put("/queries/{id}", { path: { id }, body: { answers, updatedAt } });
  if (!answer.ok) throw answer.problem;
  return answer.value;
}

/** Chooses how often to hear of it. Throws the problem where the service does not take it. */
export async function saveNotice(id: string, kyugake: KyugakeNotice, mypage: MyPage = apiClient().mypage): Promise<KyugakeNotice> {
  const answer = await mypage.put("/queries/{id}/notice", { path: { id }, body: { kyugake } });
  if (!answer.ok) throw answer.problem;
  return answer.value.kyugake;
}
