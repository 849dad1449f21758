import { Card } from "#web/kit/ui/card.tsx";
import { ReportLink } from "#web/risk/frame/report-link.tsx";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import type { GraphData } from "./find-building.ts";
import { PriceChart } from "./price-chart.tsx";
import { RentChart } from "./rent-chart.tsx";

export type GraphViewProps = GraphData & { readonly search: ReportSearch };

/** The charts of price and rent alone, for a link or a print of their own. */
export function GraphView({ report: { subject }, market, rent, search }: GraphViewProps) {
  return (
    <RiskFrame {...{ subject, search }} tab="apartment" page="グラフ">
      <Card title="㎡単価">
        <PriceChart market={market} town={subject.town} />
      </Card>
      <Card title="賃料">
        <RentChart rent={rent} town={subject.town} />
      </Card>
      <p className="no-print text-14">
        <ReportLink apartmentKey={subject.key} page="apartment/price" search={search}>
          価格の推移をくわしく見る
        </ReportLink>
      </p>
    </RiskFrame>
  );
}
