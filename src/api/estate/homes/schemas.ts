import { z } from "@hono/zod-openapi";
import { lonLatSchema, pageOf } from "#api/estate/schemas.ts";
import { orNull } from "#api/http/or-null.ts";
import { comparableSchema } from "#api/price-checker/schemas.ts";
import { DIRECTIONS, LAND_RIGHTS, LISTING_KINDS, LISTING_NOTICES } from "#domain/listings/types.ts";
import { EXCLUSIONS, FLAG_CHOICES, LAYOUTS } from "#domain/search/homes/types.ts";

export const homeKindSchema = z.enum(LISTING_KINDS).openapi("HomeOnOfferKind");
const isoDay = z.string().openapi({ example: "2026-11-21" });
const yen = z.number().int();
const precision = z.enum(["building", "block", "town"]);
const boxSchema = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }).openapi("MapBox");

const homeFlagSchema = z
  .object({
    /** Asking price over the blind estimate, rounded up to thousandths. */
    ratio: z.number().openapi({ example: 0.884 }),
    /** `check`: 要確認. `near`: 90–95 % of the estimate. */
    grade: z.enum(["A", "B", "C", "check", "near"]),
    depth: z.enum(["near", "nine", "eight-and-half", "eight", "doubtful"]),
    reasons: z.array(z.string()),
    /** Since when it stands as what it is. */
    raisedOn: z.string().openapi({ example: "2026-11-18" }),
  })
  .openapi("HomeFlag");

export const foundHomeSchema = z
  .object({
    /** The listing that speaks for the home: the lowest offer. Its page is /homes/{key}. */
    key: z.string(),
    dwellingKey: z.string(),
    kind: homeKindSchema,
    title: z.string().openapi({ example: "豊洲レジデンス 8階" }),
    apartmentKey: z.string().nullable(),
    cityCode: z.string().openapi({ example: "13108" }),
    cityName: z.string(),
    town: z.string(),
    place: orNull(lonLatSchema),
    /** What `place` is the middle of; おおよその位置 unless it is the building. */
    placePrecision: precision,
    price: yen,
    /** How many companies offer it. */
    offers: z.number().int(),
    /** The dearest of their prices, where they differ. */
    highestPrice: yen.nullable(),
    areaM2: z.number().nullable(),
    landAreaM2: z.number().nullable(),
    layout: z.string().nullable(),
    floor: z.number().int().nullable(),
    totalFloors: z.number().int().nullable(),
    direction: z.string().nullable(),
    builtYear: z.number().int().nullable(),
    builtMonth: z.number().int().nullable(),
    /** 新耐震 (`isNewQuakeCode`); null: not known. */
    isNewQuakeCode: z.boolean().nullable(),
    stationName: z.string().nullable(),
    /** On foot: from the station, or from the stop where `busMinutes` is told. */
    walkMinutes: z.number().int().nullable(),
    busMinutes: z.number().int().nullable(),
    /** Management, reserve and other fees of a month. */
    monthlyYen: yen.nullable(),
    /** Planned rent of a year over the price; not guaranteed, before costs. */
    grossYield: z.number().nullable(),
    landRight: z.enum(LAND_RIGHTS).nullable(),
    isTenanted: z.boolean().nullable(),
    notices: z.array(z.enum(LISTING_NOTICES)),
    priceCuts: z.number().int(),
    firstSeenOn: isoDay,
    updatedOn: isoDay,
    nextUpdateOn: isoDay,
    companyName: z.string(),
    dealType: z.string().openapi({ example: "媒介" }),
    photo: z.string().nullable(),
    /** Made without the asking price; null: none. */
    estimate: orNull(z.object({ point: yen, q10: yen, q90: yen, grade: z.enum(["A", "B", "C", "D"]) }).openapi("HomeEstimate")),
    flag: orNull(homeFlagSchema),
    isSample: z.boolean(),
  })
  .openapi("FoundHome");

/** `asOf`: when what was searched was last known to be right. */
const asOf = z.string().openapi({ example: "2026-11-21T03:00:00.000Z" });
export const homePageSchema = z.object({ ...pageOf(foundHomeSchema, "HomePage").shape, asOf }).openapi("HomePage");

const counted = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.number().int() }));
const histogramSchema = z
  .object({ edges: z.array(z.number()), counts: z.array(z.number().int()) })
  .openapi("HomeHistogram", { description: "counts[i] は edges[i] 以上、次の edge 未満。最後には上限がありません" });

export const homeFacetsSchema = z
  .object({
    total: z.number().int(),
    kinds: counted(homeKindSchema),
    layouts: counted(z.enum(LAYOUTS)),
    walkMinutesMax: counted(z.number().int()),
    ageYearsMax: counted(z.number().int()),
    newWithinDays: counted(z.number().int()),
    directions: counted(z.enum(DIRECTIONS)),
    /** How many homes each is true of. */
    excludes: counted(z.enum(EXCLUSIONS)),
    certainties: counted(z.enum(FLAG_CHOICES)),
    toggles: z.object({
      isNewQuakeCode: z.number().int(),
      isSecondFloorUp: z.number().int(),
      hasPets: z.number().int(),
      hasParking: z.number().int(),
      isFreehold: z.number().int(),
      isPriceCut: z.number().int(),
    }),
    histograms: z.object({
      price: histogramSchema,
      areaM2: histogramSchema,
      landAreaM2: histogramSchema,
      monthlyYen: histogramSchema,
      ageYears: histogramSchema,
    }),
    asOf,
  })
  .openapi("HomeFacets");

export const homesOnMapSchema = z
  .object({
    total: z.number().int(),
    pins: z.array(
      z
        .object({
          key: z.string(),
          lon: z.number(),
          lat: z.number(),
          price: yen,
          grade: z.enum(["A", "B", "C", "check", "near"]).nullable(),
          depth: z.enum(["near", "nine", "eight-and-half", "eight", "doubtful"]).nullable(),
          /** Homes on this spot; the cheapest of them is told. */
          count: z.number().int(),
          placePrecision: precision,
        })
        .openapi("HomePin"),
    ),
    clusters: z.array(z.object({ lon: z.number(), lat: z.number(), count: z.number().int(), box: boxSchema }).openapi("HomeCluster")),
    asOf,
  })
  .openapi("HomesOnMap");

export const homeAreasSchema = z
  .object({ items: z.array(z.object({ code: z.string(), name: z.string(), count: z.number().int() })) })
  .openapi("HomeAreas");

export const homeLinesSchema = z
  .object({
    lines: z.array(z.object({ id: z.string(), name: z.string(), operator: z.string(), count: z.number().int() })),
    /** Of the line that was asked for, in order; empty where none was. */
    stations: z.array(z.object({ stationGroup: z.string(), name: z.string(), count: z.number().int() })),
  })
  .openapi("HomeLines");

export const homeNamesSchema = z
  .object({ items: z.array(z.object({ code: z.string().openapi({ example: "13108" }), name: z.string().openapi({ example: "江東区" }) })) })
  .openapi("HomePlaceNames");

export const homeComparablesSchema = z
  .object({
    /** Why there are none: a kind that is not appraised or a home of unknown size, a model on its way, no model, too few sales. */
    reason: z.enum(["not-appraised", "preparing", "no-model", "cannot-estimate"]).nullable(),
    /** The quarter whose market the sales are brought to. */
    quarter: z.string().nullable().openapi({ example: "2026Q3" }),
    isSample: z.boolean(),
    /** How many resemble the home; the best of them are told. */
    total: z.number().int(),
    items: z.array(comparableSchema),
  })
  .openapi("HomeComparables");
