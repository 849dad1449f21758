import type { PageOf, TransactionResponse } from "#api/client.ts";
import { formatM2 } from "#kernel/area.ts";
import { formatQuarterJa, parseQuarter } from "#kernel/quarter.ts";
import { formatUnitPrice, formatYen } from "#kernel/yen.ts";
import { Card } from "../kit/ui/card.tsx";
import { type Column, DataTable } from "../kit/ui/data-table.tsx";
import { LoadFailed, NoData } from "../kit/ui/state-block.tsx";
import type { FramedApartment } from "./risk-frame.tsx";
import { similarSales } from "./similar-sales.ts";

type SimilarSalesCardProps = {
  readonly apartment: FramedApartment;
  readonly sales: PageOf<TransactionResponse> | null;
  readonly onRetry: () => void;
};

/** Recorded sales of condominiums in the same town. */
export function SimilarSalesCard({ apartment, sales, onRetry }: SimilarSalesCardProps) {
  const place = `${apartment.cityName}${apartment.town}`;
  if (sales === null) {
    return (
      <Card title="近い成約">
        <LoadFailed onRetry={onRetry} />
      </Card>
    );
  }
  const found = similarSales(sales.items, apartment.builtYear);
  const lead = found.isByAge ? `${place}のマンションのうち、築年が5年以内のもの` : `${place}のマンションの新しい成約`;
  return (
    <Card title="近い成約" {...(found.sales.length > 0 ? { lead } : {})}>
      {found.sales.length === 0 ? (
        <NoData>{place}のマンションの成約がまだありません。</NoData>
      ) : (
        <DataTable caption="近い成約" columns={COLUMNS} rows={found.sales} rowKey={({ id }) => id} />
      )}
      <p className="mt-3 text-13 text-sub">価格と広さは、公開元で丸められた値です。</p>
    </Card>
  );
}

const COLUMNS: readonly Column<TransactionResponse>[] = [
  { key: "quarter", label: "時期", isRowHeading: true, cell: ({ quarter }) => <span className="amount">{quarterText(quarter)}</span> },
  { key: "price", label: "価格", isNumber: true, cell: ({ price }) => formatYen(price) },
  { key: "area", label: "広さ", isNumber: true, isWideOnly: true, cell: ({ areaM2 }) => formatM2(areaM2) },
  { key: "unit", label: "㎡単価", isNumber: true, cell: ({ price, areaM2 }) => formatUnitPrice(price, areaM2) },
  { key: "layout", label: "間取り", isWideOnly: true, cell: ({ layout }) => layout ?? "—" },
  {
    key: "built",
    label: "築年",
    isNumber: true,
    isWideOnly: true,
    cell: ({ builtYear }) => (builtYear === null ? "不明" : `${builtYear}年`),
  },
];

function quarterText(quarter: string): string {
  const parsed = parseQuarter(quarter);
  return parsed ? formatQuarterJa(parsed).replace("四半期", "期") : quarter;
}
