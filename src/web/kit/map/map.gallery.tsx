import type { Gallery } from "../ui/gallery.ts";
import { PlaceMap } from "./place-map.tsx";

const items = [
  { id: "1", place: { lon: 139.7905, lat: 35.6535 }, label: "豊洲 8,300万円", detail: "70㎡ 2008年築" },
  { id: "2", place: { lon: 139.7905, lat: 35.6535 }, label: "豊洲 7,900万円", detail: "65㎡ 2009年築" },
  { id: "3", place: { lon: 139.8032, lat: 35.6462 }, label: "東雲 7,600万円", detail: "70㎡ 2007年築" },
];

export const gallery: Gallery = {
  title: "地図",
  cases: [
    {
      name: "似た成約の地図",
      element: <PlaceMap title="似た成約の地図" subject={{ place: { lon: 139.7935, lat: 35.6555 }, label: "この部屋" }} items={items} />,
    },
  ],
};
