import { z } from "@hono/zod-openapi";
import { kindSchema, quarterSchema, suggestQuerySchema } from "#api/estate/schemas.ts";
import { orNull } from "#api/http/or-null.ts";
import { STORABLE_TEXT } from "#kernel/storable-text.ts";

const typed = z.string().max(40).regex(STORABLE_TEXT).optional();

/** A home as it was typed into the form: `７０㎡` and `平成20年` are read here. */
export const checkedHomeSchema = z
  .object({
    kind: kindSchema,
    address: z.string().max(120).regex(STORABLE_TEXT).optional(),
    apartmentKey: typed,
    cityCode: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
    town: z.string().max(60).regex(STORABLE_TEXT).optional(),
    areaM2: typed.openapi({ example: "70㎡" }),
    floorAreaM2: typed,
    layout: typed,
    builtYear: typed,
  })
  .openapi("CheckedHome");

const yen = z.number().int();

const checkedPriceSchema = z
  .object({
    yen,
    lowYen: yen,
    highYen: yen,
    grade: z.enum(["A", "B", "C", "D"]),
    place: z.string().openapi({ example: "東京都江東区豊洲" }),
    /** In words: the last quarter of the sales it was made from. */
    asOf: z.string().openapi({ example: "2026年第2四半期" }),
    quarter: quarterSchema,
    modelVersion: z.string(),
    /** Whose data it was made of. */
    attributions: z.array(z.string()),
  })
  .openapi("CheckedPrice");

export const checkerAnswerSchema = z
  .object({
    price: orNull(checkedPriceSchema),
    /** Why there is no price. */
    reason: z.enum(["address-not-found", "address-ambiguous", "out-of-area", "cannot-estimate"]).nullable(),
    isSample: z.boolean(),
    /** Our own site, with the same home typed in. */
    detailsUrl: z.string(),
  })
  .openapi("CheckerAnswer");

export const checkerSuggestQuerySchema = suggestQuerySchema.pick({ q: true });

export const checkerSuggestionsSchema = z
  .object({
    items: z.array(
      z.object({
        label: z.string(),
        detail: z.string(),
        place: z.object({ apartmentKey: z.string().optional(), cityCode: z.string().optional(), town: z.string().optional() }),
      }),
    ),
  })
  .openapi("CheckerSuggestions");

const bytes = z.number().int();

/** What a page that shows the checker loads before somebody asks a price, as gzip, measured on what is served. */
export const checkerSizesSchema = z.object({ scriptBytes: bytes, frameBytes: bytes, totalBytes: bytes }).openapi("CheckerSizes");

export type CheckedHome = z.infer<typeof checkedHomeSchema>;
export type CheckerAnswer = z.infer<typeof checkerAnswerSchema>;
export type CheckerSuggestions = z.infer<typeof checkerSuggestionsSchema>;
