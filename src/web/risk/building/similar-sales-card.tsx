import type { TransactionPage, TransactionResponse } from "#api/client/client.ts";
import { formatM2 } from "#kernel/area.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatUnitPrice, formatYen } from "#kernel/yen.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import type { FramedSubject } from "#web/risk/frame/risk-frame.tsx";

type SimilarSalesCardProps = {
  readonly subject: FramedSubject;
  readonly sales: TransactionPage | null;
};

/** Recorded sales of condominiums in the same town. */
export function SimilarSalesCard({ subject, sales }: SimilarSalesCardProps) {
  const place = `${subject.cityName}${subject.town}`;
  if (sales === null) {
    return (
      <Card title="近い成約">
        <LoadFailed />
      </Card>
    );
  }
  const found = similarSales(sales.items, subject.builtYear);
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
  {
    key: "quarter",
    label: "時期",
    isRowHeading: true,
    cell: ({ quarter }) => <span className="amount">{quarterText(quarter).replace("四半期", "期")}</span>,
  },
  { key: "price", label: "価格", isNumber: true, cell: ({ price }) => formatYen(price) },
  { key: "area", label: "広さ", isNumber: true, isWideOnly: true, cell: ({ areaM2 }) => formatM2(areaM2) },
  { key: "unit", label: "㎡単価", isNumber: true, cell: ({ price, areaM2 }) => formatUnitPrice(price / areaM2) },
  { key: "layout", label: "間取り", isWideOnly: true, cell: ({ layout }) => layout ?? "—" },
  {
    key: "built",
    label: "築年",
    isNumber: true,
    isWideOnly: true,
    cell: ({ builtYear }) => (builtYear === null ? "不明" : `${builtYear}年`),
  },
];

/** Built so many years apart at most, sales tell about the building. */
const YEARS_APART = 5;
const SHOWN = 10;

export type SimilarSales = { readonly sales: readonly TransactionResponse[]; readonly isByAge: boolean };

/** Sales of the town that come near the building's age; where there are none, the newest of any age. */
export function similarSales(sales: readonly TransactionResponse[], builtYear: number | null): SimilarSales {
  if (builtYear === null) return { sales: sales.slice(0, SHOWN), isByAge: false };
  const near = sales.filter((sale) => sale.builtYear !== null && Math.abs(sale.builtYear - builtYear) <= YEARS_APART);
  return near.length > 0 ? { sales: near.slice(0, SHOWN), isByAge: true } : { sales: sales.slice(0, SHOWN), isByAge: false };
}
