import { z } from "@hono/zod-openapi";
import { orNull } from "#api/http/or-null.ts";
import { APPROVAL_EVENTS } from "#domain/desk/core/approval-states.ts";
import { QUEUE_KEYS, SECOND_ACTIONS } from "#domain/desk/core/types.ts";
import { STORABLE_TEXT } from "#kernel/storable-text.ts";

const count = z.number().int();
const queueKey = z.enum(QUEUE_KEYS);
const ID_LENGTH = 100;

export const queueParams = z.object({ queue: queueKey });
export const itemParams = z.object({ queue: queueKey, id: z.string().min(1).max(ID_LENGTH) });
export const fileParams = itemParams.extend({ file: z.string().min(1).max(ID_LENGTH) });
export const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) });
export const searchQuery = z.object({ number: z.string().trim().min(1).max(ID_LENGTH) });
export const auditQuery = pageQuery.extend({ queue: queueKey.optional(), item: z.string().max(ID_LENGTH).optional() });

export const meSchema = z
  .object({ name: z.string(), sessionUntil: z.string() })
  .openapi("DeskOperator", { description: "担当者。名前は会員番号" });

const queueCount = { key: queueKey, title: z.string(), waiting: count, late: count };
export const queuesSchema = z.object({ items: z.array(z.object(queueCount)).readonly() }).openapi("DeskQueues");

/** By the short name of who works on it. */
const claimSchema = z.object({ by: z.string(), isMine: z.boolean(), until: z.string() }).openapi("DeskClaim");

const head = {
  id: z.string(),
  title: z.string(),
  state: z.string(),
  /** Null: a register, which is open to all operators at once. */
  receivedAt: z.string().nullable(),
  dueOn: z.string().nullable(),
  isLate: z.boolean(),
  claim: orNull(claimSchema),
};
const headSchema = z.object(head).openapi("DeskItemHead");
export const queuePageSchema = z
  .object({ ...queueCount, listed: count, items: z.array(headSchema).readonly(), page: count, pageSize: count })
  .openapi("DeskQueuePage", { description: "waiting: 運営を待つもの。listed: 一覧にあるもの（待たずに続いているものを含む）" });
export const foundSchema = z
  .object({ items: z.array(z.object({ ...head, queue: queueKey, queueTitle: z.string() })).readonly() })
  .openapi("DeskFound");

const factSchema = z.object({ label: z.string(), value: z.string() });
const fieldSchema = z
  .object({
    name: z.string(),
    label: z.string(),
    kind: z.enum(["line", "text", "number", "choice", "tick"]),
    isRequired: z.boolean(),
    hint: z.string().nullable(),
    maxLength: count,
    choices: z.array(z.object({ value: z.string(), label: z.string() })).readonly(),
  })
  .openapi("DeskField");
const actionSchema = z
  .object({
    key: z.string(),
    label: z.string(),
    lead: z.string(),
    tone: z.enum(["primary", "secondary"]),
    fields: z.array(fieldSchema).readonly(),
    needsSecond: z.boolean(),
  })
  .openapi("DeskAction");

const approvalSchema = z
  .object({
    id: z.string(),
    queue: queueKey,
    queueTitle: z.string(),
    itemId: z.string(),
    /** Of the item; null: it is gone. */
    title: z.string().nullable(),
    /** `disclose`: somebody wants to see a contact. */
    action: z.enum(SECOND_ACTIONS),
    /** What comes of it; null: it cannot be done any more. */
    lead: z.string().nullable(),
    /** What exactly is asked for, as it was typed, and what it costs. */
    order: z.array(factSchema).readonly(),
    reason: z.string(),
    askedBy: z.string(),
    isMine: z.boolean(),
    askedAt: z.string(),
  })
  .openapi("DeskApproval");
export const approvalsSchema = z.object({ items: z.array(approvalSchema).readonly() }).openapi("DeskApprovals");

export const itemSchema = z
  .object({
    ...head,
    queue: queueKey,
    queueTitle: z.string(),
    facts: z.array(factSchema).readonly(),
    files: z.array(z.object({ id: z.string(), name: z.string(), contentType: z.string(), bytes: count })).readonly(),
    actions: z.array(actionSchema).readonly(),
    /** Of the item as it is now: a decision says which it saw. */
    seen: z.string(),
    hasContact: z.boolean(),
    /** Null: another operator has not agreed. */
    contact: z.array(factSchema).readonly().nullable(),
    approvals: z.array(approvalSchema).readonly(),
  })
  .openapi("DeskItem");

const seen = z.string().min(1).max(40);
const text = z.string().max(5000).regex(STORABLE_TEXT);
export const decisionSchema = z
  .strictObject({ action: z.string().min(1).max(40), fields: z.record(z.string().max(40), text).default({}), seen })
  .openapi("DeskDecisionInput");
export const disclosureSchema = z
  .strictObject({ reason: z.string().trim().min(1).max(500).regex(STORABLE_TEXT), seen })
  .openapi("DeskDisclosureInput");
export const verdictSchema = z.strictObject({ event: z.enum(APPROVAL_EVENTS) }).openapi("DeskVerdictInput");
export const outcomeSchema = z
  .object({ done: z.string(), undo: z.string().nullable(), isOver: z.boolean() })
  .openapi("DeskOutcome", { description: "undo: 取り消す操作。isOver: この件は終わった" });

const actSchema = z.object({
  seq: count,
  at: z.string(),
  operator: z.string(),
  action: z.string(),
  queue: z.string().nullable(),
  itemId: z.string().nullable(),
  reason: z.string().nullable(),
});
export const auditPageSchema = z
  .object({ items: z.array(actSchema).readonly(), total: count, page: count, pageSize: count })
  .openapi("DeskAuditPage");
export const auditCheckSchema = z.object({ brokenAt: count.nullable(), rows: count, end: z.string().nullable() }).openapi("DeskAuditCheck");
export const csvSchema = z.object({ csv: z.string() }).openapi("DeskCsv");

export const countsQuery = z.object({ days: z.coerce.number().int().min(1).max(400).default(28) });
const stepSchema = z.object({ screen: z.string(), label: z.string(), opened: count, ofFormer: z.number().nullable() });
export const countsSchema = z
  .object({
    days: count,
    items: z.array(z.object({ key: z.string(), title: z.string(), steps: z.array(stepSchema).readonly() })).readonly(),
  })
  .openapi("DeskScreenCounts", { description: "画面を開いた回数。ofFormer は、ひとつ前の画面に対する割合" });
