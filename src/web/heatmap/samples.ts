import type { MapLayerResponse } from "#api/client/client.ts";
import type { MeshRows } from "#web/kit/map/mesh-table.tsx";

export const samplePriceLayer: MapLayerResponse = {
  id: "price_condo",
  title: "坪単価",
  shape: "town",
  unit: "万円/坪",
  precision: "町（地区名）",
  coarse: { upTo: 10, precision: "市区町村" },
  version: "1-1",
  state: "ok",
  minZoom: 8,
  maxZoom: 14,
  legend: [
    { from: 0, colour: "#F3F0C7", label: "100万円未満" },
    { from: 200, colour: "#6BB8A4", label: "200万円以上300万円未満" },
    { from: 300, colour: "#3E9AA0", label: "300万円以上400万円未満" },
  ],
  years: [2022, 2023, 2024],
  prefectures: null,
  provenance: {
    attribution: "国土交通省 不動産情報ライブラリのデータを加工して作成",
    licence: "出典の記載",
    asOf: "2024年第4四半期まで",
    precision: "町（地区名）",
    isSample: false,
  },
};

export const sampleFloodLayer: MapLayerResponse = {
  ...samplePriceLayer,
  id: "flood_max_rank",
  title: "洪水の浸水深（想定最大規模）",
  shape: "area",
  unit: "rank",
  coarse: null,
  precision: "17m四方",
  minZoom: 10,
  legend: [
    { from: 1, colour: "#F7F5A9", label: "0.5m未満" },
    { from: 2, colour: "#FFD8C0", label: "0.5m以上3m未満" },
  ],
  years: [],
};

export const sampleMeshes: MeshRows = {
  total: 72,
  items: [
    {
      mesh: "53393683",
      name: "江東区豊洲",
      value: 364,
      n: 42,
      isFew: false,
      label: "300万円以上400万円未満",
      place: { lon: 139.79, lat: 35.65 },
    },
    {
      mesh: "53393693",
      name: "江東区辰巳",
      value: 210,
      n: 3,
      isFew: true,
      label: "200万円以上300万円未満",
      place: { lon: 139.8, lat: 35.65 },
    },
    { mesh: "53394603", name: null, value: 180, n: 9, isFew: false, label: "150万円以上200万円未満", place: { lon: 139.79, lat: 35.67 } },
  ],
};
