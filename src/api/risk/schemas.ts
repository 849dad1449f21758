import { z } from "@hono/zod-openapi";
import { apartmentSchema, lonLatSchema, pageOf, provenanceSchema } from "#api/estate/schemas.ts";
import { choiceSchema, queryNumberSchema } from "#api/http/field-schema.ts";
import { orNull } from "#api/http/or-null.ts";
import { SHELTER_HAZARDS } from "#domain/risk/facts/shelter-use.ts";
import { PILLARS } from "#domain/risk/model/types.ts";
import { BUILT_YEAR, FLOORS, RESERVE_YEN_PER_M2, UNITS } from "#kernel/fields/number-kinds.ts";
import { STRUCTURE } from "#kernel/fields/told-building-fields.ts";
import { JAPAN } from "#kernel/geo.ts";
import { PLACE_PRECISIONS } from "#kernel/place-key.ts";

/** `none`: looked at, nothing there. `no_data`: not imported, or not for this place. `out_of_area`: the source does not cover this part at all. */
export const findingStateSchema = z.enum(["ok", "none", "no_data", "out_of_area"]).openapi("FindingState");
const detailsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const hazardSchema = z
  .object({
    layer: z.string().openapi({ example: "flood_max_rank" }),
    title: z.string(),
    state: findingStateSchema,
    value: z.number().optional(),
    unit: z.string().optional(),
    details: detailsSchema.optional(),
    source: z.string().optional(),
    asOf: z.string().optional(),
    precision: z.string().optional(),
    isSample: z.boolean().optional(),
  })
  .openapi("Hazard");
export const hazardsSchema = z.array(hazardSchema).openapi("Hazards");

const letterSchema = z.enum(["AAA", "AA", "A", "BBB", "BB", "B", "C"]).openapi("RiskLetter");
const pillarSchema = z.enum(PILLARS).openapi("RiskPillar");
const score = z.number().min(0).max(100).nullable();

const indicatorSchema = z
  .object({
    id: z.string(),
    pillar: pillarSchema,
    title: z.string(),
    unit: z.string(),
    /** Share within its pillar. */
    weight: z.number(),
    state: findingStateSchema,
    value: z.number().nullable(),
    /** 100 is safest; null: nothing to judge by. */
    score,
    words: z.string(),
    provenance: orNull(provenanceSchema),
  })
  .openapi("RiskIndicator");

const pillarResultSchema = z
  .object({ id: pillarSchema, score, coverage: z.number(), indicators: z.array(indicatorSchema).readonly() })
  .openapi("RiskPillarResult");
const driverSchema = z.object({ indicatorId: z.string(), title: z.string(), points: z.number(), words: z.string() }).openapi("RiskDriver");

const ratingSchema = z
  .object({
    modelVersion: z.string(),
    weights: z.object({
      earthquake: z.number(),
      water: z.number(),
      building: z.number(),
      crime: z.number(),
      child: z.number(),
      life: z.number(),
    }),
    pillars: z.array(pillarResultSchema).readonly(),
    overall: score,
    coverage: z.number(),
    /** Null: 判定保留. */
    letter: orNull(letterSchema),
    /** 参考. */
    isProvisional: z.boolean(),
    /** Letters (under their caps) and points of the worst and the best case of what is missing; told without a letter too. */
    possible: z.object({ lowest: letterSchema, highest: letterSchema, leastPoints: z.number(), mostPoints: z.number() }),
    /** What one more fact would bring, most coverage first; `assuming` is the example it was worked out with, never a finding. */
    narrowing: z
      .array(
        z.object({
          what: z.string().openapi({ example: "built" }),
          title: z.string(),
          by: z.enum(["visitor", "building", "data"]),
          assuming: z.string(),
          coverageAfter: z.number(),
          lowest: letterSchema,
          highest: letterSchema,
        }),
      )
      .readonly(),
    caps: z.array(z.object({ id: z.string(), atMost: letterSchema, reason: z.string() })).readonly(),
    driversDown: z.array(driverSchema).readonly(),
    driversUp: z.array(driverSchema).readonly(),
  })
  .openapi("RiskRating");

