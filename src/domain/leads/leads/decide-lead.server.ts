import { LEAD_LETTERS } from "#domain/leads/core/lead-letters.ts";
import { LEAD_ANSWERED } from "#domain/leads/core/lead-mails.ts";
import type { LeadStep } from "#domain/leads/core/lead-states.ts";
import type { Lead } from "#domain/leads/core/types.ts";
import { waitingLetter } from "#domain/letters/index.server.ts";
import type { Letter } from "#domain/letters/types.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { assignLead, findLead, lockLead } from "./lead-store.server.ts";
import { type LeadStepRefusal, stepLead } from "./step-lead.server.ts";

type DecideDeps = { readonly db: Db | Tx; readonly clock: Clock };
export type LeadRefusal = "unknown" | "answer-missing" | LeadStepRefusal;

const KINDS = Object.values(LEAD_LETTERS).map(({ id }) => id);

/** A lead with the letter that its sender wrote; null: none of this number waits. */
export async function openLead(db: Db | Tx, id: string): Promise<{ readonly lead: Lead; readonly letter: Letter } | null> {
  const [lead, letter] = [await findLead(db, id), await waitingLetter(db, id, KINDS)];
  return lead && letter ? { lead, letter } : null;
}

type Order = { readonly id: string; readonly by: string };

/** Takes a step at the desk. Whoever takes a lead up is whose it is. */
export function decideLead(
  { db, clock }: DecideDeps,
  { id, by, step, reason }: Order & { readonly step: LeadStep; readonly reason: string },
): Promise<Result<Lead, LeadRefusal>> {
  return inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, id);
    if (!lead) return refused("unknown");
    if (step !== "contact" && step !== "assign") return stepLead(tx, lead, { step, actor: "operator", reason, at: clock.now() });
    const taken = await takeUp(tx, lead, { by, at: clock.now() });
    if (!taken.ok || step === "assign") return taken;
    return stepLead(tx, taken.value, { step, actor: "operator", reason, at: clock.now() });
  });
}

/** Answers a lead by mail. One in talks already stays there. */
export function answerLead(
  { db, clock }: DecideDeps,
  { id, by, answer: given }: Order & { readonly answer: string },
): Promise<Result<Lead, LeadRefusal>> {
  return inTransaction(db, async (tx) => {
    const answer = given.trim();
    if (answer === "") return refused("answer-missing");
    const lead = await lockLead(tx, id);
    const letter = lead && (await waitingLetter(tx, id, KINDS));
    if (!letter) return refused("unknown");
    const at = clock.now();
    const told = await inTalks(tx, lead, { by, at });
    if (!told.ok) return told;
    await queueMail(tx, LEAD_ANSWERED, { to: letter.email, at, facts: { lead: lead.kind, number: id, answer } });
    return told;
  });
}

type Taken = { readonly by: string; readonly at: Date };

async function inTalks(tx: Tx, lead: Lead, taken: Taken): Promise<Result<Lead, LeadStepRefusal>> {
  if (lead.state === "contacted" || lead.state === "proposal") return ok(lead);
  const mine = await takeUp(tx, lead, taken);
  return mine.ok ? stepLead(tx, mine.value, { step: "contact", actor: "operator", at: taken.at }) : mine;
}

async function takeUp(tx: Tx, lead: Lead, { by, at }: Taken): Promise<Result<Lead, LeadStepRefusal>> {
  if (lead.state === "assigned" && lead.assignedTo === by) return ok(lead);
  const assigned = await stepLead(tx, lead, { step: "assign", actor: "operator", at });
  if (assigned.ok) await assignLead(tx, lead.id, by);
  return assigned.ok ? ok({ ...assigned.value, assignedTo: by }) : assigned;
}
