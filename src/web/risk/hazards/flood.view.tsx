import { Card } from "#web/kit/ui/card.tsx";
import type { FloodData } from "#web/risk/facts/find-details.ts";
import { FindingRow, FindingRows } from "#web/risk/facts/finding-row.tsx";
import { IndicatorRow } from "#web/risk/facts/indicator-row.tsx";
import { PillarCard } from "#web/risk/facts/pillar-card.tsx";
import { sourcesOf } from "#web/risk/facts/provenance-words.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { FloodDamageCard } from "./flood-damage-card.tsx";
import { OTHER_WATER, RIVER } from "./flood-rows.ts";
import { FloorFigureCard } from "./floor-figure-card.tsx";
import { floorWater } from "./floor-water.ts";
import { HazardRows, provenanceOf } from "./hazard-rows.tsx";
import { SheltersCard } from "./shelters-card.tsx";

export type FloodViewProps = FloodData & { readonly search: ReportSearch };

export function FloodView({ report, hazards, shelters, search }: FloodViewProps) {
  const common = { hazards, report };
  const { subject, floor } = report;
  return (
    <RiskFrame {...{ subject, search }} tab="flood" hasFloors sources={sourcesOf((hazards ?? []).map(provenanceOf))}>
      <PillarCard
        {...{ report, search }}
        pillar="water"
        title="水害・土砂の点数"
        lead={floor === null ? "建物全体の点数です。階を選ぶと、その階の点数になります。" : `${floor}階の部屋の点数です。`}
        links={[
          { page: "flood/map", label: "浸水マップで見る" },
          { page: "flood/faq", label: "よくある質問" },
        ]}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[1.35fr_1fr]">
        <Card title="川の氾濫" lead="堤防が切れたときなどの想定です。">
          <HazardRows label="川の氾濫" rows={RIVER} {...common} />
        </Card>
        <div className="flex flex-col gap-5">
          <FloorFigureCard water={floorWater(hazards)} floor={floor} floors={subject.floors} />
          <FloodDamageCard hazards={hazards} floor={floor} />
          <StateLegendCard />
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title="雨水・高潮・津波・土砂">
          <HazardRows label="雨水・高潮・津波・土砂" rows={OTHER_WATER} {...common}>
            <IndicatorRow
              report={report}
              id="other_water"
              reads={["inland_flood_rank", "storm_surge_rank", "tsunami_rank"]}
              meaning="内水・高潮・津波のうち、最も深いものを点数にしています。"
            />
          </HazardRows>
        </Card>
        <SheltersCard shelters={shelters} apartment={subject} />
      </div>
    </RiskFrame>
  );
}

/** What 色なし, データなし and 対象外エリア mean: they are not the same thing, and none of them means safe. */
function StateLegendCard() {
  return (
    <Card title="「色なし」と「データなし」のちがい">
      <FindingRows label="表示の意味">
        <FindingRow title="調べたうえで、示されていない" state="none" words="色なし" meaning="地図の想定では色がついていません。" />
        <FindingRow title="まだ調べられていない" state="no_data" words="点数に入れず、良い値とも見なしません。" />
        <FindingRow title="資料がこの地域を扱っていない" state="out_of_area" words="ほかの資料で確かめてください。" />
      </FindingRows>
      <p className="mt-3 text-13 text-sub">どれも「安全」という意味ではありません。</p>
    </Card>
  );
}
