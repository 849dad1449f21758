import type { AssetResultResponse } from "#api/client/client.ts";
import type { OwedPoint, SeriesEvent, SeriesPoint } from "#web/kit/chart/value-series-geometry.ts";

export type SeriesParts = {
  readonly points: readonly SeriesPoint[];
  readonly owed: readonly OwedPoint[];
  readonly events: readonly SeriesEvent[];
};

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
      .map(({ on, words }) => ({ month: on.length === 4 ? `${on}-07` : on, label: on.length === 4 ? `${words}（月は不明）` : words })),
  };
}
