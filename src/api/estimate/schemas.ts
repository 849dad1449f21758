import { z } from "@hono/zod-openapi";
import { kindSchema, lonLatSchema, quarterSchema } from "#api/estate/schemas.ts";
import { orNull } from "#api/http/or-null.ts";
import { comparableSchema, estimateInputSchema } from "#api/price-checker/schemas.ts";

const subjectSchema = z.object({
  kind: kindSchema,
  cityCode: z.string(),
  cityName: z.string(),
  town: z.string(),
  place: orNull(lonLatSchema),
  apartmentKey: z.string().nullable(),
  apartmentName: z.string().nullable(),
  areaM2: z.number(),
  floorAreaM2: z.number().nullable(),
  layout: z.string().nullable(),
  builtYear: z.number().int().nullable(),
  renovated: z.boolean().nullable(),
  stationName: z.string().nullable(),
  walkMinutes: z.number().int().nullable(),
  floor: z.number().int().nullable(),
  direction: z.string().nullable(),
});

const outcomeSchema = z
  .discriminatedUnion("estimated", [
    z.object({
      estimated: z.literal(true),
      grade: z.enum(["A", "B", "C", "D"]),
      point: z.number().int(),
      low: z.number().int(),
      high: z.number().int(),
      withinTenPercent: z.number(),
      basePrice: z.number().int(),
      baseLabel: z.string(),
      factors: z.array(
        z.object({ group: z.enum(["location", "station", "age", "size", "floor", "market"]), yen: z.number().int().nullable() }),
      ),
      comparables: z.array(comparableSchema),
      comparableCount: z.number().int(),
    }),
    z.object({
      estimated: z.literal(false),
      grade: z.literal("E"),
      reason: z.enum(["address-not-found", "out-of-area", "too-few-comparables", "outlier-size", "no-model"]),
    }),
  ])
  .openapi("EstimateOutcome");

/** An asking price held against the band: 割安 below it, 割高 above it, else 相場の範囲. */
const verdictSchema = z.object({
  askingPrice: z.number().int(),
  /** asking / point − 1 */
  gap: z.number(),
  verdict: z.enum(["cheap", "fair", "dear"]),
});

export const estimateResponseSchema = z
  .object({
    id: z.string(),
    mode: z.enum(["blind", "informed"]),
    subject: subjectSchema,
    outcome: outcomeSchema,
    verdict: verdictSchema.nullable(),
    modelVersion: z.string().nullable(),
    dataAsOf: quarterSchema.nullable(),
    isSample: z.boolean(),
    attributions: z.array(z.string()),
    input: estimateInputSchema,
    createdAt: z.string(),
    expiresAt: z.string(),
    /** True once 30 days are over: the figures stay readable, a new one can be asked for. */
    isExpired: z.boolean(),
  })
  .openapi("Estimate");

export type EstimateResponse = z.infer<typeof estimateResponseSchema>;
export type EstimateOutcome = EstimateResponse["outcome"];
export type EstimateSubject = EstimateResponse["subject"];
