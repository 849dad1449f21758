import { prefectureCodeOf } from "#kernel/prefectures.ts";
import { fitTrend, type Trend, type TrendRow } from "./trend.ts";

/**
 * The market of each prefecture (01–47), by its own sales alone. In one market of all, a prefecture whose sales begin or end in other quarters would move it: with
 * houses of Ibaraki since 2024 beside the 23 wards its level fell by half in that year.
 */
export type Trends = Readonly<Record<string, Trend>>;

/** As of one market (`FittedTrend`). */
export type FittedTrends = { readonly trends: Trends; readonly measured: Trends };

export function fitTrends(rows: readonly (TrendRow & { readonly cityCode: string })[]): FittedTrends {
  const trends: Record<string, Trend> = {};
  const measured: Record<string, Trend> = {};
  for (const [prefecture, own] of Map.groupBy(rows, ({ cityCode }) => prefectureCodeOf(cityCode))) {
    const fitted = fitTrend(own);
    trends[prefecture] = fitted.trend;
    measured[prefecture] = fitted.measured;
  }
  return { trends, measured };
}

/** The market that a city belongs to; of a prefecture that nobody has learnt, which is not appraised, any. */
export function trendOf(trends: Trends, cityCode: string): Trend {
  return trends[prefectureCodeOf(cityCode)] ?? (Object.values(trends)[0] as Trend);
}
