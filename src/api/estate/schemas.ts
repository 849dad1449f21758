import { z } from "@hono/zod-openapi";
import { choiceSchema } from "#api/http/field-schema.ts";
import { orNull } from "#api/http/or-null.ts";
import { HOME_KIND } from "#kernel/fields/home-fields.ts";
import { JAPAN } from "#kernel/geo.ts";

export const lonLatSchema = z.object({ lon: z.number(), lat: z.number() }).openapi("LonLat");
/** Where a figure is from, as it must stand wherever the figure does. */
export const provenanceSchema = z
  .object({
    attribution: z.string(),
    licence: z.string(),
    asOf: z.string().nullable().openapi({ example: "2023" }),
    precision: z.string().openapi({ example: "250mメッシュ" }),
    isSample: z.boolean(),
  })
  .openapi("Provenance");

export const kindSchema = choiceSchema(HOME_KIND).openapi("PropertyKind");
/** What the ministry publishes; only the first three are appraised. */
const propertyKindSchema = z.enum(["condo", "house", "land", "commercial", "farmland", "forest"]).openapi("RecordedKind");
export const quarterSchema = z
  .string()
  .regex(/^\d{4}Q[1-4]$/)
  .openapi({ example: "2025Q2" });

export const suggestItemSchema = z
  .object({
    kind: z.enum(["prefecture", "city", "town", "station", "apartment", "postal"]),
    label: z.string().openapi({ example: "江東区豊洲" }),
    detail: z.string().openapi({ example: "東京都" }),
    /** Apartment key, city code, `cityCode/town` or group code of a station, by kind. */
    reference: z.string(),
    prefecture: z.string().nullable(),
    cityCode: z.string().nullable(),
    town: z.string().nullable(),
    place: orNull(lonLatSchema),
  })
  .openapi("Suggestion");

/** Something a report can be about. */
const foundPlaceSchema = z
  .object({
    /** Key of a subject: of a building, or of a place, made from its point. */
    key: z.string().openapi({ example: "town-6p0v1k2ab" }),
    kind: z.enum(["address", "station", "building", "point"]),
    label: z.string().openapi({ example: "墨田区八広六丁目" }),
    detail: z.string().openapi({ example: "東京都" }),
    precision: z.enum(["building", "point", "block", "town"]),
    lat: z.number(),
    lon: z.number(),
    /** What of an address could not be placed: the report is of what is larger. */
    rest: z.string().nullable().openapi({ example: "12-3" }),
    /** False: the text only begins so, contains it or differs by a letter. */
    isExact: z.boolean(),
  })
  .openapi("FoundPlace");

export const placesResponseSchema = z
  .object({
    /** `one`: the text names just this. `several`: to choose from, also a single one that it does not quite name. */
    outcome: z.enum(["one", "several", "none"]),
    items: z.array(foundPlaceSchema),
  })
  .openapi("FoundPlaces");

export const townsResponseSchema = z
  .object({
    /** Null: there is no such city. */
    cityName: z.string().nullable(),
    prefecture: z.string().nullable(),
    items: z.array(
      z.object({
        town: z.string().openapi({ example: "八広" }),
        kana: z.string().nullable(),
        /** Its 町丁目, in order. */
        places: z.array(foundPlaceSchema),
      }),
    ),
  })
  .openapi("TownList");

export const suggestResponseSchema = z.object({ items: z.array(suggestItemSchema) }).openapi("SuggestResponse");

export const marketResponseSchema = z
  .object({
    origin: z.enum(["sample", "published", "none"]),
    firstQuarter: quarterSchema.nullable(),
    lastQuarter: quarterSchema.nullable(),
    sales: z.number().int(),
    /** Of the sales and what is made of them. */
    attributions: z.array(z.string()),
    /** Of everything the site is made of. */
    credits: z.array(z.object({ attribution: z.string(), licence: z.string() })),
    /** Whether any building is known; where none is, places are named by address and station alone. */
    hasBuildings: z.boolean(),
    cities: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        prefecture: z.string(),
        /** The middle of its towns. */
        place: orNull(lonLatSchema),
        sales: z.number().int(),
      }),
    ),
  })
  .openapi("Market");

export const apartmentSchema = z
  .object({
    key: z.string(),
    name: z.string(),
    nameKana: z.string(),
    prefecture: z.string(),
    cityCode: z.string(),
    cityName: z.string(),
    town: z.string(),
    address: z.string(),
    place: lonLatSchema,
    builtYear: z.number().int(),
    builtMonth: z.number().int().nullable(),
    floors: z.number().int().nullable(),
    units: z.number().int().nullable(),
    structure: z.enum(["SRC", "RC", "steel", "light-steel", "wood", "block"]).nullable(),
    stationName: z.string().nullable(),
    walkMinutes: z.number().int().nullable(),
    isSample: z.boolean(),
  })
  .openapi("Apartment");

