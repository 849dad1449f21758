import type { EstimateResponse, HistoryResponse } from "#api/client/client.ts";
import { ForecastCard } from "./forecast-card.tsx";
import { HistoryCard } from "./history-card.tsx";

/** `history`: null where it could not be loaded. */
export type ChartsBelowProps = { readonly estimate: EstimateResponse; readonly history: HistoryResponse | null };

/** What the price may do, and what prices around it did. */
export function ChartsBelow({ estimate: { outcome }, history }: ChartsBelowProps) {
  return (
    <>
      {outcome.estimated && <ForecastCard outcome={outcome} />}
      <HistoryCard history={history} />
    </>
  );
}
