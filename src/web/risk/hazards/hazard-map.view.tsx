import type { MapLayerResponse } from "#api/client/client.ts";
import { LayerChoice } from "#web/kit/map/layer-choice.tsx";
import { LayerMap } from "#web/kit/map/layer-map.tsx";
import type { LayerMapProps } from "#web/kit/map/layers/layer-map-props.ts";
import { MapLegend } from "#web/kit/map/map-legend.tsx";
import { type MeshRow, type MeshRows, MeshTable } from "#web/kit/map/mesh-table.tsx";
import type { WindowList } from "#web/kit/map/use-window-list.ts";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { sourceOf } from "#web/risk/facts/provenance-words.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { type MapSearch, reportPart } from "#web/risk/maps/map-search.ts";
import { depthOf } from "./depth-words.ts";
import type { HazardMapData } from "./find-hazard-map.ts";
import { FloorFigureCard, type FloorWater } from "./floor-figure-card.tsx";
import type { Spot } from "./keep-spot.ts";
import { type MapChoice, type MapTopic, wordsOf } from "./map-choices.ts";
import { SpotCard } from "./spot-card.tsx";

export type HazardMapViewProps = Pick<HazardMapData, "report"> & {
  readonly topic: MapTopic;
  readonly search: MapSearch;
  readonly choices: readonly MapChoice[];
  readonly choice: MapChoice;
  /** Null: the catalogue could not be had. */
  readonly layer: MapLayerResponse | null;
  readonly map: LayerMapProps;
  readonly list: WindowList<MeshRows>;
  readonly spot: Spot;
  readonly onChoice: (id: string) => void;
  readonly onShow: (row: MeshRow) => void;
};

/** A map of hazards around a building, what is known of the picked spot, and the same as a table. */
export function HazardMapView(props: HazardMapViewProps) {
  const { report, topic, search, layer, choice, spot, list, onShow } = props;
  const { subject, floor } = report;
  const sources = layer?.provenance ? [sourceOf(layer.provenance)] : [];
  return (
    <RiskFrame {...{ subject }} search={reportPart(search)} tab={topic.tab} page={topic.page} sources={sources}>
      <LayerChoice name="layer" label="表示する項目" chosen={choice.id} choices={props.choices} onChoice={props.onChoice} />
      {layer === null ? (
        <LoadFailed>レイヤーの一覧を読み込めませんでした。</LoadFailed>
      ) : (
        <>
          {layer.state === "no_data" && choice.pictures === undefined && (
            <NoData>{choice.label}のデータは、まだ読み込まれていません。地図は背景だけを表示しています。</NoData>
          )}
          <p className="hidden font-bold print:block">{choice.label}</p>
          <LayerMap {...props.map} />
          <MapLegend title={choice.label} unit="" legend={layer.legend} hasCases={false} isHazard hasNoData={layer.shape !== "line"} />
          <SourceChips sources={sources} />
        </>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SpotCard {...{ spot, topic, report }} />
        <div className="flex flex-col gap-5">
          {topic.tab === "flood" && <FloorFigureCard water={waterAt(spot)} floor={floor} floors={subject.floors} />}
          <Card title="地図に見えている範囲の一覧" lead={layer ? listLead(layer) : undefined}>
            <MeshTable
              title={`${choice.label}の一覧`}
              list={list}
              valueText={(value) => wordsOf(topic, choice.layer, value)}
              cases={null}
              counter={layer?.shape === "line" ? "本" : layer?.shape === "point" ? "町" : "メッシュ"}
              onShow={onShow}
            />
          </Card>
        </div>
      </div>
    </RiskFrame>
  );
}

function listLead({ shape, precision }: MapLayerResponse): string {
  if (shape === "line") return "知られている活断層を、長いものから並べています。";
  return `${precision}のデータを、場所ごとの最も高い値で並べています。`;
}

function waterAt(spot: Spot): FloorWater {
  const found = spot.state === "ok" ? spot.hazards.find(({ layer }) => layer === "flood_max_rank") : undefined;
  if (found?.state === "none") return { state: "none" };
  const depth = found?.state === "ok" ? depthOf(found.value ?? null) : null;
  return depth ? { state: "ok", depth } : { state: "unknown" };
}
