import { type AccessRefusal, actorOf, authorise, type Permission } from "#domain/companies/index.server.ts";
import type { Staff } from "#domain/companies/types.ts";
import type { Member } from "#domain/members/core/types.ts";
import type { Tenant } from "#domain/tenants/core/types.ts";
import { tenantOfCompany } from "#domain/tenants/register/tenant-store.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";

/** What staff may do with the recommender of their company. */
type Asked = Extract<
  Permission,
  "read-customers" | "tend-customers" | "decide-approvals" | "answer-leads" | "change-customers" | "change-recommender"
>;

/** `no-tenant`: the company runs none, or it is closed. */
export type ConsoleRefusal = AccessRefusal | "no-tenant";

/** Somebody of an office, and what the office runs. `actor`: as the audit keeps them, by the row and not by the person. */
export type TenantHere = { readonly tenant: Tenant; readonly staff: Staff; readonly actor: `staff:${string}` };

type Who = { readonly member: Pick<Member, "sub">; readonly asked: Asked };

/**
 * The tenant that the company of a member runs, if they may do this there now. Every use case of the console begins here or at {@link asTenantStaff}: the tenant
 * follows from who asks, and never from a key that was sent.
 */
export async function tenantHere(db: Db | Tx, { member, asked }: Who): Promise<Result<TenantHere, ConsoleRefusal>> {
  const here = await authorise(db, member, asked);
  if (!here.ok) return here;
  const { staff, company } = here.value;
  const tenant = await tenantOfCompany(db, company.id);
  if (!tenant || tenant.state === "closed") return refused("no-tenant");
  return ok({ tenant, staff, actor: actorOf({ staff }) });
}

/** Does something where only rows of that tenant exist, in one transaction. What is the site's is done in `asSite` within it. */
export async function asTenantStaff<T, R>(
  db: Db | Tx,
  who: Who,
  work: (tx: Tx, here: TenantHere) => Promise<Result<T, R>>,
): Promise<Result<T, R | ConsoleRefusal>> {
  const here = await tenantHere(db, who);
  return here.ok ? withTenant<Result<T, R | ConsoleRefusal>>(db, here.value.tenant.key, (tx) => work(tx, here.value)) : here;
}
