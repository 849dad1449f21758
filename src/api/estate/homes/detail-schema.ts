import { z } from "@hono/zod-openapi";
import { lonLatSchema } from "#api/estate/schemas.ts";
import { orNull } from "#api/http/or-null.ts";
import { DEAL_TYPES, DIRECTIONS, LAND_RIGHTS, LISTING_NOTICES, PARKINGS, PETS } from "#domain/listings/types.ts";
import { foundHomeSchema, homeKindSchema } from "./schemas.ts";

const isoDay = z.string().openapi({ example: "2026-11-21" });
const yen = z.number().int();

const stationAccessSchema = z
  .object({
    stationGroup: z.string().nullable(),
    stationName: z.string(),
    line: z.string().nullable(),
    /** On foot; from the stop where `busMinutes` is told. */
    minutes: z.number().int(),
    busMinutes: z.number().int().nullable(),
  })
  .openapi("StationAccess");

/** What the company tells of the home; null: not told. */
/** Also what picks the facts that are told: a listing knows more. */
export const homeFactsSchema = z
  .object({
    reference: z.string(),
    kind: homeKindSchema,
    title: z.string(),
    address: z.string(),
    place: orNull(lonLatSchema),
    placePrecision: z.enum(["building", "block", "town"]),
    privateRoadM2: z.number().nullable(),
    balconyM2: z.number().nullable(),
    totalUnits: z.number().int().nullable(),
    direction: z.enum(DIRECTIONS).nullable(),
    structure: z.enum(["SRC", "RC", "steel", "light-steel", "wood", "block"]).nullable(),
    confirmedOn: isoDay.nullable(),
    stations: z.array(stationAccessSchema),
    managementYen: yen.nullable(),
    reserveYen: yen.nullable(),
    otherMonthlyYen: yen.nullable(),
    landRight: z.enum(LAND_RIGHTS).nullable(),
    yearlyRentYen: yen.nullable(),
    pets: z.enum(PETS).nullable(),
    parking: z.enum(PARKINGS).nullable(),
    isRenovated: z.boolean().nullable(),
    renovatedOn: z.string().nullable(),
    notices: z.array(z.enum(LISTING_NOTICES)),
    remarks: z.string().nullable(),
    handover: z.string().nullable(),
    dealType: z.enum(DEAL_TYPES),
    publishedOn: isoDay,
    updatedOn: isoDay,
    nextUpdateOn: isoDay.nullable(),
  })
  .openapi("HomeFacts");

const advertiserSchema = z
  .object({ id: z.string(), name: z.string(), licence: z.string(), address: z.string(), phone: z.string(), isSample: z.boolean() })
  .openapi("Advertiser");

export const homeDetailSchema = z
  .object({
    /** The offer that was asked for. */
    home: foundHomeSchema,
    /** `withdrawn`: not on offer for a reason that is not told. */
    state: z.enum(["on-offer", "applied", "sold", "expired", "withdrawn"]),
    /** The key of the lowest offer of the home. */
    speaker: z.string(),
    facts: homeFactsSchema,
    buildingName: z.string().nullable(),
    advertiser: advertiserSchema,
    otherOffers: z.array(
      z.object({ key: z.string(), price: yen, companyName: z.string(), dealType: z.string(), updatedOn: isoDay }).openapi("OtherOffer"),
    ),
    /** What may be told of earlier prices (二重価格表示). */
    prices: z
      .object({
        /** The price before, only where it may stand beside the one of now. */
        cut: orNull(z.object({ before: yen, beforeFromOn: isoDay, price: yen, cutOn: isoDay })),
        steps: z.array(z.object({ on: isoDay, step: z.enum(["first", "cut", "raised"]) })),
      })
      .openapi("ToldPrices"),
    /** At /api/estate/photos/{hash}/{size}, in the order of the company. */
    photos: z.array(z.object({ hash: z.string(), width: z.number().int(), height: z.number().int(), caption: z.string().nullable() })),
    /** The blind estimate, as it stood on `madeOn`. */
    estimate: orNull(
      z
        .object({
          madeOn: isoDay,
          grade: z.enum(["A", "B", "C", "D", "E"]),
          price: orNull(z.object({ point: yen, q05: yen, q10: yen, q90: yen, q95: yen, chance10: z.number() }).openapi("BlindPrice")),
          refusal: z.string().nullable(),
          isTestedHorizon: z.boolean(),
          /** The quarter at whose level it stands (`2025Q4`), and until when sales were known. */
          headline: orNull(
            z.object({ quarter: z.string(), knownUntil: z.string(), quartersAhead: z.number().int() }).openapi("BlindHeadline"),
          ),
          /** The similar sales brought to that quarter: whether they bear the estimate out. */
          similar: orNull(
            z
              .object({
                median: yen,
                count: z.number().int(),
                standing: z.enum(["inside", "outside", "few", "scattered"]),
                /** What they are held against, where floor, direction or corner, which none of them tells, make the price another. */
                pointOfUsualUnit: yen.optional(),
              })
              .openapi("SimilarSales"),
          ),
          modelVersion: z.string().nullable(),
          isSample: z.boolean(),
        })
        .openapi("BlindEstimate"),
    ),
  })
  .openapi("HomeDetail");
