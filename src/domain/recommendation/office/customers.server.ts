import type { Member } from "#domain/members/core/types.ts";
import { forgetRecipient } from "#domain/recommendation/forgetting/forget-store.server.ts";
import type { CustomerInFull, CustomersAsked, ListedCustomer } from "#domain/tenants/console/types.ts";
import {
  type ConsoleRefusal,
  type CustomerRefusal,
  type CustomersFound,
  customerOfOffice,
  customerRecipient,
  customersInOffice,
  deleteCustomer,
} from "#domain/tenants/index.server.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { deliveriesTo, lastOf, titlesOf } from "./customer-store.server.ts";
import type { LastTold, OfficeDelivery } from "./types.ts";

type Who = Pick<Member, "sub">;

const MOST_DELIVERIES = 20;
const NOTHING: LastTold = { sentAt: null, reaction: null };

type Listed = Omit<CustomersFound, "items" | "tenant"> & { readonly items: readonly (ListedCustomer & LastTold)[] };

/** A page of the customers of an office, each with what was sent last and what they made of it. */
export async function officeCustomers(db: Db, member: Who, asked: CustomersAsked): Promise<Result<Listed, ConsoleRefusal>> {
  const found = await customersInOffice(db, member, asked);
  if (!found.ok) return found;
  const { tenant, items, ...page } = found.value;
  const recipientOfCustomer = (customer: string) => customerRecipient({ tenant, customer });
  const recipients = items.map(({ id }) => recipientOfCustomer(id));
  const last = await withTenant(db, tenant, (tx) => lastOf(tx, recipients));
  return ok({ ...page, items: items.map((customer) => ({ ...customer, ...(last.get(recipientOfCustomer(customer.id)) ?? NOTHING) })) });
}

type InFull = {
  readonly customer: CustomerInFull;
  readonly deliveries: readonly OfficeDelivery[];
  /** Of homes that were told or that presses led to, as far as they are still known. */
  readonly titles: ReadonlyMap<string, string>;
};

/** One customer of an office: with what was sent, and what they made of each home. */
export async function officeCustomer(db: Db, member: Who, id: string): Promise<Result<InFull, CustomerRefusal>> {
  const found = await customerOfOffice(db, member, id);
  if (!found.ok) return found;
  const { audience, customer } = found.value;
  const told = await withTenant(db, audience.tenant, (tx) => deliveriesTo(tx, customerRecipient(audience), MOST_DELIVERIES));
  const ofItems = told.flatMap(({ items }) => items.map(({ listingId }) => listingId));
  const titles = await titlesOf(db, [...ofItems, ...customer.clicks.flatMap(({ listingId }) => listingId ?? [])]);
  const deliveries = told.map((batch) => ({
    ...batch,
    items: batch.items.map((item) => ({ ...item, title: titles.get(item.listingId) ?? null })),
  }));
  return ok({ customer, deliveries, titles });
}

/** Takes away all that is kept of a customer of an office: who they are, what they look for, what was sent to them and what they made of it. */
export function dropCustomer(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  member: Who,
  id: string,
): Promise<Result<null, CustomerRefusal>> {
  return inTransaction<Result<null, CustomerRefusal>>(db, async (tx) => {
    const deleted = await deleteCustomer({ db: tx, clock }, member, id);
    if (!deleted.ok) return deleted;
    await forgetRecipient(tx, customerRecipient(deleted.value));
    return ok(null);
  });
}
