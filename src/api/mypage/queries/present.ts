import type { QueryDraft } from "#domain/queries/draft/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { expiresAt } from "#domain/queries/saved/query-states.ts";
import type { SavedQuery } from "#domain/queries/saved/types.ts";
import { words } from "#domain/queries/words/query-words.ts";
import type { QueryDraftAnswer, SavedQueryResponse } from "./schemas.ts";

export function presentQuery({ id, state, version, answers, wish, createdAt, updatedAt, seenAt }: SavedQuery): SavedQueryResponse {
  return {
    ...{ id, state, version, answers },
    words: words(wish),
    channels: wish.channels,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    expiresAt: expiresAt(seenAt).toISOString(),
  };
}

/** Null: there is no draft, or none that this form can take over. */
export function presentDraft(draft: QueryDraft | null, kind: QueryDraftAnswer["kind"]): QueryDraftAnswer {
  const { version } = QUERY_FLOW;
  if (draft === null) return { draft: null, kind, version };
  const { progress, queryId, device, updatedAt } = draft;
  return { draft: { answers: progress.answers, done: progress.done, queryId, device, updatedAt: updatedAt.toISOString() }, kind, version };
}
