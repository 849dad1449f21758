import type { Member } from "#domain/members/core/types.ts";
import type { CustomerCounts } from "#domain/tenants/console/types.ts";
import type { Tenant } from "#domain/tenants/core/types.ts";
import { type ConsoleRefusal, tenantOverview } from "#domain/tenants/index.server.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { leadsOf } from "./leads.server.ts";
import { countWaiting } from "./office-store.server.ts";

type Deps = { readonly db: Db; readonly clock: Clock };
type OfficeOverview = {
  readonly tenant: Tenant;
  readonly customers: CustomerCounts;
  readonly waitingApprovals: number;
  /** Customers who said something that nobody has seen to. */
  readonly openLeads: number;
};

/** What the office of a member runs, in numbers. */
export async function officeOverview(deps: Deps, member: Pick<Member, "sub">): Promise<Result<OfficeOverview, ConsoleRefusal>> {
  const found = await tenantOverview(deps.db, member);
  if (!found.ok) return found;
  const { tenant } = found.value;
  const leads = await leadsOf(deps, tenant);
  const waiting = await withTenant(deps.db, tenant.key, (tx) => countWaiting(tx, tenant.key));
  return ok({ ...found.value, waitingApprovals: waiting.count, openLeads: leads.filter(({ isOpen }) => isOpen).length });
}
