import { Card } from "../kit/ui/card.tsx";
import { type Depth, depthOf } from "./depth-words.ts";
import type { FloodData } from "./find-details.ts";
import { OTHER_WATER, RIVER } from "./flood-tellings.ts";
import { FloorFigureCard, type FloorWater } from "./floor-figure-card.tsx";
import { HazardRows, provenanceOf } from "./hazard-rows.tsx";
import { IndicatorRow } from "./indicator-row.tsx";
import { PillarCard } from "./pillar-card.tsx";
import { sourcesOf } from "./provenance-words.ts";
import type { ReportSearch } from "./report-search.ts";
import { RiskFrame } from "./risk-frame.tsx";
import { SheltersCard } from "./shelters-card.tsx";
import { StateLegendCard } from "./state-legend-card.tsx";

export type FloodViewProps = FloodData & { readonly search: ReportSearch; readonly onRetry: () => void };

export function FloodView({ report, hazards, shelters, search, onRetry }: FloodViewProps) {
  const common = { hazards, report, onRetry };
  const { apartment, floor } = report;
  return (
    <RiskFrame {...{ apartment, search }} tab="flood" hasFloors sources={sourcesOf((hazards ?? []).map(provenanceOf))}>
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
          <HazardRows label="川の氾濫" tellings={RIVER} {...common} />
        </Card>
        <div className="flex flex-col gap-5">
          <FloorFigureCard water={waterOf(hazards)} floor={floor} floors={apartment.floors} />
          <StateLegendCard />
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title="雨水・高潮・津波・土砂">
          <HazardRows label="雨水・高潮・津波・土砂" tellings={OTHER_WATER} {...common}>
            <IndicatorRow
              report={report}
              id="other_water"
              reads={["inland_flood_rank", "storm_surge_rank", "tsunami_rank"]}
              meaning="内水・高潮・津波のうち、最も深いものを点数にしています。"
            />
          </HazardRows>
        </Card>
        <SheltersCard shelters={shelters} apartment={apartment} onRetry={onRetry} />
      </div>
    </RiskFrame>
  );
}

/** The worst river flood of the law at the building, for the figure of its floors. */
function waterOf(hazards: FloodData["hazards"]): FloorWater {
  const found = hazards?.find(({ layer }) => layer === "flood_max_rank");
  if (found?.state === "none") return { state: "none" };
  const depth: Depth | null = found?.state === "ok" ? depthOf(found.value ?? null) : null;
  return depth ? { state: "ok", depth } : { state: "unknown" };
}
