import type { Member } from "#domain/members/core/types.ts";
import { queueMail, wakeMailQueue } from "#domain/notifications/index.server.ts";
import type { TenantDeps } from "#domain/tenants/applications/apply.server.ts";
import { CUSTOMER_ADDED } from "#domain/tenants/core/tenant-mails.ts";
import { subjectOf } from "#domain/tenants/customers/links.server.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import { days } from "#kernel/duration.ts";
import { opaqueId } from "#kernel/ids.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { asSite } from "#platform/tenant-scope.server.ts";
import { askingOf, noteAsked } from "./asking-store.server.ts";
import { takeIn, takenInSince } from "./console-store.server.ts";
import { isProofDay, type NewCustomer } from "./files/customers-file.ts";
import { asTenantStaff, type ConsoleRefusal } from "./staff-of-tenant.server.ts";
import { addedMailKey, barredAmong } from "./suppressed.server.ts";

/** Customers that an office takes in one by one within a day; more come by a file. */
export const MOST_A_DAY = 100;

export type TakeInRefusal = ConsoleRefusal | "not-live" | "proof-day" | "too-many" | "known" | "stopped" | "deleted";

/**
 * Takes in somebody who agreed to mails elsewhere, and asks them by mail, in the name of the office, to tell what they look for: before that nothing more is
 * sent. Answers the id. `not-live`: nothing is sent in the name of the office now; `known`, `stopped`, `deleted`: the address cannot be taken in by the office.
 */
export async function takeInCustomer(
  deps: TenantDeps,
  member: Pick<Member, "sub">,
  { name, email, proof }: NewCustomer,
): Promise<Result<string, TakeInRefusal>> {
  const at = deps.clock.now();
  if (!isProofDay(proof.on, isoDateInJapan(at))) return refused("proof-day");
  const address = email.toLowerCase();
  const taken = await asTenantStaff<string, TakeInRefusal>(
    deps.db,
    { member, asked: "change-customers" },
    async (tx, { tenant, actor }) => {
      if (tenant.state !== "live") return refused("not-live");
      if ((await takenInSince(tx, new Date(at.getTime() - days(1)))) >= MOST_A_DAY) return refused("too-many");
      const barred = (await barredAmong(tx, tenant.key, [address])).get(address);
      if (barred) return refused(barred);
      if ((await askingOf(tx, tenant.key, at)).left === 0) return refused("too-many");
      const id = opaqueId(deps.randomBytes);
      const added = await takeIn(tx, [{ id, name, email: address, ...proof }], {
        tenant: tenant.key,
        origin: "office",
        importId: null,
        at,
      });
      if (!added.has(id)) return refused("known");
      await noteAsked(tx, { tenant: tenant.key, asked: 1, paced: 0, at });
      const facts = { tenant: tenant.key, customer: id, name, proof };
      await asSite(tx, async (site) => {
        await auditStep(site, { entity: "tenant_customer", id: subjectOf(facts), from: null, to: "waiting", actor, at });
        await queueMail(site, CUSTOMER_ADDED, { to: email, at, facts, key: addedMailKey(tenant.key, { email: address, at }) });
      });
      return ok(id);
    },
  );
  if (taken.ok) await wakeMailQueue(deps.jobs);
  return taken;
}
