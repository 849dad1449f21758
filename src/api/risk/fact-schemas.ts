import { z } from "@hono/zod-openapi";
import { historyResponseSchema, provenanceSchema, quarterSchema } from "#api/estate/schemas.ts";
import { orNull } from "#api/http/or-null.ts";
import type { Topic } from "#domain/risk/topics/topic-names.ts";
import { findingStateSchema } from "./schemas.ts";

const count = z.number().nullable();
const sourced = { state: findingStateSchema, provenance: orNull(provenanceSchema) };

const crimeYearSchema = z
  .object({ year: z.number().int(), total: count, burglary: count, snatch: count, bicycle: count, carParts: count, violence: count })
  .openapi("CrimeYear");

/** 治安 of the 町丁目. Empty lists and null unless `state` is ok. */
const crimeFactsSchema = z
  .object({
    topic: z.literal("crime"),
    ...sourced,
    cityName: z.string(),
    town: z.string().nullable(),
    /** Oldest first. */
    years: z.array(crimeYearSchema).readonly(),
    /** Crimes about homes a year, per 1,000 people, smoothed towards the ward. */
    rate: count,
    /** 1: fewest. */
    quintile: count,
    /** By the count of the newest year among the towns of the city; 1: most. */
    cityRank: z.object({ rank: z.number().int(), of: z.number().int(), year: z.number().int() }).nullable(),
    prefecture: z.object({ ...sourced, years: z.array(z.object({ year: z.number().int(), total: count })).readonly() }),
  })
  .openapi("CrimeFacts");

const bandsSchema = z.object({ under15: z.number(), working: z.number(), over65: z.number() }).nullable();
const populationPointSchema = z.object({ year: z.number().int(), total: z.number(), bands: bandsSchema }).openapi("PopulationPoint");

/** 人口: of the mesh, the city and the town, each with its own state. */
const populationFactsSchema = z
  .object({
    topic: z.literal("population"),
    cityName: z.string(),
    mesh: z.object({
      ...sourced,
      points: z.array(populationPointSchema).readonly(),
      /** In % of 2020. */
      change2050: count,
    }),
    /** `sources`: every source of its years, each dated with the years that are from it. */
    city: z.object({ ...sourced, points: z.array(populationPointSchema).readonly(), sources: z.array(provenanceSchema).readonly() }),
    town: z.object({ ...sourced, name: z.string().nullable(), households: count, singleHouseholds: count }),
  })
  .openapi("PopulationFacts");

/** 感染症 archive of the prefecture: counting ended on `endedOn`. */
const covidFactsSchema = z
  .object({
    topic: z.literal("covid"),
    ...sourced,
    prefecture: z.string(),
    endedOn: z.string(),
    notice: z.string(),
    points: z.array(z.object({ date: z.string(), newCases: count, cumulative: count, deaths: count })).readonly(),
  })
  .openapi("CovidFacts");

/** 1年後の見通し: an 80 % band for the median of the quarter one year after the last one (docs/models/risk.md). */
const priceOutlookSchema = z
  .discriminatedUnion("state", [
    z.object({
      state: z.literal("ok"),
      scope: z.enum(["town", "city"]),
      label: z.string(),
      /** Counted from the last quarter that has sales. */
      quarter: quarterSchema,
      /** Mean of the last four quarters. */
      levelYenPerM2: z.number().int(),
      lowYenPerM2: z.number().int(),
      middleYenPerM2: z.number().int(),
      highYenPerM2: z.number().int(),
      /** Sales of the last four quarters. */
      sales: z.number().int(),
    }),
    z.object({ state: z.literal("no_data"), reason: z.enum(["too-short", "too-scattered"]) }),
  ])
  .openapi("PriceOutlook");

/** 相場と流動性. What the recorded listings and sales do not say is null. */
const marketFactsSchema = z
  .object({
    topic: z.literal("market"),
    town: orNull(historyResponseSchema),
    city: orNull(historyResponseSchema),
    outlook: priceOutlookSchema,
    /** Null: no listing of the city was ever told. `building` null: the subject is a place. */
    onSale: z.object({ building: z.number().int().nullable(), town: z.number().int(), city: z.number().int() }).nullable(),
    /** Median days from first publication to the sale of listings of the city that are marked sold; null for fewer than five. */
    daysToSell: z.object({ median: z.number().nullable(), n: z.number().int() }).nullable(),
    /** Listings of the city that now ask less than at first; `median` in % of the first price. */
    priceCuts: z.object({ share: z.number(), median: z.number().nullable(), n: z.number().int() }).nullable(),
    /** Sales of the building a year against its units; null: sales are not told by building, or the units are not known. */
    liquidity: z.object({ salesPerYear: z.number(), units: z.number().int(), share: z.number() }).nullable(),
    /** Of the recorded sales behind prices and liquidity; null: there are none. */
    provenance: orNull(provenanceSchema),
    isSample: z.boolean(),
  })
  .openapi("MarketFacts");

