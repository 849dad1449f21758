import { NOTHING_ABOUT } from "#domain/queries/core/nothing-told.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { days } from "#kernel/duration.ts";
import { pick, replay, stepOf } from "#kernel/flow/replay.ts";
import type { QueryDraft, QueryProgress } from "./types.ts";

/** A draft is kept for so long after its last answer. */
export const DRAFT_KEPT = days(30);

/** What to go on with: `ask` which of two that differ, the newer one first. */
export type WhichDraft =
  | { readonly kind: "none" }
  | { readonly kind: "one"; readonly draft: QueryDraft; readonly from: "here" | "account" }
  | { readonly kind: "ask"; readonly here: QueryDraft; readonly account: QueryDraft };

/** The draft of this browser and the one of the account, as somebody comes back or signs in. Equal answers are one draft, whoever kept them. */
export function whichDraft(here: QueryDraft | null, account: QueryDraft | null, now: Date): WhichDraft {
  const [mine, theirs] = [kept(here, now), kept(account, now)];
  if (mine && theirs && !isSameDraft(mine, theirs)) return { kind: "ask", here: mine, account: theirs };
  if (mine) return { kind: "one", draft: mine, from: "here" };
  return theirs ? { kind: "one", draft: theirs, from: "account" } : { kind: "none" };
}

function kept(draft: QueryDraft | null, now: Date): QueryDraft | null {
  if (draft === null || draft.progress.done.length === 0) return null;
  return now.getTime() - draft.updatedAt.getTime() < DRAFT_KEPT ? draft : null;
}

/** Whether two tell the same about the same condition and stand at the same step, where it may be answered by half. */
function isSameDraft(a: QueryDraft, b: QueryDraft): boolean {
  return a.queryId === b.queryId && fingerprint(a.progress) === fingerprint(b.progress);
}

function fingerprint(progress: QueryProgress): string {
  const { told, open } = replay(QUERY_FLOW, progress);
  const begun = pick(progress.answers, stepOf(QUERY_FLOW, open).fields);
  // What is told of oneself stays in the browser, so that the account's copy never has it.
  return JSON.stringify([open, Object.entries({ ...told, ...begun, ...NOTHING_ABOUT }).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
