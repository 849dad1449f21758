import type { Map as MapLibre } from "maplibre-gl";
import {
  type GeoJSONStoreFeatures,
  TerraDraw,
  TerraDrawModeUndoRedo,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  ValidateNotSelfIntersecting,
} from "terra-draw";
import { TerraDrawMapLibreGLAdapter } from "terra-draw-maplibre-gl-adapter";
import type { LonLat } from "#kernel/geo.ts";
import { cornersOf, ringOf } from "./area-layer.ts";

/** Corners this near in pixels close an area: wider, it would close before it is done. */
const CLOSING_PX = 14;
const BRAND = "#0b5d66";
const WHITE = "#ffffff";

/** What tells of a drawing. `area` null: not closed yet. `corners`: how many are set. */
export type DrawingState = { readonly area: readonly LonLat[] | null; readonly corners: number; readonly isRefused: boolean };

export type AreaDrawing = {
  /** Closes what has three corners and more. */
  readonly close: () => void;
  /** Takes back the last corner. */
  readonly undo: () => void;
  /** Takes everything back, for a new area. */
  readonly again: () => void;
  readonly stop: () => void;
};

/** Lets an area be drawn corner by corner, or the one there is be changed by its corners. A map has one at a time. */
export function drawArea(map: MapLibre, first: readonly LonLat[] | null, tell: (state: DrawingState) => void): AreaDrawing {
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 6 }),
    modes: [polygonMode(), selectMode()],
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
  });
  const begin = (corners: readonly LonLat[] | null) => {
    draw.clear();
    if (corners === null) draw.setMode("polygon");
    else change(draw, corners);
    tell(stateOf(draw, false));
  };
  let accepted = first;
  const onStyle = () => {
    // A new look of the map has taken the layers of the drawing with it.
    if (draw.enabled) draw.stop();
    draw.start();
    begin(accepted);
  };
  draw.start();
  begin(first);
  map.on("style.load", onStyle);
  draw.on("change", () => tell(stateOf(draw, false)));
  draw.on("finish", (_id, { action }) => {
    accepted = drawnCorners(draw);
    if (action === "draw") begin(accepted);
    else tell(stateOf(draw, false));
  });
  return {
    close: () => {
      const canvas = map.getCanvas();
      canvas.dispatchEvent(new KeyboardEvent("keyup", { key: "Enter", bubbles: true }));
      if (draw.getMode() === "polygon") tell(stateOf(draw, true));
    },
    undo: () => void draw.undo(),
    again: () => {
      accepted = null;
      begin(null);
    },
    stop: () => {
      map.off("style.load", onStyle);
      if (draw.enabled) draw.stop();
    },
  };
}

function change(draw: TerraDraw, corners: readonly LonLat[]): void {
  const [added] = draw.addFeatures([{ type: "Feature", properties: { mode: "polygon" }, geometry: ringOf(corners) }]);
  draw.setMode("select");
  if (added?.valid && added.id !== undefined) draw.selectFeature(added.id);
}

/** A corner that would have the area cross itself is not set. */
function notCrossing(feature: GeoJSONStoreFeatures, { updateType }: { readonly updateType: string }) {
  return updateType === "provisional" ? { valid: true } : ValidateNotSelfIntersecting(feature);
}

function polygonMode(): TerraDrawPolygonMode {
  return new TerraDrawPolygonMode({
    pointerDistance: CLOSING_PX,
    validation: notCrossing,
    styles: {
      fillOpacity: 0.06,
      fillColor: BRAND,
      outlineColor: BRAND,
      outlineWidth: 3,
      closingPointColor: WHITE,
      closingPointOutlineColor: BRAND,
      closingPointWidth: 7,
      closingPointOutlineWidth: 3,
      coordinatePointColor: WHITE,
      coordinatePointOutlineColor: BRAND,
      coordinatePointWidth: 6,
      coordinatePointOutlineWidth: 3,
    },
    showCoordinatePoints: true,
  });
}

function selectMode(): TerraDrawSelectMode {
  return new TerraDrawSelectMode({
    allowManualDeselection: false,
    flags: {
      polygon: {
        feature: {
          draggable: true,
          selfIntersectable: false,
          coordinates: { midpoints: true, draggable: true, deletable: true },
          validation: ValidateNotSelfIntersecting,
        },
      },
    },
    styles: {
      selectedPolygonColor: BRAND,
      selectedPolygonFillOpacity: 0.06,
      selectedPolygonOutlineColor: BRAND,
      selectedPolygonOutlineWidth: 3,
      selectionPointColor: WHITE,
      selectionPointOutlineColor: BRAND,
      selectionPointWidth: 7,
      selectionPointOutlineWidth: 3,
      midPointColor: BRAND,
      midPointOutlineColor: WHITE,
      midPointWidth: 5,
      midPointOutlineWidth: 2,
    },
  });
}

function stateOf(draw: TerraDraw, isRefused: boolean): DrawingState {
  const corners = drawnCorners(draw) ?? [];
  if (draw.getMode() === "select") return { area: corners, corners: corners.length, isRefused };
  // While it is drawn the pointer itself is the last corner.
  return { area: null, corners: Math.max(0, corners.length - 1), isRefused };
}

/** The corners of what is drawn, closed or not; null: nothing yet. */
function drawnCorners(draw: TerraDraw): readonly LonLat[] | null {
  const [area] = draw.getSnapshot().flatMap(({ geometry }) => (geometry.type === "Polygon" ? [geometry] : []));
  return area ? cornersOf(area) : null;
}
