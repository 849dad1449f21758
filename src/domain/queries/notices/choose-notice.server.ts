import type { Member } from "#domain/members/core/types.ts";
import { changeMember } from "#domain/members/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { noticeOf, writeNotice } from "./notice-store.server.ts";
import type { KyugakeNotice } from "./types.ts";

/** How often a member wants to hear of a saved condition of theirs; null: there is none of this id. */
export function memberNotice(db: Db, { sub }: Pick<Member, "sub">, queryId: string): Promise<KyugakeNotice | null> {
  return noticeOf(db, sub, queryId);
}

/** Chooses it anew: the last choice counts, from whatever device. */
export function chooseNotice(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  member: Member,
  { queryId, notice }: { readonly queryId: string; readonly notice: KyugakeNotice },
): Promise<Result<KyugakeNotice, "gone" | "unknown">> {
  return changeMember<KyugakeNotice, "unknown">(db, member, async (tx) => {
    if ((await noticeOf(tx, member.sub, queryId)) === null) return refused("unknown");
    await writeNotice(tx, queryId, notice, clock.now());
    return ok(notice);
  });
}
