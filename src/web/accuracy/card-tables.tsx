import type { ModelCardResponse } from "#api/client.ts";
import { percent } from "../kit/report/percent.ts";
import { type Column, DataTable } from "../kit/ui/data-table.tsx";
import { type BaselineRow, baselineRows, FEW_SALES, shortPeriod } from "./accuracy-words.ts";

type Area = ModelCardResponse["areas"][number];

const BREAK = <br className="sm:hidden" />;

function areaColumns({ testFrom, testUntil }: ModelCardResponse): readonly Column<Area>[] {
  return [
    {
      key: "area",
      label: "区市町村",
      isRowHeading: true,
      cell: ({ cityName, n }) => (
        <>
          {cityName}
          {n < FEW_SALES && <span className="amount ml-1 text-12 text-warn">参考</span>}
        </>
      ),
    },
    { key: "mdape", label: <>誤差の{BREAK}中央値</>, isNumber: true, cell: ({ mdape }) => percent(mdape) },
    { key: "ppe10", label: <>±10%{BREAK}以内</>, isNumber: true, cell: ({ ppe10 }) => percent(ppe10, 0) },
    { key: "coverage", label: <>80%の{BREAK}幅の中</>, isNumber: true, cell: ({ coverage80 }) => percent(coverage80) },
    { key: "n", label: "件数", isNumber: true, cell: ({ n }) => n.toLocaleString("ja-JP") },
    {
      key: "period",
      label: "期間",
      isWideOnly: true,
      cell: () => <span className="amount text-12 text-sub">{shortPeriod(testFrom, testUntil)}</span>,
    },
  ];
}

export function AreaTable({ card }: { card: ModelCardResponse }) {
  return (
    <>
      <DataTable
        caption="区市町村ごとの推定の精度"
        columns={areaColumns(card)}
        rows={card.areas}
        rowKey={({ cityCode }) => cityCode}
        empty="地域ごとの数字がまだありません。"
      />
      {card.areas.some(({ n }) => n < FEW_SALES) && (
        <p className="mt-2 text-13 text-sub">「参考」は検証した成約が{FEW_SALES}件より少なく、数字が揺れやすい地域です。</p>
      )}
    </>
  );
}

const BASELINE_COLUMNS: readonly Column<BaselineRow>[] = [
  {
    key: "name",
    label: "方法",
    isRowHeading: true,
    cell: ({ name, how, isModel }) => (
      <>
        <span className={isModel ? "font-bold text-brand" : ""}>{name}</span>
        <span className="block text-12 text-sub">{how}</span>
      </>
    ),
  },
  {
    key: "mdape",
    label: "誤差の中央値",
    isNumber: true,
    cell: ({ mdape, isModel }) => (isModel ? <b>{percent(mdape)}</b> : percent(mdape)),
  },
];

export function BaselineTable({ card }: { card: ModelCardResponse }) {
  return <DataTable caption="ほかの方法との比較" columns={BASELINE_COLUMNS} rows={baselineRows(card)} rowKey={({ name }) => name} />;
}

type Measure = { readonly name: string; readonly meaning: string; readonly value: string };

/** Measures of the IAAO ratio study and shares within 5 and 20 %, each with what it should be. */
function measures({ overall }: ModelCardResponse): readonly Measure[] {
  return [
    { name: "±5%以内", meaning: "推定の上下5%に入った割合", value: percent(overall.ppe5) },
    { name: "±20%以内", meaning: "推定の上下20%に入った割合", value: percent(overall.ppe20) },
    { name: "幅の広さ", meaning: "80%の幅の、推定価格に対する大きさの中央値", value: percent(overall.medianBandWidth) },
    { name: "推定÷実際", meaning: "中央値。1に近いほど、かたよりがない", value: overall.medianRatio.toFixed(3) },
    { name: "COD", meaning: "ばらつき。小さいほどそろっている（目安 15以下）", value: overall.cod.toFixed(1) },
    { name: "PRD", meaning: "高い物件と安い物件の公平さ（目安 0.98～1.03）", value: overall.prd.toFixed(3) },
    { name: "PRB", meaning: "価格帯によるかたより（目安 −0.05～0.05）", value: overall.prb.toFixed(3).replace("-", "−") },
  ];
}

const MEASURE_COLUMNS: readonly Column<Measure>[] = [
  { key: "name", label: "指標", isRowHeading: true, cell: ({ name }) => <span className="amount">{name}</span> },
  { key: "meaning", label: "意味", cell: ({ meaning }) => meaning },
  { key: "value", label: "値", isNumber: true, cell: ({ value }) => value },
];

export function MeasureTable({ card }: { card: ModelCardResponse }) {
  return <DataTable caption="くわしい指標" columns={MEASURE_COLUMNS} rows={measures(card)} rowKey={({ name }) => name} />;
}
