import type { ComparableResponse, EstimateResponse } from "#api/client/client.ts";
import { formatM2 } from "#kernel/area.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatUnitPrice, formatYen } from "#kernel/yen.ts";
import type { MapItem } from "#web/kit/map/canvas/group-places.ts";
import { PlaceMap } from "#web/kit/map/place-map.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { Tabs } from "#web/kit/ui/tabs.tsx";
import { COMPARABLE_REASONS, type Priced } from "./result-words.ts";

/** The sales a price rests on: a table on a desk, cards on a phone, and the same on a map. */
export function ComparablesCard({ estimate, outcome }: { estimate: EstimateResponse; outcome: Priced }) {
  const { comparables, comparableCount } = outcome;
  const shown = comparables.length;
  const lead =
    shown < comparableCount
      ? `${comparableCount.toLocaleString("ja-JP")}件のうち、似ている順に${shown}件`
      : `${shown}件を、似ている順に並べています`;
  const map = mapOf(estimate, comparables);
  return (
    <Card title="似た成約" lead={lead}>
      <Tabs
        label="似た成約の見せ方"
        tabs={[
          { id: "table", label: "表", content: <ComparableRows comparables={comparables} /> },
          {
            id: "map",
            label: "地図",
            content:
              map.items.length > 0 ? (
                <PlaceMap {...map} />
              ) : (
                <p className="text-14 text-sub">位置の分かる成約がありません。表をご覧ください。</p>
              ),
          },
        ]}
      />
      <p className="mt-3 text-13 text-sub">
        価格と広さは、公開元で丸められた値です。場所は町の中心で示しています。
        {comparables.some(({ priceCategory }) => priceCategory === "survey") && "「調査」は買主へのアンケートによる取引価格です。"}
      </p>
    </Card>
  );
}

function ComparableRows({ comparables }: { comparables: readonly ComparableResponse[] }) {
  return (
    <>
      <div className="max-sm:hidden print:block">
        <DataTable caption="似た成約" columns={COLUMNS} rows={comparables} rowKey={({ saleId }) => saleId} />
      </div>
      <ul className="flex flex-col gap-3 sm:hidden print:hidden">
        {comparables.map((sale) => (
          <ComparableItem key={sale.saleId} sale={sale} />
        ))}
      </ul>
    </>
  );
}

const COLUMNS: readonly Column<ComparableResponse>[] = [
  { key: "quarter", label: "時期", cell: ({ quarter }) => <span className="amount">{quarterText(quarter)}</span> },
  { key: "place", label: "場所", isRowHeading: true, cell: (sale) => placeText(sale) },
  { key: "price", label: "価格", isNumber: true, cell: (sale) => <PriceOf sale={sale} /> },
  { key: "area", label: "広さ", isNumber: true, cell: ({ areaM2 }) => formatM2(areaM2) },
  { key: "unit", label: "㎡単価", isNumber: true, cell: ({ price, areaM2 }) => formatUnitPrice(price / areaM2) },
  { key: "layout", label: "間取り", cell: ({ layout }) => layout ?? "—" },
  { key: "built", label: "築年", cell: ({ builtYear }) => <span className="amount">{builtText(builtYear)}</span> },
  { key: "reason", label: "選んだ理由", cell: (sale) => <ReasonOf sale={sale} /> },
];

function ComparableItem({ sale }: { sale: ComparableResponse }) {
  return (
    <li className="rounded-control border border-line p-3">
      <div className="flex items-baseline justify-between gap-3">
        <b className="text-18">
          <PriceOf sale={sale} />
        </b>
        <span className="amount text-13 text-sub">{formatUnitPrice(sale.price / sale.areaM2)}</span>
      </div>
      <p className="text-14">
        {placeText(sale)}・<span className="amount">{formatM2(sale.areaM2)}</span>
        {sale.layout && `・${sale.layout}`}・<span className="amount">{builtWords(sale.builtYear)}</span>
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <span className="amount text-13 text-sub">{quarterText(sale.quarter)}</span>
        <ReasonOf sale={sale} />
      </div>
    </li>
  );
}

function PriceOf({ sale: { price, priceCategory } }: { sale: ComparableResponse }) {
  return (
    <span className="amount">
      {formatYen(price)}
      {priceCategory === "survey" && <span className="ml-1 font-normal text-12 text-sub">調査</span>}
    </span>
  );
}

function ReasonOf({ sale: { reason, distanceM } }: { sale: ComparableResponse }) {
  return (
    <Badge>
      <span className="amount">
        {COMPARABLE_REASONS[reason]}
        {reason === "near" && distanceM !== null && ` 直線${metres(distanceM)}`}
      </span>
    </Badge>
  );
}

/** What rounds to less than 1 km is told in metres. */
const KILOMETRE = 995;

/** `450m`, `1.2km`. */
function metres(distanceM: number): string {
  return distanceM < KILOMETRE ? `${Math.round(distanceM / 10) * 10}m` : `${(distanceM / 1000).toFixed(1)}km`;
}

function placeText({ cityName, town }: ComparableResponse): string {
  return `${cityName}${town}`;
}

function builtText(builtYear: number | null): string {
  return builtYear === null ? "不明" : `${builtYear}年`;
}

/** Where no heading says that it is the 築年: `2008年築`. */
function builtWords(builtYear: number | null): string {
  return builtYear === null ? "築年不明" : `${builtYear}年築`;
}

function mapOf({ subject }: EstimateResponse, comparables: readonly ComparableResponse[]) {
  const items = comparables.flatMap((sale): MapItem[] => (sale.place ? [mapItem(sale, sale.place)] : []));
  return {
    title: "似た成約の地図",
    subject: subject.place && { place: subject.place, label: subject.kind === "condo" ? "この部屋" : "この物件" },
    items,
  };
}

function mapItem(sale: ComparableResponse, place: MapItem["place"]): MapItem {
  return {
    id: String(sale.saleId),
    place,
    label: `${sale.town} ${formatYen(sale.price)}`,
    detail: [formatM2(sale.areaM2), builtWords(sale.builtYear), quarterText(sale.quarter)].join("・"),
  };
}
