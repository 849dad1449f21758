import type { MarketFactsResponse } from "#api/client/client.ts";
import { signedPercent } from "#kernel/percent.ts";
import { parseQuarter, quarterIndex } from "#kernel/quarter.ts";
import type { CompareSeries } from "#web/kit/chart/line-compare.tsx";
import type { ChartOutlook } from "#web/kit/chart/outlook-fan.tsx";
import { historyRows } from "#web/risk/facts/history-rows.ts";

/** Fewer sales than this in five years are no series of their own. The service leaves a town out already where too few of its quarters have any. */
const LEAST_SALES = 3;
const QUARTERS = 20;

export type PriceSeries = {
  /** The town first where it has a series of its own, then the city. */
  readonly series: readonly CompareSeries[];
  readonly isTownLeftOut: boolean;
};

/** Unit prices of the town against its city; with fewer than three sales in five years, of the city alone. */
export function priceSeries({ town, city }: Pick<MarketFactsResponse, "town" | "city">): PriceSeries {
  const townRows = historyRows(town);
  const cityRows = historyRows(city);
  const last = Math.max(...[...townRows, ...cityRows].map(({ quarter }) => quarterIndex(quarter)));
  const recent = townRows.filter(({ quarter }) => quarterIndex(quarter) > last - QUARTERS);
  const isTownLeftOut = recent.reduce((sum, { n }) => sum + n, 0) < LEAST_SALES;
  return {
    series: [
      ...(town && !isTownLeftOut ? [{ name: town.label, rows: townRows }] : []),
      ...(city && cityRows.length > 0 ? [{ name: city.label, rows: cityRows }] : []),
    ],
    isTownLeftOut,
  };
}

/** Two points make a line. */
export function hasLine({ series }: PriceSeries): boolean {
  return series.some(({ rows }) => rows.length >= 2);
}

/** What it is called in a chart. */
const OUTLOOK = "1年後の見通し（80%の幅）";

/** The outlook as a chart draws it; null: there is none. */
export function outlookMark({ outlook }: Pick<MarketFactsResponse, "outlook">): ChartOutlook | null {
  const quarter = outlook.state === "ok" ? parseQuarter(outlook.quarter) : null;
  if (outlook.state !== "ok" || quarter === null) return null;
  return { of: outlook.label, name: OUTLOOK, quarter, from: outlook.levelYenPerM2, low: outlook.lowYenPerM2, high: outlook.highYenPerM2 };
}

/** `92万〜108万円`. */
export function rangeWords({ lowYenPerM2, highYenPerM2 }: { readonly lowYenPerM2: number; readonly highYenPerM2: number }): string {
  const tenThousands = (yen: number) => (yen / 10_000).toLocaleString("ja-JP", { maximumFractionDigits: yen < 1_000_000 ? 1 : 0 });
  return `${tenThousands(lowYenPerM2)}万〜${tenThousands(highYenPerM2)}万円`;
}

type Range = { readonly levelYenPerM2: number; readonly lowYenPerM2: number; readonly highYenPerM2: number };

/** Against the level of the last year: `−4%〜+26%`. */
export function changeWords({ levelYenPerM2, lowYenPerM2, highYenPerM2 }: Range): string {
  const change = (yen: number) => signedPercent(yen / levelYenPerM2 - 1, 0);
  return `${change(lowYenPerM2)}〜${change(highYenPerM2)}`;
}
