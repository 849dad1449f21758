import { z } from "@hono/zod-openapi";
import { choiceSchema, inWordsOf, neededTextSchema, textSchema } from "#api/http/field-schema.ts";
import { CONSULTATION_STATES } from "#domain/consultations/core/types.ts";
import { VISITOR_FIELDS } from "#domain/consultations/core/visitor-fields.ts";

const F = VISITOR_FIELDS;

/** 32 random bytes in base64url. */
const token = z.string().regex(/^[\w-]{43}$/);
/** An instant with its zone: `2026-12-03T14:00:00+09:00`. */
const instant = z.iso.datetime({ offset: true }).max(40).openapi({ example: "2026-12-03T05:00:00.000Z" });

const visitor = {
  company: neededTextSchema(F.company.kind),
  name: neededTextSchema(F.name.kind),
  email: neededTextSchema(F.email.kind).openapi({ format: "email" }),
  phone: textSchema(F.phone.kind).optional(),
  topic: choiceSchema(F.topic.kind),
  message: textSchema(F.message.kind).optional(),
  leaveEmpty: z.string().max(2000).optional().openapi({ description: "空のままにしてください" }),
};

export const tokenInputSchema = z.object({ token }).openapi("ConsultationToken");

export const slotsSchema = z
  .object({
    timeZone: z.literal("Asia/Tokyo"),
    minutes: z.number().int().openapi({ example: 30 }),
    /** Nothing can be booked: whoever wants may wait. */
    isFull: z.boolean(),
    /** The days that can be booked, the next first; `day` is a calendar day in Japan. */
    days: z.array(z.object({ day: z.string(), slots: z.array(z.object({ startsAt: z.string(), isFree: z.boolean() })) })),
  })
  .openapi("ConsultationSlots");

export const holdInputSchema = z
  .object({
    startsAt: instant,
    /** Of the hold before, which is then let go. */
    token: token.optional(),
  })
  .openapi("ConsultationHoldInput");
export const holdSchema = z
  .object({
    token: z.string(),
    startsAt: z.string(),
    until: z.string(),
    /** Until then, for a clock that is wrong. */
    secondsLeft: z.number().int().openapi({ example: 900 }),
  })
  .openapi("ConsultationHold");

export const bookingInputSchema = inWordsOf(
  F,
  z.object({
    startsAt: instant,
    /** Of the hold; left out, or over: the half hour is taken if it is still free. */
    hold: token.optional(),
    ...visitor,
  }),
).openapi("ConsultationInput");
export const bookedSchema = z
  .object({
    /** 予約番号. */
    id: z.string(),
    startsAt: z.string(),
    /** Opens the page of the booking. */
    token: z.string(),
  })
  .openapi("BookedConsultation");

export const bookingSchema = z
  .object({
    id: z.string(),
    state: z.enum(CONSULTATION_STATES),
    startsAt: z.string(),
    company: z.string(),
    name: z.string(),
    /** Up to when it may be moved and cancelled. */
    changeableUntil: z.string(),
    isChangeable: z.boolean(),
    /** How often it may still be moved. */
    movesLeft: z.number().int().openapi({ example: 5 }),
    /** Null: whoever holds it sends one. */
    meetingUrl: z.string().nullable(),
    /** Its entry for calendars, as a file .ics has it. */
    calendar: z.string(),
  })
  .openapi("Consultation");

export const moveInputSchema = z.object({ token, startsAt: instant }).openapi("ConsultationMoveInput");

export const waitingInputSchema = inWordsOf(F, z.object(visitor)).openapi("ConsultationWaitingInput");
export const waitingSchema = z
  .object({
    state: z.enum(["waiting", "offered", "booked", "declined", "lapsed"]),
    startsAt: z.string().nullable(),
    offerUntil: z.string().nullable(),
  })
  .openapi("ConsultationWaiting");
export const doneSchema = z.object({ done: z.literal(true) });
