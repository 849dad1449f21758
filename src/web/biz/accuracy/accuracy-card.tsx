import { Link } from "@tanstack/react-router";
import type { ModelCardResponse } from "#api/client/client.ts";
import { MODEL_KIND_NAMES } from "#kernel/home/kind-labels.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { percent } from "#kernel/percent.ts";
import { quarterText } from "#kernel/quarter.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";

const COLUMNS: readonly Column<ModelCardResponse>[] = [
  {
    key: "kind",
    label: "種別",
    isRowHeading: true,
    cell: ({ kind, overall: { n } }) => (
      <>
        <span className="whitespace-nowrap">{MODEL_KIND_NAMES[kind]}</span>
        <span className="block text-12 text-sub tabular-nums">{n.toLocaleString("ja-JP")}件</span>
      </>
    ),
  },
  { key: "mdape", label: "誤差の中央値", isNumber: true, cell: ({ overall: { blind } }) => <b>{percent(blind.mdape)}</b> },
  { key: "ppe10", label: "±10%以内", isWideOnly: true, isNumber: true, cell: ({ overall: { blind } }) => percent(blind.ppe10) },
  { key: "coverage", label: "80%の幅の中", isNumber: true, cell: ({ overall: { blind } }) => percent(blind.coverage80) },
];

/**
 * How far estimates were off that know nothing of a renovation, as those of the API and of batches are; and the ward where the band held least. The same on
 * every page for businesses and in their document. Null: the cards of the models could not be loaded.
 */
export function AccuracyCard({ cards }: { readonly cards: readonly ModelCardResponse[] | null }) {
  const all = (
    <Link to="/accuracy" className="inline-flex min-h-11 items-center text-14 text-link">
      区ごとに見る
    </Link>
  );
  return (
    <Card title="推定の精度" aside={all}>
      {cards === null ? (
        <LoadFailed />
      ) : cards.length === 0 ? (
        <NoData>いま公開できる精度の数字がありません。</NoData>
      ) : (
        <Measured cards={cards} />
      )}
    </Card>
  );
}

function Measured({ cards }: { readonly cards: readonly ModelCardResponse[] }) {
  const [first] = cards;
  if (!first) return null;
  const { worstWard } = first.judgement;
  return (
    <>
      {first.isSample && <Badge tone="warn">サンプルデータの結果</Badge>}
      <DataTable caption="種別ごとの精度" columns={COLUMNS} rows={cards} rowKey={({ kind }) => kind} />
      <p className="mt-3 text-13 text-sub">
        {quarterText(first.testFrom)}〜{quarterText(first.testUntil)}の、学習に使っていない成約で検証（リフォームの有無は伏せた場合）。
        {worstWard &&
          `${MODEL_KIND_NAMES[first.kind]}で80%の幅に入った割合がいちばん低い区市町村は、${worstWard.cityName}の${percent(worstWard.coverage80)}です（リフォームの有無が分かる場合）。`}
        {formatDate(new Date(first.createdAt))}に計算・モデル {first.modelVersion}
      </p>
    </>
  );
}
