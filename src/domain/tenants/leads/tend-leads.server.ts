import { may, staffOf } from "#domain/companies/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { asTenantStaff, type ConsoleRefusal, type TenantHere } from "#domain/tenants/console/staff-of-tenant.server.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { asSite } from "#platform/tenant-scope.server.ts";
import { knownCustomer, putAssigned, putHandled } from "./lead-store.server.ts";

type Deps = { readonly db: Db; readonly clock: Clock };
type Who = Pick<Member, "sub">;
type Done<R = never> = Promise<Result<null, ConsoleRefusal | "unknown" | R>>;

/** Somebody of the office has seen to all that a customer said until now, or has not after all. What they say later has to be seen to again. */
export function handleLead(deps: Deps, member: Who, { customer, isDone }: { readonly customer: string; readonly isDone: boolean }): Done {
  return withLead(deps, member, customer, async (tx, { tenant, staff, actor }) => {
    const at = deps.clock.now();
    await putHandled(tx, { tenant: tenant.key, customer, at, by: isDone ? staff.id : null });
    await audit(tx, { tenant: tenant.key, customer, actor, to: isDone ? "handled" : "open", at });
    return ok(null);
  });
}

/** Gives a customer to somebody of the office who may answer; null: to nobody. `not-colleague`: no such one works here. */
export function assignLead(
  deps: Deps,
  member: Who,
  { customer, to }: { readonly customer: string; readonly to: string | null },
): Done<"not-colleague"> {
  return withLead<"not-colleague">(deps, member, customer, async (tx, { tenant, staff, actor }) => {
    const colleagues = await asSite(tx, (site) => staffOf(site, staff.companyId));
    if (to !== null && !colleagues.some(({ id, role }) => id === to && may(role, "live", "answer-leads"))) return refused("not-colleague");
    const at = deps.clock.now();
    await putAssigned(tx, { tenant: tenant.key, customer, at, to });
    await audit(tx, { tenant: tenant.key, customer, actor, to: to === null ? "unassigned" : `assigned to ${to}`, at });
    return ok(null);
  });
}

function withLead<R = never>(
  { db }: Deps,
  member: Who,
  customer: string,
  work: (tx: Tx, here: TenantHere) => Promise<Result<null, R>>,
): Done<R> {
  return asTenantStaff<null, R | "unknown">(db, { member, asked: "answer-leads" }, async (tx, here) =>
    (await knownCustomer(tx, customer)) ? work(tx, here) : refused("unknown"),
  );
}

type Step = {
  readonly tenant: string;
  readonly customer: string;
  readonly actor: TenantHere["actor"];
  readonly to: string;
  readonly at: Date;
};

async function audit(tx: Tx, { tenant, customer, actor, to, at }: Step): Promise<void> {
  await asSite(tx, (site) => auditStep(site, { entity: "tenant_lead", id: `${tenant}/${customer}`, from: null, to, actor, at }));
}
