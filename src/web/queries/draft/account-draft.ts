import { type ApiClient, apiClient } from "#api/client/client.ts";
import { NOTHING_ABOUT } from "#domain/queries/core/nothing-told.ts";
import { readDraft } from "#domain/queries/draft/read-draft.ts";
import type { QueryDraft, QueryProgress } from "#domain/queries/draft/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";

type Mypage = Pick<ApiClient, "mypage">;

/** `failed`: nobody answered, so that nothing is known. */
export type AccountDraft = { readonly kind: "read"; readonly draft: QueryDraft | null } | { readonly kind: "failed" };

/** The member's draft, whatever device it was made on. */
export async function accountDraft({ mypage }: Mypage = apiClient()): Promise<AccountDraft> {
  const answer = await mypage.get("/query-draft");
  if (!answer.ok) return { kind: "failed" };
  const read = readDraft({ ...answer.value.draft, version: answer.value.version });
  return { kind: "read", draft: "draft" in read ? read.draft : null };
}

/** `other-device`: another one has saved since `seen`. */
export type SavedDraft = { readonly kind: "saved"; readonly savedAt: Date } | { readonly kind: "other-device" | "failed" };

type ToSave = {
  readonly progress: QueryProgress;
  readonly queryId: string | null;
  /** When the account's draft was saved that this goes on from; null: none was seen. */
  readonly seen: Date | null;
  readonly signal: AbortSignal;
};

/** Puts the draft in the place of the one that was seen. What is told of oneself is not sent: nobody has agreed to its keeping yet. */
export async function saveAccountDraft(
  { progress: { answers, done }, queryId, seen, signal }: ToSave,
  { mypage }: Mypage = apiClient(),
): Promise<SavedDraft> {
  const body = {
    version: QUERY_FLOW.version,
    answers: { ...answers, ...NOTHING_ABOUT },
    done,
    queryId,
    updatedAt: seen?.toISOString() ?? null,
    isChosen: false,
  };
  const answer = await mypage.put("/query-draft", { body, signal });
  if (!answer.ok) return { kind: answer.problem.status === 409 ? "other-device" : "failed" };
  const savedAt = answer.value.draft?.updatedAt;
  return savedAt === undefined ? { kind: "failed" } : { kind: "saved", savedAt: new Date(savedAt) };
}
