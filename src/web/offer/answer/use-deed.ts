import { isRecord } from "#kernel/record.ts";
import type { Outcome, SubmitFailure } from "#web/kit/form/form-state.ts";
import { useAction } from "#web/kit/form/use-action.ts";

/** What a dialog does, one thing at a time, with why it could not. `run` is true where it was done. */
export function useDeed() {
  const { isBusy, failure, forgive, run } = useAction(wordsOf);
  return {
    isBusy,
    failure,
    forgive,
    run: (work: () => Promise<Outcome>) =>
      run(async () => {
        const outcome = await work();
        if (typeof outcome !== "string") throw outcome;
      }),
  };
}

function isFailure(error: unknown): error is SubmitFailure {
  return isRecord(error) && Array.isArray(error.issues);
}

function wordsOf(error: unknown): string {
  if (!isFailure(error)) throw error;
  return error.notice ?? error.issues.map(({ message }) => `${message}。`.replace("。。", "。")).join("");
}
