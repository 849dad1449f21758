import type { Audience } from "#domain/tenants/core/types.ts";

/** Under this name is kept what was recommended to a customer. */
export function customerRecipient({ tenant, customer }: Audience): string {
  return `customer:${tenant}:${customer}`;
}

/** Whose customer it is; null: it is none. */
export function audienceOfRecipient(recipient: string): Audience | null {
  const [, tenant, customer] = /^customer:([a-z0-9-]+):(.+)$/.exec(recipient) ?? [];
  return tenant !== undefined && customer !== undefined ? { tenant, customer } : null;
}
