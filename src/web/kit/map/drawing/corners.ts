import { isInJapan, type LonLat, offsetM } from "#kernel/geo.ts";
import type { Window } from "#web/kit/map/layers/map-view.ts";

/** Corners of a drawn area in their order; the first is not repeated. */
export type Corners = readonly LonLat[];

/** Why an area cannot be taken. */
export type CornersFault = "too-few" | "too-many" | "crossing" | "abroad";

/** As many as fit into an address. */
export const MOST_CORNERS = 60;

export const CORNERS_FAULT_TEXT: Readonly<Record<CornersFault, string>> = {
  "too-few": "角を3つ以上置いてください。",
  "too-many": `角は${MOST_CORNERS}か所までです。`,
  crossing: "線が交わるため、ここには角を置けません。",
  abroad: "日本の範囲で囲んでください。",
};

/** Null: the area can be taken. Its edges may touch nothing but their neighbours. */
export function cornersFault(corners: Corners): CornersFault | null {
  if (corners.length < 3) return "too-few";
  if (corners.length > MOST_CORNERS) return "too-many";
  if (!corners.every(isInJapan)) return "abroad";
  return isCrossing(corners) ? "crossing" : null;
}

/** What is wrong with corners that are still being placed: the last edge, back to the first corner, is not there yet. */
export function pathFault(corners: Corners): Exclude<CornersFault, "too-few"> | null {
  if (corners.length > MOST_CORNERS) return "too-many";
  if (!corners.every(isInJapan)) return "abroad";
  return doEdgesMeet(edgesOf(corners).slice(0, -1)) ? "crossing" : null;
}

function isCrossing(corners: Corners): boolean {
  return doEdgesMeet(edgesOf(corners), corners.length - 1);
}

function edgesOf(corners: Corners): readonly Edge[] {
  return corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] ?? from }));
}

/** Whether two edges that are not neighbours meet; the first and the edge of number `last` are neighbours as well. */
function doEdgesMeet(edges: readonly Edge[], last?: number): boolean {
  return edges.some((edge, index) => edges.some((other, at) => at > index + 1 && !(index === 0 && at === last) && doMeet(edge, other)));
}

type Edge = { readonly from: LonLat; readonly to: LonLat };

function doMeet(a: Edge, b: Edge): boolean {
  return side(a, b.from) * side(a, b.to) <= 0 && side(b, a.from) * side(b, a.to) <= 0;
}

/** On which side of an edge a point lies: −1, 1, or 0 on its line. */
function side({ from, to }: Edge, point: LonLat): number {
  return Math.sign((to.lon - from.lon) * (point.lat - from.lat) - (to.lat - from.lat) * (point.lon - from.lon));
}

/** To about a metre, as an address writes them. */
function rounded(corners: Corners): Corners {
  return corners.map(({ lon, lat }) => ({ lon: Number(lon.toFixed(5)), lat: Number(lat.toFixed(5)) }));
}

/** To about a metre and against the clock, the first corner first: the same area is the same corners, however it was drawn. */
export function inOrder(corners: Corners): Corners {
  const [first, ...others] = rounded(corners);
  if (!first) return [];
  return twiceKm2(corners) < 0 ? [first, ...others.reverse()] : [first, ...others];
}

/** The same corners, wherever they came from. */
export function isSameArea(a: Corners | null, b: Corners | null): boolean {
  return JSON.stringify(a && inOrder(a)) === JSON.stringify(b && inOrder(b));
}

/** The part in view as an area, a little inside of its edges so that its lines can be seen. */
export function cornersOfWindow({ west, south, east, north }: Window): Corners {
  const [dLon, dLat] = [(east - west) * 0.06, (north - south) * 0.06];
  const [left, right, low, high] = [west + dLon, east - dLon, south + dLat, north - dLat];
  return rounded([
    { lon: left, lat: low },
    { lon: right, lat: low },
    { lon: right, lat: high },
    { lon: left, lat: high },
  ]);
}

/** West, south, east, north of an area. */
export function windowOfCorners(corners: Corners): Window {
  const [lons, lats] = [corners.map(({ lon }) => lon), corners.map(({ lat }) => lat)];
  return { west: Math.min(...lons), south: Math.min(...lats), east: Math.max(...lons), north: Math.max(...lats) };
}

/** Square kilometres of an area (flat around its first corner: within 1 % up to 50 km). */
export function areaKm2(corners: Corners): number {
  return Math.abs(twiceKm2(corners)) / 2;
}

/** Twice the area; less than zero where the corners go with the clock. */
function twiceKm2(corners: Corners): number {
  const [first] = corners;
  if (!first) return 0;
  const flat = corners.map((corner) => offsetM(first, corner));
  const twice = flat.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = flat[(index + 1) % flat.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice / 1_000_000;
}
