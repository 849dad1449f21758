import { monthOf } from "#kernel/calendar/month.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { termBefore } from "./client-store.server.ts";
import type { AccessDeps } from "./deps.server.ts";
import { noteUses } from "./key-store.server.ts";
import { monthSpan, TRIAL_PERIOD, testPeriod } from "./periods.ts";
import { feeYen, PLANS } from "./plans.ts";
import { returnIdle } from "./quota.server.ts";
import type { Usage } from "./types.ts";
import { addUsage, hasCommitted, transactionId, type UsageRow, usageIn } from "./usage-store.server.ts";

type Deps = Pick<AccessDeps, "db" | "clock" | "access">;

/** Calls of a month, or of a whole trial where it was one at the end of the month, and what they cost, with those that this process has counted and not yet written; null: there was no such client then, or the month is still to come. */
export async function usageOf(
  deps: Deps,
  { clientId, month }: { readonly clientId: string; readonly month: string },
): Promise<Usage | null> {
  const { from, until } = monthSpan(month);
  if (month > monthOf(deps.clock.now())) return null;
  await writeUsage(deps);
  const term = await termBefore(deps.db, { clientId, until });
  if (term === null || (term.endsAt !== null && term.endsAt <= from)) return null;
  const planId = term.plan;
  const plan = PLANS[planId];
  const counted = planId === "trial" ? TRIAL_PERIOD : month;
  const rows = await usageIn(deps.db, { clientId, periods: [counted, testPeriod(month)] });
  const isCounted = ({ period }: UsageRow) => period === counted;
  const calls = sumOf(rows.filter(isCounted));
  const split = (some: readonly UsageRow[]) => ({
    calls: sumOf(some.filter(isCounted)),
    testCalls: sumOf(some.filter((row) => !isCounted(row))),
  });
  return {
    ...{
      month,
      plan: planId,
      includedCalls: plan.includedCalls,
      mostCalls: term.mostCalls ?? plan.mostCalls,
      calls,
      overCalls: Math.max(0, calls - plan.includedCalls),
    },
    ...{ testCalls: sumOf(rows) - calls, feeYen: feeYen(plan, calls) },
    days: [...Map.groupBy(rows, ({ day }) => day)].map(([day, some]) => ({ day, ...split(some) })),
    keys: [...Map.groupBy(rows, ({ keyId }) => keyId)].map(([keyId, some]) => ({ keyId, ...split(some) })),
    lines: [...Map.groupBy(rows, ({ day }) => day)].flatMap(([day, ofDay]) =>
      [...Map.groupBy(ofDay, ({ scope }) => scope)].map(([scope, some]) => ({ day, scope, ...split(some) })),
    ),
  };
}

/** How many calls a trial has made, as far as the processes wrote it down: some seconds ago. */
export async function trialCallsOf(db: Db | Tx, clientId: string): Promise<number> {
  return sumOf(await usageIn(db, { clientId, periods: [TRIAL_PERIOD] }));
}

function sumOf(rows: readonly UsageRow[]): number {
  return rows.reduce((sum, { calls }) => sum + calls, 0);
}

/**
 * Writes down what this process has counted since it last did. What a crash takes with it, nobody is charged for; where the connection breaks, the database is
 * asked later whether it had been written.
 */
async function writeUsage(deps: Deps): Promise<void> {
  const { db, access } = deps;
  await takeUpUnsure(deps);
  const rows = [...access.usage.values()].filter(({ calls }) => calls !== 0);
  const uses = [...access.uses].map(([keyId, at]) => ({ keyId, at }));
  access.usage.clear();
  access.uses.clear();
  if (rows.length === 0 && uses.length === 0) return;
  let xid: string | null = null;
  try {
    await inTransaction(db, async (tx) => {
      xid = await transactionId(tx);
      if (rows.length > 0) await addUsage(tx, rows);
      if (uses.length > 0) await noteUses(tx, uses);
    });
  } catch (error) {
    if (xid !== null) access.unsure.push({ xid, rows });
    else for (const row of rows) keep(access.usage, row);
    throw error;
  }
}

/** What came of writings of which nobody heard: those that were lost are counted again, those that have not ended wait on. */
async function takeUpUnsure({ db, access }: Deps): Promise<void> {
  for (const write of access.unsure.splice(0)) {
    const isKept = await hasCommitted(db, write.xid).catch(() => null);
    if (isKept === null) access.unsure.push(write);
    else if (!isKept) for (const row of write.rows) keep(access.usage, row);
  }
}

function keep(usage: Map<string, UsageRow>, row: UsageRow): void {
  const { clientId, period, day, keyId, scope } = row;
  const name = [clientId, period, day, keyId, scope].join(" ");
  usage.set(name, { ...row, calls: row.calls + (usage.get(name)?.calls ?? 0) });
}

/** Does so, and gives back calls that were set aside and lie idle. */
export async function settleAccess(deps: Deps, { isEnd }: { readonly isEnd: boolean } = { isEnd: false }): Promise<void> {
  await writeUsage(deps);
  await returnIdle(deps, { isEnd });
}
