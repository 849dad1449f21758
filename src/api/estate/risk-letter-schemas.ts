import { z } from "@hono/zod-openapi";
import { INQUIRY_KINDS, type InquiryKind, STANCES } from "#domain/risk/asked-kinds.ts";
import { CORRECTION_FIELDS, type CorrectionField } from "#domain/risk/correction-fields.ts";
import { CORRECTION_STATES } from "#domain/risk/corrections.ts";
import { MOST_FILES } from "#domain/risk/evidence-files.ts";
import { isEmail, readEmail } from "#kernel/email-address.ts";
import { STORABLE_TEXT } from "#kernel/storable-text.ts";

const email = z.string().max(200).transform(readEmail).refine(isEmail).openapi({ type: "string", format: "email" });
const text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(STORABLE_TEXT)
    .transform((given) => given.trim());
const needed = (most: number) => text(most).refine((given) => given !== "");

/** People do not see this field; what fills it in is a program. */
const trap = z.string().max(2000).optional().openapi({ description: "空のままにしてください" });

/** C9: received → checking → accepted | rejected. */
const correctionStateSchema = z.enum(CORRECTION_STATES).openapi("CorrectionState");

const FIELDS = Object.keys(CORRECTION_FIELDS) as CorrectionField[];
const correctionFieldSchema = z.enum(FIELDS).openapi("CorrectionField", { example: "builtYear" });

export const correctionInputSchema = z
  .object({
    field: correctionFieldSchema,
    proposed: needed(500).openapi({ example: "2003年に耐震診断を受けています" }),
    /** What shows it: a document, an address on the web. */
    evidence: needed(2000),
    email,
    leaveEmpty: trap,
  })
  .openapi("CorrectionInput");

/** A browser sends an empty part where no file was chosen. */
const binary = z.union([z.instanceof(File), z.literal("")]).openapi({ type: "string", format: "binary" });
/** With files the words may be left out. */
export const correctionFormSchema = z
  .object({
    field: correctionFieldSchema,
    proposed: needed(500),
    evidence: text(2000).optional(),
    email,
    leaveEmpty: trap,
    files: z
      .union([binary, z.array(binary)])
      .optional()
      .openapi({ type: "array", items: { type: "string", format: "binary" }, maxItems: MOST_FILES }),
  })
  .superRefine(({ evidence, files }, context) => {
    if (!evidence && !files) context.addIssue({ code: "custom", path: ["evidence"], message: "words or files are needed" });
  })
  .openapi("CorrectionForm");

const correctionStepSchema = z.object({
  from: correctionStateSchema.nullable(),
  to: correctionStateSchema,
  /** The desk's words; never the sender's. */
  note: z.string().nullable(),
  /** Calendar day. */
  on: z.string(),
});

/** As everybody may read it: neither who sent it nor what they wrote. */
export const correctionSchema = z
  .object({
    id: z.string(),
    field: correctionFieldSchema,
    title: z.string().openapi({ example: "竣工年月" }),
    state: correctionStateSchema,
    reason: z.string().nullable(),
    receivedAt: z.string(),
    answerDueOn: z.string(),
    decidedAt: z.string().nullable(),
    log: z.array(correctionStepSchema),
  })
  .openapi("Correction");
/** Newest first. */
export const correctionsSchema = z.object({ items: z.array(correctionSchema) }).openapi("Corrections");

/** Which of the fields a kind cannot do without. */
const NEEDED: Readonly<Record<InquiryKind, readonly ("apartmentKey" | "message" | "apartmentName")[]>> = {
  question: ["message"],
  listing: ["apartmentName"],
  visit: ["apartmentKey"],
  registration: ["apartmentKey"],
};

export const inquiryInputSchema = z
  .object({
    kind: z.enum(INQUIRY_KINDS),
    apartmentKey: z.string().max(40).optional(),
    email,
    name: text(80).optional(),
    message: text(2000).optional(),
    /** `listing`: the building that is not here yet. */
    apartmentName: text(80).optional(),
    address: text(120).optional(),
    /** `visit`: when it would suit. */
    preferredDates: text(200).optional(),
    /** `registration`: also write when the report changes. */
    wantsUpdates: z.boolean().optional(),
    leaveEmpty: trap,
  })
  .superRefine((input, context) => {
    for (const field of NEEDED[input.kind])
      if (!input[field]) context.addIssue({ code: "custom", path: [field], message: "needed for this kind" });
  })
  .openapi("RiskInquiryInput");

export const inquirySchema = z
  .object({
    id: z.string(),
    kind: z.enum(INQUIRY_KINDS),
    receivedAt: z.string(),
    /** Calendar day; null: nothing is to be answered. */
    answerDueOn: z.string().nullable(),
    /** True: the same letter came within a day before; this is the number of the first. Never true of a registration. */
    isRepeated: z.boolean(),
  })
  .openapi("RiskInquiry");

/** How many wait to buy, and how many owners have registered. */
export const interestSchema = z.object({ waitingBuyers: z.number().int(), owners: z.number().int() }).openapi("RiskInterest");

const stanceSchema = z.enum(STANCES).openapi("NoteStance");
export const noteInputSchema = z.object({ stance: stanceSchema, body: needed(400), leaveEmpty: trap }).openapi("TownNoteInput");
const noteSchema = z.object({ id: z.string(), stance: stanceSchema, body: z.string(), writtenAt: z.string() }).openapi("TownNote");
/** Only what a moderator let through, newest first. */
export const notesSchema = z.object({ items: z.array(noteSchema) }).openapi("TownNotes");
/** Shown once a moderator let it through. */
export const noteReceivedSchema = z
  .object({ id: z.string(), state: z.literal("waiting"), writtenAt: z.string() })
  .openapi("TownNoteReceived");

export type CorrectionInput = z.input<typeof correctionInputSchema>;
export type CorrectionResponse = z.infer<typeof correctionSchema>;
export type CorrectionsResponse = z.infer<typeof correctionsSchema>;
export type InquiryInput = z.input<typeof inquiryInputSchema>;
export type InquiryResponse = z.infer<typeof inquirySchema>;
export type InterestResponse = z.infer<typeof interestSchema>;
export type NoteInput = z.input<typeof noteInputSchema>;
export type NoteResponse = z.infer<typeof noteSchema>;
export type NotesResponse = z.infer<typeof notesSchema>;
export type NoteReceived = z.infer<typeof noteReceivedSchema>;
