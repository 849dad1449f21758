import { PRICE_LEGEND } from "#domain/surroundings/tiles/legends.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { MarketMap, type MarketMapProps } from "#web/risk/market/market-map.tsx";
import { detailReport } from "./detail-samples.ts";
import { sampleLayer, sampleMap, sampleProvenance } from "./map-samples.ts";

const ignore = () => undefined;
const { place, key } = detailReport.subject;

/** The map of sales in its usual state. */
export const sampleMarketMap: MarketMapProps = {
  choice: "sales",
  layer: sampleLayer({
    ...{ id: "sales", title: "成約のある町", shape: "point", unit: "万円/坪", precision: "町の中心", minZoom: 10 },
    legend: [...PRICE_LEGEND],
    provenance: sampleProvenance("2025年第2四半期まで", "町の中心"),
  }),
  map: sampleMap("まわりの町の成約の地図"),
  list: {
    state: "ok",
    value: {
      total: 2,
      items: [
        {
          mesh: "53393683",
          name: "江東区豊洲",
          place,
          facts: { t: "江東区豊洲", n: 14, condo_n: 12, condo_yen_m2: 1_206_000, house_n: 2 },
        },
        { mesh: "53393693", name: "江東区辰巳", place, facts: { t: "江東区辰巳", n: 3, condo_n: 3, condo_yen_m2: 800_000 } },
      ],
    },
  },
  apartmentKey: key,
  search: {},
  onChoice: ignore,
  onShow: ignore,
};

const homes: MarketMapProps = {
  ...sampleMarketMap,
  choice: "listings",
  list: {
    state: "ok",
    value: {
      total: 1,
      items: [
        {
          mesh: "53393683",
          name: null,
          place,
          facts: { id: "1", key: "abc", kind: "condo", price: 54_800_000, areaM2: 72.4, layout: "3LDK", r: 250 },
        },
      ],
    },
  },
};

export const gallery: Gallery = {
  title: "リスク診断：まわりの成約と売出し",
  cases: [
    { name: "成約", element: <MarketMap {...sampleMarketMap} /> },
    { name: "売出中", element: <MarketMap {...homes} /> },
    { name: "該当なし", element: <MarketMap {...homes} list={{ state: "ok", value: { total: 0, items: [] } }} /> },
    { name: "一覧の取得失敗", element: <MarketMap {...homes} list={{ state: "failed" }} /> },
    { name: "取得失敗", element: <MarketMap {...sampleMarketMap} layer={null} /> },
  ],
};
