import type { ModelCardResponse } from "#api/client/client.ts";
import { percent, signedPercent } from "#kernel/percent.ts";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { type BaselineRow, baselineRows, gainText } from "./accuracy-words.ts";

const BASELINE_COLUMNS: readonly Column<BaselineRow>[] = [
  {
    key: "name",
    label: "方法",
    isRowHeading: true,
    cell: ({ name, how, gain }) => (
      <>
        <span className={gain === null ? "font-bold text-brand" : ""}>{name}</span>
        <span className="block text-12 text-sub">{how}</span>
        {gain !== null && <span className="block text-12 text-sub">モデルの誤差はこれより{gainText(gain)}</span>}
      </>
    ),
  },
  {
    key: "mdape",
    label: "誤差の中央値",
    isNumber: true,
    cell: ({ mdape, gain }) => (gain === null ? <b>{percent(mdape)}</b> : percent(mdape)),
  },
  { key: "ppe10", label: "±10%以内", isNumber: true, cell: ({ ppe10 }) => percent(ppe10, 0) },
];

export function BaselineTable({ card }: { card: ModelCardResponse }) {
  return <DataTable caption="ほかの方法との比較" columns={BASELINE_COLUMNS} rows={baselineRows(card)} rowKey={({ name }) => name} />;
}

type Measure = { readonly name: string; readonly meaning: string; readonly value: string };

/** What the first figures of the page leave out, each with what it should be. */
function measures({ overall }: ModelCardResponse): readonly Measure[] {
  return [
    { name: "±5%以内", meaning: "推定の上下5%に入った割合", value: percent(overall.ppe5) },
    { name: "±20%以内", meaning: "推定の上下20%に入った割合", value: percent(overall.ppe20) },
    { name: "30%超", meaning: "推定が30%を超えて外れた割合", value: percent(overall.failureRate) },
    { name: "平均の誤差", meaning: "誤差の平均。外れの大きい1%を除く", value: percent(overall.trimmedMape) },
    { name: "対数RMSE", meaning: "比の対数の二乗平均の平方根。大きな外れほど重い", value: overall.logRmse.toFixed(3) },
    { name: "かたより", meaning: "符号つきの誤差の中央値。マイナスは低めの推定", value: signedPercent(overall.medianRatio - 1) },
    { name: "幅の広さ", meaning: "80%の幅の、推定価格に対する大きさの中央値", value: percent(overall.medianBandWidth) },
    { name: "幅の得点", meaning: "幅の広さと外れた遠さの合計（対数）。小さいほどよい", value: overall.intervalScore80.toFixed(3) },
    { name: "COD", meaning: "ばらつき。小さいほどそろっている（目安 15以下）", value: overall.cod.toFixed(1) },
    { name: "PRD", meaning: "高い物件と安い物件の公平さ（目安 0.98〜1.03）", value: overall.prd.toFixed(3) },
    { name: "PRB", meaning: "価格帯によるかたより（目安 −0.05〜0.05）", value: overall.prb.toFixed(3).replace("-", "−") },
    { name: "MKI", meaning: "価格の差を保っているか（目安 0.95〜1.05）", value: overall.mki.toFixed(3) },
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
