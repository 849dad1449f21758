import { Card } from "#web/kit/ui/card.tsx";
import { ReportLink } from "#web/risk/frame/report-link.tsx";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import type { PriceData } from "./find-building.ts";
import { PriceChart } from "./price-chart.tsx";
import { PriceOutlookCard } from "./price-outlook-card.tsx";
import { SimilarSalesCard } from "./similar-sales-card.tsx";

export type PriceViewProps = PriceData & { readonly search: ReportSearch };

/** How prices around the building went, and the sales they rest on. */
export function PriceView({ report: { subject }, market, sales, search }: PriceViewProps) {
  return (
    <RiskFrame {...{ subject, search }} tab="apartment" page="価格の推移">
      <Card title="㎡単価の推移" lead={`${subject.town}と${subject.cityName}の比較`}>
        <PriceChart market={market} town={subject.town} />
        <p className="no-print mt-2 text-14">
          <ReportLink apartmentKey={subject.key} page="apartment/Graph" search={search}>
            グラフだけを開く
          </ReportLink>
        </p>
      </Card>
      <PriceOutlookCard {...{ subject, market, search }} />
      <SimilarSalesCard {...{ subject, sales }} />
    </RiskFrame>
  );
}