const standingSchema = z
  .object({ deviation: z.number(), topPercent: z.number(), bottomPercent: z.number(), among: z.number().int() })
  .openapi("RiskStanding");

/** What a report is about: a building of the register, or a place. Of a place the building facts are what the visitor tells (`built`, `floors`, …). */
const subjectSchema = apartmentSchema
  .omit({ nameKana: true, builtYear: true })
  .extend({
    kind: z.enum(["building", "place"]),
    precision: z.enum(["building", ...PLACE_PRECISIONS]),
    builtYear: z.number().int().nullable(),
    /** The whole 町丁目; null: not known. */
    chome: z.string().nullable(),
    /** Key of the whole 町丁目 as a place of its own. */
    chomeKey: z.string().nullable(),
    /** おおよそ: the 町丁目 was taken for the nearest centre. */
    isApproximate: z.boolean(),
    /** Prices are estimated in its city. Elsewhere a report has only what is known of the whole country. */
    isPriced: z.boolean(),
    /** Straight line; null: a building, or none within 3 km. */
    nearestStation: z.object({ name: z.string(), distanceM: z.number().int() }).nullable(),
  })
  .openapi("RiskSubject");

const toldBuildingSchema = z
  .object({
    builtYear: z.number().int().nullable(),
    floors: z.number().int().nullable(),
    structure: choiceSchema(STRUCTURE).nullable(),
    units: z.number().int().nullable(),
    reserveFundYenPerM2: z.number().int().nullable(),
  })
  .openapi("ToldBuilding");

export const riskReportSchema = z
  .object({
    subject: subjectSchema,
    rating: ratingSchema,
    /** Among the rated buildings of the prefecture, by the default weights; null: not rated, or too few to compare with. */
    standing: orNull(standingSchema),
    /** What was told of the building at a place; null: a building of the register. */
    told: orNull(toldBuildingSchema),
    floor: z.number().int().nullable(),
    /** Storeys that are rated alike, from the lowest up; `to` null: and all above. */
    floorGroups: z
      .array(
        z.object({
          from: z.number().int(),
          to: z.number().int().nullable(),
          letter: orNull(letterSchema),
          overall: score,
          lowest: letterSchema,
          highest: letterSchema,
        }),
      )
      .readonly(),
    computedAt: z.string(),
    /** Ids of indicators, or fields of the building, that somebody says are wrong and that are being checked. */
    checking: z.array(z.string()).readonly(),
    isSample: z.boolean(),
  })
  .openapi("RiskReport");

const riskListItemSchema = z
  .object({
    apartment: apartmentSchema,
    /** Null: not yet rated. */
    rating: z
      .object({
        letter: orNull(letterSchema),
        overall: score,
        coverage: z.number(),
        isProvisional: z.boolean(),
        modelVersion: z.string(),
        computedAt: z.string(),
      })
      .nullable(),
  })
  .openapi("RiskListItem");
export const riskPageSchema = pageOf(riskListItemSchema, "RiskPage");

const shelterHazardSchema = z.enum(SHELTER_HAZARDS);

const nearbyPlaceSchema = z
  .object({
    dataset: z.string(),
    kind: z.string(),
    name: z.string(),
    address: z.string().nullable(),
    place: lonLatSchema,
    /** Straight line. */
    distanceM: z.number().int(),
    /** 80 m a minute along the straight line: always to be marked 直線. */
    straightWalkMinutes: z.number().int(),
    /** 指定緊急避難場所: the hazards it is designated for. Null: nobody tells, or it is another kind of place. */
    hazards: z.array(shelterHazardSchema).nullable(),
    /** Whether it can be used in the hazard that was asked about; null: none was asked about, or nobody tells. */
    usable: z.boolean().nullable(),
    details: detailsSchema,
    provenance: provenanceSchema,
  })
  .openapi("NearbyPlace");

