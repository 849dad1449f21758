import { Link } from "@tanstack/react-router";
import { quarterText } from "#kernel/quarter.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { changeText } from "./change-text.ts";
import type { HomePrices } from "./find-home.ts";
import { manYenPerM2, sparkline } from "./home-figures.ts";

type Area = HomePrices["areas"][number];

const COLUMNS: readonly Column<Area>[] = [
  {
    key: "area",
    label: "区市町村",
    isRowHeading: true,
    cell: ({ cityCode, cityName }) => (
      <Link to="/search" search={{ city: cityCode }} className="inline-flex min-h-6 items-center text-link">
        {cityName}
      </Link>
    ),
  },
  { key: "price", label: "万円／㎡", isNumber: true, cell: ({ medianYenPerM2 }) => <b>{manYenPerM2(medianYenPerM2)}</b> },
  { key: "line", label: "3年の動き", isNumber: true, cell: ({ quarters }) => <Line quarters={quarters} /> },
  { key: "change", label: "1年", isNumber: true, cell: ({ changePercent }) => changeText(changePercent) ?? "件数不足" },
  { key: "n", label: "件数", isNumber: true, isWideOnly: true, cell: ({ n }) => n.toLocaleString("ja-JP") },
];

/** What condominiums cost in the areas with most sales; each leads to its towns. */
export function AreaTable({ prices: { areas, from, until, isSample } }: { prices: HomePrices }) {
  if (areas.length === 0) return null;
  return (
    <Card
      title="エリアの相場"
      lead="中古マンション・件数の多い順"
      aside={
        <Link to="/search" className="-my-1.5 inline-flex min-h-11 items-center text-14 text-link">
          すべてのエリア
        </Link>
      }
    >
      <DataTable caption="エリアの相場" columns={COLUMNS} rows={areas} rowKey={({ cityCode }) => cityCode} />
      <p className="mt-2 text-12 text-sub">
        {quarterText(from)}〜{quarterText(until)}の成約・取引価格の中央値。1年は、その前の4四半期との差です。
        {isSample && <Badge tone="warn">サンプルデータ</Badge>}
      </p>
    </Card>
  );
}

/** The change beside it says in figures what the line shows. */
function Line({ quarters }: Pick<Area, "quarters">) {
  const line = sparkline(quarters);
  if (!line) return <span className="text-sub">件数不足</span>;
  const first = quarters.find((value) => value !== null) ?? 0;
  const last = quarters.findLast((value) => value !== null) ?? 0;
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 64 22" className="inline-block h-5.5 w-16 fill-none stroke-brand" strokeWidth="1.4">
        <path d={line.path} />
        <circle cx={line.end[0]} cy={line.end[1]} r="2" className="fill-brand" />
      </svg>
      <span className="sr-only">
        {manYenPerM2(first)}から{manYenPerM2(last)}
      </span>
    </>
  );
}
