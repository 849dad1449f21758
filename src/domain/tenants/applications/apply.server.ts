import { createHash } from "node:crypto";
import { workplaceOf } from "#domain/companies/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { queueMail, wakeMailQueue } from "#domain/notifications/index.server.ts";
import { TENANT_APPLIED } from "#domain/tenants/core/tenant-mails.ts";
import type { TenantDetails } from "#domain/tenants/core/types.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import { days } from "#kernel/duration.ts";
import { type RandomBytes, spokenNumber } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { addApplication, sameApplication } from "./application-store.server.ts";

export type TenantDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** Wakes the queue of mails. */
  readonly jobs: Pick<Jobs, "send">;
};

export type ApplicationReceipt = { readonly id: string; readonly receivedAt: Date; readonly isRepeated: boolean };

/** The same content within this time is the same application. */
const SAME_WITHIN = days(1);

/**
 * Takes in an application to be a tenant, both pages at once, and mails its receipt. It waits for an operator. `member`: who is signed in; where they are the
 * administrator of a company in use, its staff will run the tenant.
 */
export async function applyForTenant(
  { db, clock, randomBytes, jobs }: TenantDeps,
  { termsVersion, ...details }: TenantDetails & { readonly termsVersion: string },
  member: Pick<Member, "sub"> | null = null,
): Promise<ApplicationReceipt> {
  const at = clock.now();
  const contentHash = createHash("sha256").update(JSON.stringify(details)).digest();
  const companyId = member && (await companyRunBy(db, member));
  const receipt = await inShortTransaction<ApplicationReceipt>(db, async (tx) => {
    const first = await sameApplication(tx, contentHash, new Date(at.getTime() - SAME_WITHIN));
    if (first) return { ...first, isRepeated: true };
    const id = spokenNumber(randomBytes);
    const application = {
      ...details,
      id,
      state: "review",
      termsVersion,
      tenantKey: null,
      decisionNote: null,
      companyId,
      receivedAt: at,
    } as const;
    await addApplication(tx, { ...application, contentHash });
    for (const [from, to] of [
      [null, "applied"],
      ["applied", "documents"],
      ["documents", "review"],
    ] as const)
      await auditStep(tx, { entity: "tenant_application", id, from, to, actor: "applicant", at });
    const { licence, email } = details;
    await queueMail(tx, TENANT_APPLIED, { to: email, at, facts: { id, licence } });
    return { id, receivedAt: at, isRepeated: false };
  });
  await wakeMailQueue(jobs);
  return receipt;
}

async function companyRunBy(db: Db, member: Pick<Member, "sub">): Promise<string | null> {
  const here = await workplaceOf(db, member);
  return here?.staff.role === "owner" && here.company.state === "live" ? here.company.id : null;
}
