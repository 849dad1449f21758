import type { Ladder, Spot } from "./ladder-geometry.ts";

/** Room in the picture, in pixels from its left and its top. */
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
/** How far a text stands beside its place, in pixels, and with which of its ends. */
export type Place = { readonly dx: number; readonly dy: number; readonly anchor: "start" | "middle" | "end" };

/** The picture is as high everywhere; what stands apart on the narrowest does so on a wider one. */
export const LADDER_HEIGHT = 300;
export const LADDER_WIDTH = 196;

const TEXT = 13;
const MARK = 7;

const inX = (percent: number) => (percent / 100) * LADDER_WIDTH;
export const inY = (percent: number) => (percent / 100) * LADDER_HEIGHT;

/** The room that a text takes on the narrowest picture, in pixels. */
export function boxOf({ x, y }: Spot, { dx, dy, anchor }: Place, width: number): Box {
  const at = inX(x) + dx;
  const left = anchor === "middle" ? at - width / 2 : anchor === "start" ? at : at - width;
  const middle = inY(y) + dy;
  return { left, right: left + width, top: middle - TEXT / 2, bottom: middle + TEXT / 2 };
}

export function boxOfMark({ x, y }: Spot): Box {
  return { left: inX(x) - MARK, right: inX(x) + MARK, top: inY(y) - MARK, bottom: inY(y) + MARK };
}

/** Whether two boxes share room; a line is a box without height or width. */
export function meet(one: Box, other: Box): boolean {
  return one.left < other.right + 1 && other.left < one.right + 1 && one.top < other.bottom + 1 && other.top < one.bottom + 1;
}

/** Every line that may run through a text: both stairs, the draft's, the estimate and the gap. */
export function linesOf({ lines, draftLine, gap, band }: Pick<Ladder, "lines" | "draftLine" | "gap" | "band">): readonly Box[] {
  const stairs = [...lines.map(({ points }) => points), draftLine, ...(gap ? [gapLine(gap)] : [])];
  const estimate = [
    { x: 0, y: band.point },
    { x: 100, y: band.point },
  ];
  return [...stairs, estimate].flatMap((points) =>
    points.slice(1).map((to, index) => {
      const from = points[index] ?? to;
      return {
        ...{ left: inX(Math.min(from.x, to.x)), right: inX(Math.max(from.x, to.x)) },
        ...{ top: inY(Math.min(from.y, to.y)), bottom: inY(Math.max(from.y, to.y)) },
      };
    }),
  );
}

function gapLine({ x, from, to }: NonNullable<Ladder["gap"]>) {
  return [
    { x, y: from },
    { x, y: to },
  ];
}
