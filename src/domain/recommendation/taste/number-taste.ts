const NUMBER_PARTS = ["price", "area", "walk", "age", "floor"] as const;
export type NumberPart = (typeof NUMBER_PARTS)[number];

/** Taste by the bins of a number. */
export type Numbers = Readonly<Record<NumberPart, Float64Array>>;

/** Which homes a signal speaks of besides those alike: with `above` also all with a greater number. */
export type Side = "near" | "above" | "below";

/** `log`: bins of a twentieth of a natural logarithm (5 %). `reach`: so many bins away nothing is left of a signal. */
type Scale = { readonly isLog: boolean; readonly from: number; readonly bins: number; readonly reach: number };
const SCALES: Readonly<Record<NumberPart, Scale>> = {
  price: { isLog: true, from: Math.log(1_000_000), bins: 160, reach: 12 },
  area: { isLog: true, from: Math.log(5), bins: 110, reach: 10 },
  walk: { isLog: false, from: 0, bins: 61, reach: 12 },
  age: { isLog: false, from: 0, bins: 81, reach: 24 },
  floor: { isLog: false, from: -3, bins: 70, reach: 12 },
};
const LOG_STEP = 0.05;

export function emptyNumbers(): Numbers {
  const empty = (part: NumberPart) => new Float64Array(SCALES[part].bins);
  return { price: empty("price"), area: empty("area"), walk: empty("walk"), age: empty("age"), floor: empty("floor") };
}

/** The bin of a number; what lies beyond the ends is in the last one there. */
export function binOf(part: NumberPart, value: number): number {
  const { isLog, from, bins } = SCALES[part];
  const place = isLog ? (Math.log(Math.max(1, value)) - from) / LOG_STEP : value - from;
  return Math.max(0, Math.min(bins - 1, Math.round(place)));
}

type Added = { readonly at: number; readonly side: Side; readonly weight: number; readonly part: NumberPart };

/** Adds a signal to the bins: all of it at its own, evenly less to both sides, or all of it on one whole side. Nowhere more than at its own. */
export function addNumber(bins: Float64Array, { at, side, weight, part }: Added): void {
  const { reach } = SCALES[part];
  for (let i = 0; i < bins.length; i += 1) {
    const isBeyond = (side === "above" && i > at) || (side === "below" && i < at);
    const share = isBeyond ? 1 : Math.max(0, 1 - Math.abs(i - at) / reach);
    bins[i] = (bins[i] ?? 0) + weight * share;
  }
}
