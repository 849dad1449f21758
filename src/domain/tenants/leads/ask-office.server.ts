import { queueMail, wakeMailQueue } from "#domain/notifications/index.server.ts";
import type { TenantDeps } from "#domain/tenants/applications/apply.server.ts";
import type { Audience, Tenant } from "#domain/tenants/core/types.ts";
import { customerOf } from "#domain/tenants/customers/customer-store.server.ts";
import { liveTenant } from "#domain/tenants/register/set-up.server.ts";
import { days } from "#kernel/duration.ts";
import { spokenNumber } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { asSite, withTenant } from "#platform/tenant-scope.server.ts";
import { CUSTOMER_ASKED, OFFICE_ASKED } from "./inquiry-mails.ts";
import { addInquiry, inquiriesOf } from "./inquiry-store.server.ts";
import type { OfficeInquiry } from "./types.ts";

/** The same words about the same home within this time are the same letter. */
const SAME_WITHIN = days(1);
/** Of one customer in that time: each is a mail to the office. */
const MOST_A_DAY = 20;

type SaidToOffice = Omit<OfficeInquiry, "id" | "receivedAt"> & {
  /** The topic in words. */
  readonly what: string;
  readonly consent: { readonly version: string; readonly text: string };
};

export type OfficeReceipt = Pick<OfficeInquiry, "id" | "receivedAt" | "answerDueOn"> & { readonly isRepeated: boolean };
/** `unknown`: the tenant is not in use, or has no such customer who agreed; `too-many`: not today. */
export type AskOfficeRefusal = "unknown" | "too-many";

/** Keeps what a customer says for their office alone, and mails it to the office, and a receipt to the customer. The same again: the first number. */
export async function askOffice(
  deps: TenantDeps,
  audience: Audience,
  said: SaidToOffice,
): Promise<Result<OfficeReceipt, AskOfficeRefusal>> {
  const tenant = await liveTenant(deps.db, audience.tenant);
  if (!tenant) return refused("unknown");
  const asked = await withTenant<Result<OfficeReceipt, AskOfficeRefusal>>(deps.db, tenant.key, async (tx) => {
    // Held, so that of two presses at once the second finds the first.
    const customer = await customerOf(tx, audience.customer);
    if (customer?.state !== "active") return refused("unknown");
    const at = deps.clock.now();
    const lately = await inquiriesOf(tx, customer.id, { since: new Date(at.getTime() - SAME_WITHIN), most: MOST_A_DAY });
    const same = lately.find((one) => isSame(one, said));
    if (same) return ok({ id: same.id, receivedAt: same.receivedAt, answerDueOn: same.answerDueOn, isRepeated: true });
    if (lately.length >= MOST_A_DAY) return refused("too-many");
    const id = spokenNumber(deps.randomBytes);
    await addInquiry(tx, { ...said, id, tenant: tenant.key, customer: customer.id, receivedAt: at });
    await tell(tx, { tenant, customer: customer.id, email: customer.email, id, said, at });
    return ok({ id, receivedAt: at, answerDueOn: said.answerDueOn, isRepeated: false });
  });
  if (asked.ok && !asked.value.isRepeated) await wakeMailQueue(deps.jobs);
  return asked;
}

function isSame(one: OfficeInquiry, said: SaidToOffice): boolean {
  const keys = ["topic", "subject", "dwellingKey", "message", "preferredDates", "phone"] as const;
  return keys.every((key) => one[key] === said[key]);
}

type Telling = {
  readonly tenant: Tenant;
  readonly customer: string;
  readonly email: string | null;
  readonly id: string;
  readonly said: SaidToOffice;
  readonly at: Date;
};

async function tell(tx: Tx, { tenant, customer, email, id, said, at }: Telling): Promise<void> {
  const facts = { tenant: tenant.key, customer, inquiry: id, what: said.what };
  const { subject, answerDueOn: dueOn } = said;
  await asSite(tx, async (site) => {
    // Nobody reads the mail of an invented office: what people write stays here.
    if (!tenant.isSample) await queueMail(site, OFFICE_ASKED, { to: tenant.email, at, facts, tenant: tenant.key });
    if (email !== null) await queueMail(site, CUSTOMER_ASKED, { to: email, at, facts: { ...facts, subject, dueOn }, tenant: tenant.key });
  });
}
