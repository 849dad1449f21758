import type { RiskReportResponse } from "#api/client/client.ts";
import { RadarChart } from "#web/kit/chart/radar-chart.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { TableTwin } from "#web/kit/ui/table-twin.tsx";
import type { LifeGraphData } from "#web/risk/facts/find-details.ts";
import { sourcesOf } from "#web/risk/facts/provenance-words.ts";
import { pillarOf } from "#web/risk/facts/report-facts.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { HistoriesCard } from "#web/risk/market/market.view.tsx";
import { PopulationCard } from "./population-card.tsx";

export type LifeGraphViewProps = LifeGraphData & { readonly search: ReportSearch };

export function LifeGraphView({ report, market, population, search }: LifeGraphViewProps) {
  const { subject } = report;
  return (
    <RiskFrame {...{ subject, search }} tab="life" page="暮らしグラフ" sources={sourcesOf([population?.mesh.provenance])}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <RadarCard report={report} />
        <PopulationCard population={population} />
      </div>
      {market === null ? (
        <Card title="㎡単価の推移">
          <LoadFailed />
        </Card>
      ) : (
        <HistoriesCard market={market} />
      )}
    </RiskFrame>
  );
}

/** A shape needs three corners. */
const LEAST_AXES = 3;

/** What the scores of 暮らし and 子育て are made of, on one scale. */
function RadarCard({ report }: { report: RiskReportResponse }) {
  const axes = [...indicatorsOf(report, "life"), ...indicatorsOf(report, "child")].map(({ title, score }) => ({
    label: short(title),
    value: score,
  }));
  return (
    <Card title="暮らしと子育ての項目" lead="0から100点。外側ほど点数が高い項目です。">
      {axes.length < LEAST_AXES ? (
        <NoData>図にできるだけの項目がありません。</NoData>
      ) : (
        <>
          <RadarChart title="暮らしと子育ての項目の点数" axes={axes} />
          <TableTwin
            caption="暮らしと子育ての項目の点数"
            columns={[
              { key: "label", label: "項目", isRowHeading: true, cell: ({ label }) => label },
              {
                key: "value",
                label: "点数",
                isNumber: true,
                cell: ({ value }) => (value === null ? "データなし" : `${Math.round(value)}点`),
              },
            ]}
            rows={axes}
            rowKey={({ label }) => label}
          />
        </>
      )}
    </Card>
  );
}

function indicatorsOf(report: RiskReportResponse, pillar: "life" | "child") {
  return pillarOf(report, pillar)?.indicators ?? [];
}

const SHORT: readonly (readonly [string, string])[] = [
  ["施設", "施設"],
  ["人口", "人口"],
  ["売買", "売買"],
  ["振れ", "価格の振れ"],
  ["保育", "保育"],
  ["学校", "学校"],
  ["公園", "公園"],
];

/** A title short enough for the corner of a picture: 「800m以内の保育施設」 → 保育. */
export function short(title: string): string {
  const rest = SHORT.toReversed().find(([part]) => title.includes(part));
  return rest ? rest[1] : title.slice(0, 6);
}
