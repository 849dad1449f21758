import type { ProfileResponse } from "#api/client/client.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";
import type { IconFileDeps } from "#web/profile/icon/icon-files.ts";
import { type Erased, type Erasing, eraseAnswers, restoreAnswers, withdrawAgreement } from "./erase.ts";

export type EraseState = {
  readonly profile: ProfileResponse;
  /** What is being asked before it is done. */
  readonly asked: "nothing" | "erase" | "withdraw";
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly done: "nothing" | "erased" | "restored" | "withdrawn" | "reloaded";
  /** What can be put back. */
  readonly erased: Erased | null;
};

export type EraseActions = {
  readonly ask: (what: EraseState["asked"]) => void;
  readonly erase: () => void;
  readonly withdraw: () => void;
  readonly restore: () => void;
};

export type EraseSaving = KeptState<EraseState> & EraseActions;

/** Deleting all answers, putting them back, and taking back the agreement: one at a time. */
export function createEraseSaving(deps: IconFileDeps, profile: ProfileResponse): EraseSaving {
  const { state, subscribe, show } = keepState<EraseState>({
    ...{ profile, asked: "nothing", isBusy: false, failure: null, done: "nothing", erased: null },
  });

  async function act(work: (seen: ProfileResponse) => Promise<Erasing>, done: EraseState["done"]): Promise<void> {
    if (state().isBusy) return;
    show({ isBusy: true, failure: null });
    const outcome = await work(state().profile);
    show({ isBusy: false, ...afterErasing(outcome, done) });
  }

  return {
    state,
    subscribe,
    ask: (asked) => show({ asked, failure: null }),
    erase: () => void act((seen) => eraseAnswers(deps, seen), "erased"),
    withdraw: () => void act(() => withdrawAgreement(deps.calls), "withdrawn"),
    restore: () => {
      const { erased } = state();
      if (erased) void act((seen) => restoreAnswers(deps, seen, erased), "restored");
    },
  };
}

/** A conflict shows what is there now, and leaves it to the member to ask again. */
function afterErasing(outcome: Erasing, done: EraseState["done"]): Partial<EraseState> {
  switch (outcome.kind) {
    case "saved":
      return { profile: outcome.profile, asked: "nothing", done, erased: outcome.erased ?? null };
    case "conflict":
    case "consent-needed":
      return { profile: outcome.latest, asked: "nothing", done: "reloaded", erased: null };
    case "failed":
      return { failure: outcome.why };
  }
}
