import type { Member } from "#domain/members/core/types.ts";
import type { CustomerCounts } from "#domain/tenants/console/types.ts";
import type { Tenant } from "#domain/tenants/core/types.ts";
import { type ConsoleRefusal, tenantOverview } from "#domain/tenants/index.server.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import { countWaiting } from "./office-store.server.ts";

type OfficeOverview = { readonly tenant: Tenant; readonly customers: CustomerCounts; readonly waitingApprovals: number };

/** What the office of a member runs, in numbers. */
export async function officeOverview(db: Db, member: Pick<Member, "sub">): Promise<Result<OfficeOverview, ConsoleRefusal>> {
  const found = await tenantOverview(db, member);
  return found.ok ? ok({ ...found.value, waitingApprovals: await countWaiting(db, found.value.tenant.key) }) : found;
}
