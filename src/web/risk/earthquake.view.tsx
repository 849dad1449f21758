import { Card } from "../kit/ui/card.tsx";
import { BuildingCodeCard } from "./building-code-card.tsx";
import { DISTRICT, GROUND, LIQUEFACTION_BY_LANDFORM, LIQUEFACTION_BY_PL, SHAKING } from "./earthquake-tellings.ts";
import { faultRow } from "./fault-words.ts";
import type { EarthquakeData } from "./find-details.ts";
import { FindingRow, FindingRows } from "./finding-row.tsx";
import { HazardRows, provenanceOf } from "./hazard-rows.tsx";
import { PillarCard } from "./pillar-card.tsx";
import { sourcesOf } from "./provenance-words.ts";
import { QuakeClassTable } from "./quake-class-table.tsx";
import type { ReportSearch } from "./report-search.ts";
import { RiskFrame } from "./risk-frame.tsx";

export type EarthquakeViewProps = EarthquakeData & { readonly search: ReportSearch; readonly onRetry: () => void };

export function EarthquakeView({ report, hazards, building, search, onRetry }: EarthquakeViewProps) {
  const common = { hazards, report, onRetry };
  return (
    <RiskFrame apartment={report.apartment} tab="earthquake" search={search} sources={sourcesOf((hazards ?? []).map(provenanceOf))}>
      <PillarCard
        {...{ report, search }}
        pillar="earthquake"
        title="地震の点数"
        lead="ゆれの強さの見込み、地盤、地域、建物の耐震基準から計算しています。"
        links={[
          { page: "earthquake/map", label: "地図で見る" },
          { page: "earthquake/faq", label: "よくある質問" },
        ]}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[1.2fr_1fr]">
        <div className="flex flex-col gap-5">
          <Card title="30年以内に強いゆれが起きる確率">
            <HazardRows label="30年以内に強いゆれが起きる確率" tellings={SHAKING} {...common} />
          </Card>
          <Card title="地盤と液状化" lead="250m四方ごとの値です。建物の下の地盤そのものではありません。">
            <HazardRows label="地盤と液状化" tellings={[...GROUND, liquefactionTelling(hazards)]} {...common}>
              <Landform hazards={hazards} onRetry={onRetry} />
            </HazardRows>
          </Card>
        </div>
        <div className="flex flex-col gap-5">
          <Card title="活断層">
            <FindingRows label="活断層">
              <FindingRow {...faultRow(hazards)} onRetry={onRetry} />
            </FindingRows>
          </Card>
          <QuakeClassTable percent={foundPercent(hazards, "quake_i55")} />
          <BuildingCodeCard report={report} building={building} onRetry={onRetry} />
          <Card title="地域危険度" lead="東京都の調査。町丁目どうしを比べた順位です。">
            <HazardRows label="地域危険度" tellings={DISTRICT} {...common} />
          </Card>
        </div>
      </div>
    </RiskFrame>
  );
}

function foundPercent(hazards: EarthquakeData["hazards"], layer: string): number | null {
  return hazards?.find((hazard) => hazard.layer === layer && hazard.state === "ok")?.value ?? null;
}

/** PL values say more than landforms; where there are none, the five classes stand in. */
function liquefactionTelling(hazards: EarthquakeData["hazards"]) {
  const state = (layer: string) => hazards?.find((hazard) => hazard.layer === layer)?.state;
  return state("liquefaction_pl") === "ok" || state("liquefaction_class") !== "ok" ? LIQUEFACTION_BY_PL : LIQUEFACTION_BY_LANDFORM;
}

/** The landform comes with the ground's figures, and has a state of its own. */
function Landform({ hazards, onRetry }: Pick<EarthquakeData, "hazards"> & { onRetry: () => void }) {
  const ground = hazards?.find(({ layer, details }) => layer.startsWith("ground_") && details?.landform);
  const landform = ground?.details?.landform;
  if (hazards === null) return <FindingRow title="地形（微地形区分）" state="failed" onRetry={onRetry} />;
  if (!ground || typeof landform !== "string") return <FindingRow title="地形（微地形区分）" state="no_data" />;
  return (
    <FindingRow
      title="地形（微地形区分）"
      state="ok"
      words={landform}
      meaning="地形のでき方による分類です。低地や埋立地は、ゆれや液状化が大きくなりやすい傾向があります。"
      provenance={provenanceOf(ground)}
    />
  );
}
