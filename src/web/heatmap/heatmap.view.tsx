import type { MapLayerResponse } from "#api/client/client.ts";
import { CopyLink } from "#web/kit/link/copy-link.tsx";
import { LayerMap } from "#web/kit/map/layer-map.tsx";
import type { LayerMapProps } from "#web/kit/map/layers/layer-map-props.ts";
import { MapLegend } from "#web/kit/map/map-legend.tsx";
import { type MeshRow, type MeshRows, MeshTable } from "#web/kit/map/mesh-table.tsx";
import type { WindowList } from "#web/kit/map/use-window-list.ts";
import { Footnotes, SourceChips } from "#web/kit/report/footnotes.tsx";
import { ReportHeader } from "#web/kit/report/report-header.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { LayerControls, type LayerControlsProps } from "./layer-controls.tsx";
import { sourceOf } from "./layer-source.ts";
import { KINDS, topicOf } from "./topics.ts";
import { valueText, yearText } from "./value-words.ts";

export type HeatmapViewProps = {
  readonly controls: LayerControlsProps;
  /** The chosen layer; null: the catalogue could not be had. */
  readonly layer: MapLayerResponse | null;
  readonly map: LayerMapProps;
  readonly list: WindowList<MeshRows>;
  readonly onShow: (row: MeshRow) => void;
  readonly onSave: () => void;
  /** Why the picture could not be saved. */
  readonly problem: string | null;
};

/** Prices and risks of places on one map, and the same as a table. */
export function HeatmapView({ controls, layer, map, list, onShow, onSave, problem }: HeatmapViewProps) {
  const topic = topicOf(controls.topic);
  const sources = layer?.provenance ? [sourceOf(layer.provenance)] : [];
  return (
    <div className="measure-content py-6 sm:py-8">
      <ReportHeader
        trail={[{ label: "地図" }]}
        title="価格・リスクのヒートマップ"
        sub="成約価格と公的な資料を、同じ地図の上で見比べます。"
        actions={<Actions onSave={onSave} isReady={layer !== null} />}
      />
      <div className="mt-5 flex flex-col gap-5">
        <LayerControls {...controls} />
        {problem && <p role="alert">{problem}</p>}
        {layer === null ? (
          <LoadFailed>レイヤーの一覧を読み込めませんでした。</LoadFailed>
        ) : (
          <>
            {layer.state === "no_data" && (
              <NoData>{topic.label}のデータは、まだ読み込まれていません。地図は背景だけを表示しています。</NoData>
            )}
            <p className="hidden font-bold print:block">{shownInWords(controls)}</p>
            <LayerMap {...map} />
            <MapLegend
              title={topic.label}
              unit={layer.unit === "rank" ? "浸水深" : layer.unit}
              legend={layer.legend}
              hasCases={topic.cases !== null}
              isHazard={topic.isHazard}
            />
            <SourceChips sources={sources} />
            <Card title="地図に見えている範囲の一覧" lead={`${layer.precision}ごとの${topic.label}`}>
              <MeshTable
                title={`${topic.label}の一覧`}
                list={list}
                valueText={(value) => valueText(topic.id, value)}
                cases={topic.cases}
                onShow={onShow}
              />
            </Card>
          </>
        )}
      </div>
      <p className="mt-6 text-13 text-sub">
        {topic.isHazard
          ? "この地図は安全を保証するものではありません。想定の対象になっていない川や地震もあります。"
          : "値は過去の記録から計算したもので、将来の価格や個々の物件の価格を示すものではありません。"}
      </p>
      <Footnotes sources={sources} />
    </div>
  );
}

/** On paper the choices are gone, and what was chosen is told. */
function shownInWords({ topic, kind, year }: LayerControlsProps): string {
  const { label, kinds } = topicOf(topic);
  const kindLabel = kinds ? KINDS.find(({ id }) => id === kind)?.label : null;
  return [label, kindLabel, year === null ? null : yearText(topic, year)].filter(Boolean).join("・");
}

function Actions({ onSave, isReady }: { onSave: () => void; isReady: boolean }) {
  return (
    <>
      <CopyLink />
      <Button size="bar" tone="secondary" onClick={onSave} disabled={!isReady}>
        画像で保存
      </Button>
      <Button size="bar" tone="secondary" onClick={() => window.print()}>
        印刷
      </Button>
    </>
  );
}
