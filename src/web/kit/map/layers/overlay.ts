import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";

/** A class of a legend: from this value on, up to the next. */
export type LegendClass = { readonly from: number; readonly colour: string; readonly label: string };

/** A layer of our own tiles over the map. */
export type MapOverlay = {
  /** Its name in the address of tiles and within them. */
  readonly id: string;
  readonly version: string;
  readonly shape: "mesh" | "area" | "point" | "line";
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly legend: readonly LegendClass[];
  /** The year that is shown, of layers that have several. */
  readonly year: number | null;
};

/** Fewer cases than this are hatched 件数不足. */
const FEW = 5;

/** Names of the two hatchings, which the map must have as pictures. */
export const HATCH = "hatch-no-data";
export const DOTS = "hatch-few";

/** Lines that only bound areas. */
export const AREA_OUTLINES: ReadonlySet<string> = new Set(["outlines"]);

const ON = { source: "overlay" } as const;

/** Over pictures of streets colours let a little of them through; over our own plain map, areas have exactly the official colours. */
const OVER_PICTURES = 0.75;
const MESH_OVER_PLAIN = 0.85;

/** What is drawn of a tile: classes in the colours of the legend, missing data hatched, too few cases hatched otherwise. */
export function overlayLayers(overlay: MapOverlay, isOverPictures = false): LayerSpecification[] {
  const from = { ...ON, "source-layer": overlay.id } as const;
  if (overlay.shape === "point") return [pointLayer(overlay, from)];
  if (overlay.shape === "line") return lineLayers(overlay, from);
  const { value, isMissing, isFew } = readings(overlay);
  const shown: FilterSpecification = ["all", ["!", isMissing], ["!", isFew]];
  const layers: LayerSpecification[] = [
    { id: "no-data", type: "fill", ...from, filter: isMissing, paint: { "fill-pattern": HATCH, "fill-antialias": false } },
    {
      id: "values",
      type: "fill",
      ...from,
      filter: shown,
      paint: {
        "fill-color": colourOf(overlay.legend, value),
        "fill-opacity": isOverPictures ? OVER_PICTURES : overlay.shape === "mesh" ? MESH_OVER_PLAIN : 1,
        "fill-antialias": false,
      },
    },
  ];
  if (overlay.shape === "area") return layers;
  return [
    ...layers,
    {
      id: "few",
      type: "fill",
      ...from,
      filter: ["all", ["!", isMissing], isFew],
      paint: { "fill-pattern": DOTS, "fill-antialias": false },
    },
    {
      id: "outlines",
      type: "line",
      ...from,
      filter: ["!=", ["get", "s"], "no_data"],
      paint: { "line-color": "#1b2430", "line-opacity": 0.25, "line-width": 0.6 },
    },
  ];
}

/** The names under which a tile tells the value and its cases in the year that is shown. */
export function tagNames({ shape, year }: Pick<MapOverlay, "shape" | "year">): { readonly value: string; readonly cases: string } {
  if (shape !== "mesh") return { value: "r", cases: "n" };
  return year === null ? { value: "v", cases: "n" } : { value: `v${year}`, cases: `n${year}` };
}

type Readings = {
  readonly value: ExpressionSpecification;
  readonly isMissing: ExpressionSpecification;
  readonly isFew: ExpressionSpecification;
};

function readings(overlay: MapOverlay): Readings {
  const { value, cases } = tagNames(overlay);
  const isFew: ExpressionSpecification =
    overlay.shape === "mesh" ? ["all", ["has", cases], ["<", ["to-number", ["get", cases], FEW], FEW]] : ["literal", false];
  return { value: ["get", value], isMissing: ["!", ["has", value]], isFew };
}

function colourOf([first, ...rest]: readonly LegendClass[], value: ExpressionSpecification): ExpressionSpecification {
  const steps = rest.flatMap(({ from, colour }) => [from, colour]);
  if (!first || steps.length === 0) return ["literal", first?.colour ?? "#0b5d66"];
  return ["step", value, first.colour, ...steps];
}

type From = { readonly source: "overlay"; readonly "source-layer": string };

/** A light edge keeps a line apart from borders and rivers of any map. */
function lineLayers({ legend }: MapOverlay, from: From): LayerSpecification[] {
  const [first] = legend;
  return [
    { id: "edges", type: "line", ...from, paint: { "line-color": "#ffffff", "line-width": 6, "line-opacity": 0.85 } },
    { id: "values", type: "line", ...from, paint: { "line-color": first?.colour ?? "#1b2430", "line-width": 3 } },
  ];
}

/** Dots without a value are white: neither the lowest class nor hidden. */
function pointLayer({ legend }: MapOverlay, from: From): LayerSpecification {
  return {
    id: "values",
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
