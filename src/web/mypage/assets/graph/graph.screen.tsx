import type { AssetResultResponse } from "#api/client/client.ts";
import { seriesCsv } from "#domain/assets/report/report-csv.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { saveText } from "#web/kit/save/save-text.ts";
import { GraphView } from "./graph.view.tsx";
import { seriesParts } from "./series-parts.ts";
import { seriesRows } from "./series-rows.ts";

export function GraphScreen({ result }: { readonly result: AssetResultResponse }) {
  return (
    <GraphView
      asset={result.asset}
      {...seriesParts(result)}
      onCsv={() => saveText(csvOf(result), `shisan-suii-${isoDateInJapan(new Date())}.csv`, "text/csv")}
    />
  );
}

/** The table as a file for spreadsheets. */
export function csvOf(result: Pick<AssetResultResponse, "series" | "events">): string {
  const { points, owed, events } = seriesParts(result);
  const series = seriesRows(points, owed, events).map(({ month, low, point, high, owedYen, ownYen, notes }) => ({
    ...{ month, lowYen: low, pointYen: point, highYen: high, balanceYen: owedYen, equityYen: ownYen },
    note: notes.length === 0 ? null : notes.join("、"),
  }));
  return seriesCsv({ series });
}
