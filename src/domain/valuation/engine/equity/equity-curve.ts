import { quantileOf } from "#domain/valuation/engine/boosting/loss.ts";

/**
 * By how much, as a log, homes of a level of price sell for more than the forest says: a line through these points, flat beyond its ends. The level is that of the
 * forest (log of the unit price, 0 where the market is) and the log of the area in m². Forests pull the dearest and the cheapest homes to the middle, more than such errors alone would (vertical equity: IAAO, Standard on Ratio Studies). Empty:
 * nothing is known of it.
 */
export type EquityCurve = readonly { readonly price: number; readonly step: number }[];

export const NO_EQUITY: EquityCurve = [];

/** A held-back sale: the level of price it was estimated at, and the log of its price beside the estimate. */
export type EstimatedSale = { readonly price: number; readonly left: number };

const PARTS = 10;
/** A part's median counts as its sales and so many at no step at all. */
const PRIOR = 100;
const LEAST_SALES = 500;
/** Parts of nearly one price are one. */
const LEAST_APART = 0.01;
const MOST_STEP = 0.2;
/** So much less for a home that is dearer by one, as a log: one that is estimated higher stays higher. */
const MOST_FALL = 0.5;

/**
 * The curve through the medians of ten parts of the sales, by level of price; what all have in common, one movement of the market, is taken out. None from fewer than 500
 * sales. Prices rise from point to point, and price + step too.
 */
export function fitEquityCurve(sales: readonly EstimatedSale[]): EquityCurve {
  if (sales.length < LEAST_SALES) return NO_EQUITY;
  const rising = sales.toSorted((a, b) => a.price - b.price || a.left - b.left);
  const middle = medianOf(rising, ({ left }) => left);
  const curve: { price: number; step: number }[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const own = rising.slice(Math.floor((part * rising.length) / PARTS), Math.floor(((part + 1) * rising.length) / PARTS));
    const price = medianOf(own, (sale) => sale.price);
    const last = curve.at(-1);
    if (last && price - last.price < LEAST_APART) continue;
    const measured = (medianOf(own, ({ left }) => left) - middle) * (own.length / (own.length + PRIOR));
    const least = last ? last.step - MOST_FALL * (price - last.price) : -MOST_STEP;
    curve.push({ price, step: Math.min(MOST_STEP, Math.max(-MOST_STEP, least, measured)) });
  }
  return curve;
}

/** The step at a level of price. Points (17, 0.1) and (18, 0.2): 17.5 -> 0.15, 19 -> 0.2. */
export function equityStep(curve: EquityCurve, price: number): number {
  const after = curve.findIndex((point) => point.price >= price);
  const [left, right] = [curve.at(after - 1), curve[after]];
  if (!right) return curve.at(-1)?.step ?? 0;
  if (after === 0 || !left) return right.step;
  return left.step + ((right.step - left.step) * (price - left.price)) / (right.price - left.price);
}

/** The step of a home that the forest gives a level (log unit price beside the market). */
export function equityStepOf(curve: EquityCurve, { areaM2 }: { readonly areaM2: number }, level: number): number {
  return equityStep(curve, level + Math.log(areaM2));
}

function medianOf(sales: readonly EstimatedSale[], of: (sale: EstimatedSale) => number): number {
  return quantileOf(sales.map(of), 0.5);
}
