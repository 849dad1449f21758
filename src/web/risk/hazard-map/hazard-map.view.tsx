import { Link } from "@tanstack/react-router";
import type { MapLayerResponse } from "#api/client/client.ts";
import { LayerMap } from "#web/kit/map/layer-map.tsx";
import type { LayerMapProps } from "#web/kit/map/layers/layer-map-props.ts";
import { opacityOf } from "#web/kit/map/layers/overlay.ts";
import { LegendBar, legendTicks } from "#web/kit/map/legend-bar.tsx";
import { MapLegend } from "#web/kit/map/map-legend.tsx";
import { MapStage } from "#web/kit/map/map-stage.tsx";
import type { MeshRow } from "#web/kit/map/mesh-table.tsx";
import { NoDataLegend } from "#web/kit/map/no-data-legend.tsx";
import type { WindowList } from "#web/kit/map/use-window-list.ts";
import { Footnotes, type Source, SourceChips } from "#web/kit/report/footnotes.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { sourceOf } from "#web/risk/facts/provenance-words.ts";
import { riskPath } from "#web/risk/frame/report-search.ts";
import { NO_GUARANTEE } from "#web/risk/frame/risk-frame.tsx";
import { RISK_TABS, RiskTabs } from "#web/risk/frame/risk-tabs.tsx";
import { FloorFigureCard } from "#web/risk/hazards/floor-figure-card.tsx";
import { floorWater } from "#web/risk/hazards/floor-water.ts";
import { type MapSearch, reportPart } from "#web/risk/maps/map-search.ts";
import type { HazardMapData } from "./find-hazard-map.ts";
import { HazardList, type HazardRows } from "./hazard-list.tsx";
import type { Spot } from "./keep-spot.ts";
import { LayerStack, StrengthSlider } from "./layer-stack.tsx";
import type { MapChoice, MapTopic } from "./map-choices.ts";
import { OtherPlaceBox } from "./other-place-box.tsx";
import { SpotCard } from "./spot-card.tsx";

export type HazardMapViewProps = Pick<HazardMapData, "report" | "layers"> & {
  readonly topic: MapTopic;
  readonly search: MapSearch;
  readonly choices: readonly MapChoice[];
  /** The layers that are shown, the lowest first. */
  readonly shown: readonly MapChoice[];
  readonly map: LayerMapProps;
  /** Of the topmost layer. */
  readonly list: WindowList<HazardRows>;
  readonly spot: Spot;
  readonly onChoice: (id: string) => void;
  readonly onStrength: (strength: number) => void;
  readonly onShow: (row: MeshRow) => void;
};

/** A map of hazards around a building or a place that fills the screen; below it what is known of the picked spot, and the same as a table. */
export function HazardMapView(props: HazardMapViewProps) {
  const { report, topic, search, shown, layers, spot } = props;
  const { subject, floor } = report;
  const sources = sourcesOf(props);
  const top = shown.at(-1) ?? null;
  const isUnknown = layers === null || shown.some((choice) => layerOf(layers, choice) === null);
  return (
    <>
      <MapStage
        title={`${subject.name}の${topic.page}`}
        bar={<StageBar {...{ report, topic, search }} />}
        map={<LayerMap {...props.map} isWholeScreen />}
        aside={<ChoicePanel {...props} />}
        legend={top && <TopLegend layer={layerOf(layers, top)} choice={top} />}
      />
      <div className="measure-content py-6">
        <RiskTabs apartmentKey={subject.key} current={topic.tab} isFirstPage={false} search={reportPart(search)} />
        <div className="mt-5 flex flex-col gap-5">
          <p className="hidden font-bold print:block">{shown.map(({ label }) => label).join("・")}</p>
          {isUnknown && <LoadFailed>レイヤーの一覧を読み込めませんでした。</LoadFailed>}
          <Missing {...{ layers, shown }} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <SpotCard {...{ spot, topic, report }} />
            <div className="flex flex-col gap-5">
              {topic.tab === "flood" && (
                <FloorFigureCard water={floorWater(spot.state === "ok" ? spot.hazards : null)} floor={floor} floors={subject.floors} />
              )}
              {top && <HazardList {...{ topic, list: props.list, onShow: props.onShow }} choice={top} layer={layerOf(layers, top)} />}
            </div>
          </div>
          <Legends {...{ layers, shown }} />
          <SourceChips sources={sources} />
        </div>
        <p className="mt-6 text-13 text-sub">{NO_GUARANTEE}。</p>
        <Footnotes sources={sources} />
      </div>
    </>
  );
}

