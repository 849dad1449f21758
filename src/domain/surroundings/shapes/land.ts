import { boxOfRing, doubledArea, isInRing, NOBODY, type Ring } from "./clip-ring.ts";
import { boxesMeet, type WorldBox, worldPoint } from "./web-mercator.ts";

/** A piece of land: the outer line of an area, clockwise on the screen. */
export type LandRing = { readonly ring: Ring; readonly box: WorldBox };

/** The outer lines of areas; holes are other areas' land. */
export function landRings(areas: readonly GeoJSON.Geometry[]): LandRing[] {
  return areas.flatMap((area) => {
    if (area.type === "Polygon") return outerRing(area.coordinates);
    return area.type === "MultiPolygon" ? area.coordinates.flatMap(outerRing) : [];
  });
}

function outerRing(rings: readonly GeoJSON.Position[][]): LandRing[] {
  const corners = (rings[0] ?? []).slice(0, -1).map(([lon = 0, lat = 0]) => worldPoint({ lon, lat }));
  if (corners.length < 3) return [];
  const open = { xs: corners.map(({ x }) => x), ys: corners.map(({ y }) => y) };
  const isClockwise = doubledArea(open) > 0;
  const turned = isClockwise ? open : { xs: open.xs.toReversed(), ys: open.ys.toReversed() };
  const ring = { ...turned, edges: corners.map(() => NOBODY) };
  return [{ ring, box: boxOfRing(ring) }];
}

/** Whether a box lies wholly in a piece of land (`in`), beside it (`out`), or on its shore. */
export function liesOn({ ring, box }: LandRing, asked: WorldBox): "in" | "out" | "shore" {
  if (!boxesMeet(box, asked)) return "out";
  const { xs, ys } = ring;
  for (let i = 0, before = xs.length - 1; i < xs.length; before = i, i += 1) {
    const [x, y, bx, by] = [xs[i] ?? 0, ys[i] ?? 0, xs[before] ?? 0, ys[before] ?? 0];
    const isClear =
      Math.max(x, bx) < asked.left || Math.min(x, bx) > asked.right || Math.max(y, by) < asked.top || Math.min(y, by) > asked.bottom;
    if (!isClear) return "shore";
  }
  return isInRing(ring, { x: (asked.left + asked.right) / 2, y: (asked.top + asked.bottom) / 2 }) ? "in" : "out";
}
