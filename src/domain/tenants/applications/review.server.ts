import { queueMail } from "#domain/notifications/index.server.ts";
import { readBrand } from "#domain/tenants/core/brand.ts";
import { TENANT_DECIDED } from "#domain/tenants/core/tenant-mails.ts";
import { isTenantKey, needsNote, stateAfter } from "#domain/tenants/core/tenant-states.ts";
import type { Application, Tenant, TenantState } from "#domain/tenants/core/types.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import type { OperatorDeps } from "#domain/tenants/register/operator-deps.server.ts";
import { addTenant, findTenant, tenantOfCompany } from "#domain/tenants/register/tenant-store.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { findApplication, lockedApplication, putDecision } from "./application-store.server.ts";

type Reviewed = { readonly id: string; readonly note: string };

/** What stands against a key for an application. */
export type KeyRefusal = "bad-key" | "key-taken" | "company-taken";
export type ReviewRefusal = "unknown" | "note-missing" | { readonly notFrom: TenantState };

/** Until a tenant has chosen its own: the colour of the site. */
const FIRST_COLOUR = readBrand("#0b5d66")?.onLight ?? "#000000";

/** Approves an application, which makes a tenant that is set up next; the broker is told by mail. */
export function approveApplication(
  deps: OperatorDeps,
  { key, ...reviewed }: Reviewed & { readonly key: string },
): Promise<Result<TenantState, ReviewRefusal | KeyRefusal>> {
  return review<KeyRefusal>(deps, { ...reviewed, decision: "approve" }, (tx, application, at) => makeTenant(tx, application, { key, at }));
}

/** Rejects an application; the broker is told by mail. */
export function rejectApplication(deps: OperatorDeps, reviewed: Reviewed): Promise<Result<TenantState, ReviewRefusal>> {
  return review<never>(deps, { ...reviewed, decision: "reject" }, async () => ok(null));
}

/** Whether an application could be approved with this key now; null: it could. `unknown`: there is none of this number. */
export async function keyRefusal(
  db: Db | Tx,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<KeyRefusal | "unknown" | null> {
  const application = await findApplication(db, id);
  return application ? refusalOfKey(db, application, key) : "unknown";
}

type Made = { readonly id: string; readonly note: string; readonly decision: "approve" | "reject" };

/** `make` answers the key of the tenant that it made; null: none. */
function review<Refusal>(
  { db, clock }: OperatorDeps,
  { id, decision, note: given }: Made,
  make: (tx: Tx, application: Application, at: Date) => Promise<Result<string | null, Refusal>>,
): Promise<Result<TenantState, ReviewRefusal | Refusal>> {
  return inShortTransaction<Result<TenantState, ReviewRefusal | Refusal>>(db, async (tx) => {
    const application = await lockedApplication(tx, id);
    if (!application) return refused("unknown");
    const state = stateAfter(application.state, decision);
    if (state !== "setup" && state !== "closed") return refused({ notFrom: application.state });
    const note = given.trim() || null;
    if (note === null && needsNote(decision)) return refused("note-missing");
    const at = clock.now();
    const made = await make(tx, application, at);
    if (!made.ok) return made;
    const tenantKey = made.value;
    await putDecision(tx, id, { state, note, tenantKey, at });
    await auditStep(tx, { entity: "tenant_application", id, from: application.state, to: state, actor: "operator", reason: note, at });
    await queueMail(tx, TENANT_DECIDED, {
      to: application.email,
      at,
      facts: { company: application.company, state, note, key: tenantKey },
    });
    return ok(state);
  });
}

async function refusalOfKey(db: Db | Tx, { companyId }: Application, key: string): Promise<KeyRefusal | null> {
  if (!isTenantKey(key)) return "bad-key";
  if (companyId !== null && (await tenantOfCompany(db, companyId))) return "company-taken";
  return (await findTenant(db, key)) ? "key-taken" : null;
}

async function makeTenant(
  tx: Tx,
  application: Application,
  { key, at }: { readonly key: string; readonly at: Date },
): Promise<Result<string, KeyRefusal>> {
  const refusal = await refusalOfKey(tx, application, key);
  if (refusal !== null) return refused(refusal);
  const { company, licence, address, email, mailDomain, companyId, listingSource } = application;
  const tenant: Tenant = {
    ...{ key, state: "setup", name: company, licence, address, email, mailDomain },
    ...{ brandColour: FIRST_COLOUR, allowedHosts: [], approval: "manual", hotDays: 7 },
    ...{ spf: "unchecked", dkim: "unchecked", dmarc: "unchecked", companyId, isSample: false },
    // Without a company there are no homes of its own.
    ...{ isMailReady: false, listingSource: companyId === null ? "all" : listingSource },
  };
  // Somebody may have been faster.
  if (!(await addTenant(tx, { ...tenant, at }))) return refused("key-taken");
  await auditStep(tx, { entity: "tenant", id: key, from: null, to: "setup", actor: "operator", at });
  return ok(key);
}
