import {
  convertTrial,
  extendTrial,
  type OpenRefusal,
  openClient,
  PLANS,
  revokeKey,
  type TrialClientRefusal,
} from "#domain/api-access/index.server.ts";
import type { PaidPlan } from "#domain/api-access/types.ts";
import { TRIAL_LETTER } from "#domain/leads/core/lead-letters.ts";
import { endAfter, extendedEnd, type TrialStep, trialAfter } from "#domain/leads/core/trial-states.ts";
import type { Trial, TrialState } from "#domain/leads/core/types.ts";
import { waitingLetter } from "#domain/letters/index.server.ts";
import type { Letter } from "#domain/letters/types.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { stepTrial } from "./step-trial.server.ts";
import { TRIAL_APPROVED, TRIAL_CONVERTED, TRIAL_EXTENDED, TRIAL_REJECTED } from "./trial-mails.ts";
import { earlierTrials, findTrial, lockTrial } from "./trial-store.server.ts";

export type ReviewDeps = { readonly db: Db | Tx; readonly clock: Clock; readonly randomBytes: RandomBytes };
export type TrialRefusal = OpenRefusal | "unknown" | "note-missing" | { readonly notFrom: TrialState };
type Reviewed = Promise<Result<Trial, TrialRefusal>>;

const A_YEAR_MONTHS = 12;
const PLAN = PLANS.trial;
export const TRIAL_DAYS = PLAN.days ?? 0;

export type OpenTrial = {
  readonly trial: Trial;
  readonly letter: Letter;
  /** Other trials of the same company within a year. */
  readonly earlier: readonly { readonly id: string; readonly state: TrialState }[];
};

/** A trial with the letter that its applicant wrote; null: there is nothing to do about one of this number. */
export async function openTrial(db: Db | Tx, id: string): Promise<OpenTrial | null> {
  const [trial, letter] = [await findTrial(db, id), await waitingLetter(db, id, [TRIAL_LETTER.id])];
  if (!trial || !letter) return null;
  const since = new Date(trial.receivedAt);
  since.setUTCMonth(since.getUTCMonth() - A_YEAR_MONTHS);
  return { trial, letter, earlier: await earlierTrials(db, trial, since) };
}

type Held = { readonly tx: Tx; readonly trial: Trial; readonly email: string; readonly at: Date };

/** The trial under a lock, with its applicant's address. */
function held({ db, clock }: ReviewDeps, id: string, work: (held: Held) => Reviewed): Reviewed {
  return inTransaction<Result<Trial, TrialRefusal>>(db, async (tx) => {
    const trial = await lockTrial(tx, id);
    const letter = trial && (await waitingLetter(tx, id, [TRIAL_LETTER.id]));
    return letter ? work({ tx, trial, email: letter.email, at: clock.now() }) : refused("unknown");
  });
}

function stepped(trial: Trial, after: Trial | null): Result<Trial, TrialRefusal> {
  return after ? ok(after) : refused({ notFrom: trial.state });
}

/** Opens the API for an applicant, and mails the link to the key. Until the key was shown, the trial ends so many days after the approval. */
export function approveTrial(deps: ReviewDeps, { id, note }: { readonly id: string; readonly note: string }): Reviewed {
  return held(deps, id, async ({ tx, trial, email, at }) => {
    if (trial.state !== "review") return refused({ notFrom: trial.state });
    const endsAt = endAfter(at, TRIAL_DAYS);
    const clientId = await openClient(tx, deps, { name: trial.company, companyId: null, plan: "trial", endsAt });
    const reason = note.trim() || null;
    const after = await stepTrial(tx, trial, { step: "approve", actor: "operator", reason, at, changes: { clientId, endsAt } });
    await queueMail(tx, TRIAL_APPROVED, { to: email, at, facts: { ...keyFacts(id), note: reason, isAgain: false } });
    return stepped(trial, after);
  });
}

/** Tells the applicant why there is no trial. */
export function rejectTrial(deps: ReviewDeps, { id, note }: { readonly id: string; readonly note: string }): Reviewed {
  return held(deps, id, async ({ tx, trial, email, at }) => {
    const reason = note.trim();
    if (reason === "") return refused("note-missing");
    const after = await stepTrial(tx, trial, { step: "reject", actor: "operator", reason, at });
    if (after) await queueMail(tx, TRIAL_REJECTED, { to: email, at, facts: { number: id, note: reason } });
    return stepped(trial, after);
  });
}

/** Takes back a key that was lost, and mails the link to another. */
export function reissueTrialKey(deps: ReviewDeps, { id, note }: { readonly id: string; readonly note: string }): Reviewed {
  return held(deps, id, async ({ tx, trial, email, at }) => {
    const { clientId, keyId } = trial;
    if (clientId !== null && keyId !== null) await revokeKey(tx, deps, { clientId, keyId });
    const changes = { keyId: null, keyShownAt: null };
    const after = await stepTrial(tx, trial, { step: "reissue", actor: "operator", reason: note.trim() || null, at, changes });
    if (after) await queueMail(tx, TRIAL_APPROVED, { to: email, at, facts: { ...keyFacts(id), note: null, isAgain: true } });
    return stepped(trial, after);
  });
}

/** Lets a trial run on for so many days; its calls stay as many. */
export function prolongTrial(
  deps: ReviewDeps,
  { id, note, count }: { readonly id: string; readonly note: string; readonly count: number },
): Reviewed {
  return held(deps, id, async ({ tx, trial, email, at }) => {
    const { clientId } = trial;
    if (clientId === null || trial.endsAt === null) return refused({ notFrom: trial.state });
    const endsAt = extendedEnd({ endsAt: trial.endsAt, now: at, count });
    if (!mayStep(trial, "extend") || !(await extendTrial(tx, deps, { clientId, endsAt })).ok) return refused({ notFrom: trial.state });
    await queueMail(tx, TRIAL_EXTENDED, { to: email, at, facts: { number: id, endsAt: endsAt.toISOString() } });
    const reason = note.trim() || null;
    return stepped(trial, await stepTrial(tx, trial, { step: "extend", actor: "operator", reason, at, changes: { endsAt } }));
  });
}

type Conversion = { readonly id: string; readonly note: string; readonly companyId: string; readonly plan: PaidPlan };

/** Turns a trial into the contract of a company that has an account here and no other contract; its keys stay. Its applicant and the owners are told. */
export function convertToPlan(deps: ReviewDeps, { id, note, companyId, plan }: Conversion): Reviewed {
  return held(deps, id, async ({ tx, trial, email, at }) => {
    const { clientId } = trial;
    if (clientId === null || !mayStep(trial, "convert")) return refused({ notFrom: trial.state });
    const converted = await convertTrial({ ...deps, db: tx }, { clientId, companyId, plan });
    if (!converted.ok) return refused(beginRefusal(trial, converted.reason));
    await queueMail(tx, TRIAL_CONVERTED, { to: email, at, facts: { number: id, plan: PLANS[plan].name } });
    return stepped(trial, await stepTrial(tx, trial, { step: "convert", actor: "operator", reason: note.trim() || null, at }));
  });
}

/** Asked before anything is written: a refusal leaves all as it was. */
function mayStep({ state }: Trial, step: TrialStep): boolean {
  return trialAfter(state, step) !== null;
}

/** A trial whose client is none any more takes no step either. */
function beginRefusal({ state }: Trial, reason: OpenRefusal | TrialClientRefusal): TrialRefusal {
  return reason === "unknown" || reason === "not-trial" ? { notFrom: state } : reason;
}

function keyFacts(number: string) {
  return { number, days: TRIAL_DAYS, calls: PLAN.includedCalls };
}
