import type { HistoryResponse } from "#api/client/client.ts";
import { parseQuarter } from "#kernel/quarter.ts";
import { formatUnitPrice } from "#kernel/yen.ts";
import { type HistoryRow, LineHistory } from "#web/kit/chart/line-history.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";

/** How unit prices around here went, quarter by quarter. Null: the history could not be loaded. */
export function HistoryCard({ history }: { history: HistoryResponse | null }) {
  if (history === null) {
    return (
      <Card title="価格の推移">
        <LoadFailed />
      </Card>
    );
  }
  const rows = history.points.flatMap(historyRow);
  return (
    <Card title="価格の推移" lead={`${history.label}の㎡単価（四半期ごとの中央値）`}>
      {rows.length === 0 ? (
        <NoData>この地域には、推移を示せるだけの成約がありません。</NoData>
      ) : (
        <>
          <LineHistory title={`${history.label}の㎡単価`} rows={rows} format={formatUnitPrice} />
          <p className="mt-2 text-13 text-sub">白い点は、その四半期の成約が5件より少なく、中央値が揺れやすいことを示します。</p>
        </>
      )}
    </Card>
  );
}

function historyRow({ quarter, medianYenPerM2, n }: HistoryResponse["points"][number]): HistoryRow[] {
  const parsed = parseQuarter(quarter);
  return parsed ? [{ quarter: parsed, value: medianYenPerM2, n }] : [];
}
