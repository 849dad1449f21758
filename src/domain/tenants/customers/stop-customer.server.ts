import {
  closePages,
  lineChannelName,
  openLink,
  queueMail,
  revokeLinks,
  unlinkLine,
  wakeMailQueue,
} from "#domain/notifications/index.server.ts";
import type { TenantDeps } from "#domain/tenants/applications/apply.server.ts";
import { CUSTOMER_LINK } from "#domain/tenants/core/tenant-mails.ts";
import type { Audience } from "#domain/tenants/core/types.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import { liveTenant } from "#domain/tenants/register/set-up.server.ts";
import { allTenants } from "#domain/tenants/register/tenant-store.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Tx } from "#platform/db.server.ts";
import { asSite, withTenant } from "#platform/tenant-scope.server.ts";
import { customerRecipient } from "./customer-recipient.ts";
import { customerByMail, customerOf, dropWaitingQueries, pauseQueries, putCustomer } from "./customer-store.server.ts";
import { audienceOf, CUSTOMER_PAGES, CUSTOMER_STOP, subjectOf } from "./links.server.ts";

/**
 * All-stop, by the link of a customer's pages or by the stop link of a mail, whatever state the tenant is in: nothing more is sent, and only stop links open
 * anything from now on. Again: the same answer. False: nobody has such a link.
 */
export async function stopCustomer(deps: TenantDeps, token: string): Promise<boolean> {
  const link = (await openLink(deps, CUSTOMER_STOP, token)) ?? (await openLink(deps, CUSTOMER_PAGES, token));
  if (!link) return false;
  const audience = audienceOf(link.subject);
  await withTenant(deps.db, audience.tenant, (tx) => endAll(tx, deps.clock, { audience, actor: "customer" }));
  return true;
}

type Ending = { readonly audience: Audience; readonly actor: "customer" | "system" | `staff:${string}` };

/** Stops everything of a customer, at their own wish or as the office was told. Again: nothing. False: the tenant has none of that id. */
export async function endAll(tx: Tx, clock: Clock, { audience, actor }: Ending): Promise<boolean> {
  const customer = await customerOf(tx, audience.customer);
  if (!customer) return false;
  const [at, id] = [clock.now(), subjectOf(audience)];
  // Who had stopped already may have been sent a link since, and stops that as well.
  await dropWaitingQueries(tx, customer.id);
  await asSite(tx, async (site) => {
    await revokeLinks({ db: site, clock }, [CUSTOMER_PAGES], id);
    await closePages(site, { recipient: customerRecipient(audience), topic: null, channel: null, at });
    await unlinkLine({ db: site, clock }, customerRecipient(audience), lineChannelName(audience.tenant));
  });
  if (customer.state === "stopped") return true;
  await putCustomer(tx, customer.id, { state: "stopped", at });
  await pauseQueries(tx, customer.id, at);
  await asSite(tx, (site) => auditStep(site, { entity: "tenant_customer", id, from: customer.state, to: "stopped", actor, at }));
  return true;
}

/** The same at every office whose customer has an address, for its owner called a mail spam: which of them wrote it is not told. Within the transaction of the report. */
export async function stopComplainer(tx: Tx, clock: Clock, address: string): Promise<void> {
  for (const { key } of await allTenants(tx))
    await withTenant(tx, key, async (scoped) => {
      const customer = await customerByMail(scoped, address.trim().toLowerCase());
      if (customer) await endAll(scoped, clock, { audience: { tenant: key, customer: customer.id }, actor: "system" });
    });
}

/** The same in the chat of the tenant, within the transaction of what was said there. False: the tenant has none of that id. */
export function stopInChat(tx: Tx, clock: Clock, audience: Audience): Promise<boolean> {
  return withTenant(tx, audience.tenant, (scoped) => endAll(scoped, clock, { audience, actor: "customer" }));
}

/** Mails a new link to the address of whose link this is, also where that one is expired. False: nobody has such a link, the tenant is not in use, or the customer was forgotten. */
export async function sendCustomerLink(deps: TenantDeps, token: string): Promise<boolean> {
  const link = await openLink(deps, CUSTOMER_PAGES, token);
  if (!link || link.state === "revoked") return false;
  const audience = audienceOf(link.subject);
  if (!(await liveTenant(deps.db, audience.tenant))) return false;
  const at = deps.clock.now();
  const isKnown = await withTenant(deps.db, audience.tenant, async (tx) => {
    const customer = await customerOf(tx, audience.customer);
    const to = customer?.email ?? null;
    if (to !== null) await asSite(tx, (site) => queueMail(site, CUSTOMER_LINK, { to, at, facts: audience }));
    return customer !== null;
  });
  await wakeMailQueue(deps.jobs);
  return isKnown;
}
