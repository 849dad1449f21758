import { type Metres, toLonLat, toMetres } from "./metric.ts";
import type { SamplePoint } from "./points.ts";

/** The area around a school within which no other school is nearer, at most so far out. */
export type District = { readonly school: SamplePoint; readonly ring: readonly (readonly [lon: number, lat: number])[] };

/** Half the side of the square that a district is cut from. */
const REACH_M = 1100;

/** School districts as a map of nearest schools: they neither overlap nor leave gaps between them. */
export function districtsOf(schools: readonly SamplePoint[]): District[] {
  const placed = schools.map((school) => ({ school, at: toMetres(school.place) }));
  return placed.map(({ school, at }) => {
    const others = placed.filter(
      (other) => other.school !== school && Math.hypot(other.at.x - at.x, other.at.y - at.y) < 2 * REACH_M * Math.SQRT2,
    );
    const cut = others.reduce((area, other) => nearerTo(at, other.at, area), squareAround(at));
    const corners = cut.map(toLonLat).map(({ lon, lat }) => [lon, lat] as const);
    return { school, ring: [...corners, ...corners.slice(0, 1)] };
  });
}

function squareAround({ x, y }: Metres): Metres[] {
  return [
    { x: x - REACH_M, y: y - REACH_M },
    { x: x + REACH_M, y: y - REACH_M },
    { x: x + REACH_M, y: y + REACH_M },
    { x: x - REACH_M, y: y + REACH_M },
  ];
}

/** What of an area lies nearer to `a` than to `b` (Sutherland–Hodgman along their bisector). */
function nearerTo(a: Metres, b: Metres, area: readonly Metres[]): Metres[] {
  const over = ({ x, y }: Metres) => (x - (a.x + b.x) / 2) * (b.x - a.x) + (y - (a.y + b.y) / 2) * (b.y - a.y);
  return area.flatMap((to, i) => {
    const from = area.at(i - 1) ?? to;
    const [before, here] = [over(from), over(to)];
    const share = before / (before - here);
    const crossing = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    return [...(before <= 0 !== here <= 0 ? [crossing] : []), ...(here <= 0 ? [to] : [])];
  });
}
