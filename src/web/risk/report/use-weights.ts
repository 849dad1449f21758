import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { PillarId, Weights } from "#domain/risk/model/types.ts";
import { areDefaultWeights, DEFAULT_WEIGHTS, formatWeights } from "#domain/risk/model/weights.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { keepWeights, keptWeights } from "./browser-memory.ts";
import { weightsAccount } from "./weights-account.ts";
import { isAllZero, offerOf, readWeights } from "./weights-decisions.ts";
import { createWeightsStore, type Saving, type StoreParts, type WeightsHome } from "./weights-store.ts";

export type WeightsState = {
  readonly weights: Weights;
  /** Nothing can be weighed with all at zero; the report then keeps the last weights that could. */
  readonly isAllZero: boolean;
  readonly isDefault: boolean;
  /** The reader's own weights, where others are seen. */
  readonly kept: Weights | null;
  readonly home: WeightsHome;
  readonly saving: Saving;
  readonly set: (pillar: PillarId, value: number) => void;
  readonly reset: () => void;
  readonly useKept: () => void;
  readonly saveAgain: () => void;
};

/**
 * The sliders of a report. `shown` are the weights the report was made with; `show` asks for it with others (null: the usual ones). The
 * server makes every report, so that a shared address shows the same.
 */
export function useWeights(shown: Weights, show: (w: string | null) => void): WeightsState {
  const home: WeightsHome = useSessionView().isLoggedIn ? "account" : "browser";
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  const [store] = useState(() =>
    createWeightsStore(
      inBrowser((w) => latest.current(w)),
      { weights: shown, home },
    ),
  );
  const { weights, kept, ...state } = useSyncExternalStore(store.subscribe, store.state, store.state);
  const text = formatWeights(shown);
  useEffect(() => store.shown(readWeights(text) ?? DEFAULT_WEIGHTS), [store, text]);
  useEffect(() => void store.readBy(home), [store, home]);
  useEffect(() => store.stop, [store]);
  const { set, reset, useKept, saveAgain } = store;
  return {
    ...{ weights, ...state, set, reset, useKept, saveAgain },
    isAllZero: isAllZero(weights),
    isDefault: areDefaultWeights(weights),
    kept: offerOf(kept, weights),
  };
}

function inBrowser(show: StoreParts["show"]): StoreParts {
  return {
    show,
    browser: { read: keptWeights, keep: keepWeights },
    account: weightsAccount(),
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    now: () => new Date(),
  };
}
