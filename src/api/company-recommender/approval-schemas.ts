import { z } from "@hono/zod-openapi";
import { freeTextInput } from "./office-text.ts";

const position = z.number().int().min(1).max(100);

const homeSchema = z
  .object({
    position,
    /** Null: it is on offer no more. */
    title: z.string().nullable(),
    price: z.number().int(),
    reasons: z.array(z.string()).readonly(),
    /** What of the condition it only nearly keeps, in words. */
    edges: z.array(z.string()).readonly(),
    /** What became of it since it was chosen. */
    since: z.enum(["same", "dearer", "cheaper", "gone", "left-out"]),
  })
  .openapi("CompanyApprovalHome");

const approvalSchema = z
  .object({
    id: z.string(),
    customerId: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    channel: z.enum(["mail", "line", "web"]),
    madeAt: z.string(),
    /** It is called off then. */
    endsAt: z.string(),
    homes: z.array(homeSchema).readonly(),
    /** Places whose homes were taken out. */
    removed: z.array(position).readonly(),
  })
  .openapi("CompanyApproval");

export const approvalsSchema = z
  .object({
    items: z.array(approvalSchema).readonly(),
    /** The time of this answer: what is left is counted from it. */
    now: z.string(),
  })
  .openapi("CompanyApprovals");

export const approvalMailSchema = z
  .object({ subject: z.string(), html: z.string(), text: z.string() })
  .openapi("CompanyApprovalMail", { description: "お客さまに届くときの姿。リンクは、送るときに作られます" });

/** The homes that were looked at: where they are others by now, nothing goes out. */
const positions = z.array(position).min(1).max(20);

export const approveInputSchema = z.strictObject({ positions }).openapi("CompanyApproveInput");
export const approveAllInputSchema = z
  .strictObject({
    items: z
      .array(z.strictObject({ id: z.string().max(40), positions }))
      .min(1)
      .max(50),
  })
  .openapi("CompanyApproveAllInput");
export const approvedAllSchema = z
  .object({ approved: z.array(z.string()).readonly(), left: z.number().int(), items: approvalsSchema.shape.items, now: z.string() })
  .openapi("CompanyApprovedAll");
export const rejectInputSchema = z.strictObject({ reason: freeTextInput(200) }).openapi("CompanyRejectInput");
export const keptInputSchema = z.strictObject({ isKept: z.boolean() }).openapi("CompanyApprovalHomeInput");

export const undoInputSchema = z.strictObject({}).openapi("CompanyUndoInput");

export type ApprovalsBody = z.infer<typeof approvalsSchema>;
