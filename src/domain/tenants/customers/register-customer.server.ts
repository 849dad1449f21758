import { queueMail, wakeMailQueue } from "#domain/notifications/index.server.ts";
import { words } from "#domain/queries/index.server.ts";
import type { TenantDeps } from "#domain/tenants/applications/apply.server.ts";
import { CUSTOMER_CONFIRMS, CUSTOMER_INVITED } from "#domain/tenants/core/tenant-mails.ts";
import type { Customer } from "#domain/tenants/core/types.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import { liveTenant } from "#domain/tenants/register/set-up.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { asSite, withTenant } from "#platform/tenant-scope.server.ts";
import { addCustomer, addQuery, customerByMail, dropWaitingQueries } from "./customer-store.server.ts";
import { subjectOf } from "./links.server.ts";
import { readWish } from "./read-wish.server.ts";

type Registration = {
  readonly tenant: string;
  readonly name: string | null;
  readonly email: string;
  /** As the form sent it. */
  readonly answers: unknown;
  /** The version of the words that were agreed to. */
  readonly consentVersion: string;
};

/**
 * Takes in the condition of somebody who says this is their address. Nothing counts before the link in the mail is used, and an address that is known
 * already gets the same mail: the answer tells nobody which it was. `unknown`: there is no such tenant now; `incomplete`: a part of the condition is missing.
 */
export async function registerCustomer(deps: TenantDeps, given: Registration): Promise<Result<null, "unknown" | "incomplete">> {
  const tenant = await liveTenant(deps.db, given.tenant);
  if (!tenant) return refused("unknown");
  const wish = await readWish(deps.db, given.answers);
  if (!wish) return refused("incomplete");
  const at = deps.clock.now();
  await withTenant(deps.db, tenant.key, async (tx) => {
    const found = await foundOrAdded(tx, deps, { ...given, email: given.email.toLowerCase(), at });
    const { customer } = found;
    await dropWaitingQueries(tx, customer.id);
    await addQuery(tx, { tenant: tenant.key, customerId: customer.id, id: opaqueId(deps.randomBytes), state: "waiting", wish, at });
    const facts = { tenant: tenant.key, customer: customer.id, words: words(wish) };
    await asSite(tx, async (site) => {
      await noteNew(site, { tenant: tenant.key, found, at });
      await queueMail(site, CUSTOMER_CONFIRMS, { to: given.email, at, facts });
    });
  });
  await wakeMailQueue(deps.jobs);
  return ok(null);
}

/** An agent asks somebody for their condition: by mail, with the name filled in. False: there is no such tenant now. */
export async function inviteCustomer(deps: TenantDeps, given: Pick<Registration, "tenant" | "name" | "email">): Promise<boolean> {
  const tenant = await liveTenant(deps.db, given.tenant);
  if (!tenant) return false;
  const at = deps.clock.now();
  await withTenant(deps.db, tenant.key, async (tx) => {
    const found = await foundOrAdded(tx, deps, { ...given, email: given.email.toLowerCase(), consentVersion: null, at });
    const { id, state } = found.customer;
    await asSite(tx, async (site) => {
      await noteNew(site, { tenant: tenant.key, found, at });
      // Who has stopped everything is asked for nothing again.
      if (state === "stopped") return;
      await queueMail(site, CUSTOMER_INVITED, { to: given.email, at, facts: { tenant: tenant.key, customer: id, name: given.name } });
    });
  });
  return true;
}

type NewCustomer = Pick<Registration, "tenant" | "name" | "email"> & { readonly consentVersion: string | null; readonly at: Date };

type Found = { readonly customer: Customer; readonly isNew: boolean };

async function foundOrAdded(tx: Tx, { randomBytes }: TenantDeps, { tenant, name, email, consentVersion, at }: NewCustomer): Promise<Found> {
  const customer = { id: opaqueId(randomBytes), state: "waiting", name, email, heat: "none", consentVersion } as const;
  if (await addCustomer(tx, { ...customer, tenant, at })) return { customer, isNew: true };
  const known = await customerByMail(tx, email);
  if (!known) throw new Error("a customer whose address is taken is not there");
  return { customer: known, isNew: false };
}

/** Beside the mail and not before it: of an address that is new as much is asked of the database as of a known one, so that the time tells nobody which it was. */
async function noteNew(
  site: Tx,
  { tenant, found: { customer, isNew }, at }: { readonly tenant: string; readonly found: Found; readonly at: Date },
): Promise<void> {
  if (!isNew) return;
  const id = subjectOf({ tenant, customer: customer.id });
  await auditStep(site, { entity: "tenant_customer", id, from: null, to: "waiting", actor: "customer", at });
}
