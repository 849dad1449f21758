import { z } from "@hono/zod-openapi";
import { choiceSchema, inWordsOf, neededTextSchema } from "#api/http/field-schema.ts";
import { STAFF_ROLES } from "#domain/companies/types.ts";
import { INVITATION_FIELDS, STAFF_NAME_FIELD } from "#kernel/fields/company-fields.ts";
import { staffSchema } from "./company-schemas.ts";

const invitationSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    madeAt: z.string(),
    expiresAt: z.string(),
    isExpired: z.boolean(),
  })
  .openapi("StaffInvitation");

export const staffListSchema = z
  .object({
    items: z.array(staffSchema).readonly(),
    /** Empty for who may not manage staff. */
    invitations: z.array(invitationSchema).readonly(),
  })
  .openapi("CompanyStaffList");

export const roleInputSchema = z.strictObject({ role: z.enum(STAFF_ROLES) }).openapi("StaffRoleInput");

export const invitationInputSchema = inWordsOf(
  INVITATION_FIELDS,
  z.strictObject({ email: neededTextSchema(INVITATION_FIELDS.email.kind), role: choiceSchema(INVITATION_FIELDS.role.kind) }),
).openapi("StaffInvitationInput");

/** Of a link in a mail. */
const token = z.string().regex(/^[\w-]{43}$/);

export const linkSchema = z.strictObject({ token }).openapi("StaffInvitationLink");

export const openedInvitationSchema = z
  .object({
    companyName: z.string(),
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    state: z.enum(["open", "accepted", "revoked", "expired"]),
  })
  .openapi("OpenedInvitation");

export const acceptInputSchema = inWordsOf(
  { staffName: STAFF_NAME_FIELD },
  z.strictObject({ token, staffName: neededTextSchema(STAFF_NAME_FIELD.kind) }),
).openapi("StaffInvitationAcceptance");

export type StaffListBody = z.infer<typeof staffListSchema>;
