import { queueMail } from "#domain/notifications/index.server.ts";
import type { TenantHere } from "#domain/tenants/console/staff-of-tenant.server.ts";
import { customerOf } from "#domain/tenants/customers/customer-store.server.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import { days } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { asSite } from "#platform/tenant-scope.server.ts";
import { OFFICE_ANSWERS } from "./answer-mail.ts";
import { addAnswer, answersSince, putHandled } from "./lead-store.server.ts";

/** To one customer in a day: whoever had somebody's address would fill their inbox. */
export const MOST_LEAD_ANSWERS_A_DAY = 5;
/** Of an office in a day. */
const MOST_OF_OFFICE = 200;

type Answer = { readonly id: string; readonly customer: string; readonly text: string; readonly at: Date };
type AnswerRefusal = "unknown" | "empty" | "stopped" | "too-many";

/**
 * Inside `withTenant`: answers a customer by mail in the name of the office, and with that has seen to what they said. `stopped`: they want no mails of this
 * office, or have none; `too-many`: not today.
 */
export async function answerCustomer(
  tx: Tx,
  { tenant, staff, actor }: TenantHere,
  { id, customer, text: written, at }: Answer,
): Promise<Result<null, AnswerRefusal>> {
  const text = written.trim();
  if (text === "") return refused("empty");
  const known = await customerOf(tx, customer);
  if (!known) return refused("unknown");
  const { email } = known;
  if (known.state !== "active" || email === null) return refused("stopped");
  const { toThem, toAll } = await answersSince(tx, customer, new Date(at.getTime() - days(1)));
  if (toThem >= MOST_LEAD_ANSWERS_A_DAY || toAll >= MOST_OF_OFFICE) return refused("too-many");
  await addAnswer(tx, { tenant: tenant.key, customer, id, text, answeredBy: staff.id, answeredAt: at });
  await putHandled(tx, { tenant: tenant.key, customer, at, by: staff.id });
  await asSite(tx, async (site) => {
    const facts = { tenant: tenant.key, customer, text, by: staff.name };
    await queueMail(site, OFFICE_ANSWERS, { to: email, at, facts, tenant: tenant.key });
    await auditStep(site, { entity: "tenant_lead", id: `${tenant.key}/${customer}`, from: null, to: "answered", actor, at });
  });
  return ok(null);
}
