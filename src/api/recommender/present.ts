import type { CustomerPage } from "#domain/tenants/index.server.ts";
import type { Tenant } from "#domain/tenants/types.ts";

/** What stands on every page of a tenant. Its mail address and how it is set up stay here. */
export function presentTenant({ key, name, licence, address, brandColour, isSample }: Tenant) {
  return { key, name, licence, address, brandColour, isSample };
}

export function presentVisit({ tenant, customer, queries }: CustomerPage) {
  return {
    tenant: presentTenant(tenant),
    name: customer.name,
    address: customer.email === null ? null : masked(customer.email),
    state: customer.state,
    queries: queries.map(({ id, state, words: sentence, wish, version, updatedAt }) => ({
      ...{ id, state, words: sentence, answers: wish, version, updatedAt: updatedAt.toISOString() },
    })),
  };
}

/** Enough to know one's own address by, and not enough to write to it. */
function masked(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
