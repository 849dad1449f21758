import { z } from "@hono/zod-openapi";
import { choiceSchema, inWordsOf, neededTextSchema, textSchema } from "#api/http/field-schema.ts";
import { TRIAL_STATES } from "#domain/leads/core/types.ts";
import { BIZ_CONTACT_FIELDS, BIZ_DIRECTMAIL_FIELDS, BIZ_DOCUMENT_FIELDS, BIZ_TRIAL_FIELDS } from "#kernel/business-fields/lead-fields.ts";
import { BIZ_TERMS_VERSION } from "#wire/legal-versions.ts";

const { company, business, licence, corporateNumber, department, person, email } = BIZ_CONTACT_FIELDS;

const who = {
  company: neededTextSchema(company.kind),
  business: choiceSchema(business.kind),
  /** Needed of a broker. */
  licence: textSchema(licence.kind).optional(),
  corporateNumber: textSchema(corporateNumber.kind).optional().openapi({ example: "7000012050002" }),
  department: textSchema(department.kind).optional(),
  person: neededTextSchema(person.kind),
  email: neededTextSchema(email.kind).openapi({ format: "email" }),
};
const mayCall = textSchema(BIZ_CONTACT_FIELDS.phone.kind).optional();
const toCall = neededTextSchema(BIZ_TRIAL_FIELDS.phone.kind);
const spam = {
  leaveEmpty: z.string().max(2000).optional().openapi({ description: "空のままにしてください" }),
  /** From the opening of the page to the sending, in seconds. */
  seconds: z.number().int().min(0).max(1_000_000).optional(),
};

function licensed(
  { business: what, licence: number }: { readonly business: string; readonly licence?: string | undefined },
  context: z.core.$RefinementCtx<unknown>,
): void {
  if (what === "broker" && !number) context.addIssue({ code: "custom", path: ["licence"], params: { reason: "required" } });
}

export const contactInputSchema = inWordsOf(
  BIZ_CONTACT_FIELDS,
  z
    .object({
      product: choiceSchema(BIZ_CONTACT_FIELDS.product.kind),
      message: neededTextSchema(BIZ_CONTACT_FIELDS.message.kind),
      ...who,
      phone: mayCall,
      ...spam,
    })
    .superRefine(licensed),
).openapi("BizContactInput");

export const directmailInputSchema = inWordsOf(
  BIZ_DIRECTMAIL_FIELDS,
  z
    .object({
      area: neededTextSchema(BIZ_DIRECTMAIL_FIELDS.area.kind),
      /** How many, in digits. */
      letters: textSchema(BIZ_DIRECTMAIL_FIELDS.letters.kind).optional(),
      message: textSchema(BIZ_DIRECTMAIL_FIELDS.message.kind).optional(),
      ...who,
      phone: toCall,
      ...spam,
    })
    .superRefine(licensed),
).openapi("BizDirectMailInput");

export const documentInputSchema = inWordsOf(
  BIZ_DOCUMENT_FIELDS,
  z
    .object({
      product: choiceSchema(BIZ_DOCUMENT_FIELDS.product.kind),
      ...who,
      phone: mayCall,
      message: textSchema(BIZ_DOCUMENT_FIELDS.message.kind).optional(),
      /** Whether somebody of us may write or call. */
      wantsContact: z.boolean().default(false),
      ...spam,
    })
    .superRefine(licensed),
).openapi("BizDocumentInput");

export const trialInputSchema = inWordsOf(
  BIZ_TRIAL_FIELDS,
  z
    .object({
      purpose: neededTextSchema(BIZ_TRIAL_FIELDS.purpose.kind),
      ...who,
      /** A host. */
      website: textSchema(BIZ_TRIAL_FIELDS.website.kind).optional().openapi({ example: "www.example.co.jp" }),
      phone: toCall,
      /** Whether the end of the trial is told by mail. */
      wantsReminders: z.boolean().default(false),
      /** Of 事業者向け利用規約, as they were agreed to. */
      termsVersion: z.literal(BIZ_TERMS_VERSION),
      ...spam,
    })
    .superRefine(licensed),
).openapi("BizTrialInput");

export const receiptSchema = z
  .object({
    /** The number that people name. */
    id: z.string(),
    receivedAt: z.string(),
    /** Calendar day by which somebody answers; null: nobody was asked to. */
    answerDueOn: z.string().nullable(),
    /** True: the same came within a day before; this is the number of the first. */
    isRepeated: z.boolean(),
  })
  .openapi("BizReceipt");

const token = z.string().max(64);
export const tokenInputSchema = z.object({ token }).openapi("BizLink");
export const remindersInputSchema = z.object({ token, wants: z.boolean() }).openapi("BizTrialReminders");

export const documentLinkSchema = z.object({ state: z.enum(["good", "expired"]) }).openapi("BizDocumentLink");

const trialStateSchema = z.enum(TRIAL_STATES).openapi("BizTrialState");
export const trialSchema = z
  .object({
    id: z.string(),
    state: trialStateSchema,
    /** Null: not approved. */
    endsAt: z.string().nullable(),
    wantsReminders: z.boolean(),
    isKeyShown: z.boolean(),
    /** Calls made of `calls`, some seconds ago; null: there is no key yet. */
    usedCalls: z.number().int().nullable(),
    /** From the day on which the key is shown. */
    days: z.number().int(),
    calls: z.number().int(),
  })
  .openapi("BizTrial");
export const shownKeySchema = z.object({ key: z.string(), trial: trialSchema }).openapi("BizTrialKey");
