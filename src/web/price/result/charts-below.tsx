import type { EstimateResponse } from "#api/client/client.ts";
import type { Around } from "./find-result.ts";
import { ForecastCard } from "./forecast-card.tsx";
import { HistoryCard } from "./history-card.tsx";

export type ChartsBelowProps = { readonly estimate: EstimateResponse; readonly around: Pick<Around, "history"> };

/** What the price may do, and what prices around it did. */
export function ChartsBelow({ estimate: { outcome }, around: { history } }: ChartsBelowProps) {
  return (
    <>
      {outcome.estimated && <ForecastCard outcome={outcome} />}
      <HistoryCard history={history} />
    </>
  );
}
