import type { ComparableResponse, EstimateResponse } from "#api/client/client.ts";
import { formatM2 } from "#kernel/area.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatUnitPrice, formatYen } from "#kernel/yen.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { comparableReason } from "#web/price/words/result-words.ts";

type Subject = Pick<EstimateResponse["subject"], "kind" | "apartmentKey">;
type RowsProps = { readonly subject: Subject; readonly comparables: readonly ComparableResponse[] };

/** The sales beside an estimate: a table on a desk and on paper, cards on what is narrower. */
export function ComparableRows({ subject, comparables }: RowsProps) {
  return (
    <>
      <div className="max-lg:hidden print:block">
        <DataTable caption="似た成約" columns={columnsOf({ subject, comparables })} rows={comparables} rowKey={({ saleId }) => saleId} />
      </div>
      <div className="lg:hidden print:hidden">
        <ComparableList comparables={comparables.slice(0, FIRST)} subject={subject} />
        {comparables.length > FIRST && (
          <details className="mt-1">
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-14">
              残りの{comparables.length - FIRST}件を見る
            </summary>
            <ComparableList comparables={comparables.slice(FIRST)} subject={subject} />
          </details>
        )}
      </div>
    </>
  );
}

/** So many cards stand there before the others are asked for. */
const FIRST = 6;

function ComparableList({ subject, comparables }: RowsProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {comparables.map((sale) => (
        <ComparableItem key={sale.saleId} sale={sale} subject={subject} />
      ))}
    </ul>
  );
}

/** Bare land has neither layout nor year, few houses have a layout; estimates of before have no price of today. */
function columnsOf({ subject, comparables }: RowsProps): readonly Column<ComparableResponse>[] {
  const isLand = subject.kind === "land";
  const isHouse = subject.kind === "house";
  const hasLayout = comparables.some(({ layout }) => layout !== null);
  const hasToday = comparables.some(({ broughtForward }) => broughtForward !== null);
  return [
    { key: "place", label: "場所・時期", isRowHeading: true, cell: PlaceAndTime },
    { key: "price", label: "売れた価格", isNumber: true, cell: (sale) => <PriceOf sale={sale} /> },
    ...(hasToday ? [TODAY] : []),
    { key: "area", label: isHouse ? "土地の広さ" : "広さ", isNumber: true, cell: ({ areaM2 }) => formatM2(areaM2) },
    { ...UNIT, label: isHouse ? "土地㎡単価" : "㎡単価" },
    ...(isLand ? [] : [...(hasLayout ? [LAYOUT] : []), BUILT]),
    { key: "reason", label: "選んだ理由", cell: (sale) => <ReasonOf sale={sale} subject={subject} /> },
  ];
}

const TODAY: Column<ComparableResponse> = {
  key: "today",
  label: (
    <>
      いまの水準に
      <br />
      直した価格
    </>
  ),
  isNumber: true,
  cell: ({ broughtForward }) => <b>{broughtForward ? formatYen(broughtForward.price) : "—"}</b>,
};
const UNIT: Column<ComparableResponse> = {
  ...{ key: "unit", label: "㎡単価", isNumber: true, isScreenOnly: true },
  cell: ({ price, areaM2 }) => formatUnitPrice(price / areaM2),
};
const LAYOUT: Column<ComparableResponse> = { key: "layout", label: "間取り", cell: ({ layout }) => layout ?? "—" };
const BUILT: Column<ComparableResponse> = {
  key: "built",
  label: "築年",
  cell: ({ builtYear }) => <span className="amount">{builtYear === null ? "不明" : `${builtYear}年`}</span>,
};

function ComparableItem({ sale, subject }: { sale: ComparableResponse; subject: Subject }) {
  const { broughtForward, areaM2, layout } = sale;
  const ofLand = subject.kind === "house";
  return (
    <li className="rounded-control border border-line p-3">
      <div className="flex items-baseline justify-between gap-3">
        <b className="text-18">
          <PriceOf sale={sale} />
        </b>
        <span className="amount text-13 text-sub">
          {ofLand && "土地 "}
          {formatUnitPrice(sale.price / areaM2)}
        </span>
      </div>
      {broughtForward && (
        <p className="text-14">
          いまの水準で <b className="amount">{formatYen(broughtForward.price)}</b>
        </p>
      )}
      <p className="text-14">
        {placeText(sale)}・{ofLand && "土地"}
        <span className="amount">{formatM2(areaM2)}</span>
        {subject.kind !== "land" && (
          <>
            {layout && `・${layout}`}・<span className="amount">{builtWords(sale.builtYear)}</span>
          </>
        )}
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <span className="amount text-13 text-sub">{quarterText(sale.quarter)}</span>
        <ReasonOf sale={sale} subject={subject} />
      </div>
    </li>
  );
}

/** Parts at most between the city and its town. */
function PlaceAndTime({ cityName, town, quarter }: ComparableResponse) {
  return (
    <span className="break-keep">
      {cityName}
      <wbr />
      {town}
      <span className="amount block text-12 text-sub">{quarterText(quarter)}</span>
    </span>
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

function ReasonOf({ sale: { reason, distanceM }, subject }: { sale: ComparableResponse; subject: Subject }) {
  return (
    <Badge>
      <span className="amount">
        {comparableReason(reason, subject.apartmentKey !== null)}
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

/** Where no heading says that it is the 築年: `2008年築`. */
function builtWords(builtYear: number | null): string {
  return builtYear === null ? "築年不明" : `${builtYear}年築`;
}
