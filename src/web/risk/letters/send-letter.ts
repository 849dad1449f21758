import { type ApiClient, apiClient, formBody } from "#api/client/client.ts";
import { minutes } from "#kernel/duration.ts";
import { sendWithProgress, slowProgress } from "#web/kit/letter/send-with-progress.ts";
import type { Sent } from "#web/kit/letter/use-letter.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import type { LetterInput } from "./read-letter.ts";

/** 15 MB over a slow mobile line. */
const UPLOAD_TIMEOUT = minutes(5);

type Parts = {
  readonly estate: ApiClient["estate"];
  readonly isOnline: boolean;
  /** Carries files, and tells how far they have got. */
  readonly carry: (request: Request) => Promise<Response>;
};

export async function sendLetter(letter: LetterInput, { estate, isOnline, carry }: Parts): Promise<Sent> {
  if (letter.to === "correction") {
    const answer = await sendCorrection(letter, { estate, carry });
    if (!answer.ok) return { ok: false, failure: problemFailure(answer.problem, isOnline) };
    return { ok: true, receipt: { id: answer.value.id, dueOn: answer.value.answerDueOn, isRepeated: false } };
  }
  if (letter.to === "proposal") {
    const answer = await sendProposal(letter, { estate, carry });
    if (!answer.ok) return { ok: false, failure: problemFailure(answer.problem, isOnline) };
    const { id, answerDueOn, isRepeated } = answer.value;
    return { ok: true, receipt: { id, dueOn: answerDueOn, isRepeated } };
  }
  const answer = await estate.post("/risk/inquiries", { body: letter.input });
  if (!answer.ok) return { ok: false, failure: problemFailure(answer.problem, isOnline) };
  const { id, answerDueOn, isRepeated } = answer.value;
  return { ok: true, receipt: { id, dueOn: answerDueOn, isRepeated } };
}

/** With files as a form, which may take minutes. */
function sendCorrection(
  { apartmentKey, input, files }: Extract<LetterInput, { to: "correction" }>,
  { estate, carry }: Pick<Parts, "estate" | "carry">,
) {
  const path = { key: apartmentKey };
  if (files.length === 0) return estate.post("/risk/{key}/corrections", { path, body: input });
  return estate.post("/risk/{key}/corrections", { path, body: formBody(input, files), timeout: UPLOAD_TIMEOUT, send: carry });
}

function sendProposal({ input, files }: Extract<LetterInput, { to: "proposal" }>, { estate, carry }: Pick<Parts, "estate" | "carry">) {
  if (files.length === 0) return estate.post("/risk/proposals", { body: input });
  return estate.post("/risk/proposals", { body: formBody(input, files), timeout: UPLOAD_TIMEOUT, send: carry });
}

/** `onProgress`: from 0 to 1, once it takes more than a second. */
export function sendFromBrowser(letter: LetterInput, onProgress: (share: number) => void): Promise<Sent> {
  const report = slowProgress(onProgress);
  const carry = (request: Request) => sendWithProgress(request, report);
  return sendLetter(letter, { estate: apiClient().estate, isOnline: navigator.onLine, carry });
}
