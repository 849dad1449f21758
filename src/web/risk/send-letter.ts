import { type ApiClient, apiClient } from "#api/client.ts";
import { problemFailure } from "../auth/errors/problem-failure.ts";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { LetterInput } from "./read-letter.ts";

/** What came of a letter. `dueOn` null: it is not answered, as a registration. */
export type Receipt = { readonly id: string; readonly dueOn: string | null; readonly isRepeated: boolean };
export type Sent = { readonly ok: true; readonly receipt: Receipt } | { readonly ok: false; readonly failure: SubmitFailure };

type Parts = { readonly risk: Pick<ApiClient["risk"], "sendInquiry" | "sendCorrection">; readonly isOnline: boolean };

export async function sendLetter(letter: LetterInput, { risk, isOnline }: Parts = inBrowser()): Promise<Sent> {
  if (letter.to === "correction") {
    const answer = await risk.sendCorrection(letter.apartmentKey, letter.input);
    if (!answer.ok) return { ok: false, failure: problemFailure(answer.problem, isOnline) };
    return { ok: true, receipt: { id: answer.value.id, dueOn: answer.value.answerDueOn, isRepeated: false } };
  }
  const answer = await risk.sendInquiry(letter.input);
  if (!answer.ok) return { ok: false, failure: problemFailure(answer.problem, isOnline) };
  const { id, answerDueOn, isRepeated } = answer.value;
  return { ok: true, receipt: { id, dueOn: answerDueOn, isRepeated } };
}

function inBrowser(): Parts {
  return { risk: apiClient().risk, isOnline: navigator.onLine };
}
