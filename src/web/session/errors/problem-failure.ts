import type { Problem } from "#api/client/client.ts";
import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { ABORTED, NO_ANSWER_IN_TIME, NOT_REACHED, OFFLINE, SESSION_ENDED } from "#wire/errors/problem-texts.ts";

export function isProblem(error: unknown): error is Problem {
  if (typeof error !== "object" || error === null) return false;
  const { type, title, status } = error as Partial<Problem>;
  return typeof type === "string" && type.startsWith("/problems/") && typeof title === "string" && typeof status === "number";
}

/** A problem as a form shows it: field by field where the API names fields, else as the notice. */
export function problemFailure(problem: Problem, isOnline: boolean): SubmitFailure {
  const { errors = [] } = problem;
  if (errors.length > 0) return { issues: errors.map(({ field, message }) => ({ field, message })), notice: null };
  return { issues: [], notice: noticeOf(problem, isOnline) };
}

/** The same as one text, for places without fields. */
export function problemText(problem: Problem, isOnline: boolean): string {
  const { issues, notice } = problemFailure(problem, isOnline);
  return notice ?? issues.map(({ message }) => ended(message)).join("");
}

/** Messages at a field end without a full stop; one after the other they need one. */
function ended(message: string): string {
  return message.endsWith("。") ? message : `${message}。`;
}

const UNREACHED: Readonly<Record<string, string>> = {
  "/problems/network": NOT_REACHED,
  "/problems/timeout": NO_ANSWER_IN_TIME,
};

/** Their titles say what to do, and reading the page anew would change nothing. */
const TOLD_WHOLE: ReadonlySet<string> = new Set(
  ["agreement-required", "second-factor-required", "not-staff", "not-allowed", "invitation-of-another", "last-owner", "already-staff"].map(
    (type) => `/problems/${type}`,
  ),
);

const BY_STATUS: Readonly<Record<number, string>> = {
  401: SESSION_ENDED,
  403: "この操作を確認できませんでした。画面を読み込み直して、もう一度お試しください。",
  503: "ただいま接続できません。入力した内容は残っています。時間をおいて、もう一度お試しください。",
};

function noticeOf({ type, title: given, status, detail, retryAfterSeconds }: Problem, isOnline: boolean): string {
  const title = factOf(given);
  const unreached = UNREACHED[type];
  if (unreached !== undefined) return isOnline ? unreached : OFFLINE;
  if (type === "/problems/aborted") return ABORTED;
  if (TOLD_WHOLE.has(type)) return `${given}。`;
  if (type === "/problems/preparing") return `${title}。数分後に、もう一度お試しください。`;
  // Said of this very case: nothing has to be read anew to understand it.
  if (status === 409 && detail) return ended(detail);
  if (status === 409) return `${title}。画面を読み込み直して、今の状態を確認してください。`;
  if (status === 429) return `アクセスが集中しています。${waitWords(retryAfterSeconds)}待ってから、もう一度お試しください。`;
  return BY_STATUS[status] ?? `${title}。入力した内容は残っています。もう一度お試しください。`;
}

/** What happened, without the advice that some titles of the API go on with. */
function factOf(title: string): string {
  return title.split("。")[0] ?? "";
}

/** How long a service asked to wait: `30秒ほど`, `2分ほど`; undefined: it did not say. */
export function waitWords(seconds: number | undefined): string {
  if (seconds === undefined) return "少し";
  return seconds < 60 ? `${Math.max(1, Math.ceil(seconds))}秒ほど` : `${Math.ceil(seconds / 60)}分ほど`;
}
