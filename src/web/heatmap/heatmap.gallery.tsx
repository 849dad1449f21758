import type { LayerMapProps } from "#web/kit/map/layers/layer-map-props.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { HeatmapView, type HeatmapViewProps } from "./heatmap.view.tsx";
import { sampleFloodLayer, sampleMeshes, samplePriceLayer } from "./samples.ts";
import { SpotBalloon } from "./spot-balloon.tsx";

const ignore = () => undefined;
const map: LayerMapProps = {
  title: "坪単価の地図",
  view: { place: { lon: 139.767, lat: 35.681 }, zoom: 12 },
  overlay: null,
  hazardPictures: null,
  subject: null,
  balloon: null,
  onPick: ignore,
  onClose: ignore,
  onMove: ignore,
};

/** The view in its usual state. */
export const sampleHeatmap: HeatmapViewProps = {
  controls: { topic: "price", kind: "condo", years: [2022, 2023, 2024], year: 2024, onTopic: ignore, onKind: ignore, onYear: ignore },
  layer: samplePriceLayer,
  map,
  list: { state: "ok", value: sampleMeshes },
  onShow: ignore,
  onSave: ignore,
  problem: null,
};

const flood = { ...sampleHeatmap.controls, topic: "flood", years: [], year: null } as const;

export const gallery: Gallery = {
  title: "ヒートマップ",
  cases: [
    { name: "坪単価", element: <HeatmapView {...sampleHeatmap} /> },
    {
      name: "浸水深：データなし",
      element: (
        <HeatmapView
          {...sampleHeatmap}
          controls={flood}
          layer={{ ...sampleFloodLayer, state: "no_data", provenance: null }}
          list={{ state: "ok", value: { total: 0, items: [] } }}
        />
      ),
    },
    { name: "一覧の取得失敗", element: <HeatmapView {...sampleHeatmap} list={{ state: "failed" }} /> },
    { name: "取得失敗", element: <HeatmapView {...sampleHeatmap} layer={null} /> },
    {
      name: "吹き出し",
      element: (
        <SpotBalloon
          title="坪単価"
          words={{ state: "ok", headline: "364万円/坪", lines: ["2024年", "n＝42件", "メッシュ 53393683"], town: "江東区豊洲" }}
        />
      ),
    },
    {
      name: "吹き出し：件数不足",
      element: (
        <SpotBalloon
          title="坪単価"
          words={{ state: "few", headline: "件数不足", lines: ["5件に満たないため、値は示していません。", "n＝3件"], town: "江東区辰巳" }}
        />
      ),
    },
    {
      name: "吹き出し：データなし",
      element: (
        <SpotBalloon
          title="坪単価"
          words={{ state: "no_data", headline: "データなし", lines: ["2024年のデータがありません。"], town: null }}
        />
      ),
    },
  ],
};
