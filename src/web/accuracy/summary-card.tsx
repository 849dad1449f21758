import type { ModelCardResponse } from "#api/client/client.ts";
import { MODEL_KIND_NAMES } from "#kernel/home/kind-labels.ts";
import { percent } from "#kernel/percent.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { VERDICT_BADGES } from "./accuracy-words.ts";
import { TwoLines } from "./slice-columns.tsx";

const COLUMNS: readonly Column<ModelCardResponse>[] = [
  {
    key: "kind",
    label: "種別",
    isRowHeading: true,
    cell: ({ kind, judgement: { verdict } }) => (
      <>
        <a href={`#kind-${kind}`} className="text-link -my-2 inline-block py-2">
          {MODEL_KIND_NAMES[kind]}
        </a>
        <span className="block">
          <Verdict verdict={verdict} />
        </span>
      </>
    ),
  },
  {
    key: "mdape",
    label: <TwoLines over="誤差の" under="中央値" />,
    isNumber: true,
    cell: ({ overall }) => <b>{percent(overall.mdape)}</b>,
  },
  {
    key: "ppe10",
    label: <TwoLines over="±10%" under="以内" />,
    isNumber: true,
    isWideOnly: true,
    cell: ({ overall }) => percent(overall.ppe10, 0),
  },
  { key: "coverage", label: <TwoLines over="80%の" under="幅の中" />, isNumber: true, cell: ({ overall }) => percent(overall.coverage80) },
  { key: "n", label: "件数", isNumber: true, isWideOnly: true, cell: ({ overall }) => overall.n.toLocaleString("ja-JP") },
];

function Verdict({ verdict }: Pick<ModelCardResponse["judgement"], "verdict">) {
  const { tone, text } = VERDICT_BADGES[verdict];
  return <Badge tone={tone}>{text}</Badge>;
}

/** All models in one table; each name leads to what stands below. */
export function SummaryCard({ cards }: { cards: readonly ModelCardResponse[] }) {
  return (
    <Card title="まとめ" lead="半分の物件は、実際の価格との差が「誤差の中央値」以内でした。">
      <DataTable caption="種別ごとの推定の精度" columns={COLUMNS} rows={cards} rowKey={({ kind }) => kind} />
      <p className="mt-2 text-13 text-sub">
        「80%の幅の中」は、実際の価格が推定の80%の幅に入った割合です。「ほぼ約束どおり」は、全体に加えて、幅の上と下それぞれの外れと、いちばん低い区市町村も見て判断しています。
      </p>
    </Card>
  );
}