export const nearbySchema = z
  .object({
    within: z.number().int(),
    /** Every kind that was asked for, with its own state. */
    kinds: z.array(
      z.object({ kind: z.string(), state: findingStateSchema, count: z.number().int(), provenance: orNull(provenanceSchema) }),
    ),
    /** By distance; where a hazard was asked about, what can be used in it first, then what nobody tells of. */
    items: z.array(nearbyPlaceSchema).readonly(),
  })
  .openapi("Nearby");

const page = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .optional()
  .openapi({ type: "integer", minimum: 1, maximum: 99_999, default: 1 });

export const hazardsQuerySchema = z.object({
  lat: degrees(JAPAN.south, JAPAN.north).openapi({ type: "number", minimum: JAPAN.south, maximum: JAPAN.north, example: 35.7058 }),
  lon: degrees(JAPAN.west, JAPAN.east).openapi({ type: "number", minimum: JAPAN.west, maximum: JAPAN.east, example: 139.8567 }),
});
export const riskListQuerySchema = z.object({
  cityCode: z
    .string()
    .regex(/^\d{5}$/)
    .optional()
    .openapi({ example: "13108" }),
  town: z.string().min(1).max(60).optional().openapi({ example: "豊洲" }),
  q: z.string().max(60).optional(),
  page,
});
/** What the visitor tells of the building at a place; of a building of the register it counts nothing. */
export const toldQuerySchema = z.object({
  built: queryNumberSchema(BUILT_YEAR).optional(),
  floors: queryNumberSchema(FLOORS).optional(),
  structure: choiceSchema(STRUCTURE).optional(),
  units: queryNumberSchema(UNITS).optional(),
  /** 修繕積立金, yen a month for each m². */
  fund: queryNumberSchema(RESERVE_YEN_PER_M2).optional(),
});
export const riskReportQuerySchema = toldQuerySchema.extend({
  floor: z
    .string()
    .regex(/^([1-9]|[1-6]\d|70)$/)
    .transform(Number)
    .optional()
    .openapi({ type: "integer", minimum: 1, maximum: 70 }),
  /** 地震-水害-建物-治安-子育て-暮らし. */
  w: z
    .string()
    .regex(/^\d{1,3}(-\d{1,3}){5}$/)
    .optional()
    .openapi({ example: "25-20-25-10-8-12" }),
});
export const nearbyQuerySchema = z.object({
  kinds: z
    .string()
    .regex(/^[a-z_]+(,[a-z_]+){0,19}$/)
    .openapi({ example: "elementary,nursery" }),
  within: z
    .string()
    .regex(/^([1-9]\d{1,2}|[1-4]\d{3}|5000)$/)
    .transform(Number)
    .optional()
    .openapi({ type: "integer", minimum: 10, maximum: 5000, default: 800 }),
  /** For evacuation sites: the hazard in which one looks for somewhere to go. */
  hazard: shelterHazardSchema.optional().openapi({ example: "flood" }),
});
/** How many wait to buy, and how many owners have registered. */
export const interestSchema = z.object({ waitingBuyers: z.number().int(), owners: z.number().int() }).openapi("RiskInterest");

export const riskParamsSchema = z.object({ key: z.string().max(40) });

function degrees(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,3}(\.\d{1,12})?$/)
    .refine((text) => Number(text) >= least && Number(text) <= most)
    .transform(Number);
}

export type HazardResponse = z.infer<typeof hazardSchema>;
export type SubjectResponse = z.infer<typeof subjectSchema>;
export type RiskReportResponse = z.infer<typeof riskReportSchema>;
export type RiskListItem = z.infer<typeof riskListItemSchema>;
export type NearbyPlace = z.infer<typeof nearbyPlaceSchema>;
export type NearbyResponse = z.infer<typeof nearbySchema>;
