import { z } from "@hono/zod-openapi";
import { DIRECTIONS, LISTING_KINDS } from "#domain/listings/types.ts";
import { AGE_BANDS, GENDERS, INCOME_BANDS, PROFESSIONS, UNDISCLOSED } from "#domain/members/core/types.ts";
import { MOST_PLACES } from "#domain/queries/catalogue/place-options.ts";
import { MOST_TOLD } from "#domain/queries/catalogue/ranges.ts";
import { CHANNELS, FINANCINGS, LONGEST_QUERY_NAME, MESSAGE_TEMPLATES, PLACE_MODES, PURPOSES } from "#domain/queries/core/types.ts";
import { CERTAINTIES, EXCLUSIONS, LAYOUTS } from "#domain/search/homes/types.ts";
import { STORABLE_TEXT } from "#kernel/storable-text.ts";

const yen = z.number().int().min(0).max(MOST_TOLD.priceYen).nullable();
const several = <const T extends readonly [string, ...string[]]>(values: T) => z.array(z.enum(values)).max(values.length).readonly();
const orNothing = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values).nullable();

/** Kept as JSON, of which the database takes no half character. */
const storable = z.string().regex(STORABLE_TEXT);
const namedCode = z.strictObject({ code: storable.min(1).max(60), name: storable.min(1).max(60) }).openapi("NamedCode");
const span = (most: number) => z.strictObject({ min: z.number().min(0).max(most).nullable(), max: z.number().min(0).max(most).nullable() });
const corner = z.strictObject({ lon: z.number(), lat: z.number() });
const about = <const T extends readonly string[]>(values: T) => orNothing([UNDISCLOSED, ...values] as [typeof UNDISCLOSED, ...T]);

const wishShape = {
  /** What its member calls it. */
  name: storable.trim().min(1).max(LONGEST_QUERY_NAME).nullable(),
  channels: several(CHANNELS),
  purpose: orNothing(PURPOSES),
  kinds: several(LISTING_KINDS),
  placeMode: orNothing(PLACE_MODES),
  /** `13108`, or with a 町: `13108-豊洲`. */
  areas: z.array(namedCode).max(MOST_PLACES.areas).readonly(),
  /** Group codes of stations. */
  stations: z.array(namedCode).max(MOST_PLACES.stations).readonly(),
  polygon: z.array(corner).min(3).max(MOST_PLACES.polygonCorners).readonly().nullable(),
  /** Keys of buildings. */
  buildings: z.array(namedCode).max(MOST_PLACES.buildings).readonly(),
  walkMinutesMax: z.number().int().min(1).max(60).nullable(),
  commutes: z
    .array(z.strictObject({ station: namedCode, minutesMax: z.number().int().min(1).max(120) }))
    .max(MOST_PLACES.commutes)
    .readonly(),
  price: span(MOST_TOLD.priceYen),
  monthlyYenMax: z.number().int().min(0).max(MOST_TOLD.monthlyYen).nullable(),
  kyugakeBudget: yen,
  certainties: several(CERTAINTIES),
  offerBudget: yen,
  financing: orNothing(FINANCINGS),
  /** What is offered over the estimate: 0.80 to 1.20. */
  offerRatio: z.number().min(0).max(2).nullable(),
  offerCap: yen,
  ageYearsMax: z.number().int().min(0).max(100).nullable(),
  isNewQuakeCode: z.boolean(),
  layouts: several(LAYOUTS),
  areaM2: span(MOST_TOLD.areaM2),
  landAreaM2: span(MOST_TOLD.landAreaM2),
  /** A rate: 0.05. */
  yieldMin: z.number().min(0).max(0.5).nullable(),
  isSecondFloorUp: z.boolean(),
  directions: several(DIRECTIONS),
  hasPets: z.boolean(),
  hasParking: z.boolean(),
  isFreehold: z.boolean(),
  isPriceCut: z.boolean(),
  newWithinDays: z.number().int().min(1).max(90).nullable(),
  excludes: several(EXCLUSIONS),
  template: orNothing(MESSAGE_TEMPLATES),
  message: storable.max(1_600).nullable(),
};

/** What is saved of the form. */
export const wishSchema = z.strictObject(wishShape).openapi("QueryWish");

/** Everything the form asks. What is told of oneself is not kept with a saved condition. */
export const queryAnswersSchema = z
  .strictObject({
    ...wishShape,
    ageBand: about(AGE_BANDS).default(null),
    gender: about(GENDERS).default(null),
    incomeBand: about(INCOME_BANDS).default(null),
    profession: about(PROFESSIONS).default(null),
  })
  .openapi("QueryAnswers");
