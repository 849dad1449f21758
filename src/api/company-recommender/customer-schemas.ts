import { z } from "@hono/zod-openapi";
import { choiceSchema, inWordsOf, neededTextSchema } from "#api/http/field-schema.ts";
import { orNull } from "#api/http/or-null.ts";
import { DELIVERY_TOPICS, NOPE_REASONS, REACTIONS } from "#domain/recommendation/core/delivery.ts";
import { CUSTOMER_SORTS } from "#domain/tenants/console/types.ts";
import { CUSTOMER_STATES, HEATS, PROOF_WAYS } from "#domain/tenants/core/types.ts";
import { OFFICE_CUSTOMER_FIELDS } from "#kernel/fields/recommender-fields.ts";

const count = z.number().int();
const id = z
  .string()
  .max(40)
  .regex(/^[\w-]+$/);

export const customerParams = z.object({ id });

const reactionSchema = z
  .object({ kind: z.enum(REACTIONS), reason: z.enum(NOPE_REASONS).nullable(), at: z.string() })
  .openapi("OfficeReaction");

const proofSchema = z.object({ on: z.string(), way: z.enum(PROOF_WAYS) }).openapi("ConsentProof");

const head = {
  id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  state: z.enum(CUSTOMER_STATES),
  heat: z.enum(HEATS),
  /** `form`: told by themselves. */
  origin: z.enum(["form", "office", "file"]),
  createdAt: z.string(),
};

const listedSchema = z
  .object({
    ...head,
    /** What they look for, the newest first. */
    words: z.array(z.string()).readonly(),
    sentAt: z.string().nullable(),
    reaction: orNull(reactionSchema),
  })
  .openapi("OfficeCustomer");

export const customersQuerySchema = z.object({
  state: z.enum(CUSTOMER_STATES).optional(),
  heat: z.enum(HEATS).optional(),
  /** Part of a name or of an address. */
  q: z.string().max(60).default(""),
  sort: z.enum(CUSTOMER_SORTS).default("heat"),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export const customersSchema = z
  .object({
    items: z.array(listedSchema).readonly(),
    ...{ total: count, page: count, pageSize: count },
    /** Of all, whatever was asked for. */
    counts: z.object({ all: count, waiting: count, active: count, stopped: count }),
  })
  .openapi("OfficeCustomers");

const deliverySchema = z
  .object({
    id: z.string(),
    topic: z.enum(DELIVERY_TOPICS),
    state: z.enum([
      ...(["planned", "approval_waiting", "queued", "sending", "sent", "opened", "clicked", "reacted"] as const),
      ...(["skipped", "suppressed", "failed", "unknown", "cancelled"] as const),
    ]),
    scheduledAt: z.string(),
    sentAt: z.string().nullable(),
    items: z
      .array(
        z.object({
          position: count,
          listingId: z.string(),
          /** Null: the advertisement is gone. */
          title: z.string().nullable(),
          priceYen: z.number(),
          reasons: z.array(z.string()).readonly(),
          reaction: orNull(reactionSchema),
          /** Times it was opened, after a real press. */
          looks: count,
          dwellSeconds: count,
        }),
      )
      .readonly(),
  })
  .openapi("OfficeDelivery");

export const customerSchema = z
  .object({
    ...head,
    proof: orNull(proofSchema),
    /** When they agreed to mails themselves. */
    consentedAt: z.string().nullable(),
    note: z.string().nullable(),
    queries: z
      .array(z.object({ id: z.string(), state: z.enum(["waiting", "active", "paused"]), words: z.string(), updatedAt: z.string() }))
      .readonly(),
    /** What they changed of it, in words, the newest twenty. */
    changes: z.array(z.object({ queryId: z.string(), before: z.string(), after: z.string(), at: z.string() })).readonly(),
    /** The newest, twenty at most. */
    deliveries: z.array(deliverySchema).readonly(),
    /** Presses that led to pages of the office's own, the newest fifty. */
    clicks: z.array(z.object({ id: z.string(), host: z.string(), title: z.string().nullable(), at: z.string() })).readonly(),
  })
  .openapi("OfficeCustomerInFull");

const { name, email, agreedOn, way, note } = OFFICE_CUSTOMER_FIELDS;

export const newCustomerSchema = inWordsOf(
  OFFICE_CUSTOMER_FIELDS,
  z.strictObject({
    name: neededTextSchema(name.kind),
    email: neededTextSchema(email.kind),
    /** An ISO day in Japan. */
    agreedOn: neededTextSchema(agreedOn.kind),
    way: choiceSchema(way.kind),
  }),
).openapi("OfficeCustomerInput");

export const noteSchema = z
  .strictObject({
    note: z.string().max(note.kind.rule.most),
    /** As it was when it was read; empty: there was none. */
    before: z.string().max(note.kind.rule.most),
  })
  .openapi("OfficeNoteInput");

export const deletedSchema = z.object({ deleted: z.literal(true) }).openapi("OfficeCustomerDeleted");
/** The text of a file for a spreadsheet. */
export const exportSchema = z.object({ csv: z.string() }).openapi("OfficeCustomersFile");

export type CustomersBody = z.infer<typeof customersSchema>;
export type CustomerBody = z.infer<typeof customerSchema>;
export type ReactionBody = z.infer<typeof reactionSchema>;
