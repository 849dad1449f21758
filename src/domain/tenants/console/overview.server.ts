import type { Member } from "#domain/members/core/types.ts";
import type { Tenant } from "#domain/tenants/core/types.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import { countCustomers } from "./console-store.server.ts";
import { asTenantStaff, type ConsoleRefusal } from "./staff-of-tenant.server.ts";
import type { CustomerCounts } from "./types.ts";

/** What an office runs, and its customers in numbers. */
export function tenantOverview(
  db: Db,
  member: Pick<Member, "sub">,
): Promise<Result<{ readonly tenant: Tenant; readonly customers: CustomerCounts }, ConsoleRefusal>> {
  return asTenantStaff<{ readonly tenant: Tenant; readonly customers: CustomerCounts }, never>(
    db,
    { member, asked: "read-customers" },
    async (tx, { tenant }) => ok({ tenant, customers: await countCustomers(tx) }),
  );
}
