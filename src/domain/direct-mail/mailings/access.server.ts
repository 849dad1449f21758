import { type AccessRefusal, authorise, changeAsStaff } from "#domain/companies/index.server.ts";
import type { StaffHere } from "#domain/companies/types.ts";
import type { Member } from "#domain/members/core/types.ts";
import { type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";

export type { AccessRefusal };

type Who = Pick<Member, "sub">;

/** Where somebody works, if they may send letters to owners there: nobody but who works for a company in use whose licence was confirmed. */
export async function mailingStaff(db: Db | Tx, member: Who): Promise<Result<StaffHere, AccessRefusal>> {
  const here = await authorise(db, member, "send-letters");
  return here.ok && here.value.company.licence === "" ? refused("not-allowed") : here;
}

/** Changes something of the letters of the member's company in a transaction, one change of a company at a time. */
export function changeMailings<T, Reason>(
  db: Db,
  member: Who,
  work: (tx: Tx, here: StaffHere) => Promise<Result<T, Reason>>,
): Promise<Result<T, Reason | AccessRefusal>> {
  return changeAsStaff<T, Reason | AccessRefusal>(db, { member, asked: "send-letters" }, async (tx, here) =>
    here.company.licence === "" ? refused("not-allowed") : work(tx, here),
  );
}

/** Whom the audit names: the row, never the person. */
export function actorOf({ staff }: StaffHere): string {
  return `staff:${staff.id}`;
}
