import type { PillarId, Weights } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { type Milliseconds, milliseconds } from "#kernel/duration.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";
import type { MovedWeights } from "./browser-memory.ts";
import { addressOf, newestOf, offerOf, readWeights } from "./weights-decisions.ts";

/** How long a slider has to rest before the report is asked for. */
const REST = milliseconds(350);
/** And before the account hears of it: a service takes some twenty changes a minute. */
const SAVE_REST = milliseconds(1500);

/** Where a reader's weights are kept: an account once signed in, else this browser. */
export type WeightsHome = "browser" | "account";

/** How the account has them. `removed`: the usual ones, nothing is kept. */
export type Saving = { readonly kind: "idle" | "saving" | "saved" | "removed" } | { readonly kind: "failed"; readonly why: string };

export type StoreState = {
  readonly weights: Weights;
  /** The reader's own of another visit or building. */
  readonly kept: Weights | null;
  readonly home: WeightsHome;
  readonly saving: Saving;
};

export type StoreParts = {
  /** Asks for the report with these weights; null: the usual ones. */
  readonly show: (w: string | null) => void;
  readonly browser: { readonly read: () => MovedWeights | null; readonly keep: (moved: MovedWeights | null) => void };
  readonly account: {
    /** Null: none, or they cannot be read now. */
    readonly read: () => Promise<MovedWeights | null>;
    /** Null forgets them. Answers why it failed, in a sentence. */
    readonly keep: (w: string | null) => Promise<string | null>;
  };
  /** Runs the work after that time; answers how to call it off. */
  readonly after: (ms: Milliseconds, work: () => void) => () => void;
  readonly now: () => Date;
};

export type WeightsStore = KeptState<StoreState> & {
  /** A report came with these weights. */
  readonly shown: (weights: Weights) => void;
  /** Who reads: takes up what is kept for them. */
  readonly readBy: (home: WeightsHome) => Promise<void>;
  readonly set: (pillar: PillarId, value: number) => void;
  readonly reset: () => void;
  readonly useKept: () => void;
  readonly saveAgain: () => void;
  /** The page closes: what was moved last is saved at once. */
  readonly stop: () => void;
};

/** Work that waits for its time, one at a time: a later one takes the place of the earlier. */
function waiting(after: StoreParts["after"]) {
  let due: { readonly work: () => void; readonly callOff: () => void } | null = null;
  const take = () => {
    const { work = null } = due ?? {};
    due?.callOff();
    due = null;
    return work;
  };
  return {
    isDue: () => due !== null,
    take,
    in: (ms: Milliseconds, work: () => void) => {
      take();
      due = { work, callOff: after(ms, () => take()?.()) };
    },
  };
}

/** The sliders of a report: what they show, and where their weights are kept. The server makes every report, by its address. */
export function createWeightsStore(parts: StoreParts, initial: Pick<StoreState, "weights" | "home">): WeightsStore {
  const { state, subscribe, show } = keepState<StoreState>({ ...initial, kept: null, saving: { kind: "idle" } });
  let news = 0;
  const showing = waiting(parts.after);
  const saving = waiting(parts.after);
  const save = savingInTurn(parts, (next) => show({ saving: next }));

  function keep(w: string | null, wait: Milliseconds): void {
    const isMember = state().home === "account";
    // What was moved before signing in must not come back in place of what a member moves now.
    parts.browser.keep(w === null || isMember ? null : { w, movedAt: parts.now().toISOString() });
    if (isMember) saving.in(wait, () => void save(w));
  }

  function apply(weights: Weights, wait: Milliseconds): void {
    show({ weights });
    showing.in(wait, () => {
      const w = addressOf(weights);
      if (w === "nothing") return;
      news++;
      show({ kept: w === null ? null : weights });
      keep(w, w === null ? milliseconds(0) : SAVE_REST);
      parts.show(w);
    });
  }

  return {
    state,
    subscribe,
    shown: (weights) => {
      if (!showing.isDue()) show({ weights });
    },
    readBy: async (home) => {
      const mine = ++news;
      show({ home, kept: null, saving: { kind: "idle" } });
      const browser = parts.browser.read();
      const found = home === "browser" ? browser : newestOf(await parts.account.read(), browser);
      // Otherwise they were moved, or somebody signed in or out, while the account was asked.
      if (mine === news) show({ kept: readWeights(found?.w ?? null) });
    },
    set: (pillar, value) => apply({ ...state().weights, [pillar]: value }, REST),
    reset: () => apply(DEFAULT_WEIGHTS, milliseconds(0)),
    useKept: () => {
      const kept = offerOf(state().kept, state().weights);
      const w = kept === null ? "nothing" : addressOf(kept);
      if (kept === null || w === "nothing") return;
      show({ weights: kept });
      parts.show(w);
    },
    saveAgain: () => {
      const w = addressOf(state().weights);
      if (w !== "nothing") void save(w);
    },
    stop: () => {
      showing.take();
      saving.take()?.();
    },
  };
}

/** Tells the account one after the other; of those that wait only the last goes out, and only of the last it is told how it went. */
function savingInTurn({ account }: StoreParts, announce: (saving: Saving) => void): (w: string | null) => Promise<void> {
  let turn = 0;
  let underWay: Promise<unknown> = Promise.resolve();
  return async (w) => {
    const mine = ++turn;
    announce({ kind: "saving" });
    await underWay;
    if (mine !== turn) return;
    const asked = account.keep(w);
    underWay = asked;
    const why = await asked;
    if (mine !== turn) return;
    if (why !== null) announce({ kind: "failed", why });
    else announce({ kind: w === null ? "removed" : "saved" });
  };
}
