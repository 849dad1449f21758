import type { Member } from "#domain/members/core/types.ts";
import { type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { isDeletionBegun, lockMember } from "./member-lock-store.server.ts";

/**
 * Changes data of one member in a transaction of its own (or the one that is given), one change at a time. `gone`: the account is being deleted; its token may hold for
 * some seconds more, but nothing is written any more.
 */
export function changeMember<T, Reason>(
  db: Db | Tx,
  { sub }: Pick<Member, "sub">,
  work: (tx: Tx) => Promise<Result<T, Reason>>,
): Promise<Result<T, Reason | "gone">> {
  return inTransaction<Result<T, Reason | "gone">>(db, async (tx) => {
    await lockMember(tx, sub);
    return (await isDeletionBegun(tx, sub)) ? refused("gone") : work(tx);
  });
}
