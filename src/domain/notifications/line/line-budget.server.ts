import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { budgetMonth, budgetState, type LineBudgetState, OWN_CHANNEL } from "./channel.ts";
import { sentIn } from "./line-budget-store.server.ts";

export type LineBudget = {
  readonly month: string;
  readonly sent: number;
  readonly monthlyLimit: number;
  readonly state: LineBudgetState;
};

type BudgetDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly monthlyLimit: number;
  /** By its name in the tables; else the site's own. */
  readonly channel?: string;
};

/** What of this month's messages is used: before a message is queued for LINE, and for whoever runs the site. */
export async function lineBudgetState({ db, clock, monthlyLimit, channel = OWN_CHANNEL }: BudgetDeps): Promise<LineBudget> {
  const month = budgetMonth(clock.now());
  const sent = await sentIn(db, { channel, month });
  return { month, sent, monthlyLimit, state: budgetState(sent, monthlyLimit) };
}
