import type { AreaFact } from "#domain/surroundings/layers/types.ts";
import { numberOf } from "./number-of.ts";

export type CovidPoint = {
  /** ISO date of the last day of the week. */
  readonly date: string;
  /** Of the seven days to `date`. */
  readonly newCases: number | null;
  readonly cumulative: number | null;
  readonly deaths: number | null;
};

const WEEK_MS = 7 * 86_400_000;

/**
 * Weeks of an archive whose figures run up from the beginning; `rows` by date. A week without the one before it, such as the first, has no new
 * cases.
 */
export function covidWeeks(rows: readonly AreaFact[]): CovidPoint[] {
  const days = rows.flatMap(({ period, data }) => (period === null ? [] : [{ date: period, data }]));
  const last = days.at(-1);
  if (!last) return [];
  const ends = days.filter(({ date }) => (Date.parse(last.date) - Date.parse(date)) % WEEK_MS === 0);
  return ends.map(({ date, data }, i) => {
    const cumulative = numberOf(data.testedPositive);
    const previous = ends[i - 1];
    const isWeekBefore = previous !== undefined && Date.parse(date) - Date.parse(previous.date) === WEEK_MS;
    const before = isWeekBefore ? numberOf(previous.data.testedPositive) : null;
    const newCases = cumulative === null || before === null ? null : Math.max(0, cumulative - before);
    return { date, newCases, cumulative, deaths: numberOf(data.deaths) };
  });
}
