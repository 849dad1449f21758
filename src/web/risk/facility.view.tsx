import { Card } from "../kit/ui/card.tsx";
import { LoadFailed } from "../kit/ui/state-block.tsx";
import { FacilityTiles } from "./facility-tiles.tsx";
import type { PlacesData } from "./find-details.ts";
import { FindingRows } from "./finding-row.tsx";
import { IndicatorRow } from "./indicator-row.tsx";
import { FACILITY_KINDS } from "./place-kinds.ts";
import { PlacesByKind } from "./places-by-kind.tsx";
import { PlacesMap } from "./places-map.tsx";
import { sourcesOf } from "./provenance-words.ts";
import type { ReportSearch } from "./report-search.ts";
import { RiskFrame } from "./risk-frame.tsx";

export type FacilityViewProps = PlacesData & { readonly search: ReportSearch; readonly onRetry: () => void };

const NEAREST = 5;
const LEFT = FACILITY_KINDS.slice(0, 3);
const RIGHT = FACILITY_KINDS.slice(3);

export function FacilityView({ report, places, search, onRetry }: FacilityViewProps) {
  const { apartment } = report;
  const sources = sourcesOf((places?.kinds ?? []).map(({ provenance }) => provenance));
  return (
    <RiskFrame {...{ apartment, search, sources }} tab="life" page="周辺施設">
      <Card title="6種の施設までの近さ" lead="徒歩の分数は、直線距離80mを1分とした目安です。実際の道は、これより長くなります。">
        {places === null ? <LoadFailed onRetry={onRetry} /> : <FacilityTiles places={places} />}
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
            <PlacesMap title="周辺施設の地図" subject={apartment} places={places.items} most={NEAREST} />
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
