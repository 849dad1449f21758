import { isProblem, problemText } from "#web/session/errors/problem-failure.ts";

/** Why a press did nothing. */
export function failureWords(error: unknown): string {
  if (!isProblem(error)) throw error;
  return problemText(error, navigator.onLine);
}
