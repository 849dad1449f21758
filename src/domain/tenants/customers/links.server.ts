import { openLink } from "#domain/notifications/index.server.ts";
import type { Audience, Customer, Tenant } from "#domain/tenants/core/types.ts";
import { liveTenant } from "#domain/tenants/register/set-up.server.ts";
import { days } from "#kernel/duration.ts";
import { type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { customerOf } from "./customer-store.server.ts";

/** The pages of one customer of one tenant. */
export const CUSTOMER_PAGES = { name: "tenant-customer", life: days(30) };
/** Never expires and is never taken back: who wants nothing any more can always say so. */
export const CUSTOMER_STOP = { name: "tenant-stop", life: null };

/** Keys have no slash, and neither have ids. */
export const subjectOf = ({ tenant, customer }: Audience) => `${tenant}/${customer}`;

export function audienceOf(subject: string): Audience {
  const [tenant = "", customer = ""] = subject.split("/");
  return { tenant, customer };
}

export type Visitor = { readonly tenant: Tenant; readonly customer: Customer };
export type VisitRefusal = "unknown" | "expired";
type Deps = { readonly db: Db; readonly clock: Clock };

/** Does something as the customer whose link this is, where only rows of their tenant exist. A tenant that is not in use now has no pages. */
export async function asCustomer<T, R>(
  deps: Deps,
  token: string,
  work: (tx: Tx, visitor: Visitor) => Promise<Result<T, R>>,
): Promise<Result<T, R | VisitRefusal>> {
  const link = await openLink(deps, CUSTOMER_PAGES, token);
  if (!link) return refused("unknown");
  const audience = audienceOf(link.subject);
  const tenant = await liveTenant(deps.db, audience.tenant);
  if (!tenant) return refused("unknown");
  if (link.state === "revoked") return refused("unknown");
  return withTenant<Result<T, R | VisitRefusal>>(deps.db, tenant.key, async (tx) => {
    const customer = await customerOf(tx, audience.customer);
    if (!customer) return refused("unknown");
    return link.state === "expired" ? refused("expired") : work(tx, { tenant, customer });
  });
}