/** 建物・管理: only what is known; the rest is 未確認. */
const buildingFactsSchema = z
  .object({
    topic: z.literal("building"),
    fields: z
      .array(
        z.object({
          field: z.string(),
          value: z.union([z.string(), z.number(), z.boolean()]),
          source: z.string(),
          asOf: z.string().nullable(),
          isSample: z.boolean(),
        }),
      )
      .readonly(),
    code: z.object({ id: z.enum(["old", "unclear", "new", "since2000"]).nullable(), words: z.string() }),
    reserveFund: z.object({
      yenPerM2: count,
      /** Null: a size of the building that decides it is not known. */
      guideline: z
        .object({
          ...{ mean: z.number(), low: z.number(), high: z.number(), source: z.string(), asOf: z.string() },
          /** What the class was chosen by; `units`: the floor area was estimated from the number of homes. */
          sizedBy: z.enum(["floors", "floor-area", "units"]),
        })
        .nullable(),
      /** Of the guideline's mean. */
      ratio: count,
    }),
  })
  .openapi("BuildingFacts");

const rentEstimateSchema = z
  .object({
    pointYen: z.number().int(),
    lowYen: z.number().int(),
    highYen: z.number().int(),
    grade: z.enum(["A", "B", "C", "D"]),
    modelVersion: z.string(),
    dataAsOf: quarterSchema,
    isSample: z.boolean(),
    /** Rents that resemble the home; none is shown by itself. */
    n: z.number().int(),
    /** `basis`: whose usual home it is, or `asked` with `?areaM2=`. */
    home: z.object({
      areaM2: z.number(),
      layout: z.string().nullable(),
      basis: z.enum(["asked", "building", "town", "city", "general"]),
    }),
  })
  .openapi("RentEstimate");

/** 賃料(月額、管理費・共益費をふくむ)と80%の幅. `estimate` is null where none can be given, and `reason` and `why` say so. */
const rentFactsSchema = z
  .object({
    topic: z.literal("rent"),
    estimate: orNull(rentEstimateSchema),
    reason: z.string().nullable().openapi({ example: "推定できません" }),
    why: z.string(),
    /** Median yen a month for each m² by quarter. Null: too few rents for a line. */
    town: orNull(historyResponseSchema),
    city: orNull(historyResponseSchema),
    /** Null where no rents were imported. */
    provenance: orNull(provenanceSchema),
  })
  .openapi("RentFacts");

/** 通学区域: the schools whose districts the building lies in; no_data where districts were not imported. */
const schoolFactsSchema = z
  .object({
    topic: z.literal("school"),
    districts: z
      .array(z.object({ kind: z.enum(["elementary", "middle"]), ...sourced, schools: z.array(z.string()).readonly() }))
      .readonly(),
  })
  .openapi("SchoolFacts");

/** 地価公示: prices of land near the building by year, the nearest point first. */
const landFactsSchema = z
  .object({
    topic: z.literal("land"),
    ...sourced,
    points: z
      .array(
        z.object({
          name: z.string(),
          address: z.string().nullable(),
          /** Straight line. */
          distanceM: z.number().int(),
          use: z.string().nullable(),
          /** Oldest first. */
          years: z.array(z.object({ year: z.number().int(), yenPerM2: z.number() })).readonly(),
        }),
      )
      .readonly(),
  })
  .openapi("LandFacts");

/** What is told of each topic. */
export const factsSchemas = {
  crime: crimeFactsSchema,
  population: populationFactsSchema,
  covid: covidFactsSchema,
  market: marketFactsSchema,
  building: buildingFactsSchema,
  rent: rentFactsSchema,
  school: schoolFactsSchema,
  land: landFactsSchema,
} satisfies Readonly<Record<Topic, z.ZodType>>;

export type RiskFactsResponse = z.infer<(typeof factsSchemas)[Topic]>;
