import type { LonLat } from "#kernel/geo.ts";
import { boxOfRing, clipRing, NOBODY, nearerTo, type Ring } from "./clip-ring.ts";
import { type LandRing, landIn, liesOn } from "./land.ts";
import { boxesMeet, grownBox, type WorldBox, type WorldPoint, worldLength, worldPoint } from "./web-mercator.ts";

/** The centre of a 町丁目. */
export type Centre = LonLat & { readonly cityCode: string; readonly name: string };

/** What lies nearer to the centre of a 町丁目 than to any other, on land: about its area where no border of it is known. `edges` of a ring name centres by their place in `neighbours`. */
export type TownCell = {
  readonly centre: Centre;
  readonly rings: readonly Ring[];
  readonly box: WorldBox;
  readonly neighbours: readonly Centre[];
};

/** No town reaches further from its centre than this: beyond, a place is nobody's. */
export const FURTHEST_M = 2_500;
const CORNERS = 12;
const BUCKET_M = 600;

/**
 * The cells of all centres whose cell reaches into a box, out of centres that lie in it or {@link FURTHEST_M} twice around it. `land` empty: borders
 * of the land are not known, and cells end nowhere but at each other.
 */
export function townCells(centres: readonly Centre[], within: WorldBox, land: readonly LandRing[]): TownCell[] {
  const points = centres.map(worldPoint);
  const lat = centres[0]?.lat ?? 35;
  const sizes = { reach: worldLength(FURTHEST_M, lat), bucket: worldLength(BUCKET_M, lat) };
  const buckets = bucketsOf(points, sizes.bucket);
  const shores = landIn(land, grownBox(within, sizes.reach));
  return centres.flatMap((centre, index): TownCell[] => {
    const ring = cellOf(index, points, buckets, sizes);
    const box = ring && boxOfRing(ring);
    if (!ring || !box || !boxesMeet(box, within)) return [];
    const rings = land.length === 0 ? [ring] : onLand(ring, box, shores);
    return rings.length === 0 ? [] : [{ centre, rings, box, neighbours: centres }];
  });
}

type Sizes = { readonly reach: number; readonly bucket: number };
type Buckets = ReadonlyMap<string, readonly number[]>;

function bucketsOf(points: readonly WorldPoint[], size: number): Buckets {
  return Map.groupBy(points.keys(), (i) => bucketAt(points[i] ?? { x: 0, y: 0 }, size).join("/"));
}

function bucketAt({ x, y }: WorldPoint, size: number): readonly [column: number, row: number] {
  return [Math.floor(x / size), Math.floor(y / size)];
}

/** Cut by one ring of buckets after the other, until no centre further out can reach what is left. */
function cellOf(index: number, points: readonly WorldPoint[], buckets: Buckets, { reach, bucket }: Sizes): Ring | null {
  const own = points[index];
  if (!own) return null;
  const [column, row] = bucketAt(own, bucket);
  let ring: Ring | null = roundRing(own, reach);
  let furthest = reach;
  for (let away = 0; ring && (away - 1) * bucket < 2 * furthest; away += 1) {
    const others = [...centresAround(buckets, { column, row, away })].filter((other) => other !== index);
    ring = cutByOthers(ring, { index, own, furthest }, others, points);
    if (ring) furthest = furthestOf(ring, own);
  }
  return ring;
}

type Site = { readonly index: number; readonly own: WorldPoint; readonly furthest: number };

/** Null where an earlier centre has the very place. */
function cutByOthers(cell: Ring, { index, own, furthest }: Site, others: readonly number[], points: readonly WorldPoint[]): Ring | null {
  let ring: Ring | null = cell;
  for (const other of others) {
    const point = points[other] ?? own;
    const distance = Math.hypot(point.x - own.x, point.y - own.y);
    if (distance === 0 && other < index) return null;
    if (ring && distance > 0 && distance < 2 * furthest) ring = clipRing(ring, nearerTo(own, point), other);
  }
  return ring;
}

type Around = { readonly column: number; readonly row: number; readonly away: number };

function* centresAround(buckets: Buckets, { column, row, away }: Around): Generator<number> {
  for (let dy = -away; dy <= away; dy += 1) {
    const step = Math.abs(dy) === away ? 1 : Math.max(1, 2 * away);
    for (let dx = -away; dx <= away; dx += step) yield* buckets.get(`${column + dx}/${row + dy}`) ?? [];
  }
}

function roundRing({ x, y }: WorldPoint, reach: number): Ring {
  const angles = Array.from({ length: CORNERS }, (_, i) => (2 * Math.PI * i) / CORNERS);
  return {
    xs: angles.map((angle) => x + reach * Math.cos(angle)),
    ys: angles.map((angle) => y + reach * Math.sin(angle)),
    edges: angles.map(() => NOBODY),
  };
}

function furthestOf({ xs, ys }: Ring, { x, y }: WorldPoint): number {
  return xs.reduce((most, cornerX, i) => Math.max(most, Math.hypot(cornerX - x, (ys[i] ?? 0) - y)), 0);
}

/** The parts of a cell on pieces of land: land is cut by the cell's sides, which are straight. */
function onLand(cell: Ring, box: WorldBox, land: readonly LandRing[]): Ring[] {
  return land.flatMap((piece) => {
    const lies = liesOn(piece, box);
    if (lies === "out") return [];
    if (lies === "in") return [cell];
    const cut = cutBy(piece.ring, cell);
    return cut ? [cut] : [];
  });
}

function cutBy(land: Ring, { xs, ys, edges }: Ring): Ring | null {
  let left: Ring | null = land;
  for (let i = 0; i < xs.length && left; i += 1) {
    const next = (i + 1) % xs.length;
    // Clockwise on the screen, the inside lies to the right of each side.
    const [a, b] = [(ys[next] ?? 0) - (ys[i] ?? 0), (xs[i] ?? 0) - (xs[next] ?? 0)];
    left = clipRing(left, { a, b, c: a * (xs[i] ?? 0) + b * (ys[i] ?? 0) }, edges[i] ?? NOBODY);
  }
  return left;
}
