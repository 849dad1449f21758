import type { WorldBox, WorldPoint } from "./web-mercator.ts";

/**
 * A closed line without its first corner repeated. `edges[i]` tells what lies beyond the edge that begins at corner `i`: the number of a neighbour, or
 * {@link NOBODY}.
 */
export type Ring = { readonly xs: readonly number[]; readonly ys: readonly number[]; readonly edges: readonly number[] };

export const NOBODY = -1;

/** Where `a * x + b * y <= c`. */
export type HalfPlane = { readonly a: number; readonly b: number; readonly c: number };

/** The part of a ring in a half plane (Sutherland–Hodgman); its new edge is named `edge`. The ring itself where all of it is inside, null where nothing is. */
export function clipRing(ring: Ring, { a, b, c }: HalfPlane, edge: number): Ring | null {
  const over = ring.xs.map((x, i) => a * x + b * (ring.ys[i] ?? 0) - c);
  if (over.every((away) => away <= 0)) return ring;
  if (over.every((away) => away > 0)) return null;
  const clipped = clippedBy(ring, over, edge);
  return clipped.xs.length < 3 ? null : clipped;
}

/** `over`: how far each corner lies beyond the line; up to 0 it stays. */
function clippedBy({ xs, ys, edges }: Ring, over: readonly number[], edge: number): Ring {
  const clipped = { xs: [] as number[], ys: [] as number[], edges: [] as number[] };
  const push = ({ x, y }: WorldPoint, name: number) => {
    clipped.xs.push(x);
    clipped.ys.push(y);
    clipped.edges.push(name);
  };
  const corner = (i: number): WorldPoint => ({ x: xs[i] ?? 0, y: ys[i] ?? 0 });
  for (let i = 0; i < xs.length; i += 1) {
    const next = (i + 1) % xs.length;
    const [here, there, name] = [over[i] ?? 0, over[next] ?? 0, edges[i] ?? NOBODY];
    if (here <= 0) push(corner(i), name);
    if (here <= 0 === there <= 0) continue;
    const [from, to, share] = [corner(i), corner(next), here / (here - there)];
    // Leaving, the line itself is what one goes along; coming back, the old edge.
    push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, here <= 0 ? edge : name);
  }
  return clipped;
}

/** The part of a ring in a box. */
export function clipToBox(ring: Ring, box: WorldBox): Ring | null {
  const sides: readonly HalfPlane[] = [
    { a: -1, b: 0, c: -box.left },
    { a: 1, b: 0, c: box.right },
    { a: 0, b: -1, c: -box.top },
    { a: 0, b: 1, c: box.bottom },
  ];
  return sides.reduce<Ring | null>((left, side) => left && clipRing(left, side, NOBODY), ring);
}

/** What is nearer to `own` than to `other`. */
export function nearerTo(own: WorldPoint, other: WorldPoint): HalfPlane {
  const [a, b] = [other.x - own.x, other.y - own.y];
  return { a, b, c: a * ((own.x + other.x) / 2) + b * ((own.y + other.y) / 2) };
}

export function boxOfRing({ xs, ys }: Pick<Ring, "xs" | "ys">): WorldBox {
  const box = {
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (let i = 0; i < xs.length; i += 1) {
    const [x, y] = [xs[i] ?? 0, ys[i] ?? 0];
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
  return box;
}

/** Twice the area; positive where the ring runs clockwise on the screen. */
export function doubledArea({ xs, ys }: Pick<Ring, "xs" | "ys">): number {
  let sum = 0;
  for (let i = 0, before = xs.length - 1; i < xs.length; before = i, i += 1)
    sum += (xs[before] ?? 0) * (ys[i] ?? 0) - (xs[i] ?? 0) * (ys[before] ?? 0);
  return sum;
}

/** Whether a place lies in a ring. */
export function isInRing({ xs, ys }: Pick<Ring, "xs" | "ys">, { x, y }: WorldPoint): boolean {
  let isIn = false;
  for (let i = 0, before = xs.length - 1; i < xs.length; before = i, i += 1) {
    const [yi, yb] = [ys[i] ?? 0, ys[before] ?? 0];
    if (yi > y === yb > y) continue;
    if (x < (((xs[before] ?? 0) - (xs[i] ?? 0)) * (y - yi)) / (yb - yi) + (xs[i] ?? 0)) isIn = !isIn;
  }
  return isIn;
}
