import { formatMonth, type Month } from "#kernel/calendar/month.ts";
import type { OwedPoint, SeriesPoint } from "#web/kit/chart/value-series-geometry.ts";
import type { DatedEvent } from "./series-parts.ts";

/** A month of the table: what the picture shows, in words and figures. */
export type SeriesRow = SeriesPoint & {
  /** Null: not told. */
  readonly owedYen: number | null;
  readonly ownYen: number | null;
  readonly notes: readonly string[];
};

/** A row a point, with what was owed in its month and what happened since the point before, told with its day where that is another month. */
export function seriesRows(points: readonly SeriesPoint[], owed: readonly OwedPoint[], events: readonly DatedEvent[]): SeriesRow[] {
  return points.map((point, i) => {
    const owedYen = owed.find(({ month }) => month === point.month)?.yen ?? null;
    const happened = events.filter(({ month }) => month <= point.month && month > before(points, i));
    return {
      ...point,
      owedYen,
      ownYen: owedYen === null ? null : point.point - owedYen,
      notes: [
        ...happened.map(({ label, when }) => (when === formatMonth(point.month) ? label : `${label}（${when}）`)),
        ...(point.isNewModel ? ["推定の方法を更新"] : []),
      ],
    };
  });
}

function before(points: readonly SeriesPoint[], i: number): Month {
  return points[i - 1]?.month ?? "0000-00";
}
