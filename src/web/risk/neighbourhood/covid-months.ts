import type { CovidFactsResponse } from "#api/client/client.ts";

type Week = CovidFactsResponse["points"][number];

type CovidMonth = { readonly month: string; readonly cases: number | null };

/** New cases of the weeks that end in each month, oldest first. A month is null where not one of its weeks tells the number. */
export function covidMonths(points: readonly Week[]): readonly CovidMonth[] {
  const byMonth = Map.groupBy(
    points.toSorted((a, b) => a.date.localeCompare(b.date)),
    ({ date }) => date.slice(0, 7),
  );
  return [...byMonth].map(([month, weeks]) => ({ month, cases: sum(weeks.map(({ newCases }) => newCases)) }));
}

function sum(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length === 0 ? null : known.reduce((total, count) => total + count, 0);
}
