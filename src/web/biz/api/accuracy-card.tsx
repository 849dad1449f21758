import { Link } from "@tanstack/react-router";
import type { ModelCardResponse } from "#api/client/client.ts";
import { MODEL_KIND_NAMES } from "#kernel/home/kind-labels.ts";
import { percent } from "#kernel/percent.ts";
import { quarterText } from "#kernel/quarter.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";

/** Of fewer an area's figures say little. */
const FEWEST_SALES = 100;

const COLUMNS: readonly Column<ModelCardResponse>[] = [
  {
    key: "kind",
    label: "種別",
    isRowHeading: true,
    cell: ({ kind, overall }) => (
      <>
        {MODEL_KIND_NAMES[kind]}
        <span className="amount block text-12 text-sub">{overall.n.toLocaleString("ja-JP")}件</span>
      </>
    ),
  },
  { key: "mdape", label: "誤差中央値", isNumber: true, cell: ({ overall }) => <b>{percent(overall.mdape)}</b> },
  { key: "ppe10", label: "±10%", isWideOnly: true, isNumber: true, cell: ({ overall }) => percent(overall.ppe10) },
  { key: "coverage", label: "80%の幅", isNumber: true, cell: ({ overall }) => percent(overall.coverage80) },
];

/** How well the models do, with where they do worst, as the accuracy page tells it. */
export function AccuracyCard({ cards }: { readonly cards: readonly ModelCardResponse[] | null }) {
  return (
    <Card
      title="精度"
      aside={
        <Link to="/accuracy" className="text-link text-14">
          区ごとに見る
        </Link>
      }
    >
      {cards === null && <LoadFailed>精度を読み込めませんでした。</LoadFailed>}
      {cards?.length === 0 && <NoData>公開できるモデルがまだありません。</NoData>}
      {cards && cards.length > 0 && <Figures cards={cards} />}
    </Card>
  );
}

function Figures({ cards }: { readonly cards: readonly ModelCardResponse[] }) {
  const [first] = cards;
  const worst = first && worstArea(first);
  return (
    <>
      {first && (
        <p className="flex flex-wrap items-center gap-2 text-13 text-sub">
          検証 {quarterText(first.testFrom)}〜{quarterText(first.testUntil)}
          {first.isSample && <Badge tone="warn">サンプル</Badge>}
        </p>
      )}
      <DataTable caption="推定の精度" columns={COLUMNS} rows={cards} rowKey={({ kind }) => kind} />
      <p className="mt-3 text-13 text-sub">
        {worst && first && (
          <>
            <span className="text-accent">▼</span> いちばん外れた区市町村（{MODEL_KIND_NAMES[first.kind]}）：{worst.cityName}{" "}
            {percent(worst.mdape)}
            、幅に入った割合 {percent(worst.coverage80)}。
          </>
        )}
        学習に使っていない成約で、モデルを作るたびに計算し直しています。
      </p>
    </>
  );
}

/** Where half of the sales were missed by most, of areas with sales enough; null: there is none. */
export function worstArea({ areas }: Pick<ModelCardResponse, "areas">): ModelCardResponse["areas"][number] | null {
  const enough = areas.filter(({ n }) => n >= FEWEST_SALES);
  return enough.toSorted((a, b) => b.mdape - a.mdape)[0] ?? null;
}
