import { makeLink } from "#domain/notifications/index.server.ts";
import type { TenantDeps } from "#domain/tenants/applications/apply.server.ts";
import type { Audience, Customer, CustomerQuery, Tenant } from "#domain/tenants/core/types.ts";
import { writesFrom } from "#domain/tenants/core/writes-from.ts";
import { findTenantLine } from "#domain/tenants/register/tenant-line-store.server.ts";
import { findTenant } from "#domain/tenants/register/tenant-store.server.ts";
import type { MailSender } from "#kernel/message.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { activeCustomer, activeCustomers, queriesOf } from "./customer-store.server.ts";
import { CUSTOMER_STOP, subjectOf } from "./links.server.ts";

/** To whom homes may be recommended, in whose name, and what they look for. */
type CustomerReader = {
  readonly tenant: Tenant;
  readonly customer: Customer;
  readonly queries: readonly CustomerQuery[];
  /** The tenant has a channel of LINE. */
  readonly hasLine: boolean;
};

/** Null: the tenant is not in use now, or the customer has confirmed nothing, or stopped everything. */
export async function customerReader(db: Db | Tx, audience: Audience): Promise<CustomerReader | null> {
  const tenant = await findTenant(db, audience.tenant);
  if (tenant?.state !== "live") return null;
  const hasLine = (await findTenantLine(db, tenant.key)) !== null;
  return withTenant(db, tenant.key, async (tx) => {
    const customer = await activeCustomer(tx, audience.customer);
    return customer && { tenant, customer, queries: await queriesOf(tx, customer.id), hasLine };
  });
}

/** A page of a tenant's customers who look for something, by id after one. */
export function customersToTell(
  db: Db,
  tenant: string,
  page: { readonly after: string; readonly most: number },
): Promise<readonly string[]> {
  return withTenant(db, tenant, (tx) => activeCustomers(tx, page));
}

/** The token of a link that stops all that comes from this tenant, and nothing of anybody else; it never expires. */
export function customerStopLink(deps: Omit<TenantDeps, "jobs">, audience: Audience): Promise<string> {
  return makeLink(deps, CUSTOMER_STOP, subjectOf(audience));
}

/** In whose name a mail to a tenant's customer goes out. */
export function senderOf(tenant: Tenant, origin: string): MailSender {
  const { key, name, address, licence, email, brandColour } = tenant;
  const homeUrl = `${origin}/recommender/service?t=${key}`;
  return {
    name,
    homeUrl,
    contactUrl: `mailto:${email}`,
    postalAddress: address,
    licence,
    colour: brandColour,
    writesFrom: writesFrom(tenant),
  };
}
