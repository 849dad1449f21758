import { z } from "@hono/zod-openapi";
import { choiceSchema, inWordsOf, neededTextSchema, textSchema } from "#api/http/field-schema.ts";
import { wishSchema } from "#api/mypage/queries/answer-schemas.ts";
import { isTenantKey } from "#domain/tenants/core/tenant-states.ts";
import { RECOMMENDER_COMPANY_FIELDS, RECOMMENDER_CUSTOMER_FIELDS, RECOMMENDER_SETUP_FIELDS } from "#kernel/fields/recommender-fields.ts";
import { TERMS_VERSION } from "#wire/legal-versions.ts";
import { CONTACT_CONSENT_VERSION } from "#wire/recommender-consent.ts";

const [company, setup, customer] = [RECOMMENDER_COMPANY_FIELDS, RECOMMENDER_SETUP_FIELDS, RECOMMENDER_CUSTOMER_FIELDS];
const leaveEmpty = z.string().max(2000).optional().openapi({ description: "空のままにしてください" });

export const applicationInputSchema = inWordsOf(
  { ...company, ...setup },
  z.object({
    company: neededTextSchema(company.company.kind),
    licence: neededTextSchema(company.licence.kind),
    address: neededTextSchema(company.address.kind),
    person: neededTextSchema(company.person.kind),
    phone: neededTextSchema(company.phone.kind),
    email: neededTextSchema(company.email.kind).openapi({ format: "email" }),
    plan: choiceSchema(company.plan.kind),
    listingSource: choiceSchema(setup.listingSource.kind),
    mailDomain: textSchema(setup.mailDomain.kind).optional(),
    lineAccount: textSchema(setup.lineAccount.kind).optional(),
    note: textSchema(setup.note.kind).optional(),
    /** The terms that were agreed to: those in force. */
    termsVersion: z.literal(TERMS_VERSION),
    leaveEmpty,
  }),
).openapi("RecommenderApplicationInput");

export const applicationSchema = z
  .object({ id: z.string(), receivedAt: z.string(), isRepeated: z.boolean() })
  .openapi("RecommenderApplication");

export const domainCheckInputSchema = inWordsOf(
  { domain: setup.mailDomain },
  z.strictObject({ domain: neededTextSchema(setup.mailDomain.kind) }),
).openapi("RecommenderDomainInput");

export const domainChecksSchema = z
  .object({
    domain: z.string(),
    checks: z
      .array(
        z.object({
          what: z.enum(["SPF", "DKIM", "DMARC"]),
          name: z.string(),
          state: z.enum(["ok", "missing", "wrong", "unknown"]),
          /** What to do. */
          hint: z.string(),
        }),
      )
      .readonly(),
  })
  .openapi("RecommenderDomainChecks");

export const tenantKeySchema = z.string().refine(isTenantKey);

const tenant = {
  key: z.string(),
  name: z.string(),
  licence: z.string(),
  address: z.string(),
  /** `#0b5d66`: readable on white. */
  brandColour: z.string(),
  isSample: z.boolean(),
};
const tenantSchema = z.object(tenant).openapi("RecommenderTenant");

/** The page where customers begin. */
export const tenantPageSchema = z.object({ ...tenant, greeting: z.string().nullable() }).openapi("RecommenderTenantPage");

/** What was agreed to stands at the field, with the full name of the broker. */
const consentVersion = z.literal(CONTACT_CONSENT_VERSION);

export const customerInputSchema = inWordsOf(
  customer,
  z.object({
    name: textSchema(customer.name.kind).optional(),
    email: neededTextSchema(customer.email.kind).openapi({ format: "email" }),
    answers: wishSchema,
    consentVersion,
    leaveEmpty,
  }),
).openapi("RecommenderCustomerInput");

export const visitInputSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/) }).openapi("RecommenderToken");
export const doneSchema = z.object({ done: z.literal(true) }).openapi("RecommenderDone");

const customerQuerySchema = z
  .object({
    id: z.string(),
    /** `waiting`: counts for nothing before it is confirmed. */
    state: z.enum(["waiting", "active", "paused"]),
    words: z.string(),
    answers: wishSchema,
    version: z.number().int(),
    updatedAt: z.string(),
  })
  .openapi("RecommenderQuery");

export const visitSchema = z
  .object({
    tenant: tenantSchema,
    /** As they were called by themselves or by their agent; null: by nobody. */
    name: z.string().nullable(),
    /** `t***@e***`. */
    address: z.string().nullable(),
    state: z.enum(["waiting", "active", "stopped"]),
    /** When the next list can come; it does on a day on which something new fits. */
    nextMailAt: z.string(),
    queries: z.array(customerQuerySchema).readonly(),
  })
  .openapi("RecommenderVisit");

const target = z.string().min(1).max(2000);
export const targetQuerySchema = z.object({ to: target });
export const targetSchema = z.object({ url: z.string(), host: z.string() }).openapi("RecommenderTarget");
export const clickInputSchema = z
  .object({
    to: target,
    /** Of the home that it leads to. */
    home: z.string().min(1).max(64).optional(),
    opened: visitInputSchema.shape.token
      .optional()
      .openapi({ description: "お知らせのリンクのトークン。だれが移ったかを、これで記録します。" }),
  })
  .openapi("RecommenderClickInput");
export const clickSchema = z
  .object({
    url: z.string(),
    /** The home is on offer no more: nothing was counted, and nobody should be led there. */
    isGone: z.boolean(),
  })
  .openapi("RecommenderClick");

export const queryInputSchema = z
  .object({ answers: wishSchema, name: textSchema(customer.name.kind).optional(), consentVersion })
  .openapi("RecommenderQueryInput");
export const queryChangeSchema = z.object({ answers: wishSchema }).openapi("RecommenderQueryChange");
export const stepSchema = z.object({ step: z.enum(["confirm", "pause", "resume", "delete"]) }).openapi("RecommenderQueryStep");

export const steppedSchema = z
  .object({
    done: z.literal(true),
    /** Of a condition that counts from now on: homes on offer that fit today; null: it does not. */
    matches: z.number().int().nullable(),
  })
  .openapi("RecommenderStepped");

export const savedSchema = z
  .object({
    id: z.string(),
    words: z.string(),
    /** Homes on offer that fit today. */
    matches: z.number().int(),
  })
  .openapi("RecommenderSaved");
