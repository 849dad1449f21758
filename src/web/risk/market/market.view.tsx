import type { HistoryResponse, LandFactsResponse, MarketFactsResponse } from "#api/client/client.ts";
import { formatUnitPrice } from "#kernel/yen.ts";
import { LineHistory } from "#web/kit/chart/line-history.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import type { MarketData } from "#web/risk/facts/find-details.ts";
import { FindingRow, FindingRows } from "#web/risk/facts/finding-row.tsx";
import { historyRows } from "#web/risk/facts/history-rows.ts";
import { IndicatorRow } from "#web/risk/facts/indicator-row.tsx";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { LandPriceCard } from "./land-price-card.tsx";
import { MarketMap, type MarketMapProps } from "./market-map.tsx";
import { marketRows } from "./market-words.ts";

export type MarketViewProps = MarketData & {
  readonly search: ReportSearch;
  readonly land: LandFactsResponse | null;
  readonly map?: MarketMapProps;
};

export function MarketView({ report, market, land, search, map }: MarketViewProps) {
  const { subject } = report;
  return (
    <RiskFrame {...{ subject, search }} tab="life" page="相場と流動性">
      {market === null ? (
        <Card title="相場と流動性">
          <LoadFailed />
        </Card>
      ) : (
        <>
          <HistoriesCard market={market} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Card title="売れやすさ" aside={market.isSample && <Badge tone="warn">サンプルデータ</Badge>}>
              <FindingRows label="売れやすさ">
                {marketRows(market, subject).map((row) => (
                  <FindingRow key={row.title} {...row} />
                ))}
              </FindingRows>
            </Card>
            <Card title="点数に入る項目">
              <FindingRows label="点数に入る項目">
                <IndicatorRow report={report} id="liquidity" meaning="売買が多いほど、売りたいときに売りやすくなります。" />
                <IndicatorRow report={report} id="volatility" meaning="㎡単価が年ごとにどれだけ振れたかです。" />
              </FindingRows>
            </Card>
          </div>
        </>
      )}
      {map && <MarketMap {...map} />}
      <LandPriceCard land={land} isFromTownCentre={subject.precision === "town"} />
    </RiskFrame>
  );
}

/** Unit prices of the town and of the ward, quarter by quarter. */
export function HistoriesCard({ market }: { market: MarketFactsResponse }) {
  return (
    <Card title="㎡単価の推移" lead="中古マンションの成約などの、四半期ごとの中央値です。">
      <div className="grid gap-6 lg:grid-cols-2">
        <History history={market.town} absent="この町には、推移を示せるだけの成約がありません。" />
        <History history={market.city} absent="この市区には、推移を示せるだけの成約がありません。" />
      </div>
      <p className="mt-2 text-13 text-sub">
        {market.isSample ? "サンプルデータです。実際の成約ではありません。" : market.provenance && `${market.provenance.attribution}。`}
        白い点は、その四半期の成約が5件より少なく、中央値が揺れやすいことを示します。
      </p>
    </Card>
  );
}

function History({ history, absent }: { history: HistoryResponse | null; absent: string }) {
  const rows = historyRows(history);
  if (history === null || rows.length < 2) return <NoData>{absent}</NoData>;
  return (
    <div>
      <h3 className="text-16">{history.label}</h3>
      <LineHistory title={`${history.label}の㎡単価`} rows={rows} format={formatUnitPrice} />
    </div>
  );
}
