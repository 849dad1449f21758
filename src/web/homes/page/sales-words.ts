import type { ComparableResponse, HomeComparables } from "#api/client/client.ts";
import { percent } from "#kernel/percent.ts";
import { formatYen } from "#kernel/yen.ts";

type Reason = NonNullable<HomeComparables["reason"]>;

/** Why there are no sales to show. `null`: they could not be asked for. */
export function noSalesWords(reason: Reason | null): string {
  return reason === null ? "似た成約を読み込めませんでした。価格や推定には影響しません。" : NO_SALES[reason];
}

const NO_SALES: Readonly<Record<Reason, string>> = {
  "not-appraised": "この種別の物件、または広さが掲載されていない物件は、似た成約を選べません。",
  preparing: "似た成約を選ぶ準備をしています。少し待ってから、もう一度開いてください。",
  "no-model": "この地域の成約データがまだないため、似た成約を選べません。",
  "cannot-estimate": "比べられる成約が足りないため、似た成約を選べません。",
};

const REASONS: Readonly<Record<ComparableResponse["reason"], string>> = {
  "same-building": "同じ建物",
  "same-group": "同じ町・築年が近い",
  "same-town": "同じ町",
  near: "近く",
};

export function saleReason({ reason, distanceM }: Pick<ComparableResponse, "reason" | "distanceM">): string {
  if (reason !== "near" || distanceM === null) return REASONS[reason];
  return `${REASONS.near} 直線${distanceM < KILOMETRE ? `${Math.round(distanceM / 10) * 10}m` : `${(distanceM / 1000).toFixed(1)}km`}`;
}

/** What rounds to less than 1 km is told in metres. */
const KILOMETRE = 995;

/** The prices of sales as they would be now, yen, in their order. */
export function pricesNow(sales: readonly Pick<ComparableResponse, "broughtForward">[]): readonly number[] {
  return sales.flatMap(({ broughtForward }) => (broughtForward ? [broughtForward.price] : []));
}

/** Of an even number the mean of the two in the middle; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = low] = Number.isInteger(half) ? sorted.slice(half - 1, half + 1) : sorted.slice(Math.floor(half), Math.ceil(half));
  return (low + high) / 2;
}

type Band = { readonly point: number; readonly q10: number; readonly q90: number };

/** How the sales that are shown lie to the estimate: `中央値 6,985万円と推定 7,020万円の差は0.5%です。14件のうち12件が、推定の80%の幅の中です。` */
export function salesWords(prices: readonly number[], { point, q10, q90 }: Band): string {
  const median = medianOf(prices);
  const inside = prices.filter((price) => price >= q10 && price <= q90).length;
  const gap = percent(Math.abs(median / point - 1), 1);
  return `中央値 ${formatYen(median)}と推定 ${formatYen(point)}の差は${gap}です。${prices.length}件のうち${inside}件が、推定の80%の幅の中です。`;
}
