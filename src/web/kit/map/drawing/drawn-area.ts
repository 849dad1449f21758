import { TerraDraw, TerraDrawModeUndoRedo, TerraDrawPolygonMode, TerraDrawSelectMode } from "terra-draw";
import type { LonLat } from "#kernel/geo.ts";
import { type Corners, type CornersFault, cornersFault, inOrder, isSameArea, pathFault } from "./corners.ts";

const DRAW = "polygon";
const CHANGE = "select";
/** The library's own: clicks go to the map. */
const REST = "static";
/** A click this near to the first corner closes the area; the library's own 40 would close it while somebody draws small. */
const CLOSING_PX = 14;
/** What a finger can hold. */
const HELD_PX = 28;
const INK = "#0b5d66";

/** What is being done with the map: placing corners, moving those of a whole area, or neither. */
export type DrawingState = "drawing" | "changing" | "idle";

export type DrawnArea = {
  /** Begins a new area; the one before is gone. */
  readonly begin: () => void;
  /** Closes what was begun; refused with fewer than three corners. */
  readonly close: () => void;
  /** Takes back the corner that was placed last. */
  readonly undo: () => void;
  /** Shows this area, its corners ready to be moved; null: none. */
  readonly show: (corners: Corners | null) => void;
  /** Draws all of it anew: another style of the map has taken its layers away. What was not closed yet is begun again. */
  readonly redraw: () => void;
  readonly stop: () => void;
};

export type DrawingTold = {
  /** A whole area, each time it is closed or one of its corners was moved; null when a new one is begun. */
  readonly onArea: (corners: Corners | null) => void;
  readonly onState: (state: DrawingState) => void;
  /** A corner was refused. */
  readonly onFault: (fault: CornersFault) => void;
  /** How many corners of an area are placed that is not closed yet; told with every change of what is drawn. */
  readonly onCorners?: (count: number) => void;
};

/** The library's types name files that this project's module resolution does not find: what is used of them stands here. */
export type DrawingAdapter = ConstructorParameters<typeof TerraDraw>[0]["adapter"];
type Drawn = {
  readonly geometry: { readonly type: string; readonly coordinates: readonly (readonly (readonly number[])[])[] };
  readonly properties: Readonly<Record<string, unknown>>;
};
type Verdict = { readonly valid: boolean; readonly reason?: string };
type Validation = (feature: Drawn, context: { readonly updateType: "commit" | "provisional" | "finish" }) => Verdict;

/** One area that can be drawn on a map and changed afterwards. `adapter`: how the map is reached, made after its `style.load`. */
export function drawArea(adapter: DrawingAdapter, { onArea, onState, onFault, onCorners }: DrawingTold): DrawnArea {
  let shown: Corners | null = null;
  const validation: Validation = (feature, { updateType }) => {
    const corners = distinct(cornersOf(feature) ?? []);
    const isBegun = updateType === "commit" && feature.properties.currentlyDrawing === true;
    const fault = updateType === "provisional" ? null : isBegun ? pathFault(corners) : cornersFault(corners);
    if (fault === null) return { valid: true };
    onFault(fault);
    return { valid: false, reason: fault };
  };
  const undoRedo = { modeLevel: new TerraDrawModeUndoRedo() };
  const draw = new TerraDraw({ adapter, modes: [polygonMode(validation), selectMode(validation)], undoRedo });
  const take = (corners: Corners) => {
    if (isSameArea(shown, corners)) return;
    shown = inOrder(corners);
    onArea(shown);
  };
  const lay = () => {
    draw.clear();
    if (!shown) {
      draw.setMode(REST);
      return onState("idle");
    }
    const [added] = draw.addFeatures([featureOf(shown)]);
    if (added?.id === undefined || !added.valid) return onState("idle");
    draw.setMode(CHANGE);
    draw.selectFeature(added.id);
    onState("changing");
  };
  draw.on("finish", (id, { action }) => {
    const corners = cornersOf(draw.getSnapshotFeature(id));
    if (!corners) return;
    take(distinct(corners));
    // After the library is done with its own end of the drawing.
    if (action === "draw") queueMicrotask(() => draw.enabled && lay());
  });
  draw.on("change", () => {
    if (draw.getMode() === DRAW && shown === null) onCorners?.(placedCorners(draw).length);
  });
  draw.start();
  lay();
  const begin = () => {
    draw.clear();
    draw.setMode(DRAW);
    if (shown) onArea(null);
    shown = null;
    onState("drawing");
  };
  return {
    begin,
    undo: () => void draw.undo(),
    close: () => closeDrawing(draw, { take, lay, onFault }),
    show: (corners) => {
      if (isSameArea(shown, corners)) return;
      shown = corners;
      lay();
    },
    redraw: () => {
      const isBegun = draw.getMode() === DRAW;
      draw.stop();
      draw.start();
      if (!isBegun) return lay();
      begin();
      onCorners?.(0);
    },
    stop: () => draw.enabled && draw.stop(),
  };
}

