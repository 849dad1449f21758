import type { StyleSpecification } from "maplibre-gl";

/** 地理院タイル 淡色地図 (国土地理院, https://maps.gsi.go.jp/development/ichiran.html), zoom 5–18. Without network its ground colour stays. */
export const PALE_MAP: StyleSpecification = {
  version: 8,
  sources: {
    pale: {
      type: "raster",
      tiles: ["https://cyberjapandata.gsi.go.jp/xyz/pale/{z}/{x}/{y}.png"],
      tileSize: 256,
      minzoom: 5,
      maxzoom: 18,
      attribution: '<a href="https://maps.gsi.go.jp/development/ichiran.html" target="_blank" rel="noreferrer">国土地理院</a>',
    },
  },
  layers: [
    { id: "ground", type: "background", paint: { "background-color": "#efece5" } },
    { id: "pale", type: "raster", source: "pale" },
  ],
};
