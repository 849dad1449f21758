import { z } from "@hono/zod-openapi";
import { inWordsOf, neededTextSchema } from "#api/http/field-schema.ts";
import { CONTACT_WAYS, INQUIRY_FILTERS, INQUIRY_TOPICS, RECIPIENT_STATES } from "#domain/letters/inquiries/types.ts";
import { ANSWER_FIELD } from "#kernel/fields/company-fields.ts";

const head = {
  number: z.string(),
  homeTitle: z.string(),
  topic: z.enum(INQUIRY_TOPICS),
  name: z.string(),
  receivedAt: z.string(),
  answerDueOn: z.string(),
  state: z.enum(RECIPIENT_STATES),
  /** Nobody has answered, and it is not closed. */
  isWaiting: z.boolean(),
  isOverdue: z.boolean(),
};
const inquiryHeadSchema = z.object(head).openapi("CompanyInquiryHead");

export const inquirySchema = z
  .object({
    ...head,
    listingId: z.string(),
    homePrice: z.number().int(),
    contactWay: z.enum(CONTACT_WAYS),
    /** Null: the sender wants to be called. */
    email: z.string().nullable(),
    /** Null: the sender wants to be written to. */
    phone: z.string().nullable(),
    message: z.string(),
    preferredDates: z.string(),
    answer: z.string().nullable(),
    answeredAt: z.string().nullable(),
    closedAt: z.string().nullable(),
    steps: z.array(z.object({ to: z.enum(RECIPIENT_STATES), at: z.string() })).readonly(),
  })
  .openapi("CompanyInquiry");

const count = z.number().int();

export const inquiryQuerySchema = z.object({
  filter: z.enum(INQUIRY_FILTERS).default("all"),
  /** A number, or part of one; hyphens, width and case do not matter. */
  number: z.string().max(40).default(""),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export const inquiriesSchema = z
  .object({
    items: z.array(inquiryHeadSchema).readonly(),
    ...{ total: count, page: count, pageSize: count },
    /** Of all that came, whatever was asked for. */
    counts: z.object({ all: count, waiting: count, answered: count, closed: count }),
  })
  .openapi("CompanyInquiries");

export const answerInputSchema = inWordsOf(
  { answer: ANSWER_FIELD },
  z.strictObject({ answer: neededTextSchema(ANSWER_FIELD.kind), isVisitBooked: z.boolean().default(false) }),
).openapi("CompanyAnswerInput");

export type CompanyInquiryBody = z.infer<typeof inquirySchema>;
export type CompanyInquiryHeadBody = z.infer<typeof inquiryHeadSchema>;
