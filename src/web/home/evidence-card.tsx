import { Link } from "@tanstack/react-router";
import { percent } from "#kernel/percent.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { type Column, DataTable } from "#web/kit/ui/data-table.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import { type HomeCard, SHOWN_AREAS } from "./find-home.ts";
import { steadiestAreas } from "./home-figures.ts";

const COLUMNS: readonly Column<HomeCard["areas"][number]>[] = [
  { key: "area", label: "区市町村", isRowHeading: true, cell: ({ cityName }) => cityName },
  { key: "mdape", label: "誤差の中央値", isNumber: true, cell: ({ mdape }) => percent(mdape) },
  { key: "ppe10", label: "±10%以内", isNumber: true, cell: ({ ppe10 }) => percent(ppe10, 0) },
  { key: "n", label: "件数", isNumber: true, cell: ({ n }) => n.toLocaleString("ja-JP") },
];

export function EvidenceCard({ card }: { card: HomeCard | null }) {
  return (
    <Card title="数字には、かならず出所を" aside={card?.isSample && <Badge tone="warn">サンプルデータの結果</Badge>}>
      <p className="mb-3 text-14 text-sub">
        どの画面の数字にも、データの出所・日付・モデルの版がついています。データがないときは「ない」と示し、安全とは書きません。推定の当たり外れは、区ごとに公開します。
      </p>
      {card && card.areas.length > 0 ? (
        <>
          <DataTable
            caption="推定の精度（成約の多い地域）"
            columns={COLUMNS}
            rows={steadiestAreas(card, SHOWN_AREAS)}
            rowKey={({ cityCode }) => cityCode}
          />
          <p className="mt-2 text-14">
            <Link to="/accuracy" className="text-link inline-flex min-h-11 items-center">
              すべての地域の精度を見る
            </Link>
          </p>
        </>
      ) : (
        <NoData>いま公開できる新しい精度の数字がありません。</NoData>
      )}
    </Card>
  );
}
