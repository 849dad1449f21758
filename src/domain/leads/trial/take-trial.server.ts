import { auditStep } from "#domain/leads/core/audit-store.server.ts";
import { TRIAL_LETTER } from "#domain/leads/core/lead-letters.ts";
import { isFreeMail, isHasty, mailDomainOf } from "#domain/leads/core/sender-signs.ts";
import { type LetterDeps, sendLetter } from "#domain/letters/index.server.ts";
import type { Letter, LetterReceipt } from "#domain/letters/types.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { TRIAL_RECEIVED } from "./trial-mails.ts";
import { addTrial } from "./trial-store.server.ts";

/** What was typed, by the names of the API; what was left empty is not in it. */
export type SentTrial = {
  readonly email: string;
  readonly company: string;
  readonly website: string | null;
  readonly corporateNumber: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly wantsReminders: boolean;
  readonly termsVersion: string;
  readonly seconds: number | null;
};

/** Takes in an application for a trial, and mails its receipt. Whether the company had one before is told to nobody but the desk. */
export async function takeTrial(deps: LetterDeps, sent: SentTrial): Promise<LetterReceipt> {
  const { email, company, website, corporateNumber, fields } = sent;
  const told = { ...fields, company, ...(website === null ? {} : { website }), ...(corporateNumber === null ? {} : { corporateNumber }) };
  const receipt = await sendLetter(deps, TRIAL_LETTER, { subjectKey: null, email, fields: told }, (tx, letter) => keep(tx, sent, letter));
  // Only of a letter about a building that is not there nothing is taken in.
  if (!receipt) throw new Error("a letter about no building was refused");
  return receipt;
}

async function keep(tx: Tx, sent: SentTrial, { id, receivedAt, answerDueOn: dueOn }: Letter): Promise<void> {
  const { email, company, website, corporateNumber, wantsReminders, termsVersion, seconds } = sent;
  await addTrial(tx, {
    ...{ id, state: "review", company, website, corporateNumber, wantsReminders, termsVersion, receivedAt, dueOn },
    ...{ mailDomain: mailDomainOf(email), isFreeMail: isFreeMail(email), isHasty: isHasty(seconds), mx: "unchecked" },
    ...{ clientId: null, keyId: null, keyShownAt: null, endsAt: null },
  });
  const steps = [
    [null, "applied"],
    ["applied", "review"],
  ] as const;
  for (const [from, to] of steps) await auditStep(tx, { entity: "biz_trial", id, from, to, actor: "sender", at: receivedAt });
  await queueMail(tx, TRIAL_RECEIVED, { to: email, at: receivedAt, facts: { number: id, dueOn } });
}
