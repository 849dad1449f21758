import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";

/** A class of a legend: from this value on, up to the next. */
export type LegendClass = { readonly from: number; readonly colour: string; readonly label: string };

/** A layer of our own tiles over the map. */
export type MapOverlay = {
  /** Its name in the address of tiles and within them. */
  readonly id: string;
  readonly version: string;
  readonly shape: "mesh" | "town" | "area" | "point" | "line";
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly legend: readonly LegendClass[];
  /** The year that is shown, of layers that have several. */
  readonly year: number | null;
  /** 0–1; left out: as the map does it by itself. */
  readonly opacity?: number;
  /** Whose data are drawn, written under the map. */
  readonly credit?: string | null;
};

type Described = Omit<MapOverlay, "year" | "opacity" | "credit"> & { readonly provenance: { readonly attribution: string } | null };

/** A layer as the catalogue describes it, to be laid over a map with its credit. */
export function overlayOf(
  layer: Described,
  { year = null, opacity }: { readonly year?: number | null; readonly opacity?: number } = {},
): MapOverlay {
  const { id, version, shape, minZoom, maxZoom, legend, provenance } = layer;
  return {
    id,
    version,
    shape,
    minZoom,
    maxZoom,
    legend,
    year,
    credit: provenance?.attribution ?? null,
    ...(opacity !== undefined && { opacity }),
  };
}

/** The source that an overlay's tiles are known by on the map. */
export function sourceOf(id: string): string {
  return `${SOURCE}${id}`;
}

export function isOverlaySource(source: string | undefined): boolean {
  return source?.startsWith(SOURCE) === true;
}

const SOURCE = "overlay:";

/** Fewer cases than this are hatched 件数不足. */
const FEW = 5;

/** Names of the two hatchings, which the map must have as pictures. */
export const HATCH = "hatch-no-data";
export const DOTS = "hatch-few";

const OUTLINES = ":outlines";

/** Lines that only bound areas. */
export function isOutline(layer: string): boolean {
  return layer.endsWith(OUTLINES);
}

/** Lines between towns lie in a layer of their own within a tile. */
const LINES_OF = "_lines";

/** Over pictures of streets colours let a little of them through; over our own plain map, areas have exactly the official colours. */
const OVER_PICTURES = 0.75;
const MESH_OVER_PLAIN = 0.85;

/** How strongly a layer's colours are drawn, 0–1. */
export function opacityOf({ shape, opacity }: Pick<MapOverlay, "shape" | "opacity">, isOverPictures = false): number {
  return opacity ?? (isOverPictures ? OVER_PICTURES : shape === "area" ? 1 : MESH_OVER_PLAIN);
}

/** What is drawn of a tile: classes in the colours of the legend, missing data hatched, too few cases hatched otherwise. */
export function overlayLayers(overlay: MapOverlay, isOverPictures = false): LayerSpecification[] {
  const { id, shape, opacity } = overlay;
  const from: From = { source: sourceOf(id), "source-layer": id };
  if (shape === "point") return [pointLayer(overlay, from)];
  if (shape === "line") return lineLayers(overlay, from);
  const { value, isMissing, isFew } = readings(overlay);
  const shown: FilterSpecification = ["all", ["!", isMissing], ["!", isFew]];
  const hatched = { "fill-antialias": false, ...(opacity !== undefined && { "fill-opacity": opacity }) };
  const layers: LayerSpecification[] = [
    { id: `${id}:no-data`, type: "fill", ...from, filter: isMissing, paint: { "fill-pattern": HATCH, ...hatched } },
    {
      id: `${id}:values`,
      type: "fill",
      ...from,
      filter: shown,
      paint: { "fill-color": colourOf(overlay.legend, value), "fill-opacity": opacityOf(overlay, isOverPictures), "fill-antialias": false },
    },
  ];
  if (shape === "area") return layers;
  return [
    ...layers,
    { id: `${id}:few`, type: "fill", ...from, filter: ["all", ["!", isMissing], isFew], paint: { "fill-pattern": DOTS, ...hatched } },
    outlines(overlay, from),
  ];
}

/** Squares are bounded by a thin line, towns by a light one that shows on every colour. */
function outlines({ id, shape }: MapOverlay, { source }: From): LayerSpecification {
  const bounds = { id: `${id}${OUTLINES}`, type: "line", source } as const;
  if (shape === "town")
    return { ...bounds, "source-layer": `${id}${LINES_OF}`, paint: { "line-color": "#ffffff", "line-opacity": 0.7, "line-width": 0.8 } };
  return {
    ...bounds,
    "source-layer": id,
    filter: ["!=", ["get", "s"], "no_data"],
    paint: { "line-color": "#1b2430", "line-opacity": 0.25, "line-width": 0.6 },
  };
}

/** The names under which a tile tells the value and its cases in the year that is shown. */
export function tagNames({ shape, year }: Pick<MapOverlay, "shape" | "year">): { readonly value: string; readonly cases: string } {
  if (!isOfFigures(shape)) return { value: "r", cases: "n" };
  return year === null ? { value: "v", cases: "n" } : { value: `v${year}`, cases: `n${year}` };
}

function isOfFigures(shape: MapOverlay["shape"]): boolean {
  return shape === "mesh" || shape === "town";
}

type Readings = {
  readonly value: ExpressionSpecification;
  readonly isMissing: ExpressionSpecification;
  readonly isFew: ExpressionSpecification;
};

function readings(overlay: MapOverlay): Readings {
  const { value, cases } = tagNames(overlay);
  const isFew: ExpressionSpecification = isOfFigures(overlay.shape)
    ? ["all", ["has", cases], ["<", ["to-number", ["get", cases], FEW], FEW]]
    : ["literal", false];
  return { value: ["get", value], isMissing: ["!", ["has", value]], isFew };
}

function colourOf([first, ...rest]: readonly LegendClass[], value: ExpressionSpecification): ExpressionSpecification {
  const steps = rest.flatMap(({ from, colour }) => [from, colour]);
  if (!first || steps.length === 0) return ["literal", first?.colour ?? "#0b5d66"];
  return ["step", value, first.colour, ...steps];
}

type From = { readonly source: string; readonly "source-layer": string };

/** A light edge keeps a line apart from borders and rivers of any map. */
function lineLayers({ id, legend }: MapOverlay, from: From): LayerSpecification[] {
  const [first] = legend;
  return [
    { id: `${id}:edges`, type: "line", ...from, paint: { "line-color": "#ffffff", "line-width": 6, "line-opacity": 0.85 } },
    { id: `${id}:values`, type: "line", ...from, paint: { "line-color": first?.colour ?? "#1b2430", "line-width": 3 } },
  ];
}

/** Dots without a value are white: neither the lowest class nor hidden. */
function pointLayer({ id, legend }: MapOverlay, from: From): LayerSpecification {
  return {
    id: `${id}:values`,
    type: "circle",
    ...from,
    paint: {
      "circle-color": ["case", ["has", "r"], colourOf(legend, ["to-number", ["get", "r"], 0]), "#ffffff"],
      "circle-radius": ["interpolate", ["linear"], ["zoom"], 11, 4, 14, 10],
      "circle-stroke-color": "#1b2430",
      "circle-stroke-width": 1,
    },
  };
}
