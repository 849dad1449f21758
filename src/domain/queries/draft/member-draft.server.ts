import type { Member } from "#domain/members/core/types.ts";
import { changeMember } from "#domain/members/index.server.ts";
import { NOTHING_ABOUT } from "#domain/queries/core/nothing-told.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { deleteDraft, draftOf, draftSavedAt, putDraft } from "./draft-store.server.ts";
import type { ReadDraft } from "./read-draft.ts";
import type { QueryDraft, QueryProgress } from "./types.ts";

type DraftDeps = { readonly db: Db; readonly clock: Clock };

/** The draft of a member, taken over from an older form where that can be done. */
export function memberDraft(db: Db, { sub }: Member): Promise<ReadDraft> {
  return draftOf(db, sub);
}

export type SaveDraft = {
  readonly progress: QueryProgress;
  readonly queryId: string | null;
  /** `iPhoneのSafari`; empty: not known. */
  readonly device: string;
  /** When the draft was saved that the caller goes on from; null: the caller saw none. */
  readonly seen: Date | null;
  /** Puts it in the place of whatever is there: somebody was asked, and chose. */
  readonly isChosen: boolean;
};

/** Keeps the draft of a member, one of them. `conflict`: another device saved one meanwhile. */
export function saveDraft(
  { db, clock }: DraftDeps,
  member: Member,
  { progress, queryId, device, seen, isChosen }: SaveDraft,
): Promise<Result<QueryDraft, "gone" | "conflict">> {
  return changeMember<QueryDraft, "gone" | "conflict">(db, member, async (tx) => {
    const before = await draftSavedAt(tx, member.sub);
    if (!isChosen && before !== null && before.getTime() !== seen?.getTime()) return refused("conflict");
    const updatedAt = new Date(Math.max(clock.now().getTime(), (before?.getTime() ?? 0) + 1));
    // What is told of oneself is kept after an agreement only, in the profile: a draft keeps it in the browser.
    const answers = { ...progress.answers, ...NOTHING_ABOUT };
    const draft = { version: QUERY_FLOW.version, progress: { ...progress, answers }, queryId, device, updatedAt };
    await putDraft(tx, member.sub, draft);
    return ok(draft);
  });
}

/** Begins anew. */
export function dropDraft({ db }: Pick<DraftDeps, "db">, member: Member): Promise<Result<null, "gone">> {
  return changeMember<null, "gone">(db, member, async (tx) => {
    await deleteDraft(tx, member.sub);
    return ok(null);
  });
}
