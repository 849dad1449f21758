import type { AssetResultResponse } from "#api/client/client.ts";
import { formatMonth } from "#kernel/calendar/month.ts";
import type { OwedPoint, SeriesEvent, SeriesPoint } from "#web/kit/chart/value-series-geometry.ts";

export type SeriesParts = {
  readonly points: readonly SeriesPoint[];
  readonly owed: readonly OwedPoint[];
  readonly events: readonly DatedEvent[];
};

/** `when` in words: `2016年4月`, or a year alone, whose event is drawn in the middle of it. */
export type DatedEvent = SeriesEvent & { readonly when: string };

/** What is drawn of the series of a home. Another model is a mark on the line and no event; of what only a year is known the middle of it is drawn. */
export function seriesParts({ series, events }: Pick<AssetResultResponse, "series" | "events">): SeriesParts {
  return {
    points: series.map(({ month, q10, q50, q90, isModelChange }) => ({
      month,
      low: q10,
      point: q50,
      high: q90,
      isNewModel: isModelChange,
    })),
    owed: series.flatMap(({ month, owed }) => (owed ? [{ month, yen: owed.yen }] : [])),
    events: events
      .filter(({ kind }) => kind !== "model-change")
      .map(({ on, words }) =>
        on.length === 4 ? { month: `${on}-07`, label: words, when: `${on}年` } : { month: on, label: words, when: formatMonth(on) },
      ),
  };
}
