import type { Member } from "#domain/members/core/types.ts";
import type { CustomerState, Heat, Tenant } from "#domain/tenants/core/types.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import { countCustomers } from "./console-store.server.ts";
import { asTenantStaff, type ConsoleRefusal } from "./staff-of-tenant.server.ts";

/** How many customers there are in each state, and how many of those who get something are how warm. */
export type CustomerCounts = { readonly all: number } & Readonly<Record<CustomerState | Heat, number>>;

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
