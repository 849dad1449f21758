import { Link } from "@tanstack/react-router";
import type { AssetResponse } from "#api/client/client.ts";
import { formatMonth } from "#kernel/calendar/month.ts";
import { formatYen } from "#kernel/yen.ts";
import type { OwedPoint, SeriesPoint } from "#web/kit/chart/value-series-geometry.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { DataTable } from "#web/kit/ui/data-table.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { DrawnSeries } from "./drawn-series.tsx";
import type { DatedEvent } from "./series-parts.ts";
import { type SeriesRow, seriesRows } from "./series-rows.ts";

export type GraphViewProps = {
  readonly asset: AssetResponse;
  readonly points: readonly SeriesPoint[];
  readonly owed: readonly OwedPoint[];
  readonly events: readonly DatedEvent[];
  readonly onCsv: () => void;
};

/** What a home was worth month by month, over what was owed on it: a picture, and the same as a table. */
export function GraphView({ asset, points, owed, events, onCsv }: GraphViewProps) {
  const { id, name, address } = asset;
  return (
    <div className="measure-content py-6 sm:py-8">
      <Breadcrumbs
        items={[{ label: "マイページ", to: "/mypage" }, { label: name, to: "/mypage/result", search: { id } }, { label: "資産推移" }]}
      />
      <div className="mt-1 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-28">資産推移</h1>
          <p className="text-14 text-sub">
            {name}・{address}
          </p>
        </div>
        {points.length > 0 && (
          <Button tone="secondary" size="bar" className="no-print min-h-11" onClick={onCsv}>
            CSVを保存
          </Button>
        )}
      </div>
      <div className="mt-5 flex flex-col gap-5">
        {points.length < 2 ? (
          <NothingYet
            title="推移は次の評価から"
            action={
              <Link to="/mypage/result" search={{ id }} className="inline-flex min-h-11 items-center text-14 text-link">
                いまの診断を見る
              </Link>
            }
          >
            評価が2回以上になると、ここに推移を表示します。購入した年月を入力すると、成約のある時期までさかのぼれます。
          </NothingYet>
        ) : (
          <Card title="評価額とローン">
            <DrawnSeries name={name} points={points} owed={owed} events={events} />
          </Card>
        )}
        {points.length > 0 && (
          <Card title="月ごとの表">
            <DataTable
              caption={`${name}の月ごとの評価額`}
              columns={COLUMNS}
              rows={seriesRows(points, owed, events).toReversed()}
              rowKey={({ month }) => month}
            />
          </Card>
        )}
        <p className="text-13 text-sub">
          推定価格は統計的な参考値で、不動産鑑定評価ではありません。新しい成約データが出ない月は、点がありません。ローン残高は、入力された条件で返済が進んだとした計算です。
        </p>
      </div>
    </div>
  );
}

function MonthCell({ month, notes }: SeriesRow) {
  return (
    <>
      <span className="amount">{formatMonth(month)}</span>
      {notes.length > 0 && <span className="block text-12 text-sub sm:hidden">{notes.join("、")}</span>}
    </>
  );
}

const yen = (amount: number | null) => (amount === null ? "データなし" : formatYen(amount));

const COLUMNS = [
  { key: "month", label: "月", isRowHeading: true, cell: MonthCell },
  { key: "point", label: "評価額", isNumber: true, cell: ({ point }: SeriesRow) => <b>{formatYen(point)}</b> },
  {
    key: "band",
    label: "80%の幅",
    isNumber: true,
    isWideOnly: true,
    cell: ({ low, high }: SeriesRow) => `${formatYen(low)}〜${formatYen(high)}`,
  },
  { key: "owed", label: "ローン", isNumber: true, cell: ({ owedYen }: SeriesRow) => yen(owedYen) },
  { key: "own", label: "純資産", isNumber: true, cell: ({ ownYen }: SeriesRow) => yen(ownYen) },
  { key: "note", label: "できごと", isWideOnly: true, cell: ({ notes }: SeriesRow) => notes.join("、") },
] as const;
