import type { Map as MapLibre, Popup } from "maplibre-gl";

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** How far apart a balloon and the edge of its map are kept. */
const EDGE_PX = 8;
/** The credits stand at the lower edge. */
const CREDITS_PX = 28;

/** Moves the map by as much as a balloon reaches over its edge, so that all of it can be read. */
export function keepInView(map: MapLibre, popup: Popup): void {
  const [right, down] = shiftInto(map.getContainer().getBoundingClientRect(), popup.getElement().getBoundingClientRect());
  if (right !== 0 || down !== 0) map.panBy([-right, -down], { duration: 0 });
}

/** By how many pixels a balloon must go right and down to lie in the box of its map; where it is larger than that, its beginning counts. */
export function shiftInto(box: Box, balloon: Box): readonly [number, number] {
  return [
    shift(balloon.left - box.left - EDGE_PX, box.right - balloon.right - EDGE_PX),
    shift(balloon.top - box.top - EDGE_PX, box.bottom - balloon.bottom - CREDITS_PX),
  ];
}

function shift(roomBefore: number, roomAfter: number): number {
  if (roomBefore < 0) return -roomBefore;
  // Minus nothing is nothing.
  return roomAfter < 0 ? -Math.min(roomBefore, -roomAfter) || 0 : 0;
}
