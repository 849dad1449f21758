import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { type Forest, predictRow, predictRows } from "#domain/valuation/engine/boosting/forest.ts";
import { buildingStep } from "#domain/valuation/engine/features/building-step.ts";
import { featuresOf } from "#domain/valuation/engine/features/feature-space.ts";
import type { HomeAt } from "#domain/valuation/engine/features/home.ts";
import { marketMiss, onMarket } from "#domain/valuation/engine/features/market.ts";
import { verticalEquityStepOf } from "#domain/valuation/engine/vertical-equity/curve.ts";
import type { Bundle, Calibration } from "./model.ts";

/** Logs of yen per square metre; `miss` is the standard deviation of what the market will do beside the nowcast. */
export type Prediction = { readonly point: number; readonly low: number; readonly high: number; readonly miss: number };

type Levels = Omit<Prediction, "miss">;

/** Raw point and quantiles for a home at a time, market level included. Where its building's own sales are known all three follow them. */
export function predict(bundle: Bundle, at: HomeAt): Prediction {
  const row = featuresOf(bundle.space, at);
  const level = (forest: Forest) => predictRow(forest, row);
  return onMarketWithMiss(bundle, at, { point: level(bundle.point), low: level(bundle.low), high: level(bundle.high) });
}

/** The point alone, as `predict` gives it. */
export function predictPoint({ space, verticalEquity, point }: Pick<Bundle, "space" | "verticalEquity" | "point">, at: HomeAt): number {
  const level = predictRow(point, featuresOf(space, at));
  const estimate = onMarket(space, at, level + verticalEquityStepOf(verticalEquity, at.home, level));
  return estimate + buildingStep(space, at, estimate);
}

/** What `predict` gives, for many homes: each forest is walked for all of them together. */
export function predictAll(bundle: Bundle, homes: readonly HomeAt[]): Prediction[] {
  const rows = homes.map((at) => featuresOf(bundle.space, at));
  const [points, lows, highs] = [bundle.point, bundle.low, bundle.high].map((forest) => predictRows(forest, rows));
  const levels = (i: number) => ({ point: points?.[i] as number, low: lows?.[i] as number, high: highs?.[i] as number });
  return homes.map((at, i) => onMarketWithMiss(bundle, at, levels(i)));
}

/** What homes of the forest's level of price sell for beside it: all three move alike. */
function onMarketWithMiss({ space, verticalEquity }: Pick<Bundle, "space" | "verticalEquity">, at: HomeAt, levels: Levels): Prediction {
  const ofLevel = verticalEquityStepOf(verticalEquity, at.home, levels.point);
  const priced = (level: number) => onMarket(space, at, level + ofLevel);
  const estimate = priced(levels.point);
  const step = buildingStep(space, at, estimate);
  return {
    point: estimate + step,
    low: priced(levels.low) + step,
    high: priced(levels.high) + step,
    miss: marketMiss(space, at, levels.point + ofLevel),
  };
}

/** How many standard deviations hold four fifths of a normal spread. */
export const SPREAD_80 = 1.2816;
/** The quantile forests may cross the point's: an end lies at least this far from it before scaling. */
export const LEAST_REACH = 0.01;

/** The calibrated band: the home's own spread, scaled, and the market's, as independent of one another. */
export function calibrated({ point, low, high, miss }: Prediction, { lowScale, highScale }: Calibration): Prediction {
  const reach = (own: number, scale: number) => Math.hypot(scale * Math.max(LEAST_REACH, own), SPREAD_80 * miss);
  return { point, low: point - reach(point - low, lowScale), high: point + reach(high - point, highScale), miss };
}

/**
 * How many times as far as the 10 % end of a home's own spread its 5 % end lies: so that half as many sales lay under it in the four quarters after 2023Q2
 * (docs/models/kyugake.md). A normal spread would have 1.28. Of rents there are no records to measure: theirs is that of flats.
 */
const TAIL: Readonly<Record<AppraisableKind, number>> = { condo: 1.4, house: 1.33, land: 1.6, rent: 1.4 };
/** The same of the market's miss, which is taken for normal. */
const SPREAD_90 = 1.6449;

export type BandEnds = { readonly q05: number; readonly q10: number; readonly q90: number; readonly q95: number };

/** The calibrated band and the one that holds nine sales in ten, as logs. */
export function bandEnds({ point, low, high, miss }: Prediction, { lowScale, highScale }: Calibration, kind: AppraisableKind): BandEnds {
  const reach = (own: number, spread: number) => Math.hypot(own, spread * miss);
  const [below, above] = [lowScale * Math.max(LEAST_REACH, point - low), highScale * Math.max(LEAST_REACH, high - point)];
  return {
    q05: point - reach(TAIL[kind] * below, SPREAD_90),
    q10: point - reach(below, SPREAD_80),
    q90: point + reach(above, SPREAD_80),
    q95: point + reach(TAIL[kind] * above, SPREAD_90),
  };
}

/** Chance that a sale lies within ±10 % of the point, from the width of its band. */
export function withinTenPercent({ within }: Calibration, width: number): number {
  const after = within.findIndex((knot) => knot.width >= width);
  const right = within[after];
  const left = within[after - 1];
  if (!right) return within.at(-1)?.share ?? 0;
  if (!left) return right.share;
  const share = (width - left.width) / (right.width - left.width);
  return left.share + share * (right.share - left.share);
}
