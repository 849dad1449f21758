import type { Member } from "#domain/members/core/types.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import { answerCustomer, type ConsoleRefusal, tenantHere } from "#domain/tenants/index.server.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { type Result, refused } from "#kernel/result.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import type { OfficeDeps } from "./decide.server.ts";
import { leadsOf } from "./leads.server.ts";

/** `not-asked`: they asked nothing, and an office writes to nobody of its own accord. The others: see `answerCustomer`. */
export type AnswerLeadRefusal = ConsoleRefusal | "unknown" | "not-asked" | "empty" | "stopped" | "too-many";

/** Answers a customer who asked something or wants to visit, by mail in the name of the office. */
export async function answerLead(
  deps: OfficeDeps & { readonly randomBytes: RandomBytes },
  member: Pick<Member, "sub">,
  { customer, text }: { readonly customer: string; readonly text: string },
): Promise<Result<null, AnswerLeadRefusal>> {
  const { db, clock, randomBytes } = deps;
  const answered = await inTransaction<Result<null, AnswerLeadRefusal>>(db, async (tx) => {
    const here = await tenantHere(tx, { member, asked: "answer-leads" });
    if (!here.ok) return here;
    const [lead] = await leadsOf({ db: tx, clock }, here.value.tenant, customer);
    if (!lead || lead.questions + lead.visits === 0) return refused(lead ? "not-asked" : "unknown");
    return withTenant(tx, here.value.tenant.key, (scoped) =>
      answerCustomer(scoped, here.value, { id: opaqueId(randomBytes), customer, text, at: clock.now() }),
    );
  });
  if (answered.ok) await wakeMailQueue(deps.jobs);
  return answered;
}
