import { authorise, staffOf } from "#domain/companies/index.server.ts";
import type { Staff } from "#domain/companies/types.ts";
import { isBusinessDay } from "#domain/letters/index.server.ts";
import { queueMail, type RegisteredMail, registerPreparedMail } from "#domain/notifications/index.server.ts";
import { APPROVAL_FOR } from "#domain/recommendation/deliver/windows.ts";
import type { Tenant } from "#domain/tenants/core/types.ts";
import { allTenants, extrasOf, isWithoutMorningMail, liveTenant, senderOf } from "#domain/tenants/index.server.ts";
import { days } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { inOrder } from "./lead-rules.ts";
import { leadsOf } from "./leads.server.ts";
import { isQuiet, MORNING_MAIL, type Morning, type MorningFacts } from "./morning-mail.ts";
import { countWaiting } from "./office-store.server.ts";
import type { Lead } from "./types.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** Named in a mail; the others are counted. */
const MOST_NAMED = 5;
const TIME = new Intl.DateTimeFormat("ja-JP", {
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Asia/Tokyo",
});

/**
 * Puts the morning mails of a business day on their way: one to each who answers the customers of an office that is in use, where something waits. Once a person
 * and day, however often it is called. Answers how many.
 */
export async function tellOffices({ db, clock }: Deps, onFailure: (error: unknown) => void, signal?: AbortSignal): Promise<number> {
  const day = isoDateInJapan(clock.now());
  if (!isBusinessDay(day)) return 0;
  let queued = 0;
  for (const tenant of await allTenants(db)) {
    if (signal?.aborted) break;
    // One office that cannot be read holds none of the others up.
    queued += await tellOffice({ db, clock }, tenant, day).catch((error: unknown) => {
      onFailure(error);
      return 0;
    });
  }
  return queued;
}

async function tellOffice({ db, clock }: Deps, tenant: Tenant, day: string): Promise<number> {
  if (tenant.state !== "live" || tenant.companyId === null || (await morningOf({ db, clock }, tenant)) === null) return 0;
  let queued = 0;
  for (const staff of await staffOf(db, tenant.companyId)) {
    if (!(await mayBeTold(db, tenant, staff))) continue;
    const facts = { tenant: tenant.key, staff: staff.id, day };
    const message = { to: staff.email, at: clock.now(), facts, key: `morning|${staff.id}|${day}`, tenant: tenant.key };
    if (await inTransaction(db, (tx) => queueMail(tx, MORNING_MAIL, message))) queued += 1;
  }
  return queued;
}

async function mayBeTold(db: Db, { companyId }: Tenant, { id, sub }: Staff): Promise<boolean> {
  const here = await authorise(db, { sub }, "answer-leads");
  return here.ok && here.value.company.id === companyId && !(await isWithoutMorningMail(db, id));
}

/** What waits for an office now; null: nothing, or it wants no such mails. */
async function morningOf(deps: Deps, tenant: Tenant): Promise<Morning | null> {
  if (!(await extrasOf(deps.db, tenant.key))?.hasMorningMail) return null;
  const dayAgo = new Date(deps.clock.now().getTime() - days(1));
  const open = (await leadsOf(deps, tenant)).filter(({ isOpen }) => isOpen).sort(inOrder);
  const overdue = open.filter(({ lastAt, questions, visits }) => questions + visits > 0 && lastAt <= dayAgo);
  const fresh = open.filter((lead) => !overdue.includes(lead) && lead.lastAt > since(deps.clock.now()));
  const { count, firstMadeAt } = await withTenant(deps.db, tenant.key, (tx) => countWaiting(tx, tenant.key));
  const morning: Morning = {
    ...{ fresh: named(fresh), freshCount: fresh.length, overdue: named(overdue), overdueCount: overdue.length, approvals: count },
    approvalsEnd: firstMadeAt === null ? null : TIME.format(new Date(firstMadeAt.getTime() + APPROVAL_FOR)),
  };
  return isQuiet(morning) ? null : morning;
}

/** The morning of the business day before: what came over the weekend is new on Monday. */
function since(now: Date): Date {
  let before = new Date(now.getTime() - days(1));
  while (!isBusinessDay(isoDateInJapan(before))) before = new Date(before.getTime() - days(1));
  return before;
}

function named(leads: readonly Lead[]): Morning["fresh"] {
  return leads.slice(0, MOST_NAMED).map(({ name, kind }) => ({ name: name ?? "お名前の登録のないお客", kind }));
}

/** The morning mail. As it goes out everything is read again: who left, turned it off or has nothing to see to any more gets none. */
export function morningMails(deps: Deps): readonly RegisteredMail[] {
  const { db } = deps;
  return [
    registerPreparedMail(MORNING_MAIL, async ({ tenant: key, staff: id, day }: MorningFacts, { origin }) => {
      // Yesterday's is nobody's any more.
      if (day !== isoDateInJapan(deps.clock.now())) return null;
      const tenant = await liveTenant(db, key);
      const staff = tenant?.companyId ? (await staffOf(db, tenant.companyId)).find((one) => one.id === id) : undefined;
      if (!tenant || !staff || !(await mayBeTold(db, tenant, staff))) return null;
      const morning = await morningOf(deps, tenant);
      return (
        morning && {
          added: { ...morning, sender: senderOf(tenant, origin), staffName: staff.name },
          headers: {},
          takeBack: async () => undefined,
        }
      );
    }),
  ];
}
