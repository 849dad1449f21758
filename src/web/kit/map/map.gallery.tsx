import type { Gallery } from "#web/kit/ui/gallery.ts";
import { MapLegend } from "./map-legend.tsx";
import { MeshTable } from "./mesh-table.tsx";
import { PlaceMap } from "./place-map.tsx";

const items = [
  { id: "1", place: { lon: 139.7905, lat: 35.6535 }, label: "豊洲 8,300万円", detail: "70㎡ 2008年築" },
  { id: "2", place: { lon: 139.7905, lat: 35.6535 }, label: "豊洲 7,900万円", detail: "65㎡ 2009年築" },
  { id: "3", place: { lon: 139.8032, lat: 35.6462 }, label: "東雲 7,600万円", detail: "70㎡ 2007年築" },
];

const depths = [
  { from: 1, colour: "#F7F5A9", label: "0.5m未満" },
  { from: 2, colour: "#FFD8C0", label: "0.5m以上3m未満" },
  { from: 3, colour: "#FFB7B7", label: "3m以上5m未満" },
];

const mesh = {
  mesh: "53393683",
  name: "江東区豊洲",
  value: 364,
  n: 42,
  isFew: false,
  label: "300万円以上400万円未満",
  place: { lon: 139.79, lat: 35.65 },
};
const few = { ...mesh, mesh: "53393693", name: null, n: 3, isFew: true };
const table = { title: "坪単価の一覧", valueText: (value: number) => `${value}万円/坪`, cases: "成約数", onShow: () => undefined };

export const gallery: Gallery = {
  title: "地図",
  cases: [
    { name: "凡例：災害", element: <MapLegend title="浸水深" unit="" legend={depths} hasCases={false} isHazard /> },
    {
      name: "凡例：件数のある値",
      element: <MapLegend title="坪単価" unit="万円/坪" legend={depths.slice(0, 2)} hasCases isHazard={false} />,
    },
    { name: "一覧", element: <MeshTable {...table} list={{ state: "ok", value: { total: 72, items: [mesh, few] } }} /> },
    { name: "一覧：データなし", element: <MeshTable {...table} list={{ state: "ok", value: { total: 0, items: [] } }} /> },
    { name: "一覧：範囲が広い", element: <MeshTable {...table} list={{ state: "wide" }} /> },
    {
      name: "似た成約の地図",
      element: <PlaceMap title="似た成約の地図" subject={{ place: { lon: 139.7935, lat: 35.6555 }, label: "この部屋" }} items={items} />,
    },
  ],
};
