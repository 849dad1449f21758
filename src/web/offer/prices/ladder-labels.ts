import type { Yen } from "#kernel/yen.ts";
import type { Ladder, LadderMark } from "./ladder-geometry.ts";

/** A text of the picture: its place in percent, and how far it stands beside it in pixels. */
export type LadderLabel = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly anchor: "start" | "middle" | "end";
  readonly what: { readonly kind: "gap"; readonly yen: Yen } | { readonly kind: "price" | "agreed"; readonly mark: LadderMark };
};

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Spot = Pick<LadderLabel, "x" | "y" | "what" | "key"> & { readonly width: number; readonly home: "above" | "below" };
type Place = Pick<LadderLabel, "dx" | "dy" | "anchor">;

/** The picture is as high everywhere; what stands apart on the narrowest does so on a wider one. */
export const LADDER_HEIGHT = 300;
export const LADDER_WIDTH = 196;

const TEXT = 13;
/** Widths of a figure and of a Japanese letter in bold, rounded up. */
const DIGIT = 7.6;
const LETTER = 13;
const MARK = 7;
const NEAR = 18;
/** What a place costs: a text over a text or a mark is worst, then one that a line cuts, then one that is not where it is looked for. */
const COST = { outside: 900, text: 400, line: 60, side: 8, far: 6, beside: 10 } as const;

const DISTANCES = [NEAR, 32, 46, 60];
const SIDEWAYS = [
  { dx: 0, anchor: "middle" },
  { dx: 9, anchor: "start" },
  { dx: -9, anchor: "end" },
] as const;
const BESIDE: readonly Place[] = [
  { dx: 11, dy: 0, anchor: "start" },
  { dx: -11, dy: 0, anchor: "end" },
];
const PLACES: readonly Place[] = [
  ...DISTANCES.flatMap((far) => SIDEWAYS.flatMap((side) => [-far, far].map((dy) => ({ ...side, dy })))),
  ...BESIDE,
];

/** Where each price of the picture and the gap is written: apart from each other and from the marks, and beside the lines wherever there is room. */
export function labelsOf(ladder: Pick<Ladder, "marks" | "lines" | "draftLine" | "gap" | "band" | "agreed">): readonly LadderLabel[] {
  const lines = linesOf(ladder);
  const taken: Box[] = ladder.marks.map(boxOfMark);
  return spotsOf(ladder).map(({ width, home, ...spot }) => {
    const place = best(PLACES, (one) => costOf(one, { ...spot, width, home }, taken, lines));
    taken.push(boxOf(spot, place, width));
    return { ...spot, ...place };
  });
}

/** The last ones first: they are what is decided about. */
function spotsOf({ marks, gap, agreed }: Pick<Ladder, "marks" | "gap" | "agreed">): readonly Spot[] {
  const prices = marks.toReversed().map((mark): Spot => {
    const isAgreed = agreed !== null && agreed.round === mark.round;
    const width = widthOf(mark.priceYen) + (isAgreed ? 2 * LETTER + 4 : 0);
    const home = mark.side === "buyer" ? "below" : "above";
    return { key: `${mark.round}${mark.isDraft}`, ...mark, what: { kind: isAgreed ? "agreed" : "price", mark }, width, home };
  });
  if (gap === null) return prices;
  const y = Math.max(gap.from, gap.to);
  return [...prices, { key: "gap", x: gap.x, y, what: { kind: "gap", yen: gap.yen }, width: widthOf(gap.yen) + LETTER + 4, home: "below" }];
}

function widthOf(yen: Yen): number {
  return Math.round(yen / 10_000).toLocaleString("ja-JP").length * DIGIT;
}

function best<T>(all: readonly T[], cost: (one: T) => number): T {
  const costs = all.map(cost);
  return all[costs.indexOf(Math.min(...costs))] as T;
}

function costOf(place: Place, spot: Spot, taken: readonly Box[], lines: readonly Box[]): number {
  const box = boxOf(spot, place, spot.width);
  const isOutside = box.left < -7 || box.right > LADDER_WIDTH + 7 || box.top < -10 || box.bottom > LADDER_HEIGHT;
  const isAway = place.dy !== 0 && place.dy > 0 !== (spot.home === "below");
  return (
    (isOutside ? COST.outside : 0) +
    COST.text * taken.filter((one) => meet(box, one)).length +
    COST.line * lines.filter((one) => meet(box, one)).length +
    (isAway ? COST.side : 0) +
    (place.dx === 0 ? 0 : COST.beside) +
    COST.far * DISTANCES.indexOf(Math.max(NEAR, Math.abs(place.dy)))
  );
}

const inX = (percent: number) => (percent / 100) * LADDER_WIDTH;
const inY = (percent: number) => (percent / 100) * LADDER_HEIGHT;

/** The room that a text takes on the narrowest picture, in pixels. */
export function boxOf({ x, y }: Pick<LadderLabel, "x" | "y">, { dx, dy, anchor }: Place, width: number): Box {
  const at = inX(x) + dx;
  const left = anchor === "middle" ? at - width / 2 : anchor === "start" ? at : at - width;
  const middle = inY(y) + dy;
  return { left, right: left + width, top: middle - TEXT / 2, bottom: middle + TEXT / 2 };
}

function boxOfMark({ x, y }: Pick<LadderMark, "x" | "y">): Box {
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

const ROW = 16;

/** Texts beside a picture at their heights in percent, moved as little as keeps them a line apart: their heights in pixels, in the same order. */
export function apart(heights: readonly number[]): readonly number[] {
  const order = heights.map((percent, index) => ({ at: inY(percent), index })).toSorted((a, b) => a.at - b.at);
  const placed: { at: number; index: number }[] = [];
  for (const { at, index } of order) placed.push({ at: Math.max(at, (placed.at(-1)?.at ?? -ROW) + ROW), index });
  let below = LADDER_HEIGHT + ROW;
  for (const one of placed.toReversed()) {
    one.at = Math.min(one.at, below - ROW);
    below = one.at;
  }
  return heights.map((_, index) => placed.find((one) => one.index === index)?.at ?? 0);
}
