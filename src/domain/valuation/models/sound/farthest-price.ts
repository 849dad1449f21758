import { farthestSum } from "#domain/valuation/engine/boosting/sound-forest.ts";
import type { FeatureSpace } from "#domain/valuation/engine/features/feature-space.ts";
import { marketMiss } from "#domain/valuation/engine/features/market.ts";
import { FARTHEST_QUARTERS } from "#domain/valuation/engine/features/nowcast.ts";
import { spreadMove } from "#domain/valuation/engine/features/spread.ts";
import { levelAt, type Trend } from "#domain/valuation/engine/features/trend.ts";
import type { Bundle, Calibration, ValuationModel } from "#domain/valuation/engine/model.ts";
import { bandEnds } from "#domain/valuation/engine/predict.ts";
import { quarterAt } from "#kernel/quarter.ts";

/**
 * No estimate lies further from a yen per m², and no end of a band further from its estimate, as logs. e^60 yen are more than the world holds, and e^660 of them for
 * each m² of a large estate are still a number (the last is e^709). Models of the 23 wards come to 18 and 18; where every seventh of 3,000
 * prices is a thousand times too high or too low, to 22 and 411.
 */
const MOST = { estimate: 60, reach: 600 };

/** Later quarters have no calendar in a model file. */
const LAST_QUARTER = quarterAt(2200 * 4 - 1);

/**
 * Whether every price that a model can give is a number, of whatever home and quarter. Each number of a file may be within its bound while their product is not:
 * leaves that come to 75, times a spread of 1 over eight quarters, are a price of e^675. So what a model can come to is taken together here.
 */
export function pricesAreNumbers({ bundle, calibrations, kind }: Pick<ValuationModel, "bundle" | "calibrations" | "kind">): boolean {
  const { space } = bundle;
  const { spread } = space.apart;
  const level = farthestLevel(bundle);
  const estimate = farthestMarket(space) + level + farthest(bothWays(level, (at) => spreadMove(spread, at, FARTHEST_QUARTERS)));
  const between = farthestApart(bundle);
  const apart = between + Math.abs(spreadMove({ ...spread, middle: 0 }, between, FARTHEST_QUARTERS));
  const miss = farthest(bothWays(level, (at) => farthestMiss(space, at)));
  const reach = (calibration: Calibration) =>
    farthest(Object.values(bandEnds({ point: 0, low: -apart, high: apart, miss }, calibration, kind)));
  return estimate <= MOST.estimate && Object.values(calibrations).every((calibration) => reach(calibration) <= MOST.reach);
}

/** Of what a home is told beside the market: by the forest of the point, or by sales of its building. */
function farthestLevel({ space, verticalEquity, point }: Bundle): number {
  const ofBuildings = [...space.buildings.values()].reduce((most, { levels }) => Math.max(most, farthest(levels)), 0);
  return Math.max(farthestSum(point) + farthest(verticalEquity.map(({ step }) => step)), ofBuildings);
}

/** Of the point from either quantile; all that is added to one is added to the others. */
function farthestApart({ point, low, high }: Bundle): number {
  return farthestSum(point) + Math.max(farthestSum(low), farthestSum(high));
}

function farthestMarket({ trends, apart: { cities, sizes } }: FeatureSpace): number {
  const ofParts = [cities, sizes].map(({ parts }) => Object.values(parts).reduce((most, moves) => Math.max(most, farthest(moves)), 0));
  const ofTrends = Object.values(trends).flatMap((trend) => [farthestTrend(trend, "contract"), farthestTrend(trend, "survey")]);
  return ofParts.reduce((sum, most) => sum + most, farthest(ofTrends));
}

/** What is carried on is a line: it lies furthest where it begins or where it ends. */
function farthestTrend(trend: Trend, category: keyof Trend["levels"]): number {
  const known = trend.levels[category];
  const last = trend.first + known.length - 1;
  return Math.max(farthest(known), farthest([1, FARTHEST_QUARTERS].map((steps) => levelAt(trend, category, last + steps))));
}

/** Of homes of each prefecture, as if it had ended before all others, in the last quarter of all. */
function farthestMiss(space: FeatureSpace, level: number): number {
  const lastQuarter = Object.values(space.knownUntil).reduce((least, quarter) => Math.min(least, quarter), space.lastQuarter);
  const missIn = (cityCode: string) =>
    marketMiss({ ...space, lastQuarter, knownUntil: {} }, { home: { cityCode }, quarter: LAST_QUARTER }, level);
  return farthest(Object.keys(space.trends).map(missIn));
}

function bothWays(level: number, of: (level: number) => number): number[] {
  return [-level, level].map(of);
}

/** The largest without its sign. A loop: a file may hold more numbers than a call takes arguments. */
function farthest(numbers: Iterable<number>): number {
  let most = 0;
  for (const number of numbers) most = Math.max(most, Math.abs(number));
  return most;
}
