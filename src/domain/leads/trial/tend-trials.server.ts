import { TRIAL_LETTER } from "#domain/leads/core/lead-letters.ts";
import { mxOf } from "#domain/leads/core/sender-signs.ts";
import { expiredBefore, KEPT_AFTER_END_DAYS, TOLD_BEFORE_DAYS } from "#domain/leads/core/trial-states.ts";
import type { MxState, Trial } from "#domain/leads/core/types.ts";
import { waitingLetter } from "#domain/letters/index.server.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import { days } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { stepTrial } from "./step-trial.server.ts";
import { TRIAL_ENDED, TRIAL_ENDS_SOON } from "./trial-mails.ts";
import { lockTrial, putMx, trialsEndedBefore, trialsEndingBy, uncheckedDomains } from "./trial-store.server.ts";

/** The mail servers of a domain (MX); none where it has none. Throws where nobody answers. */
export type FindMailHosts = (domain: string) => Promise<readonly string[]>;

type TendDeps = { readonly db: Db; readonly clock: Clock };

/** Looks up whether the domains of new applicants take mails. It keeps nobody from a trial: the desk reads it. */
export async function checkTrialDomains({ db, findMailHosts }: { readonly db: Db; readonly findMailHosts: FindMailHosts }): Promise<void> {
  for (const { id, mailDomain } of await uncheckedDomains(db)) await putMx(db, id, await mxState(findMailHosts, mailDomain));
}

async function mxState(findMailHosts: FindMailHosts, domain: string): Promise<MxState> {
  try {
    return mxOf(await findMailHosts(domain));
  } catch {
    return "unknown";
  }
}

/** Tells of trials that end soon, ends those whose time is over, and lets go of those that nobody went on with. */
export async function tendTrials({ db, clock }: TendDeps): Promise<void> {
  const at = clock.now();
  for (const id of await trialsEndingBy(db, new Date(at.getTime() + days(TOLD_BEFORE_DAYS))))
    await inTransaction(db, (tx) => tend(tx, id, at));
  for (const id of await trialsEndedBefore(db, expiredBefore(at)))
    await inTransaction(db, async (tx) => {
      const trial = await lockTrial(tx, id);
      if (trial?.endsAt && trial.endsAt < expiredBefore(at)) await stepTrial(tx, trial, { step: "expire", actor: "system", at });
    });
}

async function tend(tx: Tx, id: string, at: Date): Promise<void> {
  const trial = await lockTrial(tx, id);
  if (!trial?.endsAt) return;
  if (trial.endsAt > at) {
    // Of one whose key nobody has taken there is nothing to end.
    if (trial.state !== "approved") await tell(tx, trial, trial.endsAt, at);
    return;
  }
  const ended = await stepTrial(tx, trial, { step: "end", actor: "system", at });
  const letter = ended?.wantsReminders ? await waitingLetter(tx, id, [TRIAL_LETTER.id]) : null;
  const facts = { number: id, keptDays: KEPT_AFTER_END_DAYS };
  if (letter) await queueMail(tx, TRIAL_ENDED, { to: letter.email, at, key: `biz-trial-ended:${id}:${dayKey(trial.endsAt)}`, facts });
}

/** Once for each end that a trial has had. */
async function tell(tx: Tx, { id, wantsReminders }: Trial, endsAt: Date, at: Date): Promise<void> {
  const letter = wantsReminders ? await waitingLetter(tx, id, [TRIAL_LETTER.id]) : null;
  if (!letter) return;
  const facts = { number: id, endsAt: endsAt.toISOString() };
  await queueMail(tx, TRIAL_ENDS_SOON, { to: letter.email, at, key: `biz-trial-ends-soon:${id}:${dayKey(endsAt)}`, facts });
}

function dayKey(at: Date): string {
  return at.toISOString();
}
