import { z } from "zod";
import type { ModelCard } from "#domain/valuation/core/types.ts";
import type { Quarter } from "#kernel/quarter.ts";

const share = z.number();
const count = z.number().int();

const metricsShape = {
  n: count,
  mdape: share,
  ppe5: share,
  ppe10: share,
  ppe20: share,
  trimmedMape: share,
  logRmse: z.number(),
  failureRate: share,
  medianRatio: z.number(),
  cod: z.number(),
  prd: z.number(),
  prb: z.number(),
  mki: z.number(),
  coverage80: share,
  medianBandWidth: z.number(),
  intervalScore80: z.number(),
};

const sliceSchema = z.object({
  n: count,
  mdape: share,
  ppe10: share,
  medianRatio: z.number(),
  coverage80: share,
  medianBandWidth: z.number(),
});
const horizonSchema = sliceSchema.extend({ quartersAfter: count, below: share, above: share });
const wardHorizonSchema = horizonSchema.omit({ ppe10: true, medianBandWidth: true });
const pointSchema = z.object({ stated: share, actual: share, n: count });
const baselineSchema = z.object({ mdape: share, ppe10: share });

/** The measured part of a model card, as it is stored and as the API gives it. */
export const measuredShape = {
  overall: z.object({
    ...metricsShape,
    hitRate: share,
    worstWardCoverage80: share.nullable(),
    worstDecileCoverage80: share.nullable(),
    blind: z.object({ mdape: share, ppe10: share, coverage80: share }),
  }),
  calibration: z.object({ withinTenPercent: z.array(pointSchema), band: pointSchema, below: pointSchema, above: pointSchema }),
  baselines: z.object({ townMedian: baselineSchema, comparables: baselineSchema, hedonic: baselineSchema }),
  areas: z.array(sliceSchema.extend({ cityCode: z.string(), cityName: z.string() })),
  otherAreas: sliceSchema.extend({ areas: count }).nullable(),
  familiarity: z.array(sliceSchema.extend({ familiarity: z.enum(["seen", "unseen", "new-group"]) })),
  priceDeciles: z.array(sliceSchema.extend({ from: count, to: count })),
  ageBands: z.array(sliceSchema.extend({ from: count.nullable(), to: count.nullable() })),
  horizons: z.array(horizonSchema),
  wardHorizons: z.array(z.object({ cityCode: z.string(), cityName: z.string(), horizons: z.array(wardHorizonSchema) })),
};

const quarterSchema: z.ZodType<Quarter> = z.object({
  year: count,
  quarter: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
});

const modelCardSchema: z.ZodType<ModelCard> = z.object({
  modelVersion: z.string(),
  kind: z.enum(["condo", "house", "land", "rent"]),
  isSample: z.boolean(),
  trainFrom: quarterSchema,
  trainUntil: quarterSchema,
  testFrom: quarterSchema,
  testUntil: quarterSchema,
  trainRows: count,
  ...measuredShape,
  horizonOrigins: z.array(quarterSchema),
  createdAt: z.iso.datetime(),
});

/** Reads a stored card; null for one that an earlier version wrote or that lacks a measure: it is shown as not there, never with holes. */
export function parseModelCard(stored: unknown): ModelCard | null {
  const parsed = modelCardSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}
