import type { Member } from "#domain/members/core/types.ts";
import { words } from "#domain/queries/index.server.ts";
import { HEAT_WORDS } from "#domain/tenants/core/heat.ts";
import { PROOF_WAY_WORDS } from "#domain/tenants/core/proof-words.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import { csvLine, csvText } from "#kernel/csv.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { customersAfter, wishesOf } from "./console-store.server.ts";
import { CUSTOMER_STATE_WORDS, ORIGIN_WORDS } from "./customer-words.ts";
import { type ConsoleRefusal, tenantHere } from "./staff-of-tenant.server.ts";
import type { OfficeCustomer } from "./types.ts";

const AT_ONCE = 500;
const HEADER = ["氏名", "メール", "状態", "関心", "条件", "登録の方法", "同意日", "同意の方法", "登録日", "メモ"];

/** All customers of an office as a file for a spreadsheet, in parts as they are read; that it was taken is kept in the audit. */
export async function exportCustomers(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  member: Pick<Member, "sub">,
): Promise<Result<AsyncIterable<string>, ConsoleRefusal>> {
  const here = await tenantHere(db, { member, asked: "change-customers" });
  if (!here.ok) return here;
  const { tenant, actor } = here.value;
  const step = { entity: "tenant", id: tenant.key, from: tenant.state, to: tenant.state, actor, reason: "customers exported" } as const;
  await inTransaction(db, (tx) => auditStep(tx, { ...step, at: clock.now() }));
  return ok(partsOf(db, tenant.key));
}

/** With the mark by which a spreadsheet knows UTF-8. What people wrote is text there and never a formula. */
async function* partsOf(db: Db, tenant: string): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(HEADER)}`;
  let after = "";
  for (;;) {
    const { customers, wishes } = await withTenant(db, tenant, async (tx) => {
      const page = await customersAfter(tx, { after, most: AT_ONCE });
      const ids = page.map(({ id }) => id);
      return { customers: page, wishes: await wishesOf(tx, ids) };
    });
    yield customers.map((customer) => lineOf(customer, (wishes.get(customer.id) ?? []).map(words))).join("");
    const last = customers.at(-1);
    if (!last || customers.length < AT_ONCE) return;
    after = last.id;
  }
}

function lineOf(
  { name, email, state, heat, origin, proof, consentedAt, createdAt, note }: OfficeCustomer,
  conditions: readonly string[],
): string {
  const agreedOn = proof?.on ?? (consentedAt === null ? "" : isoDateInJapan(consentedAt));
  const way = proof ? PROOF_WAY_WORDS[proof.way] : ORIGIN_WORDS.form;
  return csvLine([
    ...[name ?? "", email ?? ""].map(csvText),
    ...[CUSTOMER_STATE_WORDS[state], HEAT_WORDS[heat], csvText(conditions.join(" ｜ ")), ORIGIN_WORDS[origin]],
    ...[agreedOn, agreedOn === "" ? "" : way, isoDateInJapan(createdAt), csvText(note ?? "")],
  ]);
}
