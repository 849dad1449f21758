import { failureText } from "../auth/errors/failure-text.ts";

export type ActionState = {
  readonly isBusy: boolean;
  /** Why the last one failed, in a sentence; null: it did not. */
  readonly failure: string | null;
};

export const IDLE: ActionState = { isBusy: false, failure: null };

/** What a button does, one thing at a time, told as it begins and ends. */
export function oneAtATime(tell: (state: ActionState) => void) {
  let isBusy = false;
  return {
    /** False where it failed, or where another is under way. */
    run: async (work: () => Promise<void>): Promise<boolean> => {
      if (isBusy) return false;
      isBusy = true;
      tell({ isBusy, failure: null });
      const failure = await work().then(() => null, failureText);
      isBusy = false;
      tell({ isBusy, failure });
      return failure === null;
    },
    /** The last failure is not shown any more. */
    forgive: () => tell({ isBusy, failure: null }),
  };
}
