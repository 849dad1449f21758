import { extendTrial, issueKey, PLANS, scopesOf, trialCallsOf } from "#domain/api-access/index.server.ts";
import { endAfter } from "#domain/leads/core/trial-states.ts";
import type { Trial, TrialState } from "#domain/leads/core/types.ts";
import { openLink } from "#domain/notifications/index.server.ts";
import { days } from "#kernel/duration.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { TRIAL_DAYS } from "./review-trial.server.ts";
import { stepTrial } from "./step-trial.server.ts";
import { findTrial, lockTrial, putReminders } from "./trial-store.server.ts";

/** What the links of its mails open: the page of one trial, without a sign-in. Longer than any trial runs. */
export const TRIAL_PAGE = { name: "biz-trial", life: days(90) } as const;

type PageDeps = { readonly db: Db; readonly clock: Clock };
type ViewDeps = { readonly db: Db | Tx; readonly clock: Clock };

/** A trial as its applicant sees it: no word of who they are, for whoever holds a mail can open it. */
export type TrialView = Pick<Trial, "id" | "state" | "endsAt" | "wantsReminders"> & {
  readonly isKeyShown: boolean;
  readonly days: number;
  readonly calls: number;
  /** Of those; null: there is no key yet. */
  readonly usedCalls: number | null;
};

/** Null: nobody made such a link, or it is over. */
export async function trialView(deps: PageDeps, token: string): Promise<TrialView | null> {
  const id = await trialOf(deps, token);
  const trial = id === null ? null : await findTrial(deps.db, id);
  return trial && viewOf(deps, trial);
}

async function trialOf(deps: PageDeps, token: string): Promise<string | null> {
  const link = await openLink(deps, TRIAL_PAGE, token);
  return link && !link.isExpired ? link.subject : null;
}

async function viewOf({ db, clock }: ViewDeps, trial: Trial): Promise<TrialView> {
  const { id, endsAt, wantsReminders, keyShownAt, clientId } = trial;
  const usedCalls = keyShownAt === null || clientId === null ? null : await trialCallsOf(db, clientId);
  // Keys answer nobody from that moment on; the clock writes it down some minutes later.
  const isOver = keyShownAt !== null && endsAt !== null && endsAt <= clock.now() && trial.state !== "converted";
  const offered = { days: TRIAL_DAYS, calls: PLANS.trial.includedCalls };
  return { id, state: isOver ? "ended" : trial.state, endsAt, wantsReminders, isKeyShown: keyShownAt !== null, ...offered, usedCalls };
}

export type KeyRefusal = "unknown" | { readonly notFrom: TrialState | "shown" };
type Shown = { readonly key: string; readonly view: TrialView };
type KeyDeps = PageDeps & { readonly randomBytes: RandomBytes };

/** Makes the key of a trial and shows it, once. The days of a trial count from the first time. */
export async function showTrialKey(deps: KeyDeps, token: string): Promise<Result<Shown, KeyRefusal>> {
  const id = await trialOf(deps, token);
  if (id === null) return refused("unknown");
  return inTransaction<Result<Shown, KeyRefusal>>(deps.db, async (tx) => {
    const trial = await lockTrial(tx, id);
    if (!trial) return refused("unknown");
    const at = deps.clock.now();
    const running = runningOf(trial, at);
    if (running === null) return refused({ notFrom: trial.state });
    return trial.keyShownAt === null ? ok(await makeKey(tx, deps, { trial, at, ...running })) : refused({ notFrom: "shown" });
  });
}

type Running = { readonly clientId: string; readonly endsAt: Date };

/** Null: the trial answers nobody, so that there is no key to show. */
function runningOf({ state, clientId, endsAt }: Trial, at: Date): Running | null {
  const isOpen = state === "approved" || state === "active" || state === "extended";
  return isOpen && clientId !== null && endsAt !== null && endsAt > at ? { clientId, endsAt } : null;
}

const KEY = {
  kind: "secret",
  mode: "live",
  label: "トライアル",
  scopes: scopesOf("trial"),
  hosts: [],
  ips: [],
  actor: "applicant",
} as const;

async function makeKey(
  tx: Tx,
  deps: KeyDeps,
  { trial, clientId, at, endsAt: before }: Running & { readonly trial: Trial; readonly at: Date },
): Promise<Shown> {
  const isFirst = trial.state === "approved";
  const endsAt = isFirst ? endAfter(at, TRIAL_DAYS) : before;
  if (isFirst) await extendTrial(tx, deps, { clientId, endsAt, actor: "applicant" });
  const { key, row } = await issueKey(tx, deps, { ...KEY, clientId });
  const changes = { keyId: row.id, keyShownAt: at, endsAt };
  const after = await stepTrial(tx, trial, { step: isFirst ? "show-key" : "reissue", actor: "sender", at, changes });
  if (!after) throw new Error(`trial ${trial.id} lets its key be seen in a state in which it cannot`);
  return { key, view: await viewOf({ ...deps, db: tx }, after) };
}

/** Whether the end of a trial is told by mail; null: nobody made such a link. */
export async function chooseReminders(deps: PageDeps, token: string, wants: boolean): Promise<TrialView | null> {
  const id = await trialOf(deps, token);
  if (id === null) return null;
  return inTransaction(deps.db, async (tx) => {
    const trial = await lockTrial(tx, id);
    if (!trial) return null;
    await putReminders(tx, id, wants);
    return viewOf({ ...deps, db: tx }, { ...trial, wantsReminders: wants });
  });
}
