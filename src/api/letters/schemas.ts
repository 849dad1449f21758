import { z } from "@hono/zod-openapi";
import { inWordsOf, neededTextSchema, textSchema } from "#api/http/field-schema.ts";
import { orNull } from "#api/http/or-null.ts";
import { MOST_FILES } from "#domain/letters/evidence-files.ts";
import { INQUIRY_KINDS, type InquiryKind, type LetterField, MAILED_KINDS } from "#domain/letters/kinds.ts";
import { NOTE_FIELDS } from "#domain/letters/note-fields.ts";
import { PROPOSAL_FIELDS, RELATIONS, type Relation } from "#domain/letters/proposal-fields.ts";
import { STANCES } from "#domain/letters/types.ts";
import { CORRECTION_FIELDS, CORRECTION_LETTER, type CorrectionField } from "#domain/risk/corrections/correction-fields.ts";
import { CORRECTION_STATES } from "#domain/risk/corrections/corrections.ts";
import { INQUIRY_FIELDS, LETTER_FIELDS, TOWN_NOTE } from "#kernel/fields/letter-fields.ts";

const letter = LETTER_FIELDS;
const email = neededTextSchema(letter.email.kind).openapi({ format: "email" });

/** People do not see this field; what fills it in is a program. */
const trap = z.string().max(2000).optional().openapi({ description: "空のままにしてください" });

/** C9: received → checking → accepted | rejected. */
const correctionStateSchema = z.enum(CORRECTION_STATES).openapi("CorrectionState");

const FIELDS = Object.keys(CORRECTION_FIELDS) as CorrectionField[];
const correctionFieldSchema = z.enum(FIELDS).openapi("CorrectionField", { example: "builtYear" });

export const correctionInputSchema = inWordsOf(
  CORRECTION_LETTER,
  z.object({
    field: correctionFieldSchema,
    proposed: neededTextSchema(letter.proposed.kind).openapi({ example: "2003年に耐震診断を受けています" }),
    /** What shows it: a document, an address on the web. */
    evidence: neededTextSchema(letter.evidence.kind),
    email,
    leaveEmpty: trap,
  }),
).openapi("CorrectionInput");

/** A browser sends an empty part where no file was chosen. */
const binary = z.union([z.instanceof(File), z.literal("")]).openapi({ type: "string", format: "binary" });
/** With files the words may be left out. */
export const correctionFormSchema = inWordsOf(
  CORRECTION_LETTER,
  z
    .object({
      field: correctionFieldSchema,
      proposed: neededTextSchema(letter.proposed.kind),
      evidence: textSchema(letter.evidence.kind).optional(),
      email,
      leaveEmpty: trap,
      files: z
        .union([binary, z.array(binary)])
        .optional()
        .openapi({ type: "array", items: { type: "string", format: "binary" }, maxItems: MOST_FILES }),
    })
    .superRefine(({ evidence, files }, context) => {
      if (!evidence && !files) context.addIssue({ code: "custom", path: ["evidence"], message: "words or files are needed" });
    }),
).openapi("CorrectionForm");

const relationSchema = z.enum(Object.keys(RELATIONS) as [Relation, ...Relation[]]).openapi("BuildingRelation");
const proposal = {
  apartmentName: neededTextSchema(letter.apartmentName.kind).openapi({ example: "豊洲グランコート" }),
  address: neededTextSchema(letter.address.kind).openapi({ example: "東京都江東区豊洲5丁目8-3" }),
  /** What the sender is to the building. */
  relation: relationSchema,
  /** In words: what is known of it. */
  known: textSchema(letter.known.kind).optional(),
  email,
  leaveEmpty: trap,
};

export const proposalInputSchema = inWordsOf(
  PROPOSAL_FIELDS,
  z.object({ ...proposal, evidence: neededTextSchema(letter.evidence.kind) }),
).openapi("BuildingProposalInput");

/** With files the words may be left out. */
export const proposalFormSchema = inWordsOf(
  PROPOSAL_FIELDS,
  z
    .object({
      ...proposal,
      evidence: textSchema(letter.evidence.kind).optional(),
      files: z
        .union([binary, z.array(binary)])
        .optional()
        .openapi({ type: "array", items: { type: "string", format: "binary" }, maxItems: MOST_FILES }),
    })
    .superRefine(({ evidence, files }, context) => {
      if (!evidence && !files) context.addIssue({ code: "custom", path: ["evidence"], message: "words or files are needed" });
    }),
).openapi("BuildingProposalForm");

/** What was taken in; nothing of it is public. */
export const proposalSchema = z
  .object({
    id: z.string(),
    receivedAt: z.string(),
    /** Calendar day. */
    answerDueOn: z.string(),
    /** True: the same proposal came within a day before; this is the number of the first. */
    isRepeated: z.boolean(),
  })
  .openapi("BuildingProposal");

const correctionStepSchema = z.object({
  from: orNull(correctionStateSchema),
  to: correctionStateSchema,
  /** The reviewer's words; never the sender's. */
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
    /** The place that was meant: the places of a 町丁目 share their log. Null: a building. */
    placeName: z.string().nullable(),
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
const NEEDED: Readonly<Record<InquiryKind, readonly (LetterField | "apartmentKey")[]>> = {
  question: MAILED_KINDS.question.needs,
  visit: MAILED_KINDS.visit.needs,
  registration: ["apartmentKey"],
};

const inquiryKindSchema = z.enum(INQUIRY_KINDS);

/** The fields of the form that sends a kind; of a kind that is none, those of any letter. */
function fieldsOfInquiry({ kind }: Readonly<Record<string, unknown>>) {
  const known = inquiryKindSchema.safeParse(kind);
  return known.success ? INQUIRY_FIELDS[known.data] : LETTER_FIELDS;
}

export const inquiryInputSchema = inWordsOf(
  fieldsOfInquiry,
  z
    .object({
      kind: inquiryKindSchema,
      apartmentKey: z.string().max(40).optional(),
      email,
      name: textSchema(letter.name.kind).optional(),
      message: textSchema(letter.message.kind).optional(),
      /** `visit`: when it would suit. */
      preferredDates: textSchema(letter.preferredDates.kind).optional(),
      /** `registration`: also write when the report changes. */
      wantsUpdates: z.boolean().optional(),
      leaveEmpty: trap,
    })
    .superRefine((input, context) => {
      for (const field of NEEDED[input.kind])
        if (!input[field]) context.addIssue({ code: "custom", path: [field], message: "needed for this kind" });
    }),
).openapi("RiskInquiryInput");

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

const stanceSchema = z.enum(STANCES).openapi("NoteStance");
export const noteInputSchema = inWordsOf(
  NOTE_FIELDS,
  z.object({ stance: stanceSchema, body: neededTextSchema(TOWN_NOTE.kind), leaveEmpty: trap }),
).openapi("TownNoteInput");
const noteSchema = z.object({ id: z.string(), stance: stanceSchema, body: z.string(), writtenAt: z.string() }).openapi("TownNote");
/** Only what a moderator let through, newest first. */
export const notesSchema = z.object({ items: z.array(noteSchema) }).openapi("TownNotes");
/** Shown once a moderator let it through. */
export const noteReceivedSchema = z
  .object({ id: z.string(), state: z.literal("waiting"), writtenAt: z.string() })
  .openapi("TownNoteReceived");

export type CorrectionResponse = z.infer<typeof correctionSchema>;
export type Inquiry = z.output<typeof inquiryInputSchema>;
