import type { ModelCardResponse } from "#api/client/client.ts";
import { MODEL_KIND_NAMES } from "#kernel/home/kind-labels.ts";
import { percent } from "#kernel/percent.ts";
import { quarterText } from "#kernel/quarter.ts";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { FEW_SALES } from "./accuracy-words.ts";
import { TwoLines } from "./slice-columns.tsx";

type Horizon = ModelCardResponse["wardHorizons"][number]["horizons"][number];

/** Error, coverage and both ends, by how many quarters ahead was estimated. */
const COLUMNS: readonly Column<Horizon>[] = [
  {
    key: "ahead",
    label: "何四半期先か",
    isRowHeading: true,
    cell: ({ quartersAfter, n }) => (
      <>
        <span className="amount">{quartersAfter}四半期先</span>
        {n < FEW_SALES && <span className="amount ml-1 text-12 text-warn">参考</span>}
      </>
    ),
  },
  { key: "mdape", label: <TwoLines over="誤差の" under="中央値" />, isNumber: true, cell: ({ mdape }) => percent(mdape) },
  { key: "coverage", label: <TwoLines over="80%の" under="幅の中" />, isNumber: true, cell: ({ coverage80 }) => percent(coverage80) },
  { key: "below", label: <TwoLines over="幅より" under="安い" />, isNumber: true, isWideOnly: true, cell: ({ below }) => percent(below) },
  { key: "above", label: <TwoLines over="幅より" under="高い" />, isNumber: true, isWideOnly: true, cell: ({ above }) => percent(above) },
  { key: "n", label: "件数", isNumber: true, cell: ({ n }) => n.toLocaleString("ja-JP") },
];

/** Of all cities together. */
export function HorizonTable({ card }: { card: ModelCardResponse }) {
  return (
    <>
      <DataTable
        caption="何四半期先を推定したかごとの精度"
        columns={COLUMNS}
        rows={card.horizons}
        rowKey={({ quartersAfter }) => quartersAfter}
        empty="データなし"
      />
      {card.horizonOrigins.length > 0 && (
        <p className="mt-2 text-13 text-sub">
          {card.horizonOrigins.map(quarterText).join("、")}までの成約だけで作ったモデルで、そのあとの成約を推定しました。
        </p>
      )}
    </>
  );
}

/** Of one city; nothing where it was not tested by quarters ahead. */
export function WardHorizonTable({ card, city }: { card: ModelCardResponse; city: string }) {
  const ward = card.wardHorizons.find(({ cityCode }) => cityCode === city);
  if (!ward || ward.horizons.length === 0) return null;
  return (
    <DataTable
      caption={`${MODEL_KIND_NAMES[card.kind]}：何四半期先まで当たるか`}
      isCaptionShown
      columns={COLUMNS}
      rows={ward.horizons}
      rowKey={({ quartersAfter }) => quartersAfter}
      empty="データなし"
    />
  );
}
