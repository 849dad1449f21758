import { isDeepStrictEqual } from "node:util";
import { followsByLine, lineChannelName, lineLinkOf, linkProvedLine, makeLink } from "#domain/notifications/index.server.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import type { TenantDeps } from "#domain/tenants/applications/apply.server.ts";
import type { Audience, Customer, CustomerQuery, Tenant } from "#domain/tenants/core/types.ts";
import { type CustomerPage, liveOnes, MOST_QUERIES, pageOf } from "#domain/tenants/customers/customer-queries.server.ts";
import { customerRecipient } from "#domain/tenants/customers/customer-recipient.ts";
import { addQuery, putCustomer, putQueryState, queriesOf } from "#domain/tenants/customers/customer-store.server.ts";
import { asCustomer, CUSTOMER_PAGES, subjectOf, type VisitRefusal } from "#domain/tenants/customers/links.server.ts";
import { readWish } from "#domain/tenants/customers/read-wish.server.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import { liveTenant } from "#domain/tenants/register/set-up.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import type { LinePerson } from "#platform/line/types.ts";
import { asSite, withTenant } from "#platform/tenant-scope.server.ts";
import { addLineCustomer, customerByLine } from "./line-customer-store.server.ts";
import type { LineOfTenant } from "./line-of-tenant.server.ts";

/** `unproved`: LINE does not say whose token it is, or not for this tenant. `unreached`: LINE could not be asked. */
export type LineRefusal = "unknown" | "unproved" | "unreached";

type Asked = { readonly tenant: string; readonly idToken: string };
type Proved = { readonly tenant: Tenant; readonly person: LinePerson };

/** Who opens a page of a tenant inside LINE, by LINE's own word for the channel of this tenant alone. */
async function prove({ db }: TenantDeps, { api }: LineOfTenant, { tenant: key, idToken }: Asked): Promise<Result<Proved, LineRefusal>> {
  const tenant = await liveTenant(db, key);
  if (!tenant) return refused("unknown");
  const person = await api.verifyIdToken(idToken);
  if (person === "unreached") return refused("unreached");
  return person === null ? refused("unproved") : ok({ tenant, person });
}

type Registration = Asked & {
  readonly name: string | null;
  /** As the form sent it. */
  readonly answers: unknown;
  /** The version of the words that were agreed to. */
  readonly consentVersion: string;
};

export type LineRegistered = {
  /** Opens the pages of the customer. */
  readonly token: string;
  readonly query: CustomerQuery;
};

/**
 * Takes in the condition of somebody inside LINE. LINE has proved who they are, so that it counts at once, and nothing is confirmed by mail. Who is no friend
 * of the account yet gets messages from the moment they add it. The same condition again is the one that is there; `limit`: there are ten.
 */
export async function registerByLine(
  deps: TenantDeps,
  line: LineOfTenant,
  given: Registration,
): Promise<Result<LineRegistered, LineRefusal | "incomplete" | "limit">> {
  const wish = await readWish(deps.db, given.answers);
  if (!wish) return refused("incomplete");
  const proved = await prove(deps, line, given);
  if (!proved.ok) return proved;
  const { tenant, person } = proved.value;
  const channel = lineChannelName(tenant.key);
  const isFriend = (await line.api.isFriend(person.userId)) ?? (await followsByLine(deps.db, channel, person.userId));
  const at = deps.clock.now();
  return withTenant<Result<LineRegistered, "limit">>(deps.db, tenant.key, async (tx) => {
    const customer = await activeByLine(tx, deps, { ...given, userId: person.userId, at });
    const audience = { tenant: tenant.key, customer: customer.id };
    const query = await keepQuery(tx, { id: opaqueId(deps.randomBytes), audience, wish, at });
    if (!query) return refused("limit");
    const token = await asSite(tx, async (site) => {
      await linkProvedLine(site, { channel, userId: person.userId, recipient: customerRecipient(audience), isFriend, at });
      return makeLink({ ...deps, db: site }, CUSTOMER_PAGES, subjectOf(audience));
    });
    return ok({ token, query });
  });
}

