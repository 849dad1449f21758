import type { Answer, RiskWeightsResponse } from "#api/client/client.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";
import { failureText } from "#web/session/errors/failure-text.ts";

export type WeightsCalls = {
  readonly save: (w: string) => Promise<Answer<RiskWeightsResponse>>;
  readonly forget: () => Promise<Answer<RiskWeightsResponse>>;
};

export type WeightsState = {
  /** Null: the usual ones, nothing is kept. */
  readonly kept: RiskWeightsResponse["riskWeights"];
  /** What was just deleted, and can be put back while the page is open. */
  readonly removed: string | null;
  readonly isBusy: boolean;
  readonly failure: string | null;
};

export type WeightsActions = { readonly remove: () => void; readonly restore: () => void };

/** Deleting the weights of risk reports, and putting them back: one at a time. */
export function createWeightsSaving(calls: WeightsCalls, kept: WeightsState["kept"]): KeptState<WeightsState> & WeightsActions {
  const { state, subscribe, show } = keepState<WeightsState>({ kept, removed: null, isBusy: false, failure: null });

  async function act(ask: () => ReturnType<WeightsCalls["forget"]>, removed: string | null): Promise<void> {
    if (state().isBusy) return;
    show({ isBusy: true, failure: null });
    try {
      const answer = await ask();
      show(answer.ok ? { kept: answer.value.riskWeights, removed } : { failure: failureText(answer.problem) });
    } catch (error) {
      show({ failure: failureText(error) });
    }
    show({ isBusy: false });
  }

  return {
    state,
    subscribe,
    remove: () => {
      const { w = null } = state().kept ?? {};
      if (w !== null) void act(() => calls.forget(), w);
    },
    restore: () => {
      const { removed } = state();
      if (removed !== null) void act(() => calls.save(removed), null);
    },
  };
}
