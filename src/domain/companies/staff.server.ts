import type { Member } from "#domain/members/core/types.ts";
import { queueMail, wakeMailQueue } from "#domain/notifications/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { actorOf } from "./acting.server.ts";
import type { CompanyDeps } from "./apply.server.ts";
import { auditStep } from "./audit-store.server.ts";
import { type AccessRefusal, authorise, changeAsStaff } from "./authorise.server.ts";
import { STAFF_REMOVED } from "./company-mails.ts";
import { mayBeGivenUp } from "./company-state.ts";
import { putState } from "./company-store.server.ts";
import { dropStaff, putRole, staffOf } from "./staff-store.server.ts";
import type { Staff, StaffHere, StaffRole } from "./types.ts";

type Deps = Pick<CompanyDeps, "db" | "clock" | "jobs">;
export type StaffRefusal = AccessRefusal | "unknown" | "last-owner";

/** Everybody who works for the member's company; all of them may see that. */
export async function colleagues(db: Db, member: Member): Promise<Result<readonly Staff[], AccessRefusal>> {
  const here = await authorise(db, member, "belong");
  return here.ok ? ok(await staffOf(db, here.value.company.id)) : here;
}

/** Gives somebody of the same company another role. `last-owner`: nobody would be left to manage it. Answers everybody. */
export function changeRole(
  { db, clock }: Deps,
  member: Member,
  { id, role }: { readonly id: string; readonly role: StaffRole },
): Promise<Result<readonly Staff[], StaffRefusal>> {
  return changeAsStaff<readonly Staff[], StaffRefusal>(db, { member, asked: "manage-staff" }, async (tx, here) => {
    const staff = await staffOf(tx, here.company.id);
    const changed = staff.find((one) => one.id === id);
    if (!changed) return refused("unknown");
    if (role !== "owner" && isLastOwner(staff, changed)) return refused("last-owner");
    await putRole(tx, id, role);
    await auditStep(tx, { entity: "company_staff", id, from: changed.role, to: role, actor: actorOf(here), at: clock.now() });
    return ok(await staffOf(tx, here.company.id));
  });
}

/** Takes somebody else off the list, who is told by mail. Answers who is left. */
export async function removeStaff(
  { db, clock, jobs }: Deps,
  member: Member,
  { id }: { readonly id: string },
): Promise<Result<readonly Staff[], StaffRefusal>> {
  const left = await changeAsStaff<readonly Staff[], StaffRefusal>(db, { member, asked: "manage-staff" }, async (tx, here) => {
    const staff = await staffOf(tx, here.company.id);
    const removed = staff.find((one) => one.id === id);
    if (!removed) return refused("unknown");
    if (isLastOwner(staff, removed)) return refused("last-owner");
    const at = clock.now();
    await end(tx, removed, { at, to: "removed", actor: actorOf(here) });
    await queueMail(tx, STAFF_REMOVED, { to: removed.email, at, facts: { companyName: here.company.name } });
    return ok(staff.filter((one) => one.id !== id));
  });
  if (left.ok) await wakeMailQueue(jobs);
  return left;
}

/** Leaves the company. The last owner of one that offers nothing gives it up: an application is withdrawn so. */
export function leaveCompany({ db, clock }: Deps, member: Member): Promise<Result<null, AccessRefusal | "last-owner">> {
  return changeAsStaff<null, AccessRefusal | "last-owner">(db, { member, asked: "belong" }, async (tx, { staff, company }) => {
    const at = clock.now();
    if (isLastOwner(await staffOf(tx, company.id), staff)) {
      if (!mayBeGivenUp(company.state)) return refused("last-owner");
      await giveUp(tx, { staff, company }, at);
    }
    await end(tx, staff, { at, to: "left", actor: actorOf({ staff }) });
    return ok(null);
  });
}

async function giveUp(tx: Tx, here: StaffHere, at: Date): Promise<void> {
  const { id, state } = here.company;
  if (state === "closed") return;
  await putState(tx, id, { state: "closed", note: null, at });
  await auditStep(tx, { entity: "company", id, from: state, to: "closed", actor: actorOf(here), at });
}

type Ending = { readonly at: Date; readonly to: "removed" | "left"; readonly actor: `staff:${string}` };

async function end(tx: Tx, { id, role }: Staff, { at, to, actor }: Ending): Promise<void> {
  await dropStaff(tx, id);
  await auditStep(tx, { entity: "company_staff", id, from: role, to, actor, at });
}

function isLastOwner(staff: readonly Staff[], { id, role }: Staff): boolean {
  return role === "owner" && !staff.some((one) => one.role === "owner" && one.id !== id);
}
