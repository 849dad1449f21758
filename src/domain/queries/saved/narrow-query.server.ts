import { changeMember } from "#domain/members/index.server.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { auditQuery } from "./audit-store.server.ts";
import { changeQuery, mailOf, queryOfMember } from "./query-store.server.ts";
import type { SavedQuery } from "./types.ts";
import { wishOf } from "./wish-of.ts";

type Narrowing = {
  readonly id: string;
  /** What was seen of it; another save meanwhile is a conflict. */
  readonly version: number;
  readonly change: Partial<Wish>;
};

/** Changes a part of a saved condition after its member said yes to it; the next version looks by it. */
export function narrowQuery(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  sub: string,
  { id, version: seen, change }: Narrowing,
): Promise<Result<null, "gone" | "unknown" | "conflict">> {
  return changeMember<null, "unknown" | "conflict">(db, { sub }, async (tx) => {
    const query: SavedQuery | null = await queryOfMember(tx, sub, id);
    if (query?.state !== "active") return refused("unknown");
    if (query.version !== seen) return refused("conflict");
    const at = new Date(Math.max(clock.now().getTime(), query.updatedAt.getTime() + 1));
    const answers = { ...query.answers, ...change };
    const version = seen + 1;
    const mailTo = await mailOf(tx, id);
    await changeQuery(tx, { id, version, flowVersion: QUERY_FLOW.version, answers, words: words(wishOf(answers)), mailTo, at });
    await auditQuery(tx, { id, from: query.state, to: query.state, actor: "member", reason: `version ${version}, suggested`, at });
    return ok(null);
  });
}
