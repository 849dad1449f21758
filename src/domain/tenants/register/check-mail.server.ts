import type { MailCheck, Tenant } from "#domain/tenants/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { checkMailDomain, type DomainCheck, type FindTexts } from "#platform/mail-domain/check-mail-domain.ts";
import { type OurSending, officeSelector } from "#platform/mail-domain/dkim-key.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { auditStep } from "./audit-store.server.ts";
import type { OperatorDeps } from "./operator-deps.server.ts";
import { allTenants, findTenant, lockedTenant, putMailCheck } from "./tenant-store.server.ts";

export type MailCheckDeps = OperatorDeps & {
  readonly findTexts: FindTexts;
  /** How we send from domains of others; null: we do not. */
  readonly ours?: OurSending | null;
};

/** `isReady`: its mails go out from its own domain from now on; else from ours. */
type CheckedMail = { readonly checks: readonly DomainCheck[]; readonly isReady: boolean };

/** What DNS said of the mail domain that a tenant had then. */
export type LookedUpMail = CheckedMail & { readonly key: string; readonly domain: string; readonly selector: string };

type Asked = {
  readonly key: string;
  /** Of the key in DNS; null: ours for this office. */
  readonly selector: string | null;
  readonly actor: Parameters<typeof auditStep>[1]["actor"];
};

/** Where nothing is signed by us. */
const USUAL_SELECTOR = "machinone";

/** Looks up the mail domain of a tenant and keeps what was found. */
export async function checkTenantMail(deps: MailCheckDeps, { actor, ...asked }: Asked): Promise<Result<CheckedMail, MailCheckRefusal>> {
  const found = await lookUpTenantMail(deps, asked);
  return found.ok ? ok(await keepTenantMail(deps, found.value, actor)) : found;
}

/** `no-domain`: its mails come from ours anyway. */
type MailCheckRefusal = "unknown" | "no-domain";

/** Asks DNS for the mail domain of a tenant; nothing is kept. */
export async function lookUpTenantMail(
  { db, findTexts, ours = null }: Omit<MailCheckDeps, "clock">,
  { key, selector: given }: Omit<Asked, "actor">,
): Promise<Result<LookedUpMail, MailCheckRefusal>> {
  const tenant = await findTenant(db, key);
  if (!tenant) return refused("unknown");
  const domain = tenant.mailDomain;
  if (domain === null) return refused("no-domain");
  const own = ours && officeSelector(ours, key);
  const selector = given ?? own ?? USUAL_SELECTOR;
  const isOurKey = ours !== null && selector === own;
  const question = { domain, selector, includes: ours?.includes ?? null, publicKey: isOurKey ? ours.publicKey : null };
  const checks = await checkMailDomain(findTexts, question);
  // Our key stands in our own domain as well: that is no office's to write from.
  const isReady = isOurKey && domain !== ours.domain && checks.every(({ state }) => state === "ok");
  return ok({ key, domain, selector, checks, isReady });
}

/**
 * Keeps what DNS said; a change of whether a tenant's mails go out from there is audited. A domain that is not ready, or of which DNS says nothing,
 * stops nothing: mails come from ours. Nothing is kept of a domain that is not the tenant's any more.
 */
export async function keepTenantMail(
  { db, clock }: OperatorDeps,
  { key, domain, selector, checks, isReady }: LookedUpMail,
  actor: Asked["actor"],
): Promise<CheckedMail> {
  const found = { spf: stateOf(checks, "SPF"), dkim: stateOf(checks, "DKIM"), dmarc: stateOf(checks, "DMARC"), isMailReady: isReady };
  const at = clock.now();
  const isKept = await inShortTransaction(db, async (tx) => {
    const before = await lockedTenant(tx, key);
    if (!before || !(await putMailCheck(tx, key, { ...found, domain, selector, at }))) return false;
    if (before.isMailReady === isReady) return true;
    const { state } = before;
    await auditStep(tx, { entity: "tenant", id: key, from: state, to: state, actor, reason: reasonOf(domain, found), at });
    return true;
  });
  return { checks, isReady: isReady && isKept };
}

function stateOf(checks: readonly DomainCheck[], what: DomainCheck["what"]): MailCheck {
  const state = checks.find((check) => check.what === what)?.state ?? "unknown";
  return state === "unknown" ? "unchecked" : state;
}

function reasonOf(domain: string, { spf, dkim, dmarc, isMailReady }: Pick<Tenant, "spf" | "dkim" | "dmarc" | "isMailReady">): string {
  return isMailReady ? `mails from ${domain}` : `mails not from ${domain}: SPF ${spf}, DKIM ${dkim}, DMARC ${dmarc}`;
}

/** Looks up the domains of all tenants that are not closed. Whoever could not be asked is left as they were. */
export async function checkAllTenantMails(
  deps: MailCheckDeps,
  { onFailure, signal }: { readonly onFailure: (error: unknown) => void; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  for (const { key, state, mailDomain } of await allTenants(deps.db)) {
    if (signal?.aborted) return;
    if (mailDomain === null || state === "closed") continue;
    await checkTenantMail(deps, { key, selector: null, actor: "system" }).catch(onFailure);
  }
}
