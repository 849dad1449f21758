import type { LineApi } from "#platform/line/line-api.server.ts";
import type { LineMessage, LineOutcome } from "#platform/line/types.ts";
import type { Log } from "#platform/log.server.ts";
import { budgetMonth, mostMessages, OWN_CHANNEL, warnFrom } from "./channel.ts";
import type { BudgetDeps } from "./line-budget.server.ts";
import { giveBack, spendAll, takeMessage, warnOnce } from "./line-budget-store.server.ts";

export type LineCarrierDeps = BudgetDeps & { readonly api: Pick<LineApi, "push">; readonly log: Log };

export type CarriedLine = {
  readonly to: string;
  readonly messages: readonly LineMessage[];
  /** UUID, the same on every try. */
  readonly retryKey: string;
  /** Others have channels of their own, which are not carried here. */
  readonly tenant: string | null;
  /** May use what is kept back of the month. */
  readonly isUrgent?: boolean;
};

/**
 * Hands one message to LINE, out of the month's budget. `limit`: the month is spent, for messages of this kind; nothing was asked of LINE, or LINE said
 * so itself. `blocked`: LINE would take it and show it to nobody.
 */
export function lineCarrier({ db, clock, monthlyLimit, api, log }: LineCarrierDeps): (line: CarriedLine) => Promise<LineOutcome> {
  return async ({ to, messages, retryKey, tenant, isUrgent = false }) => {
    if (tenant !== null) return "refused";
    const month = { channel: OWN_CHANNEL, month: budgetMonth(clock.now()) };
    const { sent, isBlocked } = await takeMessage(db, { ...month, userId: to, most: mostMessages(monthlyLimit, isUrgent) });
    if (isBlocked) return "blocked";
    if (sent === null) return "limit";
    const outcome = await api.push({ to, messages, retryKey });
    if (outcome !== "sent") await giveBack(db, month);
    if (outcome === "limit") await spendAll(db, { ...month, monthlyLimit });
    const isMost = outcome === "limit" || sent >= warnFrom(monthlyLimit);
    if (isMost && (await warnOnce(db, { ...month, at: clock.now() })))
      log.warn({ month: month.month, monthlyLimit }, "most of the LINE messages of this month are used (LINE_MONTHLY_LIMIT)");
    return outcome;
  };
}
