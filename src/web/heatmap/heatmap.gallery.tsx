import type { LayerMapProps } from "#web/kit/map/layers/layer-map-props.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { type HeatmapSpot, HeatmapView, type HeatmapViewProps } from "./heatmap.view.tsx";
import { sampleFloodLayer, sampleMeshes, samplePriceLayer } from "./samples.ts";
import { SpotPanel } from "./spot-panel.tsx";

const ignore = () => undefined;
const map: LayerMapProps = {
  title: "坪単価の地図",
  view: { place: { lon: 139.767, lat: 35.681 }, zoom: 12 },
  overlays: [],
  hazardPictures: null,
  subject: null,
  balloon: null,
  onPick: ignore,
  onClose: ignore,
  onMove: ignore,
};

export const sampleSpot: HeatmapSpot = {
  words: { state: "ok", headline: "364万円/坪", lines: ["2024年", "n＝42件"], town: "江東区豊洲" },
  precision: "町（地区名）",
  place: { lon: 139.79, lat: 35.65 },
  years: [
    { year: 2022, value: 320, text: "320万円/坪" },
    { year: 2023, value: null, text: "341万円/坪" },
    { year: 2024, value: 364, text: "364万円/坪" },
  ],
  onClose: ignore,
};

/** The view in its usual state. */
export const sampleHeatmap: HeatmapViewProps = {
  controls: {
    topic: "price",
    kind: "condo",
    years: [2022, 2023, 2024],
    year: 2024,
    onTopic: ignore,
    onKind: ignore,
    onYear: ignore,
    onPlace: ignore,
  },
  layers: [samplePriceLayer, sampleFloodLayer],
  layer: samplePriceLayer,
  spot: null,
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
    { name: "選んだ場所", element: <SpotPanel title="坪単価" {...sampleSpot} /> },
    {
      name: "選んだ場所：件数不足",
      element: (
        <SpotPanel
          title="坪単価"
          {...sampleSpot}
          years={[]}
          words={{ state: "few", headline: "件数不足", lines: ["5件に満たないため、値は示していません。", "n＝3件"], town: "江東区辰巳" }}
        />
      ),
    },
    {
      name: "選んだ場所：データなし",
      element: (
        <SpotPanel
          title="坪単価"
          {...sampleSpot}
          years={[]}
          words={{ state: "no_data", headline: "データなし", lines: ["2024年のデータがありません。"], town: null }}
        />
      ),
    },
  ],
};
