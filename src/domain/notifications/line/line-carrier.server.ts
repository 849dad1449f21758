import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { LineApi } from "#platform/line/line-api.server.ts";
import type { LineOutcome, LinePush } from "#platform/line/types.ts";
import type { Log } from "#platform/log.server.ts";
import { budgetMonth, lineChannelName, mostMessages, warnFrom } from "./channel.ts";
import { giveBack, spendAll, takeMessage, warnOnce } from "./line-budget-store.server.ts";

/** By what messages go out, and how many its plan pays for in a month. */
export type CarryingChannel = { readonly api: Pick<LineApi, "push">; readonly monthlyLimit: number };

export type LineCarrierDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** The channel of a tenant, or the site's own; null: there is none. */
  readonly channelOf: (tenant: string | null) => Promise<CarryingChannel | null>;
};

type CarriedLine = LinePush & {
  /** Who sends it by a channel of its own; null: the site. */
  readonly tenant: string | null;
  /** May use what is kept back of the month. */
  readonly isUrgent?: boolean;
};

/**
 * Hands one message to LINE, out of the month's budget of its channel. `refused`: there is no channel. `limit`: the month is spent, for messages of this kind;
 * nothing was asked of LINE, or LINE said so itself. `blocked`: LINE would take it and show it to nobody.
 */
export function lineCarrier({ db, clock, channelOf, log }: LineCarrierDeps): (line: CarriedLine) => Promise<LineOutcome> {
  return async ({ to, messages, retryKey, tenant, isUrgent = false }) => {
    const carrying = await channelOf(tenant);
    if (carrying === null) return "refused";
    const { api, monthlyLimit } = carrying;
    const month = { channel: lineChannelName(tenant), month: budgetMonth(clock.now()) };
    const { sent, isBlocked } = await takeMessage(db, { ...month, userId: to, most: mostMessages(monthlyLimit, isUrgent) });
    if (isBlocked) return "blocked";
    if (sent === null) return "limit";
    const outcome = await api.push({ to, messages, retryKey });
    if (outcome !== "sent") await giveBack(db, month);
    if (outcome === "limit") await spendAll(db, { ...month, monthlyLimit });
    const isMost = outcome === "limit" || sent >= warnFrom(monthlyLimit);
    if (isMost && (await warnOnce(db, { ...month, at: clock.now() })))
      log.warn(
        { ...month, monthlyLimit },
        "most of the LINE messages of this month are used (LINE_MONTHLY_LIMIT; of a tenant: npm run tenants -- line)",
      );
    return outcome;
  };
}
