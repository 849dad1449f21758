import type { Member } from "#domain/members/core/types.ts";
import { closePages, forgetLineOf, forgetLinks, forgetMailsAbout } from "#domain/notifications/index.server.ts";
import { words } from "#domain/queries/index.server.ts";
import type { Audience } from "#domain/tenants/core/types.ts";
import { customerRecipient } from "#domain/tenants/customers/customer-recipient.ts";
import { queriesOf } from "#domain/tenants/customers/customer-store.server.ts";
import { CUSTOMER_PAGES, subjectOf } from "#domain/tenants/customers/links.server.ts";
import { changesOf } from "#domain/tenants/customers/query-change-store.server.ts";
import { endAll } from "#domain/tenants/customers/stop-customer.server.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { asSite } from "#platform/tenant-scope.server.ts";
import {
  addSuppression,
  clicksOf,
  countCustomers,
  customerInOffice,
  dropCustomer,
  listCustomers,
  putNote,
  wishesOf,
} from "./console-store.server.ts";
import { asTenantStaff, type ConsoleRefusal } from "./staff-of-tenant.server.ts";
import { addressHash } from "./suppressed.server.ts";
import type { CustomerCounts, CustomerInFull, CustomersAsked, ListedCustomer } from "./types.ts";

const PAGE_SIZE = 20;
const MOST_CLICKS = 50;
const MOST_CHANGES = 20;

type Who = Pick<Member, "sub">;
type Deps = { readonly db: Db | Tx; readonly clock: Clock };
export type CustomerRefusal = ConsoleRefusal | "unknown";

export type CustomersFound = {
  readonly tenant: string;
  readonly items: readonly ListedCustomer[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** Of all that there are, whatever was asked for. */
  readonly counts: CustomerCounts;
};

/** A page of the customers of an office. */
export function customersInOffice(db: Db, member: Who, asked: CustomersAsked): Promise<Result<CustomersFound, ConsoleRefusal>> {
  return asTenantStaff<CustomersFound, never>(db, { member, asked: "read-customers" }, async (tx, { tenant }) => {
    const { items, total } = await listCustomers(tx, { ...asked, pageSize: PAGE_SIZE });
    const wishes = await wishesOf(
      tx,
      items.map(({ id }) => id),
    );
    const listed = items.map((customer) => ({ ...customer, words: (wishes.get(customer.id) ?? []).map(words) }));
    return ok({ tenant: tenant.key, items: listed, total, page: asked.page, pageSize: PAGE_SIZE, counts: await countCustomers(tx) });
  });
}

/** One customer of an office, with all that it keeps of them. */
export function customerOfOffice(
  db: Db,
  member: Who,
  id: string,
): Promise<Result<{ readonly audience: Audience; readonly customer: CustomerInFull }, CustomerRefusal>> {
  return asTenantStaff<{ readonly audience: Audience; readonly customer: CustomerInFull }, "unknown">(
    db,
    { member, asked: "read-customers" },
    async (tx, { tenant }) => {
      const customer = await customerInOffice(tx, id);
      if (!customer) return refused("unknown");
      const queries = (await queriesOf(tx, id)).map(({ wish, state, updatedAt, id: query }) => ({
        ...{ id: query, state, updatedAt, words: words(wish) },
      }));
      const clicks = await clicksOf(tx, id, MOST_CLICKS);
      const changes = await changesOf(tx, id, MOST_CHANGES);
      return ok({ audience: { tenant: tenant.key, customer: id }, customer: { ...customer, queries, changes, clicks } });
    },
  );
}

/** Stops everything of a customer who asked the office to. Again: the same answer. */
export function stopForCustomer({ db, clock }: Deps, member: Who, id: string): Promise<Result<null, CustomerRefusal>> {
  return asTenantStaff<null, "unknown">(db, { member, asked: "tend-customers" }, async (tx, { tenant, actor }) =>
    (await endAll(tx, clock, { audience: { tenant: tenant.key, customer: id }, actor })) ? ok(null) : refused("unknown"),
  );
}

type Noted = { readonly id: string; readonly note: string /** As it was when it was read. */; readonly before: string };

/** Writes what the office keeps in mind of a customer. `conflict`: somebody wrote another one meanwhile. */
export function noteOnCustomer(
  { db }: Pick<Deps, "db">,
  member: Who,
  { id, note, before }: Noted,
): Promise<Result<null, CustomerRefusal | "conflict">> {
  return asTenantStaff<null, "unknown" | "conflict">(db, { member, asked: "tend-customers" }, async (tx) => {
    if (!(await customerInOffice(tx, id))) return refused("unknown");
    return (await putNote(tx, id, { note: note.trim() || null, before: before || null })) ? ok(null) : refused("conflict");
  });
}

/**
 * Takes away all that this domain keeps of a customer, at their wish; the office cannot take the address in again. Answers whose it was: what others keep of
 * them goes in the same transaction.
 */
export function deleteCustomer({ db, clock }: Deps, member: Who, id: string): Promise<Result<Audience, CustomerRefusal>> {
  return asTenantStaff<Audience, "unknown">(db, { member, asked: "change-customers" }, async (tx, { tenant, actor }) => {
    const customer = await customerInOffice(tx, id);
    if (!customer) return refused("unknown");
    const [at, audience] = [clock.now(), { tenant: tenant.key, customer: id }];
    if (customer.email !== null) await addSuppression(tx, { tenant: tenant.key, hash: addressHash(tenant.key, customer.email), at });
    await dropCustomer(tx, id);
    await asSite(tx, async (site) => {
      await auditStep(site, { entity: "tenant_customer", id: subjectOf(audience), from: customer.state, to: "deleted", actor, at });
      await forgetLinks(site, CUSTOMER_PAGES, [subjectOf(audience)]);
      // Before what was sent is forgotten, by which these links are found.
      await closePages(site, { recipient: customerRecipient(audience), topic: null, channel: null, at });
      await forgetLineOf(site, customerRecipient(audience));
      await forgetMailsAbout(site, audience);
    });
    return ok(audience);
  });
}
