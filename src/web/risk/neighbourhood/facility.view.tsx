import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import type { PlacesData } from "#web/risk/facts/find-details.ts";
import { FindingRows } from "#web/risk/facts/finding-row.tsx";
import { IndicatorRow } from "#web/risk/facts/indicator-row.tsx";
import { FACILITY_KINDS } from "#web/risk/facts/place-kinds.ts";
import { PlacesByKind } from "#web/risk/facts/places-by-kind.tsx";
import { PlacesMap } from "#web/risk/facts/places-map.tsx";
import { sourcesOf } from "#web/risk/facts/provenance-words.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { FacilityTiles } from "./facility-tiles.tsx";

export type FacilityViewProps = PlacesData & { readonly search: ReportSearch };

/** How the distances are to be read. */
export function reachLead({ precision }: Pick<PlacesData["report"]["subject"], "precision">): string {
  return precision === "town"
    ? "町の中心からの直線距離の目安です。番地まで入れるか地図で場所を選ぶと、その場所からの距離と徒歩の分数になります。"
    : "徒歩の分数は、直線距離80mを1分とした目安です。実際の道は、これより長くなります。";
}

const NEAREST = 5;
const LEFT = FACILITY_KINDS.slice(0, 3);
const RIGHT = FACILITY_KINDS.slice(3);

export function FacilityView({ report, places, search }: FacilityViewProps) {
  const { subject } = report;
  const sources = sourcesOf((places?.kinds ?? []).map(({ provenance }) => provenance));
  return (
    <RiskFrame {...{ subject, search, sources }} tab="life" page="周辺施設">
      <Card title="6種の施設までの近さ" lead={reachLead(subject)}>
        {places === null ? <LoadFailed /> : <FacilityTiles places={places} />}
        <div className="mt-4">
          <FindingRows label="点数">
            <IndicatorRow
              report={report}
              id="facilities"
              reads={["facilityCategoriesWithin10min"]}
              meaning="徒歩10分（直線800m）以内にそろう種類の数で計算しています。"
            />
          </FindingRows>
        </div>
      </Card>
      {places && (
        <Card title="地図と一覧">
          <div className="flex flex-col gap-5">
            <PlacesMap title="周辺施設の地図" subject={subject} places={places.items} most={NEAREST} />
            <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
              <PlacesByKind nearby={places} kinds={LEFT} most={NEAREST} />
              <PlacesByKind nearby={places} kinds={RIGHT} most={NEAREST} />
            </div>
          </div>
        </Card>
      )}
    </RiskFrame>
  );
}
