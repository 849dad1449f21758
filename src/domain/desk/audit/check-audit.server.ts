import type { Db } from "#platform/db.server.ts";
import { chainAfter, lastLink } from "./audit-store.server.ts";
import { BEGINNING, brokenAt, type Link } from "./chain.server.ts";

const AT_ONCE = 1000;

/** Whether the trail holds from its first row to its last. `brokenAt`: the first row that does not follow. `end`: null while it is empty. */
export type AuditCheck = { readonly brokenAt: number | null; readonly end: { readonly seq: number; readonly hash: string } | null };

/** Follows the trail from its beginning. Where rows were cut off its end, only an end that was written down elsewhere before tells. */
export async function checkAudit(db: Db): Promise<AuditCheck> {
  let from: Link = { seq: 0, hash: BEGINNING };
  for (;;) {
    const rows = await chainAfter(db, from.seq, AT_ONCE);
    const broken = brokenAt(rows, from);
    const last = rows.at(-1);
    if (broken !== null || last === undefined) {
      const end = await lastLink(db);
      return { brokenAt: broken, end: end && { seq: end.seq, hash: end.hash.toString("hex") } };
    }
    from = last;
  }
}
