import type { ComparableResponse } from "#api/client/client.ts";
import { formatM2 } from "#kernel/area.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatYen } from "#kernel/yen.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { saleReason } from "./sales-words.ts";

type RowsProps = { readonly sales: readonly ComparableResponse[]; readonly kind: "condo" | "house" | "land" };

/** So many stand there before the others are asked for. */
const FIRST = 5;

/** Past sales, the most alike first: a table on a desk and on paper, cards on a phone. */
export function SalesRows({ sales, kind }: RowsProps) {
  const others = sales.slice(FIRST);
  return (
    <>
      <SalesTable kind={kind} sales={sales.slice(0, FIRST)} />
      {others.length > 0 && (
        <details className="no-print mt-1">
          <summary className="inline-flex min-h-11 items-center text-14 text-link">残りの{others.length}件を見る</summary>
          <SalesTable kind={kind} sales={others} />
        </details>
      )}
    </>
  );
}

function SalesTable({ sales, kind }: RowsProps) {
  return (
    <>
      <div className="max-sm:hidden print:block">
        <DataTable caption="似た成約" columns={columnsOf(kind)} rows={sales} rowKey={({ saleId }) => saleId} />
      </div>
      <ul aria-label="似た成約" className="flex flex-col gap-2 sm:hidden print:hidden">
        {sales.map((sale) => (
          <SaleCard key={sale.saleId} sale={sale} kind={kind} />
        ))}
      </ul>
    </>
  );
}

function columnsOf(kind: RowsProps["kind"]): readonly Column<ComparableResponse>[] {
  const built: Column<ComparableResponse> = { key: "built", label: "築年", isNumber: true, cell: ({ builtYear }) => builtOf(builtYear) };
  return [
    { key: "quarter", label: "時期", cell: ({ quarter }) => <span className="amount">{quarterText(quarter)}</span> },
    { key: "place", label: "場所", isRowHeading: true, cell: ({ town }) => town },
    { key: "price", label: "売れた価格", isNumber: true, cell: PriceOf },
    { key: "now", label: "そろえた価格", isNumber: true, cell: (sale) => <b>{nowOf(sale)}</b> },
    { key: "area", label: kind === "house" ? "土地" : "広さ", isNumber: true, cell: ({ areaM2 }) => formatM2(areaM2) },
    ...(kind === "land" ? [] : [built]),
    { key: "reason", label: "選んだ理由", cell: (sale) => <Badge>{saleReason(sale)}</Badge> },
  ];
}

function SaleCard({ sale, kind }: { sale: ComparableResponse; kind: RowsProps["kind"] }) {
  const { quarter, town, areaM2, builtYear } = sale;
  return (
    <li className="rounded-control border border-line px-3 py-2 text-13">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="amount">
          そろえた価格 <b className="text-16">{nowOf(sale)}</b>
        </span>
        <span className="amount text-sub">
          売れた価格 <PriceOf {...sale} />
        </span>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="amount">
          {quarterText(quarter)}・{town}・{kind === "house" && "土地"}
          {formatM2(areaM2)}
          {kind !== "land" && `・${builtOf(builtYear)}`}
        </span>
        <Badge>{saleReason(sale)}</Badge>
      </p>
    </li>
  );
}

function PriceOf({ price, priceCategory }: ComparableResponse) {
  return (
    <span className="amount">
      {formatYen(price)}
      {priceCategory === "survey" && <span className="ml-1 text-12 text-sub">調査</span>}
    </span>
  );
}

function nowOf({ broughtForward }: ComparableResponse): string {
  return broughtForward ? formatYen(broughtForward.price) : "—";
}

function builtOf(year: number | null): string {
  return year === null ? "築年不明" : `${year}年築`;
}
