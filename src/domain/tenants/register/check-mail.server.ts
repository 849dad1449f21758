import type { MailCheck } from "#domain/tenants/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { checkMailDomain, type DomainCheck, type FindTexts } from "#platform/mail-domain/check-mail-domain.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import type { OperatorDeps } from "./operator-deps.server.ts";
import { findTenant, putMailCheck } from "./tenant-store.server.ts";

/** Looks up the mail domain of a tenant and keeps what was found. A domain that is not ready is marked, and stops nothing. `no-domain`: its mails come from ours. */
export async function checkTenantMail(
  { db, clock, findTexts }: OperatorDeps & { readonly findTexts: FindTexts },
  { key, selector }: { readonly key: string; readonly selector: string },
): Promise<Result<readonly DomainCheck[], "unknown" | "no-domain">> {
  const tenant = await findTenant(db, key);
  if (!tenant) return refused("unknown");
  if (tenant.mailDomain === null) return refused("no-domain");
  const checks = await checkMailDomain(findTexts, { domain: tenant.mailDomain, selector });
  const stateOf = (what: DomainCheck["what"]): MailCheck => {
    const state = checks.find((check) => check.what === what)?.state ?? "unknown";
    return state === "unknown" ? "unchecked" : state;
  };
  const found = { spf: stateOf("SPF"), dkim: stateOf("DKIM"), dmarc: stateOf("DMARC"), selector, at: clock.now() };
  await inTransaction(db, (tx) => putMailCheck(tx, key, found));
  return ok(checks);
}
