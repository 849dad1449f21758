import { type ApiClient, apiClient, type NoteInput } from "#api/client/client.ts";
import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";

/** Sends a note about a building to the moderators. */
export async function sendNote(
  apartmentKey: string,
  note: NoteInput,
  { estate, isOnline }: Pick<ApiClient, "estate"> & { readonly isOnline: boolean } = inBrowser(),
): Promise<SubmitFailure | "done"> {
  const answer = await estate.post("/risk/{key}/notes", { path: { key: apartmentKey }, body: note });
  return answer.ok ? "done" : problemFailure(answer.problem, isOnline);
}

function inBrowser() {
  return { estate: apiClient().estate, isOnline: navigator.onLine };
}