export const transactionSchema = z
  .object({
    id: z.number().int(),
    kind: propertyKindSchema,
    priceCategory: z.enum(["contract", "survey"]),
    cityCode: z.string(),
    cityName: z.string(),
    town: z.string(),
    place: orNull(lonLatSchema),
    quarter: quarterSchema,
    price: z.number().int(),
    areaM2: z.number(),
    layout: z.string().nullable(),
    builtYear: z.number().int().nullable(),
    structure: z.string().nullable(),
    renovated: z.boolean().nullable(),
    stationName: z.string().nullable(),
    walkMinutes: z.number().int().nullable(),
  })
  .openapi("Transaction");

/** Median unit price of one quarter; the history chart draws these. */
const historyPointSchema = z
  .object({ quarter: quarterSchema, medianYenPerM2: z.number().int(), n: z.number().int() })
  .openapi("HistoryPoint");
export const historyResponseSchema = z
  .object({ scope: z.enum(["town", "city"]), label: z.string(), points: z.array(historyPointSchema) })
  .openapi("History");

/** The towns of a postal code; several where it covers more than one. `town` is null where the code stands for a whole city. */
export const postalCodeResponseSchema = z
  .object({
    postalCode: z.string().openapi({ example: "1350061" }),
    towns: z.array(
      z.object({ prefCode: z.string(), prefecture: z.string(), cityCode: z.string(), city: z.string(), town: z.string().nullable() }),
    ),
  })
  .openapi("PostalCode");

/** A page of 20 in a stable order; `page` counts from 1. */
export function pageOf<T extends z.ZodType>(item: T, name: string) {
  return z.object({ items: z.array(item), page: z.number().int(), pageSize: z.number().int(), total: z.number().int() }).openapi(name);
}

const page = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .optional()
  .openapi({ type: "integer", minimum: 1, maximum: 99_999, default: 1 });
const cityCode = z
  .string()
  .regex(/^\d{5}$/)
  .openapi({ example: "13108" });
const town = z.string().min(1).max(60).openapi({ example: "豊洲" });

export const suggestQuerySchema = z.object({
  q: z.string().max(60).openapi({ example: "とよす" }),
  limit: z
    .string()
    .regex(/^([1-9]|1\d|20)$/)
    .transform(Number)
    .optional()
    .openapi({ type: "integer", minimum: 1, maximum: 20, default: 8 }),
});
const degrees = (from: number, until: number) =>
  z
    .string()
    .regex(/^\d{2,3}(\.\d{1,15})?$/)
    .transform(Number)
    .refine((value) => value >= from && value <= until)
    .optional()
    .openapi({ type: "number", minimum: from, maximum: until });

export const placesQuerySchema = z
  .object({
    q: z.string().max(120).optional().openapi({ example: "東京都墨田区八広6-12-3" }),
    lat: degrees(JAPAN.south, JAPAN.north),
    lon: degrees(JAPAN.west, JAPAN.east),
    limit: z
      .string()
      .regex(/^([1-9]|1\d|20)$/)
      .transform(Number)
      .optional()
      .openapi({ type: "integer", minimum: 1, maximum: 20, default: 10 }),
  })
  .refine(
    ({ q, lat, lon }) => (q === undefined) === (lat !== undefined && lon !== undefined) && (lat === undefined) === (lon === undefined),
    {
      message: "q, or lat and lon",
    },
  );
export const townsQuerySchema = z.object({ cityCode });

export const apartmentsQuerySchema = z.object({
  cityCode: cityCode.optional(),
  town: town.optional(),
  q: z.string().max(60).optional(),
  page,
});
export const transactionsQuerySchema = z.object({
  cityCode,
  town: town.optional(),
  kind: kindSchema.optional(),
  from: quarterSchema.optional(),
  until: quarterSchema.optional(),
  page,
});
export const historyQuerySchema = z.object({ cityCode, town: town.optional(), kind: kindSchema });

export const similarTownsQuerySchema = z.object({ cityCode, town, kind: kindSchema });
/** A town and the median unit price of its sales of the newest three years. */
const townPriceSchema = z
  .object({ cityCode: z.string(), town: z.string(), name: z.string(), medianYenPerM2: z.number().int(), n: z.number().int() })
  .openapi("TownPrice");
export const similarTownsResponseSchema = z
  .object({
    /** Null: too few sales to hold the town against others. */
    own: orNull(townPriceSchema),
    /** The likest first; the distance is from middle to middle. */
    towns: z.array(z.object({ price: townPriceSchema, distanceM: z.number().int() })),
  })
  .openapi("SimilarTowns");

const yen = z.number().int();
/** Of the price of a house: land and building, which add up to it. */
export const partsSchema = z.object({ landYen: yen, buildingYen: yen, isNearlyAllLand: z.boolean() }).openapi("PriceParts");

export type SuggestItem = z.infer<typeof suggestItemSchema>;
export type FoundPlaceResponse = z.infer<typeof foundPlaceSchema>;
export type Market = z.infer<typeof marketResponseSchema>;
export type ApartmentResponse = z.infer<typeof apartmentSchema>;
export type TransactionResponse = z.infer<typeof transactionSchema>;
export type HistoryResponse = z.infer<typeof historyResponseSchema>;
export type SimilarTownsResponse = z.infer<typeof similarTownsResponseSchema>;
export type PostalCodeResponse = z.infer<typeof postalCodeResponseSchema>;
export type PageOf<T> = { items: T[]; page: number; pageSize: number; total: number };
