import { Card } from "../kit/ui/card.tsx";
import type { GraphData } from "./find-building.ts";
import { PriceChart } from "./price-chart.tsx";
import { RentChart } from "./rent-chart.tsx";
import { ReportLink } from "./report-link.tsx";
import type { ReportSearch } from "./report-search.ts";
import { RiskFrame } from "./risk-frame.tsx";

export type GraphViewProps = GraphData & { readonly search: ReportSearch; readonly onRetry: () => void };

/** The charts of price and rent alone, for a link or a print of their own. */
export function GraphView({ report: { apartment }, market, rent, search, onRetry }: GraphViewProps) {
  return (
    <RiskFrame {...{ apartment, search }} tab="apartment" page="グラフ">
      <Card title="㎡単価">
        <PriceChart market={market} town={apartment.town} onRetry={onRetry} />
      </Card>
      <Card title="賃料">
        <RentChart rent={rent} town={apartment.town} onRetry={onRetry} />
      </Card>
      <p className="no-print text-14">
        <ReportLink apartmentKey={apartment.key} page="apartment/price" search={search}>
          価格の推移をくわしく見る
        </ReportLink>
      </p>
    </RiskFrame>
  );
}