function layerOf(layers: HazardMapViewProps["layers"], { layer }: MapChoice): MapLayerResponse | null {
  return layers?.find(({ id }) => id === layer) ?? null;
}

type Shown = Pick<HazardMapViewProps, "layers" | "shown">;

/** Of what is drawn, and of nothing else. */
function sourcesOf({ layers, shown }: Shown): readonly Source[] {
  return shown.flatMap((choice) => {
    const layer = choice.pictures === undefined ? layerOf(layers, choice) : null;
    return layer?.provenance ? [sourceOf(layer.provenance)] : [];
  });
}

/** Which map this is, of what, and the way back. */
function StageBar({ report: { subject }, topic, search }: Pick<HazardMapViewProps, "report" | "topic" | "search">) {
  return (
    <div className="flex items-center gap-x-4 px-4 py-1.5">
      <Link
        to={riskPath(subject.key, topic.tab)}
        search={reportPart(search)}
        className="no-print inline-flex min-h-11 shrink-0 items-center text-14 text-link"
      >
        ← {RISK_TABS[topic.tab].label}
      </Link>
      <h1 className="min-w-0 truncate text-16">
        {subject.name}の{topic.page}
      </h1>
    </div>
  );
}

function ChoicePanel({ choices, shown, layers, search, map, onChoice, onStrength }: HazardMapViewProps) {
  return (
    <>
      <OtherPlaceBox />
      <LayerStack {...{ choices, shown, layers, onChoice }} />
      <div className="pointer-events-auto rounded-control border-line bg-card px-3 py-1 max-sm:mr-14 max-sm:shadow-sm sm:rounded-none sm:border-t sm:bg-transparent">
        <StrengthSlider
          strength={search.strength ?? Math.round((map.overlays[0] ? opacityOf(map.overlays[0]) : 1) * 100)}
          onStrength={onStrength}
        />
      </div>
    </>
  );
}

function TopLegend({ layer, choice: { label, pictures } }: { layer: MapLayerResponse | null; choice: MapChoice }) {
  if (layer === null || layer.shape === "line") return null;
  if (layer.state === "no_data" && pictures === undefined) return <NoDataLegend title={label} />;
  const { legend, unit } = layer;
  return (
    <LegendBar
      title={label}
      unit={unit === "rank" ? "" : unit}
      {...{ legend }}
      ticks={legendTicks(legend, unit)}
      hasCases={false}
      isHazard
    />
  );
}

/** Every layer that is shown, class by class. */
function Legends({ layers, shown }: Shown) {
  return shown.map((choice) => {
    const layer = layerOf(layers, choice);
    return (
      layer && (
        <MapLegend
          key={choice.id}
          title={`${choice.label}（区分ごと）`}
          unit=""
          legend={layer.legend}
          hasCases={false}
          isHazard
          hasNoData={layer.shape !== "line"}
        />
      )
    );
  });
}

function Missing({ layers, shown }: Shown) {
  const missing = shown.filter((choice) => choice.pictures === undefined && layerOf(layers, choice)?.state === "no_data");
  if (missing.length === 0) return null;
  return (
    <NoData>{missing.map(({ label }) => label).join("・")}のデータは、まだ読み込まれていません。安全という意味ではありません。</NoData>
  );
}
