import { z } from "zod";
import { FACT_NAMES } from "#domain/valuation/engine/features/facts.ts";

const integer = z.number().int();
const count = integer.nonnegative();

const encodings = z.object({
  overall: z.number(),
  /** `keys` in the order of the arrays that hold their weights and sums. */
  depths: z.array(z.object({ prior: z.number(), keys: z.array(z.string()) })),
});

const calibration = z.object({
  lowScale: z.number(),
  highScale: z.number(),
  within: z.array(z.object({ width: z.number(), share: z.number() })),
  rows: count,
});

const moves = z.object({ first: integer, parts: z.record(z.string(), z.array(z.number())) });

const forest = z.object({ start: z.number(), width: count, trees: count, nodeWords: count, subsetWords: count });

/** The part of a model file that is JSON: everything but the long arrays, whose lengths it gives. */
export const modelHeader = z.object({
  /** Columns the forests were grown on; a program with others cannot read them. */
  columns: z.array(z.string()),
  version: z.string(),
  kind: z.enum(["condo", "house", "land", "rent"]),
  isSample: z.boolean(),
  firstQuarter: integer,
  lastQuarter: integer,
  trainRows: count,
  space: z.object({
    lastQuarter: integer,
    trend: z.object({ first: integer, levels: z.object({ contract: z.array(z.number()), survey: z.array(z.number()) }), miss: z.number() }),
    apart: z.object({
      cities: moves,
      sizes: moves,
      cityMiss: z.number(),
      spread: z.object({ middle: z.number(), slope: z.number(), miss: z.number() }),
    }),
    curves: z.object({ age: z.record(z.string(), z.number()), size: z.record(z.string(), z.number()) }),
    places: encodings,
    stations: encodings,
    lots: encodings,
    /** In the order of the array that holds their sales. */
    alike: z.array(z.object({ key: z.string(), place: z.object({ lon: z.number(), lat: z.number() }).nullable(), sales: count })),
    near: z.object({ first: integer, columns: count, towns: z.array(z.string()) }),
    /** `sales` of each in the order of the arrays that hold their sizes and levels. */
    buildings: z.array(z.object({ key: z.string(), sales: count })),
    zonings: z.array(z.string()),
    facts: z.array(z.enum(FACT_NAMES)),
  }),
  calibrations: z.object({ blind: calibration, informed: calibration }),
  forests: z.object({ point: forest, low: forest, high: forest }),
});

export type ModelHeader = z.infer<typeof modelHeader>;
export type EncodingsHeader = z.infer<typeof encodings>;
export type ForestHeader = z.infer<typeof forest>;
