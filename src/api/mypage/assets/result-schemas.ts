import { z } from "@hono/zod-openapi";
import { partsSchema } from "#api/estate/schemas.ts";
import { orNull } from "#api/http/or-null.ts";
import { LEARNABLE_ANSWERS } from "#kernel/home/missing-answers.ts";
import { assetSchema } from "./schemas.ts";

const yen = z.number().int();
const share = z.number();
const month = z.string();
const grade = z.enum(["A", "B", "C", "D"]);

const pointShape = {
  /** `2026-11`. */
  month,
  /** Yen: four sales in five lie between q10 and q90. */
  q10: yen,
  q50: yen,
  q90: yen,
  /** By the band alone; beside similar sales see the card's. */
  grade,
  modelVersion: z.string(),
  source: z.enum(["monthly", "backfill"]),
};
const endsSchema = z.object({ yen, lowYen: yen, highYen: yen }).openapi("AssetEnds");

/** What would make the band narrower, or the place righter. */
const MISSING = [
  ...(["builtYear", "layout", "floorAreaM2", "structure", "frontageM", "roadWidthM", "floorAreaRatioPercent"] as const),
  ...(["station", "building", "exact-place"] as const),
] as const;

const REFUSALS = ["address-not-found", "out-of-area", "too-few-comparables", "outlier-size", "no-model"] as const;
const valueSchema = z
  .discriminatedUnion("state", [
    z.object({ state: z.literal("preparing") }),
    z.object({ state: z.literal("refused"), reason: z.enum(REFUSALS), isSample: z.boolean() }),
    z.object({
      state: z.literal("valued"),
      point: z.object(pointShape),
      isSample: z.boolean(),
      /** Sales have told nothing newer since that month. */
      isWithoutNewerSales: z.boolean(),
    }),
  ])
  .openapi("AssetValue");

const changeSchema = z
  .object({
    /** The month of the value before. */
    from: month,
    yen,
    /** What the market did, 0.04 = 4 % up. */
    market: share,
    /** What another model made of it; 0: the same model. */
    model: share,
  })
  .openapi("AssetChange");
const sinceSchema = z.object({ yen, share }).openapi("AssetSincePurchase");

const cardShape = {
  value: valueSchema,
  /** How sure the value is beside similar sales; null: there is none, or no model is at hand now. */
  grade: grade.nullable(),
  /** The last quarter of the sales that it rests on: `2025Q2`; null: as of the grade, or another model made it than the one of today. */
  dataUntil: z.string().nullable(),
  /** What is owed today; null: not told. */
  owedYen: yen.nullable(),
  /** Value less what is owed, in the middle and at the ends of the band. */
  equity: orNull(endsSchema),
  change: orNull(changeSchema),
  sincePurchase: orNull(sinceSchema),
};

const seriesMonthSchema = z
  .object({
    ...pointShape,
    /** Another model than the month before: the line is joined here. */
    isModelChange: z.boolean(),
    /** `isReckonedBack`: before the month that was told, by the schedule. */
    owed: z.object({ yen, isReckonedBack: z.boolean() }).nullable(),
    equity: orNull(endsSchema),
  })
  .openapi("AssetSeriesMonth");

/** Of the building; null: データなし. */
const riskSchema = z.object({ letter: z.string().nullable(), overall: z.number().nullable(), isProvisional: z.boolean() }).nullable();

const assetCardSchema = z
  .object({
    asset: assetSchema,
    ...cardShape,
    /** The last two years of the series, oldest first. */
    recent: z.array(seriesMonthSchema).readonly(),
    risk: riskSchema,
  })
  .openapi("AssetCard");

export const assetsSchema = z
  .object({
    /** The newest first. */
    items: z.array(assetCardSchema).readonly(),
    /** Deleted ones that can be taken back. */
    deleted: z.array(assetSchema).readonly(),
    most: z.number().int(),
  })
  .openapi("Assets");

const eventSchema = z
  .object({
    /** A month, or a year of what nobody knows the month of. */
    on: z.string(),
    kind: z.enum(["purchase", "renovation", "model-change", "rate-change", "loan-end"]),
    words: z.string(),
  })
  .openapi("AssetEvent");

const detailsSchema = z
  .object({
    withinTenPercent: share,
    /** What similar sales say of the value; null: there are none to be held against it. */
    agreement: z
      .object({ median: yen, low: yen, high: yen, count: z.number().int(), standing: z.enum(["inside", "outside", "few", "scattered"]) })
      .nullable(),
    /** Of a house; null where they cannot be told apart. */
    parts: orNull(partsSchema),
    forecast: z
      .array(z.object({ quarter: z.string(), point: yen, low: yen, high: yen, isTested: z.boolean(), coverage80: share.nullable() }))
      .readonly(),
  })
  .openapi("AssetValueDetails");

export const assetResultSchema = z
  .object({
    asset: assetSchema,
    ...cardShape,
    /** Null: the model of the value is not at hand now. */
    details: orNull(detailsSchema),
    series: z.array(seriesMonthSchema).readonly(),
    events: z.array(eventSchema).readonly(),
    /** How far back there are values; `isCutOff`: not as far as the purchase. */
    reach: z.object({ wantedFrom: month.nullable(), from: month.nullable(), isCutOff: z.boolean() }),
    risk: riskSchema,
    /** What would make the band narrower. */
    missing: z.array(z.enum(MISSING)).readonly(),
    /** Which of the answers that not every model reads the model at hand does; null: none is at hand. */
    answersRead: z.array(z.enum(LEARNABLE_ANSWERS)).readonly().nullable(),
  })
  .openapi("AssetResult");

export type AssetCardResponse = z.infer<typeof assetCardSchema>;
export type AssetResultResponse = z.infer<typeof assetResultSchema>;
