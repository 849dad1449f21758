import type { LayerSpecification, SourceSpecification, StyleSpecification } from "maplibre-gl";
import type { SiteMaps } from "#wire/site-maps.ts";

const GROUND: LayerSpecification = { id: "ground", type: "background", paint: { "background-color": "#efece5" } };

/** What lies under everything: the pictures of the configured service, or a plain map of our own. `page` makes addresses whole. */
export function baseStyle({ base, tiles }: SiteMaps, page: string): StyleSpecification {
  if (base)
    return {
      version: 8,
      sources: { base: pictures(base.template, base.credit) },
      layers: [GROUND, { id: "base", type: "raster", source: "base" }],
    };
  return { version: 8, sources: { base: ownTiles(`${tiles}/base/now/{z}/{x}/{y}.mvt`, page) }, layers: [GROUND, ...PLAIN_LAYERS] };
}

/** An absolute address with the braces of a template left as they are. */
export function absoluteAddress(template: string, page: string): string {
  return new URL(template, page).href.replaceAll("%7B", "{").replaceAll("%7D", "}");
}

function pictures(template: string, credit: string): SourceSpecification {
  const attribution =
    credit === "国土地理院"
      ? `<a href="https://maps.gsi.go.jp/development/ichiran.html" target="_blank" rel="noreferrer">${credit}</a>`
      : plainText(credit);
  return { type: "raster", tiles: [template], tileSize: 256, minzoom: 5, maxzoom: 18, attribution };
}

/** Boundaries, stations and names of towns of the plain map. */
const PLAIN_CREDIT = "国土数値情報（国土交通省）などを加工して作成";

function ownTiles(template: string, page: string): SourceSpecification {
  return { type: "vector", tiles: [absoluteAddress(template, page)], minzoom: 4, maxzoom: 14, attribution: PLAIN_CREDIT };
}

function plainText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const INK = "#586272";
const FONT = ["sans-serif"];

const PLAIN_LAYERS: readonly LayerSpecification[] = [
  // Its edges are drawn by the borders.
  {
    id: "land",
    type: "fill",
    source: "base",
    "source-layer": "boundaries",
    paint: { "fill-color": "#f8f6f1", "fill-antialias": false },
  },
  { id: "borders", type: "line", source: "base", "source-layer": "boundaries", paint: { "line-color": "#b9b3a6", "line-width": 1 } },
];

/** Names over everything else. Letters are drawn by the browser: no service has to send them. */
export const PLAIN_LABELS: readonly LayerSpecification[] = [
  {
    id: "stations",
    type: "symbol",
    source: "base",
    "source-layer": "stations",
    minzoom: 11,
    layout: { "text-field": ["concat", "◆ ", ["get", "name"]], "text-size": 12, "text-font": FONT },
    paint: { "text-color": "#1b2430", "text-halo-color": "#ffffff", "text-halo-width": 1.5 },
  },
  {
    id: "towns",
    type: "symbol",
    source: "base",
    "source-layer": "towns",
    minzoom: 13,
    // Below its place: dots of towns stand right on it.
    layout: { "text-field": ["get", "name"], "text-size": 12, "text-font": FONT, "text-anchor": "top", "text-offset": [0, 0.9] },
    paint: { "text-color": INK, "text-halo-color": "#ffffff", "text-halo-width": 1.5 },
  },
];

/** The names over a map: pictures have theirs already. */
export function labelsOf({ base }: Pick<SiteMaps, "base">): readonly LayerSpecification[] {
  return base ? [] : PLAIN_LABELS;
}
