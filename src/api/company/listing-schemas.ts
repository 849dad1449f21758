import { z } from "@hono/zod-openapi";
import { inWordsOf, numberSchema } from "#api/http/field-schema.ts";
import { DESK_VIEWS } from "#domain/listings/desk/types.ts";
import type { LISTING_EVENTS } from "#domain/listings/states/listing-state.ts";
import { LISTING_FAULTS, LISTING_KINDS, LISTING_STATES } from "#domain/listings/types.ts";
import { ASKED_PRICE_FIELD } from "#kernel/fields/company-fields.ts";

const view = z.enum(DESK_VIEWS);
const fault = z.enum(LISTING_FAULTS);

export const deskQuerySchema = z.object({
  view: view.optional(),
  fault: fault.optional(),
  /** Part of the reference, the title or the address. */
  text: z.string().max(60).default(""),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

const deskListing = {
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
  updatedOn: z.string(),
  nextUpdateOn: z.string().nullable(),
  isShown: z.boolean(),
  isSoldElsewhere: z.boolean(),
  openReports: z.number().int(),
  isSample: z.boolean(),
};

const deskListingSchema = z.object(deskListing).openapi("DeskListing");

export const deskPageSchema = z
  .object({ items: z.array(deskListingSchema).readonly(), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() })
  .openapi("DeskPage");

const count = z.number().int();

export const deskOverviewSchema = z
  .object({
    counts: z.object({
      ...{ all: count, shown: count, faulty: count, due: count },
      ...{ applied: count, suspended: count, ended: count },
    }),
    faults: z.array(z.object({ fault, count: z.number().int() })).readonly(),
  })
  .openapi("DeskOverview");

/** What a company may say of a home of its own. The clock and the feed say the rest. */
export const DESK_EVENTS = [
  "apply",
  "fall-through",
  "sell",
  "suspend",
  "restore",
] as const satisfies readonly (typeof LISTING_EVENTS)[number][];

export const deskHomeSchema = z
  .object({
    ...deskListing,
    firstSeenAt: z.string(),
    publishedOn: z.string(),
    dealType: z.string(),
    offers: z.number().int(),
    prices: z.array(z.object({ fromOn: z.string(), price: z.number().int() })).readonly(),
    reports: z
      .array(z.object({ reason: z.enum(["sold", "different", "other"]), note: z.string().nullable(), reportedAt: z.string() }))
      .readonly(),
    /** What may be said of it now. */
    events: z.array(z.enum(DESK_EVENTS)).readonly(),
  })
  .openapi("DeskHome");

export const eventInputSchema = z.strictObject({ event: z.enum(DESK_EVENTS) }).openapi("DeskEventInput");

export const priceInputSchema = inWordsOf(
  { price: ASKED_PRICE_FIELD },
  z.strictObject({ price: numberSchema(ASKED_PRICE_FIELD.kind) }),
).openapi("DeskPriceInput");
