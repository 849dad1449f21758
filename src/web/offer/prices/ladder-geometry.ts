import type { Yen } from "#kernel/yen.ts";
import type { OfferSide } from "#web/offer/words/offer-words.ts";
import type { PriceStep } from "./price-steps.ts";

export type LadderInput = {
  readonly steps: readonly PriceStep[];
  readonly rounds: number;
  readonly low: Yen;
  readonly point: Yen;
  readonly high: Yen;
  /** A price that is being thought about, and whose it is; null: none. */
  readonly draft: { readonly side: OfferSide; readonly priceYen: Yen } | null;
  /** The last price was agreed to. */
  readonly isAgreed: boolean;
};

/** In percent of the picture, from its left and its top. */
export type Spot = { readonly x: number; readonly y: number };
export type LadderMark = Spot & { readonly side: OfferSide; readonly priceYen: Yen; readonly round: number; readonly isDraft: boolean };
type Column = { readonly round: number; readonly x: number; readonly step: PriceStep | null; readonly isNext: boolean };

export type Ladder = {
  readonly band: { readonly top: number; readonly bottom: number; readonly point: number };
  readonly ticks: readonly { readonly yen: Yen; readonly y: number }[];
  readonly columns: readonly Column[];
  readonly marks: readonly LadderMark[];
  /** One line a side, as steps: it runs on until the side names another price. */
  readonly lines: readonly { readonly side: OfferSide; readonly points: readonly Spot[] }[];
  /** From the last price of whose turn it is to the draft, dashed. */
  readonly draftLine: readonly Spot[];
  /** The price that both agreed to; null: none yet. */
  readonly agreed: LadderMark | null;
  /** Between the two last prices, or from the draft; null: there is none, or they agreed. */
  readonly gap: { readonly x: number; readonly from: number; readonly to: number; readonly yen: Yen } | null;
};

const SIDES: readonly OfferSide[] = ["buyer", "owner"];
/** Room above and below what is shown, as a share of it. */
const ROOM = 0.14;
/** Steps an axis may have, in yen. */
const TICK_STEPS = [50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000].map(
  (man) => man * 10_000,
);

/** Prices as a ladder over the band of the estimate: a column a round, prices rise upwards. */
export function ladderOf({ steps, rounds, low, point, high, draft, isAgreed }: LadderInput): Ladder {
  const shown = [low, high, ...steps.map(({ priceYen }) => priceYen), ...(draft ? [draft.priceYen] : [])];
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const room = Math.max(most - least, point * 0.02) * ROOM;
  const [bottom, top] = [least - room, most + room];
  const y = (yen: Yen) => ((top - yen) / (top - bottom)) * 100;
  const x = (round: number) => ((round - 0.5) / rounds) * 100;
  const last = steps.at(-1)?.round ?? 0;
  const isNext = (round: number) => draft !== null && round === last + 1;
  // What is agreed to needs no line to what might follow.
  const end = x(isAgreed ? last : rounds);
  const marks: LadderMark[] = steps.map(({ round, side, priceYen }) => ({
    x: x(round),
    y: y(priceYen),
    side,
    priceYen,
    round,
    isDraft: false,
  }));
  const agreed = isAgreed ? (marks.at(-1) ?? null) : null;
  const draftMark = draft && { x: x(last + 1), y: y(draft.priceYen), ...draft, round: last + 1, isDraft: true };
  const untilOf = (side: OfferSide) => (draftMark && draft?.side === side ? draftMark.x : end);
  return {
    band: { top: y(high), bottom: y(low), point: y(point) },
    ticks: ticksBetween(bottom, top).map((yen) => ({ yen, y: y(yen) })),
    columns: Array.from({ length: rounds }, (_, index) => {
      const round = index + 1;
      return { round, x: x(round), step: steps.find((one) => one.round === round) ?? null, isNext: isNext(round) };
    }),
    marks: draftMark ? [...marks, draftMark] : marks,
    lines: SIDES.flatMap((side) => {
      // Who agrees comes to the price of the other.
      const points = stairs(
        marks.filter((mark) => mark.side === side || mark === agreed),
        untilOf(side),
      );
      return points.length > 0 ? [{ side, points }] : [];
    }),
    draftLine: draftMark ? draftLine(marks.findLast(({ side }) => side === draftMark.side) ?? null, draftMark, end) : [],
    agreed,
    gap: agreed === null ? gapOf(marks, draftMark, end) : null,
  };
}

/** From mark to mark along, then up or down. */
function stairs(marks: readonly LadderMark[], until: number): readonly Spot[] {
  const points: Spot[] = [];
  for (const { x, y } of marks) {
    const before = points.at(-1);
    if (before) points.push({ x, y: before.y });
    points.push({ x, y });
  }
  const last = points.at(-1);
  return last && last.x < until ? [...points, { x: until, y: last.y }] : points;
}

function draftLine(from: Spot | null, draft: Spot, end: number): readonly Spot[] {
  const before = from ? [{ x: draft.x, y: from.y }] : [];
  return [...before, { x: draft.x, y: draft.y }, { x: end, y: draft.y }];
}

function gapOf(marks: readonly LadderMark[], draft: LadderMark | null, end: number): Ladder["gap"] {
  const all = draft ? [...marks, draft] : marks;
  const [buyer, owner] = SIDES.map((side) => all.findLast((mark) => mark.side === side));
  if (!buyer || !owner || buyer.priceYen === owner.priceYen) return null;
  return { x: end, from: buyer.y, to: owner.y, yen: Math.abs(owner.priceYen - buyer.priceYen) };
}

function ticksBetween(bottom: Yen, top: Yen): readonly Yen[] {
  const step = TICK_STEPS.find((one) => (top - bottom) / one <= 5) ?? (top - bottom) / 4;
  const ticks: Yen[] = [];
  for (let yen = Math.ceil(bottom / step) * step; yen <= top; yen += step) ticks.push(yen);
  return ticks;
}
