import type { Member } from "#domain/members/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { may, type Permission } from "./roles.ts";
import { staffHere } from "./staff-store.server.ts";
import type { StaffHere } from "./types.ts";

/** `not-staff`: works for no company. `not-allowed`: not in this role, or not while the company is in this state. */
export type AccessRefusal = "not-staff" | "not-allowed";

/** `belong`: whatever the role and the state. */
export type Asked = Permission | "belong";

/** Where a member works, if they may do this there. Every use case of a company begins here: what it touches is that company's alone. */
export async function authorise(db: Db | Tx, { sub }: Pick<Member, "sub">, asked: Asked): Promise<Result<StaffHere, AccessRefusal>> {
  const here = await staffHere(db, sub);
  if (!here) return refused("not-staff");
  return asked === "belong" || may(here.staff.role, here.company.state, asked) ? ok(here) : refused("not-allowed");
}

/** Where a member works; null: nowhere. */
export function workplaceOf(db: Db, { sub }: Pick<Member, "sub">): Promise<StaffHere | null> {
  return staffHere(db, sub);
}

/** Changes something of the member's company in a transaction, one change of a company at a time; who may is asked once it is held. */
export async function changeAsStaff<T, Reason>(
  db: Db,
  { member, asked }: { readonly member: Pick<Member, "sub">; readonly asked: Asked },
  work: (tx: Tx, here: StaffHere) => Promise<Result<T, Reason>>,
): Promise<Result<T, Reason | AccessRefusal>> {
  const before = await staffHere(db, member.sub);
  if (!before) return refused("not-staff");
  return inTransaction<Result<T, Reason | AccessRefusal>>(db, async (tx) => {
    await lockCompany(tx, before.company.id);
    const here = await authorise(tx, member, asked);
    if (!here.ok) return here;
    // Somebody who changed companies meanwhile asks again.
    return here.value.company.id === before.company.id ? work(tx, here.value) : refused("not-staff");
  });
}

/** Holds every other change of this company until the transaction ends. */
export async function lockCompany(tx: Tx, companyId: string): Promise<void> {
  await takeLock(tx, `company ${companyId}`);
}
