import { z } from "@hono/zod-openapi";
import { LEAD_KINDS, LEAD_STATES } from "#domain/recommendation/office/types.ts";
import { freeTextInput } from "./office-text.ts";

const count = z.number().int();
const heat = z.enum(["red", "orange", "yellow", "none"]);

export const leadsQuerySchema = z.object({
  state: z.enum(LEAD_STATES).default("open"),
  heat: heat.optional(),
  kind: z.enum(LEAD_KINDS).optional(),
  /** Only whom the member sees to. */
  mine: z
    .enum(["yes", "no"])
    .default("no")
    .transform((told) => told === "yes"),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

const leadSchema = z
  .object({
    customerId: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    heat,
    /** The strongest thing they did. */
    kind: z.enum(LEAD_KINDS),
    ...{ looks: count, dwellSeconds: count, likes: count, questions: count, visits: count },
    lastAt: z.string(),
    lastHome: z.string().nullable(),
    isOpen: z.boolean(),
    /** The id of one of the staff. */
    assignedTo: z.string().nullable(),
  })
  .openapi("CompanyLead");

export const leadsSchema = z
  .object({
    items: z.array(leadSchema).readonly(),
    ...{ total: count, page: count, pageSize: count, hotDays: count },
    /** Of all, whatever was asked for. */
    counts: z.object({ open: count, red: count, mine: count, all: count }),
    /** Who asks. */
    me: z.string(),
  })
  .openapi("CompanyLeads");

const momentSchema = z
  .object({
    kind: z.enum([
      "sent",
      "open",
      "click",
      "dwell",
      "like",
      "nope",
      "hide",
      "ask",
      "visit",
      "undo",
      "press",
      "answer",
      "estimate",
      "change",
    ]),
    at: z.string(),
    title: z.string().nullable(),
    price: z.number().nullable(),
    dwellSeconds: count.nullable(),
    homes: count.nullable(),
    /** Of a press: the host it led to; of an answer: what was written; of an estimate: their home; of a change: the words before and after. */
    text: z.string().nullable(),
  })
  .openapi("CompanyLeadMoment");

const letterSchema = z
  .object({
    number: z.string(),
    topic: z.enum(["visit", "documents", "reason", "question", "estimate"]),
    /** The home, as it was called; of an estimate their own, in words. */
    subject: z.string(),
    price: z.number().nullable(),
    ...{ message: z.string(), preferredDates: z.string(), name: z.string() },
    /** E.164; null: they want to be answered by mail. */
    phone: z.string().nullable(),
    receivedAt: z.string(),
    /** Calendar day. */
    answerDueOn: z.string(),
  })
  .openapi("CompanyLeadLetter");

export const leadDetailSchema = z
  .object({
    lead: leadSchema,
    state: z.enum(["waiting", "active", "stopped"]),
    conditions: z.array(z.string()).readonly(),
    consentedAt: z.string().nullable(),
    /** The newest first. */
    moments: z.array(momentSchema).readonly(),
    /** Letters to the company about its own homes. */
    inquiries: z.array(z.object({ number: z.string(), homeTitle: z.string(), receivedAt: z.string(), isWaiting: z.boolean() })).readonly(),
    /** What they wrote to the office from its messages. */
    letters: z.array(letterSchema).readonly(),
    me: z.string(),
  })
  .openapi("CompanyLeadDetail");

export const handledInputSchema = z.strictObject({ isDone: z.boolean() }).openapi("CompanyLeadHandledInput");
export const assignedInputSchema = z.strictObject({ to: z.string().max(40).nullable() }).openapi("CompanyLeadAssignedInput");
export const answerInputSchema = z.strictObject({ text: freeTextInput(2000) }).openapi("CompanyLeadAnswerInput");

export type LeadBody = z.infer<typeof leadSchema>;
export type LeadDetailBody = z.infer<typeof leadDetailSchema>;
