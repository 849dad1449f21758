import { DEPTH_LEGEND, QUAKE_LEGEND } from "#domain/surroundings/tiles/legends.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { HazardMapView, type HazardMapViewProps } from "#web/risk/hazard-map/hazard-map.view.tsx";
import type { Spot } from "#web/risk/hazard-map/keep-spot.ts";
import { EARTHQUAKE_MAP, FLOOD_MAP, openChoices } from "#web/risk/hazard-map/map-choices.ts";
import { SpotBalloon } from "#web/risk/hazard-map/spot-balloon.tsx";
import { bareHazards, detailReport, sampleHazards } from "./detail-samples.ts";
import { sampleLayer, sampleMap } from "./map-samples.ts";

const ignore = () => undefined;
const { place } = detailReport.subject;
const spot: Spot = { place, isBuilding: true, state: "ok", hazards: sampleHazards };

const floodLayer = sampleLayer({
  ...{ id: "flood_max_rank", title: "洪水の浸水深（想定最大規模）", shape: "area", unit: "rank", precision: "17m四方", minZoom: 10 },
  legend: [...DEPTH_LEGEND],
  provenance: {
    attribution: "国土数値情報（国土交通省）を加工して作成",
    licence: "CC BY 4.0",
    asOf: "2023",
    precision: "17m四方",
    isSample: false,
  },
});

/** The flood map in its usual state. */
export const sampleFloodMap: HazardMapViewProps = {
  report: detailReport,
  topic: FLOOD_MAP,
  search: {},
  choices: openChoices(FLOOD_MAP, false),
  shown: [FLOOD_MAP.choices[0]],
  layers: [floodLayer],
  map: sampleMap("想定最大規模の地図"),
  list: {
    state: "ok",
    value: { total: 1, items: [{ mesh: "53393683", name: "江東区豊洲", value: 2, n: null, isFew: false, label: "0.5m以上3m未満", place }] },
  },
  spot,
  onChoice: ignore,
  onStrength: ignore,
  onShow: ignore,
};

export const sampleQuakeMap: HazardMapViewProps = {
  ...sampleFloodMap,
  topic: EARTHQUAKE_MAP,
  choices: openChoices(EARTHQUAKE_MAP, false),
  shown: [EARTHQUAKE_MAP.choices[0]],
  layers: [{ ...floodLayer, id: "quake_i55", title: "30年以内に震度6弱以上", unit: "%", legend: [...QUAKE_LEGEND] }],
  list: { state: "wide" },
};

const balloon = { topic: FLOOD_MAP, layer: "flood_max_rank", label: "想定最大規模" } as const;

export const gallery: Gallery = {
  title: "リスク診断：地図",
  cases: [
    { name: "浸水マップ", element: <HazardMapView {...sampleFloodMap} /> },
    {
      name: "浸水マップ：データなし",
      element: (
        <HazardMapView
          {...sampleFloodMap}
          layers={[{ ...floodLayer, state: "no_data", provenance: null }]}
          spot={{ ...spot, hazards: bareHazards }}
          list={{ state: "ok", value: { total: 0, items: [] } }}
        />
      ),
    },
    {
      name: "浸水マップ：取得失敗",
      element: <HazardMapView {...sampleFloodMap} layers={null} spot={{ place, isBuilding: false, state: "failed" }} />,
    },
    { name: "地震マップ", element: <HazardMapView {...sampleQuakeMap} /> },
    {
      name: "地震マップ：データなし",
      element: (
        <HazardMapView
          {...sampleQuakeMap}
          layers={sampleQuakeMap.layers?.map((layer) => ({ ...layer, state: "no_data", provenance: null })) ?? null}
          list={{ state: "ok", value: { total: 0, items: [] } }}
        />
      ),
    },
    {
      name: "地震マップ：取得失敗",
      element: <HazardMapView {...sampleQuakeMap} layers={null} spot={{ place, isBuilding: false, state: "failed" }} />,
    },
    { name: "吹き出し", element: <SpotBalloon {...balloon} spot={spot} /> },
    { name: "吹き出し：データなし", element: <SpotBalloon {...balloon} spot={{ ...spot, hazards: bareHazards }} /> },
  ],
};
