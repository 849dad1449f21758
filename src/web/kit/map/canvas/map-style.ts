import type { ExpressionSpecification, LayerSpecification, SourceSpecification, StyleSpecification } from "maplibre-gl";
import type { SiteMaps } from "#wire/site-maps.ts";

const GROUND: LayerSpecification = { id: "ground", type: "background", paint: { "background-color": "#efece5" } };
const WATER = "#cfdde6";

/** What lies under everything: the pictures of the configured service, or a plain map of our own. `page` makes addresses whole. */
export function baseStyle({ base, tiles }: SiteMaps, page: string): StyleSpecification {
  if (base)
    return {
      version: 8,
      sources: { base: pictures(base.template) },
      layers: [GROUND, { id: "base", type: "raster", source: "base" }],
    };
  return { version: 8, sources: { base: ownTiles(`${tiles}/base/now/{z}/{x}/{y}.mvt`, page) }, layers: [GROUND, ...PLAIN_LAYERS] };
}

/** An absolute address with the braces of a template left as they are. */
export function absoluteAddress(template: string, page: string): string {
  return new URL(template, page).href.replaceAll("%7B", "{").replaceAll("%7D", "}");
}

function pictures(template: string): SourceSpecification {
  return { type: "raster", tiles: [template], tileSize: 256, minzoom: 5, maxzoom: 18 };
}

function ownTiles(template: string, page: string): SourceSpecification {
  return { type: "vector", tiles: [absoluteAddress(template, page)], minzoom: 4, maxzoom: 14 };
}

const INK = "#586272";
const FONT = ["sans-serif"];

const ON_BASE = (layer: string) => ({ source: "base", "source-layer": layer }) as const;

const PLAIN_LAYERS: readonly LayerSpecification[] = [
  { id: "water", type: "fill", ...ON_BASE("water"), paint: { "fill-color": WATER, "fill-antialias": false } },
  // Its edges are drawn by the borders.
  { id: "land", type: "fill", ...ON_BASE("boundaries"), paint: { "fill-color": "#f8f6f1", "fill-antialias": false } },
  { id: "borders", type: "line", ...ON_BASE("boundaries"), paint: { "line-color": "#b9b3a6", "line-width": 1 } },
];

const RAIL_WIDTH: ExpressionSpecification = ["interpolate", ["linear"], ["zoom"], 9, 1, 12, 2.2, 16, 4];

/** What must be seen through the colours of a layer: borders of cities, railways as dark lines with light dashes, and names. Letters are drawn by the browser: no service has to send them. */
export const PLAIN_LABELS: readonly LayerSpecification[] = [
  {
    id: "city-borders",
    type: "line",
    ...ON_BASE("boundaries"),
    minzoom: 9,
    paint: { "line-color": INK, "line-width": 1, "line-dasharray": [3, 2], "line-opacity": 0.75 },
  },
  { id: "rails", type: "line", ...ON_BASE("railways"), minzoom: 9, paint: { "line-color": "#3b4552", "line-width": RAIL_WIDTH } },
  {
    id: "sleepers",
    type: "line",
    ...ON_BASE("railways"),
    minzoom: 11,
    paint: { "line-color": "#ffffff", "line-width": ["interpolate", ["linear"], ["zoom"], 11, 0.9, 16, 2.2], "line-dasharray": [4, 4] },
  },
  {
    id: "stations",
    type: "symbol",
    ...ON_BASE("stations"),
    minzoom: 11,
    // Where lines meet first; the others when there is room for them.
    filter: ["any", [">=", ["zoom"], 13], [">=", ["get", "lines"], 3]],
    layout: {
      "text-field": ["concat", "◆ ", ["get", "name"]],
      "text-size": 12,
      "text-font": FONT,
      "text-padding": 4,
      "symbol-sort-key": ["-", 0, ["get", "lines"]],
    },
    paint: { "text-color": "#1b2430", "text-halo-color": "#ffffff", "text-halo-width": 1.5 },
  },
  {
    id: "towns",
    type: "symbol",
    ...ON_BASE("towns"),
    minzoom: 13,
    // Below its place: dots of towns stand right on it.
    layout: { "text-field": ["get", "name"], "text-size": 12, "text-font": FONT, "text-anchor": "top", "text-offset": [0, 0.9] },
    paint: { "text-color": INK, "text-halo-color": "#ffffff", "text-halo-width": 1.5 },
  },
  {
    id: "cities",
    type: "symbol",
    ...ON_BASE("cities"),
    minzoom: 9,
    maxzoom: 14,
    layout: { "text-field": ["get", "name"], "text-size": 14, "text-font": FONT, "text-letter-spacing": 0.08, "text-padding": 6 },
    paint: { "text-color": "#1b2430", "text-halo-color": "#ffffff", "text-halo-width": 2 },
  },
];

/** The names over a map: pictures have theirs already. */
export function labelsOf({ base }: Pick<SiteMaps, "base">): readonly LayerSpecification[] {
  return base ? [] : PLAIN_LABELS;
}
