import { z } from "@hono/zod-openapi";
import { kindSchema, lonLatSchema, quarterSchema, suggestItemSchema } from "#api/estate/schemas.ts";
import { choiceSchema, inWordsOf, numberSchema, textSchema } from "#api/http/field-schema.ts";
import { orNull } from "#api/http/or-null.ts";
import { measuredShape } from "#domain/valuation/models/model-card.ts";
import { FIELDS_BY_KIND, HOME_FIELDS, NO_PLACE_WORDS, PLACE_FIELDS } from "#kernel/fields/home-fields.ts";
import { readPlaceKey } from "#kernel/place-key.ts";
import { STORABLE_TEXT } from "#kernel/storable-text.ts";
import { lotShape } from "./lot-shape.ts";

const home = HOME_FIELDS;

/** What a person tells us about a home. One of `apartmentKey`, (`cityCode` and `town`) or `address` says where it is. */
export const estimateInputSchema = z
  .object({
    kind: kindSchema,
    apartmentKey: z.string().max(40).regex(STORABLE_TEXT).optional(),
    cityCode: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
    town: textSchema(PLACE_FIELDS.town.kind).optional(),
    address: textSchema(PLACE_FIELDS.address.kind).optional().openapi({ example: "東京都江東区豊洲5丁目" }),
    placeKey: z
      .string()
      .refine((key) => readPlaceKey(key) !== null)
      .optional()
      .openapi({
        description: "Key of the exact place, as `/api/estate/places` gives it. No price depends on it.",
        example: "town-6smrdfzwf",
      }),
    areaM2: numberSchema(home.areaM2.kind),
    floorAreaM2: numberSchema(home.floorAreaM2.kind).optional(),
    layout: textSchema(home.layout.kind).optional().openapi({
      description:
        "部屋数とR・K・DK・LDK・LK。納戸は+S(2LDK+S)。全角や空白、2SLDK、ワンルームとも書けます。読めない間取りは422で断ります。",
      example: "3LDK",
    }),
    builtYear: numberSchema(home.builtYear.kind).optional(),
    renovated: z.boolean().optional().openapi({ description: "リフォーム済みかどうか。マンションだけに使います。" }),
    renovatedYear: numberSchema(home.renovatedYear.kind)
      .optional()
      .openapi({ description: "リフォームした年。マンションだけに使います。" }),
    floor: numberSchema(home.floor.kind).optional(),
    totalFloors: numberSchema(home.totalFloors.kind).optional(),
    stationName: textSchema(home.stationName.kind).optional(),
    walkMinutes: numberSchema(home.walkMinutes.kind).optional(),
    direction: choiceSchema(home.direction.kind).optional(),
    isCorner: z.boolean().optional().openapi({ description: "角部屋かどうか。マンションだけに使います。" }),
    ...lotShape,
    /** Only compared with the estimate afterwards; the engine never sees it. */
    askingPrice: numberSchema(home.askingPrice.kind).optional(),
  })
  .openapi("EstimateInput");

/** What may be sent: an input that says where the home is. Asked along with the other fields, so that a form hears of all at once. */
export const estimateOrderSchema = inWordsOf(
  fieldsOfHome,
  estimateInputSchema.refine(
    ({ apartmentKey, cityCode, town, address }) =>
      Boolean(apartmentKey || (cityCode && town) || (typeof address === "string" && address.trim())),
    {
      path: ["address"],
      params: { words: NO_PLACE_WORDS },
      when: ({ value }) => typeof value === "object" && value !== null,
    },
  ),
).openapi("EstimateOrder");

/** Asked before anything else of a home. */
const AHEAD = { kind: home.kind, ...PLACE_FIELDS };

/** The fields of the form for the kind of home that was given. */
export function fieldsOfHome({ kind }: Readonly<Record<string, unknown>>) {
  const known = kindSchema.safeParse(kind);
  return { ...AHEAD, ...home, ...(known.success ? FIELDS_BY_KIND[known.data] : {}) };
}

const stepIdSchema = z.enum(["geocode", "comparables", "predict", "check"]);

const stepSchema = z
  .object({ id: stepIdSchema, state: z.enum(["waiting", "running", "done", "failed"]), detail: z.string().nullable() })
  .openapi("EstimateStep");

const failureSchema = z
  .object({
    step: stepIdSchema,
    reason: z.enum(["address-not-found", "address-ambiguous", "out-of-area", "timeout", "internal"]),
    candidates: z.array(suggestItemSchema),
  })
  .openapi("EstimateFailure");

export const estimateJobSchema = z
  .object({
    id: z.string(),
    state: z.enum(["queued", "running", "done", "failed", "cannot_estimate", "cancelled", "expired"]),
    steps: z.array(stepSchema),
    input: estimateInputSchema,
    estimateId: z.string().nullable(),
    failure: orNull(failureSchema),
    createdAt: z.string(),
  })
  .openapi("EstimateJob");

const tailSchema = z.enum(["kept", "more", "less"]);

/** Whether the 80 % band was kept: in all, at each of its ends, and in the worst ward of 200 test sales. */
const judgementSchema = z
  .object({
    verdict: z.enum(["kept", "narrow", "wide", "uneven"]),
    below: tailSchema,
    above: tailSchema,
    worstWard: orNull(z.object({ cityCode: z.string(), cityName: z.string(), n: z.number().int(), coverage80: z.number() })),
    isWorstWardShort: z.boolean(),
  })
  .openapi("PromiseJudgement");

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
    /** Last training quarters of the fits behind `horizons` and `wardHorizons`. */
    horizonOrigins: z.array(quarterSchema),
    judgement: judgementSchema,
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
    place: orNull(lonLatSchema),
    price: z.number().int(),
    areaM2: z.number(),
    layout: z.string().nullable(),
    builtYear: z.number().int().nullable(),
    distanceM: z.number().nullable(),
    reason: z.enum(["same-building", "same-group", "same-town", "near"]),
    similarity: z.number(),
    /** Its price at the market of the quarter that the estimate stands for, and what it was multiplied by; `contractStep` is the part of that which brings a survey price to the level of contracts. Null in results of before this was told. */
    broughtForward: orNull(z.object({ price: z.number().int(), factor: z.number(), contractStep: z.number().optional() })),
  })
  .openapi("Comparable");

export type EstimateJob = z.infer<typeof estimateJobSchema>;
export type ModelCardResponse = z.infer<typeof modelCardSchema>;
export type ComparableResponse = z.infer<typeof comparableSchema>;
