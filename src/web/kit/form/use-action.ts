import { useState, useSyncExternalStore } from "react";
import { createForm } from "./form-state.ts";

export type ActionState = {
  readonly isBusy: boolean;
  /** Why the last one failed, in a sentence; null: it did not. */
  readonly failure: string | null;
};

export type Action = ActionState & {
  /** False where it failed, or where another is under way. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
  /** The last failure is not shown any more. */
  readonly forgive: () => void;
};

/** What buttons without a form do, one thing at a time. `wordsOf`: a failure as people read it; empty: given up, which is none. */
export function createAction(wordsOf: (error: unknown) => string) {
  const { state, subscribe, run, restart } = createForm({});
  return {
    state,
    subscribe,
    forgive: restart,
    run: async (work: () => Promise<void>): Promise<boolean> => {
      let isDone = false;
      await run(async () => {
        const words = await work().then(() => null, wordsOf);
        isDone = words === null;
        return isDone ? "done" : { issues: [], notice: words || null };
      });
      return isDone;
    },
  };
}

export function useAction(wordsOf: (error: unknown) => string): Action {
  const [{ state, subscribe, run, forgive }] = useState(() => createAction(wordsOf));
  const { submitting } = useSyncExternalStore(subscribe, state, state);
  return { isBusy: submitting.isPending, failure: submitting.notice, run, forgive };
}
