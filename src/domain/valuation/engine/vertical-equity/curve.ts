import { quantileOf } from "#domain/valuation/engine/boosting/loss.ts";

/**
 * By how much, as a log, homes of a level of price sell for more than the forest says: a line through these points, flat beyond its ends. The level is that of the
 * forest (log of the unit price, 0 where the market is) and the log of the area in m². Forests pull the dearest and the cheapest homes to the middle (vertical
 * equity: IAAO, Standard on Ratio Studies). Empty: nothing is known of it.
 */
export type VerticalEquity = readonly Point[];
type Point = { readonly price: number; readonly step: number };

export const NO_CURVE: VerticalEquity = [];

/** A held-back sale: the level of price it was estimated at, and the log of its price beside the estimate. */
export type EstimatedSale = { readonly price: number; readonly left: number };

/** A part's median counts as its sales and so many at no step at all. */
const PRIOR = 100;
const LEAST_SALES = 500;
/** Parts of nearly one price are one. */
const LEAST_APART = 0.01;
/** What a curve keeps to, whatever it is fitted to: no more points, no larger step, and so much less at most for a home that is dearer by one, as a log. */
const MOST = { points: 10, step: 0.2, fall: 0.5 };

/** The least step after a point, at a price above it: a home that is estimated higher stays higher. */
function leastStepAfter(last: Point | undefined, price: number): number {
  return last ? last.step - MOST.fall * (price - last.price) : -MOST.step;
}

/** Whether a fit could have given such a curve: up to ten points of rising price, steps within ±0.2, none that turns two prices round. */
export function isVerticalEquity(curve: VerticalEquity): boolean {
  return (
    curve.length <= MOST.points &&
    curve.every(({ price, step }, i) => {
      const last = curve[i - 1];
      return (!last || price > last.price) && Math.abs(step) <= MOST.step && step >= leastStepAfter(last, price);
    })
  );
}

/**
 * The curve through the medians of up to ten parts of the sales, by level of price; what all have in common, one movement of the market, is taken out. None from
 * fewer than 500 sales. Prices rise from point to point, and price + step too.
 */
export function fitVerticalEquity(sales: readonly EstimatedSale[]): VerticalEquity {
  if (sales.length < LEAST_SALES) return NO_CURVE;
  const middle = medianOf(sales, ({ left }) => left);
  const curve: Point[] = [];
  for (const part of partsOf(sales)) {
    const price = medianOf(part, (sale) => sale.price);
    const measured = (medianOf(part, ({ left }) => left) - middle) * (part.length / (part.length + PRIOR));
    curve.push({ price, step: Math.min(MOST.step, Math.max(-MOST.step, leastStepAfter(curve.at(-1), price), measured)) });
  }
  return curve;
}

/** Tenths by level of price, those together whose medians are nearly one price: what they are left with is told by all of their sales. */
function partsOf(sales: readonly EstimatedSale[]): (readonly EstimatedSale[])[] {
  const rising = sales.toSorted((a, b) => a.price - b.price);
  const parts: EstimatedSale[][] = [];
  for (let i = 0; i < MOST.points; i += 1) {
    const tenth = rising.slice(Math.floor((i * rising.length) / MOST.points), Math.floor(((i + 1) * rising.length) / MOST.points));
    const last = parts.at(-1);
    if (last && medianOf(tenth, ({ price }) => price) - medianOf(last, ({ price }) => price) < LEAST_APART) last.push(...tenth);
    else parts.push(tenth);
  }
  return parts;
}

/** The step at a level of price. Points (17, 0.1) and (18, 0.2): 17.5 -> 0.15, 19 -> 0.2. */
export function verticalEquityStep(curve: VerticalEquity, price: number): number {
  const after = curve.findIndex((point) => point.price >= price);
  const [left, right] = [curve.at(after - 1), curve[after]];
  if (!right) return curve.at(-1)?.step ?? 0;
  if (after === 0 || !left) return right.step;
  return left.step + ((right.step - left.step) * (price - left.price)) / (right.price - left.price);
}

/** The step of a home that the forest gives a level (log unit price beside the market). */
export function verticalEquityStepOf(curve: VerticalEquity, { areaM2 }: { readonly areaM2: number }, level: number): number {
  return verticalEquityStep(curve, level + Math.log(areaM2));
}

function medianOf(sales: readonly EstimatedSale[], of: (sale: EstimatedSale) => number): number {
  return quantileOf(sales.map(of), 0.5);
}
