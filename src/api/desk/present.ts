import type { z } from "@hono/zod-openapi";
import type { Claim } from "#domain/desk/core/claim-rules.ts";
import { operatorName } from "#domain/desk/core/operator-name.ts";
import type { Operator } from "#domain/desk/core/types.ts";
import type { FoundItem, ListedItem, OpenItem, QueuePage, ToldApproval } from "#domain/desk/index.server.ts";
import type { approvalsSchema, foundSchema, itemSchema, queuePageSchema } from "./schemas.ts";

type ApprovalBody = z.infer<typeof approvalsSchema>["items"][number];

/** Operators by their short names alone. */
export function presentPage({ items, ...page }: QueuePage, me: Operator): z.infer<typeof queuePageSchema> {
  return { ...page, items: items.map((item) => presentHead(item, me)) };
}

export function presentFound(items: readonly FoundItem[], me: Operator): z.infer<typeof foundSchema> {
  return { items: items.map(({ queue, queueTitle, ...item }) => ({ ...presentHead(item, me), queue, queueTitle })) };
}

export function presentItem({ approvals, actions, files, facts, contact, ...item }: OpenItem, me: Operator): z.infer<typeof itemSchema> {
  const { queue, queueTitle, seen, hasContact } = item;
  return {
    ...{ ...presentHead(item, me), queue, queueTitle, seen, hasContact, facts, contact },
    files: files.map(({ id, name, contentType, bytes }) => ({ id, name, contentType, bytes })),
    actions: actions.map(({ fields, ...action }) => ({ ...action, fields: fields.map(({ isReason: _, ...field }) => field) })),
    approvals: approvals.map((approval) => presentApproval(approval, { me, queueTitle })),
  };
}

export function presentApproval(
  { id, queue, itemId, title, action, lead, order, reason, askedBy, askedAt }: ToldApproval,
  { me, queueTitle }: { readonly me: Operator; readonly queueTitle: string },
): ApprovalBody {
  const by = { askedBy: operatorName(askedBy), isMine: askedBy === me.sub };
  return { id, queue, queueTitle, itemId, title, action, lead, order, reason, ...by, askedAt: askedAt.toISOString() };
}

function presentHead({ id, title, state, receivedAt, dueOn, isLate, claim }: ListedItem, me: Operator) {
  return { id, title, state, receivedAt: receivedAt?.toISOString() ?? null, dueOn, isLate, claim: claim && presentClaim(claim, me) };
}

function presentClaim({ operator, until }: Claim, me: Operator) {
  return { by: operatorName(operator), isMine: operator === me.sub, until: until.toISOString() };
}
