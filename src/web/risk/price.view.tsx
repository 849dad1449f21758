import { Card } from "../kit/ui/card.tsx";
import type { PriceData } from "./find-building.ts";
import { PriceChart } from "./price-chart.tsx";
import { PriceOutlookCard } from "./price-outlook-card.tsx";
import { ReportLink } from "./report-link.tsx";
import type { ReportSearch } from "./report-search.ts";
import { RiskFrame } from "./risk-frame.tsx";
import { SimilarSalesCard } from "./similar-sales-card.tsx";

export type PriceViewProps = PriceData & { readonly search: ReportSearch; readonly onRetry: () => void };

/** How prices around the building went, and the sales they rest on. */
export function PriceView({ report: { apartment }, market, sales, search, onRetry }: PriceViewProps) {
  return (
    <RiskFrame {...{ apartment, search }} tab="apartment" page="価格の推移">
      <Card title="㎡単価の推移" lead={`${apartment.town}と${apartment.cityName}の比較`}>
        <PriceChart market={market} town={apartment.town} onRetry={onRetry} />
        <p className="no-print mt-2 text-14">
          <ReportLink apartmentKey={apartment.key} page="apartment/Graph" search={search}>
            グラフだけを開く
          </ReportLink>
        </p>
      </Card>
      <PriceOutlookCard {...{ apartment, market, search, onRetry }} />
      <SimilarSalesCard {...{ apartment, sales, onRetry }} />
    </RiskFrame>
  );
}