type Closing = Pick<DrawingTold, "onFault"> & { readonly take: (corners: Corners) => void; readonly lay: () => void };

/** What was placed until now, without the corner that follows the pointer. */
function placedCorners(draw: TerraDraw): Corners {
  const begun = draw.getSnapshot().find(({ properties }) => properties.mode === DRAW && properties.currentlyDrawing === true);
  const placed = begun?.properties.committedCoordinateCount;
  return distinct(cornersOf(begun) ?? []).slice(0, typeof placed === "number" ? placed : undefined);
}

function closeDrawing(draw: TerraDraw, { take, lay, onFault }: Closing): void {
  const corners = placedCorners(draw);
  const fault = cornersFault(corners);
  if (fault) onFault(fault);
  else {
    take(corners);
    lay();
  }
}

function polygonMode(validation: Validation): TerraDrawPolygonMode {
  return new TerraDrawPolygonMode({
    pointerDistance: CLOSING_PX,
    validation,
    styles: {
      ...{ fillColor: INK, fillOpacity: 0.08, outlineColor: INK, outlineWidth: 3 },
      ...{ closingPointColor: "#ffffff", closingPointWidth: 8, closingPointOutlineColor: INK, closingPointOutlineWidth: 3 },
    },
    showCoordinatePoints: true,
  });
}

function selectMode(validation: Validation): TerraDrawSelectMode {
  return new TerraDrawSelectMode({
    pointerDistance: HELD_PX,
    // A click beside the area must not take away its handles.
    allowManualDeselection: false,
    keyEvents: null,
    flags: {
      [DRAW]: {
        feature: { draggable: false, validation, coordinates: { midpoints: { draggable: true }, draggable: true, deletable: true } },
      },
    },
    styles: {
      ...{ selectedPolygonColor: INK, selectedPolygonFillOpacity: 0.08, selectedPolygonOutlineColor: INK, selectedPolygonOutlineWidth: 3 },
      ...{ selectionPointColor: "#ffffff", selectionPointWidth: 7, selectionPointOutlineColor: INK, selectionPointOutlineWidth: 3 },
      ...{ midPointColor: INK, midPointWidth: 4, midPointOutlineColor: "#ffffff", midPointOutlineWidth: 1 },
    },
  });
}

/** The library repeats corners while somebody draws. */
function distinct(corners: Corners): Corners {
  const isSame = (a: LonLat | undefined, b: LonLat | undefined) => a?.lon === b?.lon && a?.lat === b?.lat;
  const apart = corners.filter((corner, index) => index === 0 || !isSame(corner, corners[index - 1]));
  return apart.length > 1 && isSame(apart[0], apart.at(-1)) ? apart.slice(0, -1) : apart;
}

function featureOf(corners: Corners) {
  const ring = corners.map(({ lon, lat }) => [lon, lat]);
  const [first = []] = ring;
  return { type: "Feature" as const, properties: { mode: DRAW }, geometry: { type: "Polygon" as const, coordinates: [[...ring, first]] } };
}

function cornersOf(feature: Drawn | undefined): Corners | null {
  if (feature?.geometry.type !== "Polygon") return null;
  return (feature.geometry.coordinates[0] ?? []).slice(0, -1).map(([lon = 0, lat = 0]) => ({ lon, lat }));
}
