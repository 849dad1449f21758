import { z } from "zod";
import { areApart } from "#domain/valuation/engine/features/alike.ts";
import { FACT_NAMES } from "#domain/valuation/engine/features/facts.ts";
import { NESTS } from "#domain/valuation/engine/features/keys.ts";
import { isVerticalEquity } from "#domain/valuation/engine/vertical-equity/curve.ts";

/** A level, as a log of yen per m², lies within it: e^25 yen is more than any price. What they come to together is bounded by sound/farthest-price.ts. */
export const MOST_LOG = 25;

const count = z.number().int().nonnegative();
const log = z.number().min(-MOST_LOG).max(MOST_LOG);
/** Of a quarter: a standard deviation of 100 % is more than any market's. */
const variance = z.number().min(0).max(1);
const share = z.number().min(0).max(1);
/** Of the years 1900–2199. */
const quarter = z
  .number()
  .int()
  .min(1900 * 4)
  .max(2200 * 4 - 1);

function areEachOnce(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

/** A name that stands twice would be read as one, and what belongs to the first of them be lost. */
const names = z.array(z.string()).refine(areEachOnce);

function haveEachAKey(parts: readonly { readonly key: string }[]): boolean {
  return areEachOnce(parts.map(({ key }) => key));
}

/** `depths` nested groups, as the program that reads them names them. */
const encodings = (depths: number) =>
  z.object({
    overall: log,
    /** `keys` in the order of the arrays that hold their weights and sums. */
    depths: z.array(z.object({ prior: z.number().positive().max(1000), keys: names })).length(depths),
  });

/** A wider band never has a better chance. */
function isFalling(knots: readonly { readonly width: number; readonly share: number }[]): boolean {
  return knots.every(({ width, share: chance }, i) => {
    const last = knots[i - 1];
    return !last || (width > last.width && chance <= last.share);
  });
}

const scale = z.number().min(0).max(1000);
const calibration = z.object({
  lowScale: scale,
  highScale: scale,
  within: z.array(z.object({ width: z.number().min(0).max(1e6), share })).refine(isFalling),
  rows: count,
});

const trend = z.object({
  first: quarter,
  levels: z.object({ contract: z.array(log).nonempty(), survey: z.array(log).nonempty() }),
  miss: variance,
});

const moves = z.object({ first: quarter, parts: z.record(z.string(), z.array(log)) });

const forest = z.object({ start: log, width: count, trees: count, nodeWords: count, subsetWords: count });

const place = z.object({ lon: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) });

/** The part of a model file that is JSON: everything but the long arrays, whose lengths it gives. A number that no market has makes it no model. */
export const modelHeader = z.object({
  /** Columns the forests were grown on; a program with others cannot read them. */
  columns: z.array(z.string()),
  version: z.string(),
  kind: z.enum(["condo", "house", "land", "rent"]),
  isSample: z.boolean(),
  firstQuarter: quarter,
  lastQuarter: quarter,
  trainRows: count,
  space: z.object({
    lastQuarter: quarter,
    knownUntil: z.record(z.string(), quarter),
    trends: z.record(z.string(), trend).refine((trends) => Object.keys(trends).length > 0),
    apart: z.object({
      cities: moves,
      sizes: moves,
      cityMiss: variance,
      spread: z.object({ middle: log, slope: z.number().min(-1).max(1), miss: variance }),
    }),
    curves: z.object({ age: z.record(z.string(), log), size: z.record(z.string(), log) }),
    places: encodings(NESTS.places.priors.length),
    stations: encodings(NESTS.stations.priors.length),
    lots: encodings(NESTS.lots.priors.length),
    /** In the order of the array that holds their sales. */
    alike: z
      .array(z.object({ key: z.string(), place: place.nullable(), sales: count.positive() }))
      .refine(haveEachAKey)
      .refine(areApart),
    near: z.object({ first: z.number().int().min(0).max(2200), columns: count.positive(), towns: names }),
    /** `sales` of each in the order of the arrays that hold their sizes and levels. */
    buildings: z.array(z.object({ key: z.string(), sales: count.positive() })).refine(haveEachAKey),
    zonings: names,
    facts: z.array(z.enum(FACT_NAMES)).refine(areEachOnce),
  }),
  verticalEquity: z
    .array(
      z.object({
        price: z
          .number()
          .min(-2 * MOST_LOG)
          .max(2 * MOST_LOG),
        step: z.number(),
      }),
    )
    .refine(isVerticalEquity),
  calibrations: z.object({ blind: calibration, informed: calibration }),
  forests: z.object({ point: forest, low: forest, high: forest }),
});

export type ModelHeader = z.infer<typeof modelHeader>;
export type EncodingsHeader = z.infer<ReturnType<typeof encodings>>;
export type ForestHeader = z.infer<typeof forest>;
