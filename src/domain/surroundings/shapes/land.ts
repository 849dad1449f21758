import { boxOfRing, clipToBox, doubledArea, isInRing, NOBODY, type Ring } from "./clip-ring.ts";
import { boxesMeet, type WorldBox, type WorldPoint, worldPoint } from "./web-mercator.ts";

/** A piece of land: the outer line of an area, clockwise on the screen. */
export type LandRing = { readonly ring: Ring; readonly box: WorldBox };

/** The shores of areas that lie side by side: lines that two of them share are no shore. Waters within the land are left out. */
export function landRings(areas: readonly GeoJSON.Geometry[]): LandRing[] {
  const sides = new Map<string, Side>();
  for (const side of areas.flatMap(outerLines).flatMap(sidesOf)) {
    // What another area has the other way round lies between the two.
    if (!sides.delete(`${side.to}|${side.from}`)) sides.set(`${side.from}|${side.to}`, side);
  }
  return joined([...sides.values()]);
}

/** The part of the land in a box, so that what is asked of it does not go round the whole island. */
export function landIn(land: readonly LandRing[], box: WorldBox): LandRing[] {
  return land.flatMap((piece) => {
    const ring = boxesMeet(piece.box, box) ? clipToBox(piece.ring, box) : null;
    return ring ? [{ ring, box: boxOfRing(ring) }] : [];
  });
}

function outerLines(area: GeoJSON.Geometry): GeoJSON.Position[][] {
  if (area.type === "Polygon") return area.coordinates.slice(0, 1);
  return area.type === "MultiPolygon" ? area.coordinates.flatMap((rings) => rings.slice(0, 1)) : [];
}

/** One side of an area, by the names of its corners. */
type Side = { readonly from: string; readonly to: string; readonly corner: WorldPoint };

function sidesOf(line: readonly GeoJSON.Position[]): Side[] {
  const corners = line.slice(0, -1).map(([lon = 0, lat = 0]) => ({ name: `${lon},${lat}`, corner: worldPoint({ lon, lat }) }));
  const open = { xs: corners.map(({ corner }) => corner.x), ys: corners.map(({ corner }) => corner.y) };
  const turned = doubledArea(open) > 0 ? corners : corners.toReversed();
  return turned.flatMap(({ name, corner }, i) => {
    const to = turned[(i + 1) % turned.length]?.name ?? name;
    return to === name ? [] : [{ from: name, to, corner }];
  });
}

/** Sides put together to closed lines. */
function joined(sides: readonly Side[]): LandRing[] {
  const waiting = Map.groupBy(sides, ({ from }) => from);
  const rings: LandRing[] = [];
  for (const first of sides) {
    const corners: WorldPoint[] = [];
    for (let side = take(waiting, first.from); side; side = take(waiting, side.to)) corners.push(side.corner);
    const ring = { xs: corners.map(({ x }) => x), ys: corners.map(({ y }) => y), edges: corners.map(() => NOBODY) };
    if (corners.length > 2 && doubledArea(ring) > 0) rings.push({ ring, box: boxOfRing(ring) });
  }
  return rings;
}

function take(waiting: Map<string, Side[]>, from: string): Side | undefined {
  return waiting.get(from)?.pop();
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
