import { Card } from "#web/kit/ui/card.tsx";
import type { EarthquakeData } from "#web/risk/facts/find-details.ts";
import { FindingRow, FindingRows } from "#web/risk/facts/finding-row.tsx";
import { PillarCard } from "#web/risk/facts/pillar-card.tsx";
import { sourcesOf } from "#web/risk/facts/provenance-words.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { BuildingCodeCard } from "./building-code-card.tsx";
import { DISTRICT, GROUND, LIQUEFACTION_BY_LANDFORM, LIQUEFACTION_BY_PL, SHAKING } from "./earthquake-rows.ts";
import { faultRow } from "./fault-words.ts";
import { HazardRows, provenanceOf } from "./hazard-rows.tsx";
import { InsuranceCard } from "./insurance-card.tsx";
import { QuakeClassTable } from "./quake-class-table.tsx";

export type EarthquakeViewProps = EarthquakeData & { readonly search: ReportSearch };

export function EarthquakeView({ report, hazards, building, search }: EarthquakeViewProps) {
  const common = { hazards, report };
  return (
    <RiskFrame subject={report.subject} tab="earthquake" search={search} sources={sourcesOf((hazards ?? []).map(provenanceOf))}>
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
            <HazardRows label="30年以内に強いゆれが起きる確率" rows={SHAKING} {...common} />
          </Card>
          <Card title="地盤と液状化" lead="250m四方ごとの値です。建物の下の地盤そのものではありません。">
            <HazardRows label="地盤と液状化" rows={[...GROUND, liquefactionRow(hazards)]} {...common}>
              <Landform hazards={hazards} />
            </HazardRows>
          </Card>
        </div>
        <div className="flex flex-col gap-5">
          <Card title="活断層">
            <FindingRows label="活断層">
              <FindingRow {...faultRow(hazards)} />
            </FindingRows>
          </Card>
          <QuakeClassTable percent={foundPercent(hazards, "quake_i55")} />
          <BuildingCodeCard report={report} building={building} />
          <InsuranceCard subject={report.subject} />
          <Card title="地域危険度" lead="東京都の調査。町丁目どうしを比べた順位です。">
            <HazardRows label="地域危険度" rows={DISTRICT} {...common} />
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
function liquefactionRow(hazards: EarthquakeData["hazards"]) {
  const state = (layer: string) => hazards?.find((hazard) => hazard.layer === layer)?.state;
  return state("liquefaction_pl") === "ok" || state("liquefaction_class") !== "ok" ? LIQUEFACTION_BY_PL : LIQUEFACTION_BY_LANDFORM;
}

/** The landform comes with the ground's figures, and has a state of its own. */
function Landform({ hazards }: Pick<EarthquakeData, "hazards">) {
  const ground = hazards?.find(({ layer, details }) => layer.startsWith("ground_") && details?.landform);
  const landform = ground?.details?.landform;
  if (hazards === null) return <FindingRow title="地形（微地形区分）" state="failed" />;
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
