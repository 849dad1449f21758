import { z } from "@hono/zod-openapi";
import { inWordsOf, neededTextSchema } from "#api/http/field-schema.ts";
import { CONTACT_WAYS, INQUIRY_TOPICS, RECIPIENT_STATES } from "#domain/letters/inquiries/types.ts";
import { ANSWER_FIELD } from "#kernel/fields/company-fields.ts";

export const inquirySchema = z
  .object({
    number: z.string(),
    listingId: z.string(),
    homeTitle: z.string(),
    homePrice: z.number().int(),
    topic: z.enum(INQUIRY_TOPICS),
    contactWay: z.enum(CONTACT_WAYS),
    name: z.string(),
    /** Null: the sender wants to be called. */
    email: z.string().nullable(),
    /** Null: the sender wants to be written to. */
    phone: z.string().nullable(),
    message: z.string(),
    preferredDates: z.string(),
    receivedAt: z.string(),
    answerDueOn: z.string(),
    isOverdue: z.boolean(),
    state: z.enum(RECIPIENT_STATES),
    answer: z.string().nullable(),
    answeredAt: z.string().nullable(),
    closedAt: z.string().nullable(),
    steps: z.array(z.object({ to: z.enum(RECIPIENT_STATES), at: z.string() })).readonly(),
  })
  .openapi("CompanyInquiry");

export const inquiriesSchema = z.object({ items: z.array(inquirySchema).readonly() }).openapi("CompanyInquiries");

export const answerInputSchema = inWordsOf(
  { answer: ANSWER_FIELD },
  z.strictObject({ answer: neededTextSchema(ANSWER_FIELD.kind), isVisitBooked: z.boolean().default(false) }),
).openapi("CompanyAnswerInput");

export type CompanyInquiryBody = z.infer<typeof inquirySchema>;
