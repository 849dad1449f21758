import type { AssetFacts, AssetResponse } from "#api/client/client.ts";
import type { FieldIssue } from "#kernel/fields/read-fields.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import type { Changed } from "./change-asset.ts";

/**
 * What became of what is typed. `changed`: another device saved meanwhile, and nothing is saved until somebody says which of the two is meant; `gone`: it was
 * deleted elsewhere; `failed`: it is tried again with the next answer.
 */
export type Saving = {
  readonly asset: AssetResponse;
  readonly status: "still" | "saving" | "saved" | "changed" | "gone" | "failed";
  /** What the service does not take, by field. */
  readonly issues: readonly FieldIssue[];
  /** Why nothing was saved, in a sentence. */
  readonly failure: string | null;
  /** What was typed and cannot be taken, as the form calls it: the rest is saved without it. */
  readonly heldBack: readonly string[];
};

/** What is to be saved, and what is typed beside it that cannot be taken. */
export type Noted = { readonly facts: AssetFacts; readonly heldBack: readonly string[] };

export type KeptSaving = KeptState<Saving> & {
  /** Saves after a pause; what is typed meanwhile goes with it. */
  readonly note: (noted: Noted) => void;
  /** Saves at once what is not saved yet, and waits for what is under way. */
  readonly flush: () => Promise<Saving>;
  /** Goes on from what is saved now, which came from elsewhere; `isMineMeant`: what is typed here is saved over it. */
  readonly takeOver: (asset: AssetResponse, isMineMeant: boolean) => Promise<void>;
};

type Parts = {
  readonly save: (seen: AssetResponse, facts: AssetFacts) => Promise<Changed>;
  /** Runs something after the pause; gives back what stops it. */
  readonly later: (work: () => void) => () => void;
  readonly isOnline: () => boolean;
};

/** Saves what is typed of a home, one after the other, each over the version before. */
export function keepSaving(initial: AssetResponse, { save, later, isOnline }: Parts): KeptSaving {
  const { state, subscribe, show } = keepState<Saving>({ asset: initial, status: "still", issues: [], failure: null, heldBack: [] });
  let wanted: Noted | null = null;
  let stop = () => {};
  let running: Promise<void> = Promise.resolve();
  const once = async () => {
    const noted = wanted;
    if (noted === null || state().status === "changed" || state().status === "gone") return;
    wanted = null;
    const { facts, heldBack } = noted;
    if (same(facts, state().asset.facts))
      return show({ status: state().status === "still" ? "still" : "saved", issues: [], failure: null, heldBack });
    show({ status: "saving" });
    const outcome = await save(state().asset, facts);
    if (outcome.kind !== "saved") wanted ??= noted;
    show({ ...after(outcome, isOnline()), heldBack });
  };
  const run = () => {
    stop();
    running = running.then(once);
    return running;
  };
  return {
    state,
    subscribe,
    note: (noted) => {
      wanted = noted;
      stop();
      stop = later(() => void run());
    },
    flush: async () => {
      await run();
      return state();
    },
    takeOver: async (asset, isMineMeant) => {
      if (!isMineMeant) wanted = null;
      show({ asset, status: "still", issues: [], failure: null, heldBack: [] });
      await run();
    },
  };
}

function after(outcome: Changed, isOnline: boolean): Partial<Saving> {
  if (outcome.kind === "saved") return { asset: outcome.asset, status: "saved", issues: [], failure: null };
  if (outcome.kind !== "failed") return { status: outcome.kind, issues: [], failure: null };
  const { issues, notice } = problemFailure(outcome.problem, isOnline);
  return { status: "failed", issues, failure: notice };
}

function same(a: AssetFacts, b: AssetFacts): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

/** Facts come back with their names in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, sorted(inner)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
