import { PIXELS_AROUND } from "#domain/surroundings/layers/grid-blocks.ts";
import type { Positions, ZoneGeometry } from "#domain/surroundings/layers/zone-geometry.ts";
import { distanceM, type LonLat, offsetM } from "#kernel/geo.ts";

/** The land of a town as pixels of the grids (360/2^21 degrees, about 17 m); of a great town every second, third … pixel each way. */
export type TownArea = {
  /** Column and row in turn, counted from 180° W and 90° N. */
  readonly pixels: readonly number[];
  /** There is no outline: it is the land nearer to the town's centre than to any other's. */
  readonly isApproximate: boolean;
};

/** Without an outline a town reaches no farther from its centre, and no other centre farther than twice this bounds it. */
export const TOWN_REACH_M = 700;
/** Towns beside each other are of a size: from its centre one reaches so far for each metre to the three nearest centres, on the average. */
const REACH_PER_SPACING = 0.6;
const LEAST_REACH_M = 150;
/** Of more pixels than this only some are looked at: shares of a town are then right to a percent. */
const MOST_PIXELS = 6000;

const DEGREES_PER_PIXEL = 360 / PIXELS_AROUND;
const columnAt = (lon: number) => (lon + 180) / DEGREES_PER_PIXEL;
const rowAt = (lat: number) => (90 - lat) / DEGREES_PER_PIXEL;

/** The middle of a pixel. */
export function middleOfPixel(column: number, row: number): LonLat {
  return { lon: (column + 0.5) * DEGREES_PER_PIXEL - 180, lat: 90 - (row + 0.5) * DEGREES_PER_PIXEL };
}

/** The land of a town: inside its outline where one is known, else around its centre. `others`: see `areaAround`. */
export function areaOf(centre: LonLat, outline: ZoneGeometry | null, others: () => readonly LonLat[]): TownArea {
  return outline?.type === "MultiPolygon" ? areaInside(outline.coordinates) : areaAround(centre, others());
}

/**
 * The land nearer to `centre` than to the centre of any other town, and no farther than towns here are wide: beyond lies a river, a port or a mountain,
 * whose pixels would pass for land without hazards. `others`: the centres within 1.4 km.
 */
export function areaAround(centre: LonLat, others: readonly LonLat[]): TownArea {
  const reach = reachOf(others.map((other) => distanceM(centre, other)));
  const bounds = others.map((other) => halfPlane(centre, other)).filter(({ reach }) => reach > 0);
  const here = [Math.floor(columnAt(centre.lon)), Math.floor(rowAt(centre.lat))] as const;
  const [east, south] = [distanceM(middleOfPixel(...here), middleOfPixel(here[0] + 1, here[1])), DEGREES_PER_PIXEL * METRES_PER_DEGREE];
  const [columns, rows] = [Math.ceil(reach / east), Math.ceil(reach / south)];
  const first = offsetM(centre, middleOfPixel(...here));
  const pixels: number[] = [];
  for (let dy = -rows; dy <= rows; dy += 1) {
    const y = first[1] - dy * south;
    for (let dx = -columns; dx <= columns; dx += 1) {
      const x = first[0] + dx * east;
      if (x * x + y * y > reach ** 2 || bounds.some((bound) => x * bound.east + y * bound.north > bound.reach)) continue;
      pixels.push(here[0] + dx, here[1] + dy);
    }
  }
  return { pixels: pixels.length > 0 ? pixels : [...here], isApproximate: true };
}

function reachOf(distancesM: readonly number[]): number {
  const nearest = distancesM
    .filter((metres) => metres > 0)
    .toSorted((a, b) => a - b)
    .slice(0, 3);
  if (nearest.length < 3) return TOWN_REACH_M;
  const spacing = nearest.reduce((sum, metres) => sum + metres, 0) / nearest.length;
  return Math.min(TOWN_REACH_M, Math.max(LEAST_REACH_M, REACH_PER_SPACING * spacing));
}

const METRES_PER_DEGREE = distanceM({ lon: 0, lat: 0 }, { lon: 0, lat: 1 });

/** Points are nearer to `centre` than to `other` where their product with the way there does not pass half its square. */
function halfPlane(centre: LonLat, other: LonLat) {
  const [east, north] = offsetM(centre, other);
  return { east, north, reach: (east * east + north * north) / 2 };
}

/** The land inside an outline, holes left out. */
export function areaInside(polygons: readonly (readonly Positions[])[]): TownArea {
  const rows = crossings(polygons);
  const runs = [...rows].flatMap(([row, columns]) => runsOf(row, columns));
  const count = runs.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const step = Math.ceil(Math.sqrt(count / MOST_PIXELS)) || 1;
  const pixels = runs.flatMap(({ row, from, to }) => (row % step === 0 ? everyNth({ row, from, to, step }) : []));
  return { pixels: pixels.length > 0 ? pixels : cornerOf(polygons), isApproximate: false };
}

/** Where the edges cross the middle line of each row of pixels. */
function crossings(polygons: readonly (readonly Positions[])[]): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (const ring of polygons.flat()) {
    ring.forEach(([lon = 0, lat = 0], i) => {
      const [lastLon = 0, lastLat = 0] = ring[(i + ring.length - 1) % ring.length] ?? [];
      const [x1, y1, x2, y2] = [columnAt(lastLon), rowAt(lastLat) - 0.5, columnAt(lon), rowAt(lat) - 0.5];
      const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)];
      for (let row = Math.ceil(top); row < bottom; row += 1) {
        const columns = rows.get(row) ?? [];
        columns.push(x1 + ((x2 - x1) * (row - y1)) / (y2 - y1));
        rows.set(row, columns);
      }
    });
  }
  return rows;
}

type Run = { readonly row: number; readonly from: number; readonly to: number };

/** Pixels whose middle lies between an odd crossing and the next. */
function runsOf(row: number, columns: readonly number[]): Run[] {
  const sorted = columns.toSorted((a, b) => a - b);
  const runs: Run[] = [];
  for (let i = 0; i + 1 < sorted.length; i += 2) {
    const [from, to] = [Math.ceil((sorted[i] ?? 0) - 0.5), Math.ceil((sorted[i + 1] ?? 0) - 0.5) - 1];
    if (to >= from) runs.push({ row, from, to });
  }
  return runs;
}

function everyNth({ row, from, to, step }: Run & { readonly step: number }): number[] {
  const pixels: number[] = [];
  for (let column = Math.ceil(from / step) * step; column <= to; column += step) pixels.push(column, row);
  return pixels;
}

/** A town smaller than a pixel is at least the pixel of its first corner. */
function cornerOf(polygons: readonly (readonly Positions[])[]): number[] {
  const [lon = 0, lat = 0] = polygons[0]?.[0]?.[0] ?? [];
  return [Math.floor(columnAt(lon)), Math.floor(rowAt(lat))];
}

/** Each pixel of an area. */
export function eachPixel({ pixels }: TownArea, visit: (column: number, row: number) => void): void {
  for (let i = 0; i + 1 < pixels.length; i += 2) visit(pixels[i] ?? 0, pixels[i + 1] ?? 0);
}
