import { auditStep } from "#domain/leads/core/audit-store.server.ts";
import { LEAD_LETTERS } from "#domain/leads/core/lead-letters.ts";
import { DOCUMENT_SENT, LEAD_RECEIVED } from "#domain/leads/core/lead-mails.ts";
import { isFreeMail, isHasty } from "#domain/leads/core/sender-signs.ts";
import type { LeadKind } from "#domain/leads/core/types.ts";
import { type LetterDeps, sendLetter } from "#domain/letters/index.server.ts";
import type { Letter, LetterReceipt } from "#domain/letters/types.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { addLead } from "./lead-store.server.ts";

/** What was typed, by the names of the API; what was left empty is not in it. */
export type SentLead = {
  readonly kind: LeadKind;
  readonly email: string;
  readonly company: string;
  readonly product: string;
  readonly wantsContact: boolean;
  readonly fields: Readonly<Record<string, string>>;
  /** From the page to the sending, as the page tells. */
  readonly seconds: number | null;
};

/** Takes in what a business writes, and mails its receipt; of a document with the link to it. The same within a day is the first one. */
export async function takeLead(deps: LetterDeps, sent: SentLead): Promise<LetterReceipt> {
  const { kind, email, company, product, fields } = sent;
  const given = { subjectKey: null, email, fields: { ...fields, company, product } };
  const receipt = await sendLetter(deps, LEAD_LETTERS[kind], given, (tx, letter) => keep(tx, sent, letter));
  // Only of a letter about a building that is not there nothing is taken in.
  if (!receipt) throw new Error("a letter about no building was refused");
  return receipt;
}

async function keep(tx: Tx, sent: SentLead, letter: Letter): Promise<void> {
  const { kind, company, product, wantsContact, email, seconds } = sent;
  const { id, receivedAt, answerDueOn: dueOn } = letter;
  await addLead(tx, {
    ...{ id, kind, state: "new", company, product, wantsContact, receivedAt, dueOn },
    ...{ isFreeMail: isFreeMail(email), isHasty: isHasty(seconds), assignedTo: null, downloads: 0, firstDownloadedAt: null },
  });
  await auditStep(tx, { entity: "biz_lead", id, from: null, to: "new", actor: "sender", at: receivedAt });
  const mail = { to: email, at: receivedAt };
  if (kind === "document") await queueMail(tx, DOCUMENT_SENT, { ...mail, facts: { number: id, dueOn: wantsContact ? dueOn : null } });
  else await queueMail(tx, LEAD_RECEIVED, { ...mail, facts: { lead: kind, number: id, dueOn } });
}
