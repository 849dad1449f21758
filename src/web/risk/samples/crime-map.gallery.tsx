import { CRIME_LEGEND } from "#domain/surroundings/tiles/legends.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { CrimeMap, type CrimeMapProps } from "#web/risk/crime/crime-map.tsx";
import { detailReport } from "./detail-samples.ts";
import { sampleLayer, sampleMap, sampleProvenance } from "./map-samples.ts";

const { place } = detailReport.subject;

/** The map of crimes by 町丁目 in its usual state. */
export const sampleCrimeMap: CrimeMapProps = {
  isOutOfArea: false,
  layer: sampleLayer({
    ...{ id: "crime_town", title: "町丁目ごとの犯罪の多さ", shape: "point", unit: "5段階", precision: "町丁目の中心", minZoom: 11 },
    legend: [...CRIME_LEGEND],
    provenance: sampleProvenance("2025年", "町丁目の中心"),
  }),
  map: sampleMap("町丁目ごとの犯罪の多さの地図"),
  list: {
    state: "ok",
    value: {
      total: 2,
      items: [
        { mesh: "53393683", name: "豊洲五丁目", place, facts: { t: "豊洲五丁目", r: 3, n: 31, y: 2025, rate: 3.4 } },
        { mesh: "53393693", name: "辰巳一丁目", place, facts: { t: "辰巳一丁目", n: 4, y: 2025 } },
      ],
    },
  },
  onShow: () => undefined,
};

const { layer } = sampleCrimeMap;

export const gallery: Gallery = {
  title: "リスク診断：町丁目ごとの犯罪の地図",
  cases: [
    { name: "通常", element: <CrimeMap {...sampleCrimeMap} /> },
    { name: "該当なし", element: <CrimeMap {...sampleCrimeMap} list={{ state: "ok", value: { total: 0, items: [] } }} /> },
    { name: "未読み込み", element: <CrimeMap {...sampleCrimeMap} layer={layer && { ...layer, state: "no_data", provenance: null }} /> },
    { name: "一覧の取得失敗", element: <CrimeMap {...sampleCrimeMap} list={{ state: "failed" }} /> },
    { name: "取得失敗", element: <CrimeMap {...sampleCrimeMap} layer={null} /> },
    { name: "対象外", element: <CrimeMap {...sampleCrimeMap} isOutOfArea /> },
  ],
};
