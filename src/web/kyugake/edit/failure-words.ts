import { isProblem, problemText } from "#web/session/errors/problem-failure.ts";

/** Why something could not be saved; what is no answer of the service is a bug and thrown on. */
export function failureWords(error: unknown): string {
  if (!isProblem(error)) throw error;
  return problemText(error, navigator.onLine);
}
