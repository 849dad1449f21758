import type { HomeFacts } from "#domain/assets/core/facts.ts";
import type { ValuationPoint } from "#domain/assets/series/types.ts";
import type { Month } from "#kernel/calendar/month.ts";
import type { Yen } from "#kernel/yen.ts";
import { loanHistory } from "./loan-history.ts";
import type { Ends, LastChange, SeriesEvent, SeriesMonth } from "./types.ts";

type Valued = Pick<ValuationPoint, "q10" | "q50" | "q90">;

export function equityOf({ q10, q50, q90 }: Valued, owedYen: Yen): Ends {
  return { yen: q50 - owedYen, lowYen: q10 - owedYen, highYen: q90 - owedYen };
}

/** Values with what was owed in each month, oldest first, and a mark where another model took over. */
export function seriesOf(points: readonly ValuationPoint[], facts: HomeFacts): SeriesMonth[] {
  const owedIn = facts.loan === null ? () => null : loanHistory(facts.loan, purchaseMonthOf(facts));
  return points.map(({ beforeByModel: _, ...point }, i) => {
    const owed = owedIn(point.month);
    const before = points[i - 1];
    const isModelChange = before !== undefined && before.modelVersion !== point.modelVersion;
    return { ...point, isModelChange, owed, equity: owed && equityOf(point, owed.yen) };
  });
}

export function purchaseMonthOf({ purchase }: HomeFacts): Month | null {
  return purchase?.on.slice(0, 7) ?? null;
}

/** What happened until this month, oldest first. */
export function eventsOf(points: readonly ValuationPoint[], { purchase, renovations, loan }: HomeFacts, now: Month): SeriesEvent[] {
  const models = points.filter((point, i) => i > 0 && points[i - 1]?.modelVersion !== point.modelVersion);
  const all: SeriesEvent[] = [
    ...(purchase === null ? [] : [{ on: purchase.on.slice(0, 7), kind: "purchase", words: "購入" } as const]),
    ...renovations.map(({ year, what }) => ({ on: `${year}`, kind: "renovation", words: `リフォーム（${what}）` }) as const),
    ...models.map(({ month }) => ({ on: month, kind: "model-change", words: "推定の方法を更新" }) as const),
    ...(loan?.rateChanges ?? []).map(
      ({ from, annualPercent }) => ({ on: from, kind: "rate-change", words: `金利を${annualPercent}%に変更` }) as const,
    ),
    // Nothing was owed when it was told: nobody knows of a loan that ended.
    ...(loan === null || loan.balanceYen === 0 ? [] : [{ on: loan.endsIn, kind: "loan-end", words: "ローンの返済が終了" } as const]),
  ];
  return all.filter(({ on }) => on <= now.slice(0, on.length)).toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

/** The last value against the one before: what the market did, and apart from it what another model made of it. Null: there is one value or none. */
export function lastChange(points: readonly ValuationPoint[]): LastChange | null {
  const [before, last] = points.slice(-2);
  if (!before || !last) return null;
  // Another model, which says nothing of then.
  if (last.beforeByModel === null && last.modelVersion !== before.modelVersion) return null;
  const measured = last.beforeByModel ?? before.q50;
  return { from: before.month, yen: last.q50 - before.q50, market: last.q50 / measured - 1, model: measured / before.q50 - 1 };
}

/** The last value against the price that was paid. */
export function sincePurchase(
  last: Pick<ValuationPoint, "q50">,
  { purchase }: HomeFacts,
): { readonly yen: Yen; readonly share: number } | null {
  const priceYen = purchase?.priceYen ?? null;
  return priceYen === null ? null : { yen: last.q50 - priceYen, share: last.q50 / priceYen - 1 };
}
