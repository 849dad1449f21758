import type { AreaFact } from "#domain/surroundings/layers/types.ts";

export type CovidPoint = {
  /** ISO date of the last day of the week. */
  readonly date: string;
  /** Of the seven days to `date`. */
  readonly newCases: number | null;
  readonly cumulative: number | null;
  readonly deaths: number | null;
};

const DAY_MS = 86_400_000;

/** Weeks of an archive whose figures run up from the beginning; `rows` by date. The first week has no new cases: nothing is before it. */
export function covidWeeks(rows: readonly AreaFact[]): CovidPoint[] {
  const days = rows.flatMap(({ period, data }) => (period === null ? [] : [{ date: period, data }]));
  const last = days.at(-1);
  if (!last) return [];
  const ends = days.filter(({ date }) => (Date.parse(last.date) - Date.parse(date)) % (7 * DAY_MS) === 0);
  return ends.map(({ date, data }, i) => {
    const cumulative = numberOf(data.testedPositive);
    const before = numberOf(ends[i - 1]?.data.testedPositive);
    const newCases = cumulative === null || before === null ? null : Math.max(0, cumulative - before);
    return { date, newCases, cumulative, deaths: numberOf(data.deaths) };
  });
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
