import type { Yen } from "#kernel/yen.ts";
import { type Box, boxOf, boxOfMark, inY, LADDER_HEIGHT, LADDER_WIDTH, linesOf, meet, type Place } from "./label-boxes.ts";
import type { Ladder, LadderMark } from "./ladder-geometry.ts";

/** A text of the picture: its place in percent, and how far it stands beside it in pixels. */
export type LadderLabel = Place & {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly what: { readonly kind: "gap"; readonly yen: Yen } | { readonly kind: "price" | "agreed"; readonly mark: LadderMark };
};

type Spot = Pick<LadderLabel, "x" | "y" | "what" | "key"> & { readonly width: number; readonly home: "above" | "below" };

/** Widths of a figure and of a Japanese letter in bold, rounded up. */
const DIGIT = 7.6;
const LETTER = 13;
const NEAR = 18;
/** What a place costs: a text over a text or a mark is worst, then one that a line cuts, then one that is not where it is looked for. */
const COST = { outside: 900, text: 400, line: 60, side: 8, far: 6, beside: 10 } as const;

const DISTANCES = [NEAR, 32, 46, 60, 74, 88];
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
