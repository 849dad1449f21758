import type { AskedPrice } from "#domain/listings/core/types.ts";
import type { Yen } from "#kernel/yen.ts";

/** Asked for so many months before the cut, and told for so many after it (表示規約施行規則 第12条). */
const ASKED_MONTHS = 2;
const TOLD_MONTHS = 6;

/** A cut that may be told as one price beside another: both days stand beside it. */
type ToldPriceCut = {
  readonly before: Yen;
  /** From this day on the old price was asked. */
  readonly beforeFromOn: string;
  readonly price: Yen;
  readonly cutOn: string;
};

/** What happened to a price on a day. Which price it was is told of the present one alone. */
type PriceStep = { readonly on: string; readonly step: "first" | "cut" | "raised" };

export type ToldPrices = {
  /** Null: there is no cut, or it may not be told as 二重価格表示. */
  readonly cut: ToldPriceCut | null;
  /** In the order of days. */
  readonly steps: readonly PriceStep[];
};

/**
 * What may be told of the prices that were asked, on an ISO day in Japan: beside the price of now only the one immediately before it, if that was asked for
 * two months or longer, until six months after the cut. Everything else is that a price changed, without what it was. `asked` in any order.
 */
export function toldPrices(asked: readonly AskedPrice[], today: string): ToldPrices {
  const history = changesOnly(asked.filter(({ fromOn }) => fromOn <= today).toSorted((a, b) => (a.fromOn < b.fromOn ? -1 : 1)));
  const steps = history.map(({ fromOn, price }, i): PriceStep => {
    const before = history[i - 1];
    return { on: fromOn, step: before === undefined ? "first" : price < before.price ? "cut" : "raised" };
  });
  return { cut: cutOf(history, today), steps };
}

function cutOf(history: readonly AskedPrice[], today: string): ToldPriceCut | null {
  const [before, now] = history.slice(-2);
  if (before === undefined || now === undefined || now.price >= before.price) return null;
  if (now.fromOn < monthsAfter(before.fromOn, ASKED_MONTHS) || today > monthsAfter(now.fromOn, TOLD_MONTHS)) return null;
  return { before: before.price, beforeFromOn: before.fromOn, price: now.price, cutOn: now.fromOn };
}

/** A price told again is no change. */
function changesOnly(history: readonly AskedPrice[]): AskedPrice[] {
  return history.filter(({ price }, i) => i === 0 || history[i - 1]?.price !== price);
}

/** The same day so many months later, or the last of that month: `2026-08-31` and 6 -> `2027-02-28`. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