type Told = { readonly id: string; readonly audience: Audience; readonly wish: Wish; readonly at: Date };

/** The condition, which is looked for from now on; one that is there already, paused or not, is that one. Null: there are ten others. */
async function keepQuery(tx: Tx, { id, audience: { tenant, customer }, wish, at }: Told): Promise<CustomerQuery | null> {
  const known = await queriesOf(tx, customer);
  const same = known.find((one) => isDeepStrictEqual(one.wish, wish));
  if (same?.state === "active") return same;
  if (!same && liveOnes(known) >= MOST_QUERIES) return null;
  if (same) await putQueryState(tx, same.id, { state: "active", at });
  else await addQuery(tx, { tenant, customerId: customer, id, state: "active", wish, at });
  const step = { id: `${tenant}/${same?.id ?? id}`, from: same?.state ?? null, to: "active", actor: "customer", at } as const;
  await asSite(tx, (site) => auditStep(site, { entity: "tenant_query", ...step }));
  return same ? { ...same, state: "active" } : { id, state: "active", wish, version: 1, updatedAt: at };
}

type Coming = Pick<Registration, "name" | "consentVersion"> & { readonly tenant: string; readonly userId: string; readonly at: Date };

/** The customer, who has just agreed: whoever had stopped everything begins anew. */
async function activeByLine(tx: Tx, { randomBytes }: TenantDeps, given: Coming): Promise<Customer> {
  const { tenant, userId, name, consentVersion, at } = given;
  const known = await customerByLine(tx, userId);
  const id = known?.id ?? opaqueId(randomBytes);
  if (known) await putCustomer(tx, id, { state: "active", at, name, consentVersion });
  else await addLineCustomer(tx, { tenant, id, userId, name, consentVersion, at });
  // Of two that came at once the first one counts.
  const customer = await customerByLine(tx, userId);
  if (!customer) throw new Error("a customer whose account of LINE is taken is not there");
  if (known?.state !== "active" && customer.id === id) {
    const step = { id: subjectOf({ tenant, customer: id }), from: known?.state ?? null, to: "active", actor: "customer", at } as const;
    await asSite(tx, (site) => auditStep(site, { entity: "tenant_customer", ...step }));
  }
  return customer;
}

/** Opens the pages of the customer who has opened a page inside LINE. `unknown`: they have told nothing yet, or have stopped everything. */
export async function visitByLine(
  deps: TenantDeps,
  line: LineOfTenant,
  asked: Asked,
): Promise<Result<{ readonly token: string; readonly page: CustomerPage }, LineRefusal>> {
  const proved = await prove(deps, line, asked);
  if (!proved.ok) return proved;
  const { tenant, person } = proved.value;
  return withTenant<Result<{ token: string; page: CustomerPage }, "unknown">>(deps.db, tenant.key, async (tx) => {
    const customer = await customerByLine(tx, person.userId);
    if (!customer || customer.state === "stopped") return refused("unknown");
    const subject = subjectOf({ tenant: tenant.key, customer: customer.id });
    const token = await asSite(tx, (site) => makeLink({ ...deps, db: site }, CUSTOMER_PAGES, subject));
    return ok({ token, page: await pageOf(tx, { tenant, customer }) });
  });
}

export type CustomerLine = {
  readonly tenant: Tenant;
  readonly recipient: string;
  readonly state: Awaited<ReturnType<typeof lineLinkOf>>["state"];
  /** The condition that was saved last and is looked for; null: none is. */
  readonly query: CustomerQuery | null;
};

/** What the page after a registration inside LINE shows, by the link of the customer's pages. */
export async function customerLine(deps: TenantDeps, token: string): Promise<Result<CustomerLine, VisitRefusal>> {
  return asCustomer<CustomerLine, never>(deps, token, async (tx, { tenant, customer }) => {
    const recipient = customerRecipient({ tenant: tenant.key, customer: customer.id });
    const { state } = await asSite(tx, (site) => lineLinkOf(site, recipient, lineChannelName(tenant.key)));
    const query = (await queriesOf(tx, customer.id)).find((one) => one.state === "active") ?? null;
    return ok({ tenant, recipient, state, query });
  });
}
