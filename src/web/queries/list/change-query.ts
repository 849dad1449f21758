import { type ApiClient, apiClient, type SavedQueryResponse } from "#api/client/client.ts";
import { NOTHING_ABOUT } from "#domain/queries/core/nothing-told.ts";
import type { Channel, QueryAnswers, Wish } from "#domain/queries/core/types.ts";
import type { QueryStep } from "#domain/queries/saved/query-states.ts";
import { missingStep } from "#domain/queries/saved/wish-of.ts";

type MyPage = ApiClient["mypage"];

/** Pauses, resumes, deletes or takes back. Throws the problem where the service does not take it. */
export async function stepTo(
  { id, updatedAt }: SavedQueryResponse,
  step: QueryStep,
  mypage: MyPage = apiClient().mypage,
): Promise<SavedQueryResponse> {
  const answer = await mypage.post("/queries/{id}/steps", { path: { id }, body: { step, updatedAt } });
  if (!answer.ok) throw answer.problem;
  return answer.value;
}

/** The same once more, paused. */
export async function copyOf({ id }: SavedQueryResponse, mypage: MyPage = apiClient().mypage): Promise<SavedQueryResponse> {
  const answer = await mypage.post("/queries/{id}/copies", { path: { id }, body: {} });
  if (!answer.ok) throw answer.problem;
  return answer.value;
}

/** Other answers, as its next version. */
export async function saveAnswers(
  { id, updatedAt }: SavedQueryResponse,
  answers: Wish,
  mypage: MyPage = apiClient().mypage,
): Promise<SavedQueryResponse> {
  const body = { answers: { ...NOTHING_ABOUT, ...structuredCopy(answers) }, updatedAt };
  const answer = await mypage.put("/queries/{id}", { path: { id }, body });
  if (!answer.ok) throw answer.problem;
  return answer.value;
}

/** Lists of the document may be written to, and those of a wish may not. */
function structuredCopy(answers: Wish): SavedQueryResponse["answers"] {
  return structuredClone(answers) as SavedQueryResponse["answers"];
}

/** The answers with a channel looked for or not; null: the last one cannot be put out. */
export function withChannel(answers: Wish, channel: Channel): Wish | null {
  const isOn = answers.channels.includes(channel);
  const channels = isOn ? answers.channels.filter((one) => one !== channel) : [...answers.channels, channel];
  return channels.length === 0 ? null : { ...answers, channels };
}

/** Whether these answers can be saved as they stand, or something is still to be asked. */
export function isWhole(answers: Wish | QueryAnswers): boolean {
  return missingStep(answers) === null;
}
