import type { ReactNode } from "react";
import type { MapLayerResponse } from "#api/client/client.ts";
import { floodedWords } from "#domain/surroundings/tiles/flooded-words.ts";
import type { LonLat } from "#kernel/geo.ts";
import { CopyLink } from "#web/kit/link/copy-link.tsx";
import { LayerMap } from "#web/kit/map/layer-map.tsx";
import type { LayerMapProps } from "#web/kit/map/layers/layer-map-props.ts";
import { LegendBar, legendTicks } from "#web/kit/map/legend-bar.tsx";
import { MapLegend } from "#web/kit/map/map-legend.tsx";
import { MapStage } from "#web/kit/map/map-stage.tsx";
import { type MeshRow, type MeshRows, MeshTable } from "#web/kit/map/mesh-table.tsx";
import { NoDataLegend } from "#web/kit/map/no-data-legend.tsx";
import type { WindowList } from "#web/kit/map/use-window-list.ts";
import { Footnotes, SourceChips } from "#web/kit/report/footnotes.tsx";
import { Button, buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { KindChoice, LayerPanel } from "./layer-panel.tsx";
import { sourceOf } from "./layer-source.ts";
import { PlaceBox } from "./place-box.tsx";
import { SpotPanel } from "./spot-panel.tsx";
import { KINDS, type KindId, type TopicId, topicOf } from "./topics.ts";
import { type SpotWords, valueText, yearText } from "./value-words.ts";
import type { YearValue } from "./year-line.tsx";
import { YearSlider } from "./year-slider.tsx";

/** What is shown, and how it is shown otherwise. */
type HeatmapControls = {
  readonly topic: TopicId;
  readonly kind: KindId;
  /** Years to choose from; the shown one is among them. */
  readonly years: readonly number[];
  readonly year: number | null;
  readonly onTopic: (topic: TopicId) => void;
  readonly onKind: (kind: KindId) => void;
  readonly onYear: (year: number) => void;
  readonly onPlace: (place: LonLat) => void;
};

/** The picked spot. */
export type HeatmapSpot = {
  readonly words: SpotWords;
  readonly precision: string;
  readonly place: LonLat;
  readonly years: readonly YearValue[];
  readonly onClose: () => void;
};

export type HeatmapViewProps = {
  readonly controls: HeatmapControls;
  /** Null: the catalogue could not be had. */
  readonly layers: readonly MapLayerResponse[] | null;
  /** The chosen one of them. */
  readonly layer: MapLayerResponse | null;
  readonly map: LayerMapProps;
  readonly spot: HeatmapSpot | null;
  readonly list: WindowList<MeshRows>;
  readonly onShow: (row: MeshRow) => void;
  readonly onSave: () => void;
  /** Why the picture could not be saved. */
  readonly problem: string | null;
};

/** Prices and risks of places: a map that fills the screen with what belongs to it on top, and the same as a table below. */
export function HeatmapView(props: HeatmapViewProps) {
  const { controls, layer, map, spot, onSave, problem } = props;
  const topic = topicOf(controls.topic);
  const sources = layer?.provenance ? [sourceOf(layer.provenance)] : [];
  return (
    <>
      <MapStage
        title="価格・リスクのヒートマップ"
        map={<LayerMap {...map} isWholeScreen />}
        aside={<ChoicePanel {...props} />}
        legend={layer && <ShownLegend {...{ layer, controls }} />}
        actions={<StageActions />}
        spot={spot && <SpotPanel title={topic.label} {...spot} />}
        foot={footOf(controls)}
        {...(layer?.state === "ok" ? { hint: "地図を押すと、その場所の値を示します。" } : {})}
      />
      <div className="measure-content py-6">
        {problem && <p role="alert">{problem}</p>}
        <Actions onSave={onSave} isReady={layer !== null} />
        {layer === null ? (
          <LoadFailed>レイヤーの一覧を読み込めませんでした。</LoadFailed>
        ) : (
          <div className="flex flex-col gap-5">
            {layer.state === "no_data" && (
              <NoData>{topic.label}のデータは、まだ読み込まれていません。地図は背景だけを表示しています。</NoData>
            )}
            <p className="hidden font-bold print:block">{shownInWords(controls)}</p>
            <ListCard {...props} layer={layer} />
            <SourceChips sources={sources} />
          </div>
        )}
        <p className="mt-6 text-13 text-sub">
          {topic.isHazard
            ? "この地図は安全を保証するものではありません。想定の対象になっていない川や地震もあります。"
            : "値は過去の記録から計算したもので、将来の価格や個々の物件の価格を示すものではありません。"}
        </p>
        <Footnotes sources={sources} />
      </div>
    </>
  );
}

function ChoicePanel({ controls, layers, map }: Pick<HeatmapViewProps, "controls" | "layers" | "map">) {
  const { topic, kind, onTopic, onKind, onPlace } = controls;
  return (
    <>
      <PlaceBox onPlace={onPlace} />
      <LayerPanel {...{ topic, kind, layers, onTopic }} zoom={map.view.zoom} />
      {topicOf(topic).kinds && (
        <div className="border-line border-t p-3 max-sm:hidden">
          <KindChoice name="kind" {...{ kind, onKind }} />
        </div>
      )}
    </>
  );
}

/** What a phone has below the map, and a desk in its corner. */
function footOf({ topic, kind, years, year, onKind, onYear }: HeatmapControls): ReactNode {
  const { kinds } = topicOf(topic);
  if (!kinds && (year === null || years.length < 2)) return null;
  return (
    <>
      {kinds && (
        <div className="mb-2 sm:hidden">
          <KindChoice name="kind-phone" {...{ kind, onKind }} />
        </div>
      )}
      {year !== null && <YearSlider {...{ topic, years, year, onYear }} />}
    </>
  );
}

function ShownLegend({ layer, controls }: { layer: MapLayerResponse; controls: HeatmapControls }) {
  const { label, cases, isHazard } = topicOf(controls.topic);
  if (layer.state === "no_data") return <NoDataLegend title={label} />;
  const unit = layer.unit === "rank" ? "浸水深" : layer.unit;
  const ticks = legendTicks(layer.legend, layer.unit);
  return <LegendBar title={label} hasCases={cases !== null} {...{ unit, ticks, isHazard }} legend={layer.legend} />;
}

function ListCard({ controls, layer, list, onShow }: HeatmapViewProps & { readonly layer: MapLayerResponse }) {
  const topic = topicOf(controls.topic);
  return (
    <Card id="list" title="地図に見えている範囲の一覧" lead={`${layer.precision}ごとの${topic.label}`}>
      <MeshTable
        title={`${topic.label}の一覧`}
        list={list}
        valueText={(value) => valueText(topic.id, value)}
        wordsOf={floodedWords}
        cases={topic.cases}
        {...(layer.shape === "mesh" ? {} : { counter: "町", hasCodes: false })}
        onShow={onShow}
      />
      <div className="mt-5">
        <MapLegend
          title={`${topic.label}（区分ごと）`}
          unit={layer.unit === "rank" ? "浸水深" : layer.unit}
          legend={layer.legend}
          hasCases={topic.cases !== null}
          isHazard={topic.isHazard}
        />
      </div>
    </Card>
  );
}

/** On paper the choices are gone, and what was chosen is told. */
function shownInWords({ topic, kind, year }: HeatmapControls): string {
  const { label, kinds } = topicOf(topic);
  const kindLabel = kinds ? KINDS.find(({ id }) => id === kind)?.label : null;
  return [label, kindLabel, year === null ? null : yearText(topic, year)].filter(Boolean).join("・");
}

/** What a desk has on the map. */
function StageActions() {
  return (
    <>
      <CopyLink />
      <a href="#list" className={buttonClass({ tone: "secondary", size: "bar" })}>
        表で見る
      </a>
    </>
  );
}

/** What can be taken away from the map, below it. */
function Actions({ onSave, isReady }: { onSave: () => void; isReady: boolean }) {
  return (
    <div className="no-print mb-4 flex flex-wrap gap-2">
      <span className="lg:hidden">
        <CopyLink />
      </span>
      <Button size="bar" tone="secondary" onClick={onSave} disabled={!isReady}>
        画像で保存
      </Button>
      <Button size="bar" tone="secondary" onClick={() => window.print()}>
        印刷
      </Button>
    </div>
  );
}
