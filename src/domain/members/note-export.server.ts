import { changeMember } from "#domain/members/changing/change-member.server.ts";
import { writeExport } from "#domain/members/changing/member-lock-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

import { isRecentSignIn } from "./recent-sign-in.server.ts";

/**
 * Lets a member take everything of theirs away who signed in a moment ago, and keeps that they did. `gone`: the account is being deleted.
 */
export async function noteExport(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  member: Member,
): Promise<Result<Date, "gone" | "sign-in-too-old">> {
  const now = clock.now();
  if (!isRecentSignIn(member, now)) return refused("sign-in-too-old");
  return changeMember(db, member, async (tx) => {
    await writeExport(tx, member.sub, now);
    return ok(now);
  });
}
