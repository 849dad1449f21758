import { z } from "@hono/zod-openapi";
import { kindSchema, lonLatSchema, partsSchema, quarterSchema } from "#api/estate/schemas.ts";
import { orNull } from "#api/http/or-null.ts";
import { comparableSchema, estimateInputSchema } from "#api/price-checker/schemas.ts";
import { LEARNABLE_ANSWERS } from "#kernel/home/missing-answers.ts";

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

const whole = z.number().int();

/** What the price stands for; `quartersAhead` of it are a forecast of the market. */
const headlineSchema = z.object({ quarter: quarterSchema, knownUntil: quarterSchema, quartersAhead: whole }).openapi("EstimateHeadline");

/** The same home in a later quarter, if the market goes on as it did. */
const forecastSchema = z
  .object({
    quarter: quarterSchema,
    quartersAhead: whole,
    point: whole,
    low: whole,
    high: whole,
    isTested: z.boolean(),
    coverage80: z.number().nullable(),
  })
  .openapi("ForecastPoint");

/**
 * The estimate beside the prices of its comparables, brought to its quarter; `low` and `high` hold the middle 80 % of them. `gap` and `standing` are of the price
 * without what floor, direction and corner add, which no sale tells.
 */
const agreementSchema = z
  .object({
    indexName: z.string(),
    median: whole,
    low: whole,
    high: whole,
    count: whole,
    /** That price, where it is another than `point`. */
    pointOfUsualUnit: whole.optional(),
    /** That price / median − 1 */
    gap: z.number(),
    /** `few`: too few alike to tell; `scattered`: inside, but they lie too far apart to tell. */
    standing: z.enum(["inside", "outside", "few", "scattered"]),
    /** `unit`: inside, but `point` is not, for what floor, direction and corner add. */
    why: z.enum(["building", "town", "station", "age", "size", "lot", "zoning", "renovation", "unit", "unexplained"]).nullable(),
  })
  .openapi("EstimateAgreement");

/** What the test measured for this city (all cities where `cityName` is null), kind and number of quarters ahead. */
const measuredSchema = z
  .object({
    cityName: z.string().nullable(),
    quartersAhead: whole,
    n: whole,
    mdape: z.number(),
    coverage80: z.number(),
    below: z.number(),
    above: z.number(),
  })
  .openapi("MeasuredAccuracy");

const baseSchema = z
  .object({ cityName: z.string(), areaM2: z.number(), builtYear: whole.nullable(), quarter: quarterSchema })
  .openapi("EstimateBase");

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
      /** This, `headline`, `forecast`, `agreement` and `measured` are null in results of before they were told. */
      base: orNull(baseSchema),
      headline: orNull(headlineSchema),
      forecast: z.array(forecastSchema).nullable(),
      agreement: orNull(agreementSchema),
      measured: orNull(measuredSchema),
      factors: z.array(
        z.object({
          group: z.enum(["location", "building", "station", "age", "size", "floor", "market", "outlook"]),
          yen: z.number().int().nullable(),
          /** Of a figure that is not learnt from sales: who published the table it is taken from. */
          source: z.string().optional(),
        }),
      ),
      /** Of houses; null where they cannot be told apart, and in results of before they were told. */
      parts: orNull(partsSchema),
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
    answersRead: z.array(z.enum(LEARNABLE_ANSWERS)).nullable().openapi({
      description: "答えによってはモデルが使わない項目のうち、この推定のモデルが使うもの。これを示す前の結果と、モデルのない結果はnull",
    }),
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
