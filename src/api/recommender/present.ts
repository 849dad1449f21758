import { nextDigestOf } from "#domain/recommendation/index.server.ts";
import type { Tenant } from "#domain/tenants/core/types.ts";
import { type CustomerPage, customerRecipient } from "#domain/tenants/index.server.ts";
import { maskedEmail } from "#kernel/fields/masked-email.ts";

/** What stands on every page of a tenant. Its mail address and how it is set up stay here. */
export function presentTenant({ key, name, licence, address, brandColour, isSample }: Tenant) {
  return { key, name, licence, address, brandColour, isSample };
}

export async function presentVisit(deps: Parameters<typeof nextDigestOf>[0], { tenant, customer, queries }: CustomerPage) {
  const next = await nextDigestOf(deps, customerRecipient({ tenant: tenant.key, customer: customer.id }));
  return {
    tenant: presentTenant(tenant),
    name: customer.name,
    address: customer.email === null ? null : maskedEmail(customer.email),
    state: customer.state,
    nextMailAt: next.toISOString(),
    queries: queries.map(({ id, state, words: sentence, wish, version, updatedAt }) => ({
      ...{ id, state, words: sentence, answers: wish, version, updatedAt: updatedAt.toISOString() },
    })),
  };
}
