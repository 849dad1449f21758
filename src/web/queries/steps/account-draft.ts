import type { QueryDraft, QueryProgress } from "#domain/queries/draft/types.ts";

export async function accountDraft(): Promise<QueryDraft | null> {
  return null;
}

export async function saveDraft(_progress: QueryProgress, _queryId: string | null, _signal: AbortSignal): Promise<boolean> {
  return false;
}
