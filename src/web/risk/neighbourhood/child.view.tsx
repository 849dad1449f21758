import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import type { ChildData } from "#web/risk/facts/find-details.ts";
import { FindingRows } from "#web/risk/facts/finding-row.tsx";
import { IndicatorRow } from "#web/risk/facts/indicator-row.tsx";
import { PillarCard } from "#web/risk/facts/pillar-card.tsx";
import { PlacesByKind } from "#web/risk/facts/places-by-kind.tsx";
import { PlacesMap } from "#web/risk/facts/places-map.tsx";
import { sourcesOf } from "#web/risk/facts/provenance-words.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { DistrictCard } from "./district-card.tsx";

export type ChildViewProps = ChildData & { readonly search: ReportSearch };

const NEAREST = 5;

export function ChildView({ report, places, schools, search }: ChildViewProps) {
  const { subject } = report;
  const sources = sourcesOf([...(places?.kinds ?? []), ...(schools?.districts ?? [])].map(({ provenance }) => provenance));
  return (
    <RiskFrame {...{ subject, search, sources }} tab="child">
      <PillarCard
        {...{ report, search }}
        pillar="child"
        title="子育ての点数"
        lead="保育施設、小学校までの距離、公園の数から計算しています。"
        links={[{ page: "child/faq", label: "よくある質問" }]}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title="点数に入る項目">
          <FindingRows label="点数に入る項目">
            <IndicatorRow report={report} id="childcare" reads={["childcareCount800m"]} />
            <IndicatorRow
              report={report}
              id="school_distance"
              reads={["elementaryDistanceM"]}
              meaning="目安は、小学校4km・中学校6km以内とされています。"
            />
            <IndicatorRow report={report} id="parks" reads={["parksCount"]} />
          </FindingRows>
        </Card>
        <DistrictCard schools={schools} cityName={subject.cityName} />
      </div>
      <Card title="近くの施設" lead="距離は直線です。実際に歩く道は、これより長くなります。">
        {places === null ? (
          <LoadFailed />
        ) : (
          <div className="flex flex-col gap-5">
            <PlacesMap title="子育てに関わる施設の地図" subject={subject} places={places.items} most={NEAREST} />
            <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
              <PlacesByKind nearby={places} kinds={["nursery", "paediatric"]} most={NEAREST} />
              <PlacesByKind nearby={places} kinds={["elementary", "middle", "park"]} most={NEAREST} />
            </div>
          </div>
        )}
      </Card>
    </RiskFrame>
  );
}
