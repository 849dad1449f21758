import type { HistoryResponse } from "#api/client/client.ts";
import { parseQuarter } from "#kernel/quarter.ts";
import type { HistoryRow } from "#web/kit/chart/line-history.tsx";

/** The medians of a history as a chart draws them; none where there is no history. */
export function historyRows(history: Pick<HistoryResponse, "points"> | null): readonly HistoryRow[] {
  return (history?.points ?? []).flatMap(({ quarter, medianYenPerM2, n }) => {
    const parsed = parseQuarter(quarter);
    return parsed ? [{ quarter: parsed, value: medianYenPerM2, n }] : [];
  });
}
