import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import type { LifeData } from "#web/risk/facts/find-details.ts";
import { FindingRow, FindingRows } from "#web/risk/facts/finding-row.tsx";
import { PillarCard } from "#web/risk/facts/pillar-card.tsx";
import { sourcesOf } from "#web/risk/facts/provenance-words.ts";
import { ReportLink } from "#web/risk/frame/report-link.tsx";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { marketRows } from "#web/risk/market/market-words.ts";
import { reachLead } from "./facility.view.tsx";
import { FacilityTiles } from "./facility-tiles.tsx";
import { PopulationCard } from "./population-card.tsx";

export type LifeViewProps = LifeData & { readonly search: ReportSearch };

const LINKS = [
  { page: "life/facility", label: "周辺施設" },
  { page: "life/market", label: "相場と流動性" },
  { page: "life/population", label: "人口と将来推計" },
  { page: "life/graph", label: "グラフ" },
  { page: "life/rentChecker", label: "家賃チェッカー" },
  { page: "life/twitter", label: "まちの声" },
  { page: "life/faq", label: "よくある質問" },
];

export function LifeView({ report, places, market, population, search }: LifeViewProps) {
  const { subject } = report;
  const sources = sourcesOf([...(places?.kinds ?? []).map(({ provenance }) => provenance), population?.mesh.provenance]);
  const more = (page: string, label: string) => (
    <p className="no-print mt-4 text-14">
      <ReportLink apartmentKey={subject.key} page={page} search={search}>
        {label}
      </ReportLink>
    </p>
  );
  return (
    <RiskFrame {...{ subject, search, sources }} tab="life">
      <PillarCard
        {...{ report, search }}
        pillar="life"
        title="暮らし・市場の点数"
        lead="施設の近さ、人口の見通し、売買の多さと価格の振れから計算しています。"
        links={LINKS}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          <Card title="周辺施設" lead={reachLead(subject)}>
            {places === null ? <LoadFailed /> : <FacilityTiles places={places} />}
            {more("life/facility", "地図と一覧を見る")}
          </Card>
          <PopulationCard population={population}>{more("life/population", "年齢ごとの推計を見る")}</PopulationCard>
        </div>
        <div className="flex flex-col gap-5">
          <Card title="相場と売れやすさ">
            <MarketRows market={market} subject={subject} />
            {more("life/market", "㎡単価の推移を見る")}
          </Card>
          <Card title="騒音・鉄道">
            <NoData>道路や鉄道の騒音のデータは、まだ扱っていません。点数にも入れていません。</NoData>
            {more("life/covid", "感染症情報（更新を終えた記録）")}
          </Card>
        </div>
      </div>
    </RiskFrame>
  );
}

function MarketRows({ market, subject }: Pick<LifeViewProps, "market"> & Pick<LifeViewProps["report"], "subject">) {
  if (market === null) return <LoadFailed />;
  return (
    <FindingRows label="相場と売れやすさ">
      {marketRows(market, subject).map((row) => (
        <FindingRow key={row.title} {...row} />
      ))}
    </FindingRows>
  );
}
