import { findCompany } from "#domain/companies/index.server.ts";
import type { Company } from "#domain/companies/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { auditStep } from "./audit-store.server.ts";
import type { OperatorDeps } from "./operator-deps.server.ts";
import { lockedTenant, putCompany, tenantOfCompany } from "./tenant-store.server.ts";

export type LinkRefusal = "unknown" | "unknown-company" | "company-taken";

/** Lets the staff of a company run a tenant in the console; null: nobody. A company runs one tenant at most. Answers the company. */
export function linkCompany(
  { db, clock }: OperatorDeps,
  { key, companyId }: { readonly key: string; readonly companyId: string | null },
): Promise<Result<Company | null, LinkRefusal>> {
  return inShortTransaction<Result<Company | null, LinkRefusal>>(db, async (tx) => {
    const tenant = await lockedTenant(tx, key);
    if (!tenant) return refused("unknown");
    const company = companyId === null ? null : await findCompany(tx, companyId);
    if (companyId !== null && (!company || company.state === "closed")) return refused("unknown-company");
    const other = companyId === null ? null : await tenantOfCompany(tx, companyId);
    if (other && other.key !== key) return refused("company-taken");
    const at = clock.now();
    await putCompany(tx, key, { companyId, at });
    const reason = `company ${tenant.companyId ?? "-"} -> ${companyId ?? "-"}`;
    await auditStep(tx, { entity: "tenant", id: key, from: tenant.state, to: tenant.state, actor: "operator", reason, at });
    return ok(company);
  });
}
