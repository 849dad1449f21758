import { type ApiClient, apiClient } from "#api/client.ts";
import { problemFailure } from "../auth/errors/problem-failure.ts";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { readNote } from "./note-words.ts";

/** Sends a note about a building to the moderators. */
export async function sendNote(
  apartmentKey: string,
  typed: Typed,
  { risk, isOnline }: { readonly risk: Pick<ApiClient["risk"], "writeNote">; readonly isOnline: boolean } = inBrowser(),
): Promise<SubmitFailure | "done"> {
  const read = readNote(typed);
  if (!read.ok) return { issues: read.issues, notice: null };
  const answer = await risk.writeNote(apartmentKey, read.input);
  return answer.ok ? "done" : problemFailure(answer.problem, isOnline);
}

function inBrowser() {
  return { risk: apiClient().risk, isOnline: navigator.onLine };
}
