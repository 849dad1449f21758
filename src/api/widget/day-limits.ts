import { type Spending, spending } from "#api/http/rate-limit.ts";
import { checkerCallsADay } from "#domain/api-access/plans.ts";
import type { KeyHolder, PlanId } from "#domain/api-access/types.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";

/** A family compares more homes on no day. */
const OF_A_VISITOR = 40;
const SECONDS_OF_A_DAY = 86_400;

const aDay = (calls: number): Allowance => ({ capacity: calls, perSecond: calls / SECONDS_OF_A_DAY });

export type DayLimits = {
  /** Takes a price of the visitor's day (null: nobody is counted) and of the client's. What is used up; null: neither. */
  readonly take: (visitor: string | null, holder: KeyHolder) => "visitor" | "client" | null;
  /** Of a price that was taken and not shown. */
  readonly giveBack: (visitor: string | null, holder: KeyHolder) => void;
};

/**
 * How many prices a day are shown on the sites of a client, to one visitor and to all: whoever takes the key out of a page can spend a day's calls and no month's.
 * By process.
 */
export function dayLimits(clock: Clock): DayLimits {
  const visitors = spending(aDay(OF_A_VISITOR), clock);
  const clients = new Map<PlanId, Spending>();
  const clientsOf = (plan: PlanId) => {
    const known = clients.get(plan) ?? spending(aDay(checkerCallsADay(plan)), clock);
    clients.set(plan, known);
    return known;
  };
  return {
    take: (visitor, { clientId, plan }) => {
      if (visitor !== null && !visitors.take(visitor).allowed) return "visitor";
      if (clientsOf(plan).take(clientId).allowed) return null;
      if (visitor !== null) visitors.charge(visitor, -1);
      return "client";
    },
    giveBack: (visitor, { clientId, plan }) => {
      if (visitor !== null) visitors.charge(visitor, -1);
      clientsOf(plan).charge(clientId, -1);
    },
  };
}
