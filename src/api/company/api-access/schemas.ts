import { z } from "@hono/zod-openapi";
import { inWordsOf, neededTextSchema } from "#api/http/field-schema.ts";
import { KEY_KINDS, KEY_MODES, PLAN_IDS, SCOPES } from "#domain/api-access/types.ts";
import { API_KEY_FIELDS } from "#kernel/business-fields/api-key-fields.ts";

const scopeSchema = z.enum(SCOPES);

const apiKeySchema = z
  .object({
    id: z.string(),
    kind: z.enum(KEY_KINDS),
    mode: z.enum(KEY_MODES),
    label: z.string(),
    prefix: z.string(),
    scopes: z.array(scopeSchema).readonly(),
    hosts: z.array(z.string()).readonly(),
    ips: z.array(z.string()).readonly(),
    madeAt: z.string(),
    lastUsedAt: z.string().nullable(),
    /** Of a key that was replaced: works until then. */
    endsAt: z.string().nullable(),
    revokedAt: z.string().nullable(),
  })
  .openapi("CompanyApiKey");

const clientFields = {
  id: z.string(),
  name: z.string(),
  plan: z.enum(PLAN_IDS),
  /** Where the calls of a month stop. */
  mostCalls: z.number().int(),
  /** The plan from next month on; null: the same. */
  next: z.object({ plan: z.enum(PLAN_IDS), beginsAt: z.string() }).nullable(),
  endsAt: z.string().nullable(),
  madeAt: z.string(),
};
const clientSchema = z.object(clientFields).openapi("CompanyApiClient");
export const clientsSchema = z.object({ items: z.array(clientSchema).readonly() }).openapi("CompanyApiClients");

const clientWithKeysSchema = z
  .object({ ...clientFields, scopes: z.array(scopeSchema).readonly(), keys: z.array(apiKeySchema).readonly() })
  .openapi("CompanyApiClientWithKeys");
export const accessSchema = z.object({ items: z.array(clientWithKeysSchema).readonly() }).openapi("CompanyApiAccess");
/** `key`: shown this once. */
export const madeApiKeySchema = z.object({ key: z.string(), items: z.array(clientWithKeysSchema).readonly() }).openapi("MadeCompanyApiKey");

const places = z.array(z.string().min(1).max(255)).max(20).readonly();

export const apiKeyInputSchema = inWordsOf(
  API_KEY_FIELDS,
  z.strictObject({
    label: neededTextSchema(API_KEY_FIELDS.label.kind),
    kind: z.enum(KEY_KINDS),
    mode: z.enum(KEY_MODES),
    scopes: z.array(scopeSchema).min(1).max(SCOPES.length).readonly(),
    hosts: places,
    ips: places,
  }),
).openapi("CompanyApiKeyInput");

/** Hours that the old key works on: 0 to 168. */
export const rotationSchema = z.strictObject({ overlapHours: z.number().int().min(0).max(168) }).openapi("CompanyApiKeyRotation");

export const clientParams = z.object({ clientId: z.string().max(40) });
export const keyParams = z.object({ clientId: z.string().max(40), keyId: z.string().max(40) });
export const monthQuery = z.object({
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .optional()
    .openapi({ example: "2026-12" }),
});

const counts = { calls: z.number().int(), testCalls: z.number().int() };
export const usageSchema = z
  .object({
    client: clientSchema,
    month: z.string(),
    /** That can be asked for, the newest first. */
    months: z.array(z.string()).readonly(),
    plan: z.enum(PLAN_IDS),
    includedCalls: z.number().int(),
    mostCalls: z.number().int(),
    ...counts,
    overCalls: z.number().int(),
    feeYen: z.number().int(),
    days: z.array(z.object({ day: z.string(), ...counts })).readonly(),
    scopes: z.array(z.object({ scope: scopeSchema, ...counts })).readonly(),
    keys: z.array(z.object({ keyId: z.string(), ...counts })).readonly(),
    /** The same for accountants. */
    csv: z.string(),
  })
  .openapi("CompanyApiUsage");
