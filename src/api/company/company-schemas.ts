import { z } from "@hono/zod-openapi";
import { inWordsOf, neededTextSchema } from "#api/http/field-schema.ts";
import { orNull } from "#api/http/or-null.ts";
import { PERMISSIONS } from "#domain/companies/roles.ts";
import { COMPANY_STATES, STAFF_ROLES } from "#domain/companies/types.ts";
import { COMPANY_FIELDS, STAFF_NAME_FIELD } from "#kernel/fields/company-fields.ts";

const profile = {
  name: neededTextSchema(COMPANY_FIELDS.name.kind),
  licence: neededTextSchema(COMPANY_FIELDS.licence.kind),
  address: neededTextSchema(COMPANY_FIELDS.address.kind),
  phone: neededTextSchema(COMPANY_FIELDS.phone.kind),
  email: neededTextSchema(COMPANY_FIELDS.email.kind),
};

export const applicationSchema = inWordsOf(
  { ...COMPANY_FIELDS, staffName: STAFF_NAME_FIELD },
  z.strictObject({ ...profile, staffName: neededTextSchema(STAFF_NAME_FIELD.kind) }),
).openapi("CompanyApplication");

export const companyInputSchema = inWordsOf(
  COMPANY_FIELDS,
  z.strictObject({
    ...profile,
    /** Left out, name and licence stay as they are. */
    name: profile.name.optional(),
    licence: profile.licence.optional(),
    /** As it was when the form was filled. */
    updatedAt: z.iso.datetime(),
  }),
).openapi("CompanyInput");

const companySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    licence: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    state: z.enum(COMPANY_STATES),
    /** What an operator wrote with the last decision. */
    decisionNote: z.string().nullable(),
    isSample: z.boolean(),
    /** Where its inquiries shall go, once the link that was sent there is used; until then they go to `email`. */
    newEmail: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .openapi("Company");

export const staffSchema = z
  .object({
    id: z.string(),
    role: z.enum(STAFF_ROLES),
    name: z.string(),
    email: z.string(),
    joinedAt: z.string(),
    isMe: z.boolean(),
  })
  .openapi("CompanyStaff");

/** Where the member works; null: nowhere yet. */
export const workplaceSchema = z
  .object({
    here: orNull(
      z.object({ company: companySchema, me: staffSchema, permissions: z.array(z.enum(PERMISSIONS)).readonly() }).openapi("CompanyHere"),
    ),
  })
  .openapi("CompanyWorkplace");

/** Of a link in a mail. */
export const addressLinkSchema = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) }).openapi("InquiryAddressLink");

export const leftSchema = z.object({ left: z.literal(true) }).openapi("CompanyLeft");

export type CompanyBody = z.infer<typeof companySchema>;
export type StaffBody = z.infer<typeof staffSchema>;
export type WorkplaceBody = z.infer<typeof workplaceSchema>;
