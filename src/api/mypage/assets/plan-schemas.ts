import { z } from "@hono/zod-openapi";
import { orNull } from "#api/http/or-null.ts";
import type { AssetPlans } from "#domain/assets/plans/types.ts";

const yen = z.number().int();
const day = z.string();
const endsSchema = z.object({ lowYen: yen, highYen: yen }).openapi("AssetRange");

const sourceSchema = z
  .object({
    ...{ title: z.string(), publisher: z.string(), host: z.string().nullable(), seenOn: day, isOfficial: z.boolean() },
    /** False: not yet checked against the text of the law. */
    isVerified: z.boolean(),
  })
  .openapi("SaleSource");

const lineSchema = z
  .object({
    key: z.enum([
      ...(["price", "property-tax-settlement", "broker-fee", "stamp-duty", "mortgage-cancellation"] as const),
      ...(["other-costs", "national-tax", "residents-tax", "loan"] as const),
    ]),
    label: z.string(),
    /** Whether it comes in or goes out; `yen` is never negative. */
    side: z.enum(["in", "out"]),
    yen,
    isTransferExpense: z.boolean(),
    formula: z.string(),
    source: orNull(sourceSchema),
    parts: z
      .array(z.object({ key: z.enum(["income-tax", "reconstruction-tax", "defence-tax"]), label: z.string(), yen, source: sourceSchema }))
      .readonly(),
  })
  .openapi("SaleLine");

const reckonedSchema = z
  .object({
    lines: z.array(lineSchema).readonly(),
    gain: z.object({
      ...{ revenueYen: yen, acquisitionCostYen: yen, acquisitionBy: z.enum(["actual", "five-percent"]), depreciationYen: yen },
      ...{ acquisitionFormula: z.string(), transferExpensesYen: yen, gainYen: yen, sources: z.array(sourceSchema).readonly() },
    }),
    owners: z
      .array(
        z.object({
          ...{ share: z.number(), deductionYen: yen, taxableYen: yen, holding: z.enum(["short", "long", "over-ten-years"]) },
          ...{ taxYen: yen, takeHomeYen: yen },
        }),
      )
      .readonly(),
    ...{ taxYen: yen, takeHomeYen: yen },
  })
  .openapi("SaleReckoned");

const takeHomeSchema = z
  .object({
    /** Least and most that is left, for what is not known; the same where nothing that matters is missing. */
    ...{ low: reckonedSchema, high: reckonedSchema },
    unknown: z
      .array(
        z.object({
          key: z.enum([
            ...(["acquired-on", "acquisition-price", "building-price", "structure", "purchase-costs", "residence"] as const),
            ...(["earlier-relief", "lots", "low-price-fee", "loan-balance", "property-tax", "other-costs"] as const),
          ]),
          ...{ label: z.string(), effect: z.enum(["range", "rule", "left-out"]), assumed: z.string() },
        }),
      )
      .readonly(),
    nextThreshold: z
      .object({ years: z.union([z.literal(5), z.literal(10)]), transferFrom: day, savesLowYen: yen, savesHighYen: yen })
      .nullable(),
    warnings: z
      .array(z.object({ key: z.enum(["no-loan-credit", "relief-ends", "relief-used", "table-ended", "unverified"]), text: z.string() }))
      .readonly(),
  })
  .openapi("AssetTakeHome");

const whatIfSchema = z
  .object({
    years: z
      .array(
        z.object({
          ...{ year: z.number().int(), on: day, balanceYen: yen.nullable() },
          /** Empty: beyond what was tested, and the owner set no scenario. */
          cases: z
            .array(
              z.object({
                ...{ by: z.enum(["estimate", "outlook", "scenario"]), annualPercent: z.number().nullable(), valueYen: yen },
                ...{ band: orNull(endsSchema), coverage80: z.number().nullable(), equityYen: yen.nullable() },
                ...{ takeHome: endsSchema, takeHomeExtended: orNull(endsSchema) },
              }),
            )
            .readonly(),
        }),
      )
      .readonly(),
    testedUntil: z.string().nullable(),
    endings: z.array(z.object({ label: z.string(), endsOn: day })).readonly(),
  })
  .openapi("AssetWhatIf");

const ASSUMED = [
  ...(["years", "vacancyPercent", "agencyPercent", "rentChangePercent", "priceChangePercent"] as const),
  ...(["managementYen", "reserveYen", "propertyTaxYen", "insuranceYen", "startCostsYen"] as const),
] as const;

const rentYearSchema = z.object({
  ...{ year: z.number().int(), rentYen: yen, vacancyYen: yen, agencyYen: yen, managementYen: yen, reserveYen: yen, propertyTaxYen: yen },
  ...{ insuranceYen: yen, startCostsYen: yen, loanPaymentYen: yen, cashFlowYen: yen, balanceYen: yen },
});

const rentOutSchema = z
  .object({
    ...{ sellNow: endsSchema, years: z.array(rentYearSchema).readonly() },
    cashFlow: z.object({ lowYen: yen, highYen: yen, atRentYen: yen }),
    ...{ soldOn: day, soldForYen: yen, takeHomeAtEnd: endsSchema, total: endsSchema },
    /** Above 0: letting first leaves more. */
    difference: endsSchema,
    assumptions: z
      .array(
        z.object({
          key: z.enum(ASSUMED),
          ...{ label: z.string(), unit: z.enum(["年", "%", "円/月", "円/年", "円"]), value: z.number(), isUsual: z.boolean() },
        }),
      )
      .readonly(),
    reliefs: z.object({ endsOn: day, isLost: z.boolean() }).nullable(),
    notes: z.array(z.string()).readonly(),
  })
  .openapi("AssetRentOut");

export const assetPlansSchema: z.ZodType<AssetPlans> = z
  .object({ on: day, takeHome: orNull(takeHomeSchema), whatIf: orNull(whatIfSchema), rentOut: orNull(rentOutSchema) })
  .openapi("AssetPlans");

/** A number of an address. */
function number(min: number, max: number) {
  return z.coerce.number().min(min).max(max).optional();
}

export const saleEndsSchema = z
  .object({ items: z.array(z.object({ priceYen: yen, lowYen: yen, highYen: yen })).readonly() })
  .openapi("AssetSaleEnds");
export const saleEndsQuerySchema = z.object({
  pricesYen: z
    .string()
    .regex(/^\d{7,12}(,\d{7,12}){0,2}$/)
    .transform((text) => text.split(",").map(Number))
    .openapi({ type: "string", example: "80500000,83750000" }),
});

const PERCENTS = /^-?\d{1,2}(\.\d)?(,-?\d{1,2}(\.\d)?){0,4}$/;

const costYen = z.coerce.number().int().min(0).max(100_000_000).optional();

/** What the owner sets. */
export const planQuerySchema = z.object({
  scenarios: z
    .string()
    .regex(PERCENTS)
    .transform((text) => [...new Set(text.split(",").map(Number))])
    .refine((percents) => percents.every((percent) => Math.abs(percent) <= 20))
    .optional()
    .openapi({ type: "string", example: "-1,0,1" }),
  rentYen: z.coerce.number().int().min(10_000).max(10_000_000).optional(),
  years: z.coerce.number().int().min(1).max(20).optional(),
  vacancyPercent: number(0, 100),
  agencyPercent: number(0, 30),
  insuranceYen: costYen,
  startCostsYen: costYen,
  rentChangePercent: number(-20, 20),
  priceChangePercent: number(-20, 20),
});
