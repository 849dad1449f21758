import { z } from "@hono/zod-openapi";
import { choiceSchema, inWordsOf, neededTextSchema, textSchema } from "#api/http/field-schema.ts";
import { ADDRESS_SOURCES, MAILING_KINDS, MAILING_STATES, RUN_STATES } from "#domain/direct-mail/core/types.ts";
import { ROW_FAULTS } from "#domain/direct-mail/recipients/recipients-file.ts";
import { LETTER_CODE_FIELD, LETTER_OR_ADDRESS_FIELD, MAILING_FIELDS } from "#kernel/business-fields/mailing-fields.ts";

const count = z.number().int();
const { purpose, kind, message, source, sourceWords, sourceOn } = MAILING_FIELDS;

export const mailingInputSchema = inWordsOf(
  MAILING_FIELDS,
  z.strictObject({
    purpose: neededTextSchema(purpose.kind),
    kind: choiceSchema(kind.kind),
    message: textSchema(message.kind),
    source: choiceSchema(source.kind),
    /** Of `other` alone. */
    sourceWords: textSchema(sourceWords.kind),
    /** ISO date. */
    sourceOn: neededTextSchema(sourceOn.kind),
  }),
).openapi("MailingInput");

const mailing = {
  id: z.string(),
  state: z.enum(MAILING_STATES),
  purpose: z.string(),
  kind: z.enum(MAILING_KINDS),
  message: z.string(),
  source: z.enum(ADDRESS_SOURCES),
  sourceWords: z.string(),
  sourceOn: z.string(),
  isSample: z.boolean(),
  madeAt: z.string(),
  closedAt: z.string().nullable(),
};

/** Of addresses. */
const counts = z.object({ waiting: count, printed: count, stopped: count, noEstimate: count, undeliverable: count });
/** Letters of the month. */
const allowance = z.object({ most: count, left: count });

export const mailingsSchema = z
  .object({ items: z.array(z.object({ ...mailing, counts }).openapi("Mailing")).readonly(), allowance })
  .openapi("Mailings");

export const madeMailingSchema = z.object({ id: z.string(), state: z.enum(MAILING_STATES) }).openapi("MadeMailing");

const run = z
  .object({
    id: z.string(),
    state: z.enum(RUN_STATES),
    ...{ letters: count, leftOut: count, drawn: count },
    madeAt: z.string(),
    /** Till then its files can be taken. */
    expiresAt: z.string(),
    files: z
      .array(
        z.object({
          number: count,
          letters: count,
          bytes: count,
          isThere: z.boolean(),
          takenAt: z.string().nullable(),
          isDiscarded: z.boolean(),
        }),
      )
      .readonly(),
    /** Letters in files that were taken already, whose owner has stopped them since. */
    pulled: z.array(z.object({ file: count, sheet: count })).readonly(),
  })
  .openapi("MailingRun");

export const openMailingSchema = z.object({ ...mailing, counts, runs: z.array(run).readonly(), allowance }).openapi("OpenMailing");

export const takenInSchema = z
  .object({
    isDry: z.boolean(),
    ...{ read: count, added: count, duplicates: count, stopped: count },
    /** In towns whose estimate has the grade D: faults, unless they were wanted. */
    lowGrade: count,
    /** `characters`: of `unprintable`, which ones. */
    faults: z.array(z.object({ line: count, reason: z.enum(ROW_FAULTS), characters: z.string().optional() })).readonly(),
    /** The rows of `duplicates`. `first`: the line with the same address; null: the mailing has it. */
    repeats: z.array(z.object({ line: count, first: count.nullable() })).readonly(),
    /** Columns of the file that were not read. */
    unread: z.array(z.string()).readonly(),
  })
  .openapi("MailingRecipientsTaken");

/** The bytes are read as they come in, whatever the document says of them. */
export const recipientsFormSchema = z.object({
  file: z.instanceof(File).openapi({ type: "string", format: "binary" }),
  isDry: z.enum(["yes", "no"]),
  withLowGrade: z.enum(["yes", "no"]).optional(),
});

export const orderedSchema = z.object({ letters: count, stopped: count }).openapi("MailingRunOrdered");

export const anewSchema = z.object({ letters: count }).openapi("MailingRunAnew");

export const returnedInputSchema = inWordsOf(
  { code: LETTER_CODE_FIELD },
  z.strictObject({ code: neededTextSchema(LETTER_CODE_FIELD.kind) }),
).openapi("ReturnedLetter");

export const companyStopInputSchema = inWordsOf(
  { letterOrAddress: LETTER_OR_ADDRESS_FIELD },
  z.strictObject({ letterOrAddress: neededTextSchema(LETTER_OR_ADDRESS_FIELD.kind) }),
).openapi("CompanyLetterStop");

export const companyStopSchema = z.object({ done: z.literal(true) }).openapi("CompanyLetterStopKept");

const id = z.string().min(1).max(40);
export const runParams = z.object({ id, run: id });
export const mailingParams = z.object({ id });
export const fileParams = z.object({ id, run: id, file: z.coerce.number().int().min(1).max(1000) });
