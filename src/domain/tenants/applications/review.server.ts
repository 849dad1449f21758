import { queueMail } from "#domain/notifications/index.server.ts";
import { readBrand } from "#domain/tenants/core/brand.ts";
import { TENANT_DECIDED } from "#domain/tenants/core/tenant-mails.ts";
import { isTenantKey, needsNote, stateAfter } from "#domain/tenants/core/tenant-states.ts";
import type { Application, Tenant, TenantState } from "#domain/tenants/core/types.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import type { OperatorDeps } from "#domain/tenants/register/operator-deps.server.ts";
import { addTenant, tenantOfCompany } from "#domain/tenants/register/tenant-store.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { lockedApplication, putDecision } from "./application-store.server.ts";

type Reviewed = { readonly id: string; readonly note: string } & (
  | { readonly decision: "approve"; readonly key: string }
  | { readonly decision: "reject" }
);

export type ReviewRefusal = "unknown" | "note-missing" | "bad-key" | "key-taken" | "company-taken" | { readonly notFrom: TenantState };

/** Until a tenant has chosen its own: the colour of the site. */
const FIRST_COLOUR = readBrand("#0b5d66")?.onLight ?? "#000000";

/** Approves an application, which makes a tenant that is set up next, or rejects it; the broker is told by mail either way. */
export function reviewApplication({ db, clock }: OperatorDeps, reviewed: Reviewed): Promise<Result<TenantState, ReviewRefusal>> {
  const { id, decision } = reviewed;
  return inShortTransaction<Result<TenantState, ReviewRefusal>>(db, async (tx) => {
    const application = await lockedApplication(tx, id);
    if (!application) return refused("unknown");
    const state = stateAfter(application.state, decision);
    if (state !== "setup" && state !== "closed") return refused({ notFrom: application.state });
    const note = reviewed.note.trim() || null;
    if (note === null && needsNote(decision)) return refused("note-missing");
    const at = clock.now();
    const made = await makeTenant(tx, application, { key: reviewed.decision === "approve" ? reviewed.key : null, at });
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

async function makeTenant(
  tx: Tx,
  { company, licence, address, email, mailDomain, companyId, listingSource }: Application,
  { key, at }: { readonly key: string | null; readonly at: Date },
): Promise<Result<string | null, "bad-key" | "key-taken" | "company-taken">> {
  if (key === null) return ok(null);
  if (!isTenantKey(key)) return refused("bad-key");
  if (companyId !== null && (await tenantOfCompany(tx, companyId))) return refused("company-taken");
  const tenant: Tenant = {
    ...{ key, state: "setup", name: company, licence, address, email, mailDomain },
    ...{ brandColour: FIRST_COLOUR, allowedHosts: [], approval: "manual", hotDays: 7 },
    ...{ spf: "unchecked", dkim: "unchecked", dmarc: "unchecked", companyId, isSample: false },
    // Without a company there are no homes of its own.
    ...{ isMailReady: false, listingSource: companyId === null ? "all" : listingSource },
  };
  if (!(await addTenant(tx, { ...tenant, at }))) return refused("key-taken");
  await auditStep(tx, { entity: "tenant", id: key, from: null, to: "setup", actor: "operator", at });
  return ok(key);
}
