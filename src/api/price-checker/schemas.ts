import { z } from "@hono/zod-openapi";
import { kindSchema, lonLatSchema, quarterSchema, suggestItemSchema } from "#api/estate/schemas.ts";
import { measuredShape } from "#domain/valuation/model-card.ts";

/** What a person tells us about a home. One of `apartmentKey`, (`cityCode` and `town`) or `address` says where it is. */
export const estimateInputSchema = z
  .object({
    kind: kindSchema,
    apartmentKey: z.string().max(40).optional(),
    cityCode: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
    town: z.string().max(60).optional(),
    address: z.string().max(120).optional().openapi({ example: "東京都江東区豊洲5丁目" }),
    areaM2: z.number().min(8).max(2000),
    floorAreaM2: z.number().min(8).max(2000).optional(),
    layout: z.string().max(12).optional().openapi({ example: "3LDK" }),
    builtYear: z.number().int().min(1900).max(2100).optional(),
    renovated: z.boolean().optional(),
    renovatedYear: z.number().int().min(1950).max(2100).optional(),
    floor: z.number().int().min(-3).max(70).optional(),
    totalFloors: z.number().int().min(1).max(70).optional(),
    stationName: z.string().max(40).optional(),
    walkMinutes: z.number().int().min(0).max(120).optional(),
    direction: z.enum(["北", "北東", "東", "南東", "南", "南西", "西", "北西"]).optional(),
    /** Only compared with the estimate afterwards; the engine never sees it. */
    askingPrice: z.number().int().min(100_000).max(10_000_000_000).optional(),
  })
  .openapi("EstimateInput");

/** What may be sent: an input that says where the home is. Asked along with the other fields, so that a form hears of all at once. */
export const estimateOrderSchema = estimateInputSchema
  .refine(({ apartmentKey, cityCode, town, address }) => Boolean(apartmentKey || (cityCode && town) || address?.trim()), {
    path: ["address"],
    when: ({ value }) => typeof value === "object" && value !== null,
  })
  .openapi("EstimateOrder");

const stepIdSchema = z.enum(["geocode", "comparables", "predict", "check"]);

export const estimateJobSchema = z
  .object({
    id: z.string(),
    state: z.enum(["queued", "running", "done", "failed", "cannot_estimate", "cancelled", "expired"]),
    steps: z.array(z.object({ id: stepIdSchema, state: z.enum(["waiting", "running", "done", "failed"]), detail: z.string().nullable() })),
    input: estimateInputSchema,
    estimateId: z.string().nullable(),
    failure: z
      .object({
        step: stepIdSchema,
        reason: z.enum(["address-not-found", "address-ambiguous", "out-of-area", "timeout", "internal"]),
        candidates: z.array(suggestItemSchema),
      })
      .nullable(),
    createdAt: z.string(),
  })
  .openapi("EstimateJob");

const modelCardSchema = z
  .object({
    modelVersion: z.string(),
    /** `rent`: what is estimated is the monthly rent of a flat. */
    kind: z.enum([...kindSchema.options, "rent"]),
    isSample: z.boolean(),
    trainFrom: quarterSchema,
    trainUntil: quarterSchema,
    testFrom: quarterSchema,
    testUntil: quarterSchema,
    trainRows: z.number().int(),
    ...measuredShape,
    createdAt: z.string(),
  })
  .openapi("ModelCard");

export const accuracyResponseSchema = z.object({ cards: z.array(modelCardSchema) }).openapi("AccuracyResponse");

export const comparableSchema = z
  .object({
    saleId: z.number().int(),
    quarter: quarterSchema,
    priceCategory: z.enum(["contract", "survey"]),
    cityName: z.string(),
    town: z.string(),
    place: lonLatSchema.nullable(),
    price: z.number().int(),
    areaM2: z.number(),
    layout: z.string().nullable(),
    builtYear: z.number().int().nullable(),
    distanceM: z.number().nullable(),
    reason: z.enum(["same-building", "same-group", "same-town", "near"]),
    similarity: z.number(),
  })
  .openapi("Comparable");

export type EstimateInput = z.infer<typeof estimateInputSchema>;
export type EstimateJob = z.infer<typeof estimateJobSchema>;
export type AccuracyResponse = z.infer<typeof accuracyResponseSchema>;
export type EstimateStep = EstimateJob["steps"][number];
export type EstimateFailure = NonNullable<EstimateJob["failure"]>;
export type ModelCardResponse = z.infer<typeof modelCardSchema>;
export type ComparableResponse = z.infer<typeof comparableSchema>;
