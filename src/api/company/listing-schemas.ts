import { z } from "@hono/zod-openapi";
import { inWordsOf, numberSchema } from "#api/http/field-schema.ts";
import { COMPANY_FILTERS } from "#domain/listings/company/types.ts";
import { PHOTO_FAULTS, PHOTO_STATES } from "#domain/listings/photos/types.ts";
import { REPORT_REASONS } from "#domain/listings/reports/types.ts";
import type { ListingEvent } from "#domain/listings/states/listing-state.ts";
import { LISTING_FAULTS, LISTING_KINDS, LISTING_STATES } from "#domain/listings/types.ts";
import { ASKED_PRICE_FIELD } from "#kernel/fields/company-fields.ts";

const fault = z.enum(LISTING_FAULTS);
const count = z.number().int();

export const listingQuerySchema = z.object({
  filter: z.enum(COMPANY_FILTERS).default("all"),
  fault: fault.optional(),
  /** Part of the reference, the title or the address. */
  text: z.string().max(60).default(""),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

const listingFields = {
  id: z.string(),
  reference: z.string(),
  kind: z.enum(LISTING_KINDS),
  title: z.string(),
  address: z.string(),
  price: z.number().int(),
  areaM2: z.number().nullable(),
  landAreaM2: z.number().nullable(),
  layout: z.string().nullable(),
  state: z.enum(LISTING_STATES),
  faults: z.array(fault).readonly(),
  isShown: z.boolean(),
  /** By whomever: the home is sold. */
  isSold: z.boolean(),
  publishedOn: z.string(),
  updatedOn: z.string(),
  nextUpdateOn: z.string().nullable(),
  firstSeenAt: z.string(),
  openReports: count,
};

const listingSchema = z.object(listingFields).openapi("CompanyListing");

export const listingPageSchema = z
  .object({ items: z.array(listingSchema).readonly(), total: count, page: count, pageSize: count })
  .openapi("CompanyListingPage");

export const overviewSchema = z
  .object({
    counts: z.object({
      ...{ all: count, shown: count, faulty: count, due: count },
      ...{ applied: count, ended: count, reported: count },
    }),
    /** What is wrong with homes that would be shown, the most frequent first. */
    faults: z.array(z.object({ fault, count })).readonly(),
  })
  .openapi("CompanyOverview");

/** What a company may say of a home of its own. The clock and the feed say the rest. */
export const STAFF_EVENTS = ["apply", "fall-through", "sell", "suspend", "restore"] as const satisfies readonly ListingEvent[];

/** `reportsPage`: of what visitors report. */
export const homeQuerySchema = z.object({ reportsPage: z.coerce.number().int().min(1).max(10_000).default(1) });

export const homeSchema = z
  .object({
    ...listingFields,
    /** What was asked, from which day on. */
    prices: z.array(z.object({ fromOn: z.string(), price: z.number().int() })).readonly(),
    /** What visitors report of it, and nobody has looked into: a page of it, the newest first. */
    reports: z.object({
      items: z
        .array(z.object({ id: count, reason: z.enum(REPORT_REASONS), note: z.string().nullable(), reportedAt: z.string() }))
        .readonly(),
      ...{ total: count, page: count, pageSize: count },
    }),
    /** All pictures, in order. `hash` null: it is not there yet; `url` null: it was sent as a file. */
    photos: z
      .array(
        z.object({
          url: z.string().nullable(),
          hash: z.string().nullable(),
          state: z.enum(PHOTO_STATES),
          fault: z.enum(PHOTO_FAULTS).nullable(),
        }),
      )
      .readonly(),
    /** What may be said of it now. */
    events: z.array(z.enum(STAFF_EVENTS)).readonly(),
  })
  .openapi("CompanyHome");

export const eventInputSchema = z.strictObject({ event: z.enum(STAFF_EVENTS) }).openapi("CompanyEventInput");

export const priceInputSchema = inWordsOf(
  { price: ASKED_PRICE_FIELD },
  z.strictObject({ price: numberSchema(ASKED_PRICE_FIELD.kind) }),
).openapi("CompanyPriceInput");

export const photoPlaceSchema = z.strictObject({ to: z.enum(["earlier", "later"]) }).openapi("CompanyPhotoPlace");

/** The bytes are read as they come in, whatever the document says of them. */
export const photoFormSchema = z.object({ file: z.instanceof(File).openapi({ type: "string", format: "binary" }) });

export type CompanyHomeBody = z.infer<typeof homeSchema>;
export type CompanyListingBody = z.infer<typeof listingSchema>;
