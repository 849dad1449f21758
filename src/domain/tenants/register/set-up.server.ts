import { queueMail } from "#domain/notifications/index.server.ts";
import { readBrand } from "#domain/tenants/core/brand.ts";
import { TENANT_DECIDED } from "#domain/tenants/core/tenant-mails.ts";
import { isHostName, needsNote, stateAfter, type TenantStep } from "#domain/tenants/core/tenant-states.ts";
import type { Tenant, TenantState } from "#domain/tenants/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { auditStep } from "./audit-store.server.ts";
import type { OperatorDeps } from "./operator-deps.server.ts";
import { findTenant, lockedTenant, putSetUp, putTenantState, type TenantSetUp } from "./tenant-store.server.ts";

const MOST_HOSTS = 10;

export type SetUpRefusal = "unknown" | "closed" | "colour" | "hosts" | "days" | "mail-domain" | "no-company";

/** Changes how a tenant is set up; what is left out stays. `colour`: it cannot be read on white. `no-company`: without one there are no homes of its own. */
export function setUpTenant(
  { db, clock }: OperatorDeps,
  { key, brandColour, ...given }: { readonly key: string } & Partial<TenantSetUp>,
): Promise<Result<Tenant, SetUpRefusal>> {
  return inShortTransaction<Result<Tenant, SetUpRefusal>>(db, async (tx) => {
    const before = await lockedTenant(tx, key);
    if (!before) return refused("unknown");
    if (before.state === "closed") return refused("closed");
    const brand = readBrand(brandColour ?? before.brandColour);
    if (!brand) return refused("colour");
    const after = { ...before, ...given, brandColour: brand.onLight };
    const fault = setUpFault(after);
    if (fault !== null) return refused(fault);
    if (after.listingSource !== "all" && after.companyId === null) return refused("no-company");
    await putSetUp(tx, key, { ...after, at: clock.now() });
    return ok((await findTenant(tx, key)) ?? after);
  });
}

/** What is wrong with how a tenant is set up, beside its colour and whose homes it tells; null: nothing. */
export function setUpFault({
  allowedHosts,
  mailDomain,
  hotDays,
}: Pick<TenantSetUp, "allowedHosts" | "mailDomain" | "hotDays">): "hosts" | "mail-domain" | "days" | null {
  if (allowedHosts.length > MOST_HOSTS || !allowedHosts.every(isHostName)) return "hosts";
  if (mailDomain !== null && !isHostName(mailDomain)) return "mail-domain";
  return Number.isInteger(hotDays) && hotDays >= 1 && hotDays <= 60 ? null : "days";
}

export type StepRefusal = "unknown" | "note-missing" | { readonly notFrom: TenantState };

/** Takes a tenant a step on (C8) and tells it by mail. */
export function moveTenant(
  { db, clock }: OperatorDeps,
  { key, step, note: written }: { readonly key: string; readonly step: Exclude<TenantStep, "approve" | "reject">; readonly note: string },
): Promise<Result<TenantState, StepRefusal>> {
  return inShortTransaction<Result<TenantState, StepRefusal>>(db, async (tx) => {
    const tenant = await lockedTenant(tx, key);
    if (!tenant) return refused("unknown");
    const state = stateAfter(tenant.state, step);
    if (state !== "live" && state !== "suspended" && state !== "closed") return refused({ notFrom: tenant.state });
    const note = written.trim() || null;
    if (note === null && needsNote(step)) return refused("note-missing");
    const at = clock.now();
    await putTenantState(tx, key, { state, at });
    await auditStep(tx, { entity: "tenant", id: key, from: tenant.state, to: state, actor: "operator", reason: note, at });
    await queueMail(tx, TENANT_DECIDED, { to: tenant.email, at, facts: { company: tenant.name, state, note, key } });
    return ok(state);
  });
}

/** A tenant whose pages may be shown; null: there is none, or it is not in use now. */
export async function liveTenant(db: Db, key: string): Promise<Tenant | null> {
  const tenant = await findTenant(db, key);
  return tenant?.state === "live" ? tenant : null;
}
