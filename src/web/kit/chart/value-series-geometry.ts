import { type Month, monthIndex } from "#kernel/calendar/month.ts";
import { axisTicks } from "./line-history-geometry.ts";
import { linear, type Point } from "./line-path.tsx";

/** What something was worth in a month, with its band. `isNewModel`: another model than before made it. */
export type SeriesPoint = {
  readonly month: Month;
  readonly low: number;
  readonly point: number;
  readonly high: number;
  readonly isNewModel: boolean;
};

/** What was owed on it at the end of a month. */
export type OwedPoint = { readonly month: Month; readonly yen: number };

/** Something that happened to it: bought, renewed. */
export type SeriesEvent = { readonly month: Month; readonly label: string };

export type SeriesPlot = {
  readonly ticks: readonly number[];
  /** Per cent of the width and the height. */
  readonly x: (month: Month) => number;
  readonly y: (yen: number) => number;
  readonly band: readonly Point[];
  readonly line: readonly Point[];
  /** From the value down to what is owed: what belongs to the owner. */
  readonly equity: readonly Point[];
  readonly owed: readonly Point[];
  readonly years: readonly { readonly year: number; readonly at: number }[];
};

const MOST_YEARS = 7;

/** Where a series of values, its band and what is owed stand on a common plot. What is owed is drawn within the months of the values alone, and not where nothing ever was. */
export function seriesPlot(points: readonly SeriesPoint[], owed: readonly OwedPoint[]): SeriesPlot {
  const [first, last] = [points[0]?.month ?? "2000-01", points.at(-1)?.month ?? "2000-01"];
  const drawn = owed.some(({ yen }) => yen > 0) ? owed : [];
  const within = drawn.filter(({ month }) => month >= first && month <= last);
  const values = [...points.flatMap(({ low, high }) => [low, high]), ...within.map(({ yen }) => yen)];
  const ticks = axisTicks(Math.max(0, Math.min(...values)), Math.max(...values));
  const across = linear([monthIndex(first), monthIndex(last)], [0, 100]);
  const x = (month: Month) => across(monthIndex(month));
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [100, 0]);
  const along = (of: (point: SeriesPoint) => number) => points.map((point): Point => [x(point.month), y(of(point))]);
  const owedLine = within.map(({ month, yen }): Point => [x(month), y(yen)]);
  const line = along(({ point }) => point);
  const since = owedLine[0]?.[0] ?? 0;
  return {
    ticks,
    x,
    y,
    band: [...along(({ high }) => high), ...along(({ low }) => low).toReversed()],
    line,
    // Of the months before nothing is known: no slope leads there.
    equity: owedLine.length === 0 ? [] : [...line.filter(([at]) => at >= since), ...owedLine.toReversed()],
    owed: owedLine,
    years: yearsBetween(first, last).map((year) => ({ year, at: Math.max(0, x(`${year}-01`)) })),
  };
}

/** The years that begin within a span, thinned out where there are many; the first month where none does. */
function yearsBetween(first: Month, last: Month): number[] {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  const starts = Array.from({ length: to - from }, (_, i) => from + 1 + i);
  const all = starts.length === 0 ? [from] : starts;
  const every = Math.ceil(all.length / MOST_YEARS);
  return all.filter((_, i) => i % every === 0);
}

/** Corners of an area as SVG takes them. */
export function corners(points: readonly Point[]): string {
  return points.map((point) => point.map((place) => Math.round(place * 100) / 100).join(",")).join(" ");
}
