import { type ApiClient, apiClient } from "#api/client.ts";
import { problemFailure } from "../auth/errors/problem-failure.ts";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { LetterInput } from "./read-letter.ts";
import { sendWithProgress, slowProgress } from "./send-with-progress.ts";

/** What came of a letter. `dueOn` null: it is not answered, as a registration. */
export type Receipt = { readonly id: string; readonly dueOn: string | null; readonly isRepeated: boolean };
export type Sent = { readonly ok: true; readonly receipt: Receipt } | { readonly ok: false; readonly failure: SubmitFailure };

type Parts = {
  readonly risk: Pick<ApiClient["risk"], "sendInquiry" | "sendCorrection">;
  readonly isOnline: boolean;
  /** Carries files, and tells how far they have got. */
  readonly carry: (request: Request) => Promise<Response>;
};

export async function sendLetter(letter: LetterInput, { risk, isOnline, carry }: Parts): Promise<Sent> {
  if (letter.to === "correction") {
    const { files } = letter;
    const answer = await risk.sendCorrection(letter.apartmentKey, letter.input, files.length > 0 ? { files, send: carry } : {});
    if (!answer.ok) return { ok: false, failure: problemFailure(answer.problem, isOnline) };
    return { ok: true, receipt: { id: answer.value.id, dueOn: answer.value.answerDueOn, isRepeated: false } };
  }
  const answer = await risk.sendInquiry(letter.input);
  if (!answer.ok) return { ok: false, failure: problemFailure(answer.problem, isOnline) };
  const { id, answerDueOn, isRepeated } = answer.value;
  return { ok: true, receipt: { id, dueOn: answerDueOn, isRepeated } };
}

/** `onProgress`: from 0 to 1, once it takes more than a second. */
export function sendFromBrowser(letter: LetterInput, onProgress: (share: number) => void): Promise<Sent> {
  const report = slowProgress(onProgress);
  const carry = (request: Request) => sendWithProgress(request, report);
  return sendLetter(letter, { risk: apiClient().risk, isOnline: navigator.onLine, carry });
}
