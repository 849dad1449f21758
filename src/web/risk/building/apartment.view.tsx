import type { BuildingFactsResponse, RiskReportResponse } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { FindingRows } from "#web/risk/facts/finding-row.tsx";
import { IndicatorRow } from "#web/risk/facts/indicator-row.tsx";
import { PillarCard } from "#web/risk/facts/pillar-card.tsx";
import { sourcesOf } from "#web/risk/facts/provenance-words.ts";
import { pillarOf } from "#web/risk/facts/report-facts.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { type BuildingFact, managementFacts, structureFacts } from "./building-facts.ts";
import { FactList } from "./fact-list.tsx";
import { PlaceBuilding } from "./place-building.tsx";
import { ReserveFundCard } from "./reserve-fund-card.tsx";

export type ApartmentViewProps = {
  readonly report: RiskReportResponse;
  readonly building: BuildingFactsResponse | null;
  readonly search: ReportSearch;
};

const LINKS = [
  { page: "apartment/checker", label: "価格チェッカー" },
  { page: "apartment/price", label: "価格の推移" },
  { page: "apartment/yield", label: "利回り・賃料" },
  { page: "apartment/loan", label: "ローン試算" },
  { page: "apartment/faq", label: "よくある質問" },
];

/** 建物・管理: what the building is, how it is looked after, and what nobody has confirmed yet. */
export function ApartmentView({ report, building, search }: ApartmentViewProps) {
  const { subject } = report;
  const indicators = pillarOf(report, "building")?.indicators ?? [];
  const [structure, management] = [structureFacts(report, building), managementFacts(building)];
  const provenances = [...structure, ...management, ...indicators].map(({ provenance }) => provenance);
  return (
    <RiskFrame {...{ subject, search }} tab="apartment" sources={sourcesOf(provenances)}>
      <PillarCard
        {...{ report, search }}
        pillar="building"
        title="建物・管理の点数"
        lead="耐震基準、築年、戸数、修繕積立金、管理の評価から求めます。"
        links={LINKS}
      />
      {subject.kind === "place" ? (
        <PlaceBuilding {...{ report, building, search }} facts={[...structure, ...management]} />
      ) : (
        <RegisteredBuilding {...{ report, building, structure, management }} />
      )}
      <Card title="点数の内訳">
        <FindingRows label="建物・管理の点数の内訳">
          {indicators.map(({ id }) => (
            <IndicatorRow key={id} report={report} id={id} />
          ))}
        </FindingRows>
      </Card>
    </RiskFrame>
  );
}

type RegisteredProps = Pick<ApartmentViewProps, "report" | "building"> &
  Readonly<Record<"structure" | "management", readonly BuildingFact[]>>;

function RegisteredBuilding({ report: { subject, checking }, building, structure, management }: RegisteredProps) {
  const lists = { apartmentKey: subject.key, checking };
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <Card title="建物">
        {building === null && (
          <div className="mb-4">
            <LoadFailed>管理と診断の記録を読み込めませんでした。</LoadFailed>
          </div>
        )}
        <FactList {...lists} facts={structure} />
      </Card>
      <div className="flex flex-col gap-5">
        <Card title="管理">{building === null ? <LoadFailed /> : <FactList {...lists} facts={management} />}</Card>
        <ReserveFundCard building={building} />
      </div>
    </div>
  );
}
