import { convertTrial, extendTrial, openClient, PLANS, revokeKey } from "#domain/api-access/index.server.ts";
import type { PlanId } from "#domain/api-access/types.ts";
import { findCompany } from "#domain/companies/index.server.ts";
import { TRIAL_LETTER } from "#domain/leads/core/lead-letters.ts";
import { endAfter, extendedEnd } from "#domain/leads/core/trial-states.ts";
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
export type TrialRefusal = "unknown" | "note-missing" | "unknown-company" | "company-not-live" | { readonly notFrom: TrialState };
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
    const after = await stepTrial(tx, trial, { step: "extend", actor: "operator", reason: note.trim() || null, at, changes: { endsAt } });
    if (!after) return refused({ notFrom: trial.state });
    await extendTrial(tx, deps, { clientId, endsAt });
    await queueMail(tx, TRIAL_EXTENDED, { to: email, at, facts: { number: id, endsAt: endsAt.toISOString() } });
    return ok(after);
  });
}

type Conversion = { readonly id: string; readonly note: string; readonly companyId: string; readonly plan: Exclude<PlanId, "trial"> };

/** Turns a trial into a plan of a company that has an account here; its keys stay. */
export function convertToPlan(deps: ReviewDeps, { id, note, companyId, plan }: Conversion): Reviewed {
  return held(deps, id, async ({ tx, trial, email, at }) => {
    const { clientId } = trial;
    if (clientId === null) return refused({ notFrom: trial.state });
    const company = await findCompany(tx, companyId);
    if (!company) return refused("unknown-company");
    if (company.state !== "live") return refused("company-not-live");
    const after = await stepTrial(tx, trial, { step: "convert", actor: "operator", reason: note.trim() || null, at });
    if (!after) return refused({ notFrom: trial.state });
    const converted = await convertTrial(tx, deps, { clientId, companyId, plan });
    if (!converted.ok) throw new Error(`the client of trial ${id} cannot be converted: ${converted.reason}`);
    await queueMail(tx, TRIAL_CONVERTED, { to: email, at, facts: { number: id, plan: PLANS[plan].name } });
    return ok(after);
  });
}

function keyFacts(number: string) {
  return { number, days: TRIAL_DAYS, calls: PLAN.includedCalls };
}
