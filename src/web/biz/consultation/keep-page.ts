import type { Problem } from "#api/client/client.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";
import { problemText } from "#web/session/errors/problem-failure.ts";

/** What a link opens, and what is done there. */
export type PageState<Shown extends object> = {
  /** `unknown`: nobody made such a link, or it is over. */
  readonly found: "loading" | "unknown" | "failed" | Shown;
  readonly isBusy: boolean;
  /** What was just done here; null: nothing. */
  readonly done: string | null;
  readonly failure: string | null;
};

type Answered<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Problem };

export type KeptPage<Shown extends object> = KeptState<PageState<Shown>> & {
  readonly look: () => Promise<void>;
  /** Does something and shows what came of it. Answers whether it was done. `wordsOf`: a refusal in words of this page; undefined: in the usual ones. */
  readonly run: <Value>(ask: () => Promise<Answered<Value>>, after: (value: Value) => Partial<PageState<Shown>>) => Promise<boolean>;
};

/** A page that a token opens. To look at it changes nothing. */
export function keepPage<Shown extends object>(
  lookUp: () => Promise<Answered<Shown>>,
  wordsOf: (problem: Problem) => string | undefined,
): KeptPage<Shown> {
  const { state, subscribe, show } = keepState<PageState<Shown>>({ found: "loading", isBusy: false, done: null, failure: null });
  return {
    state,
    subscribe,
    look: async () => {
      const answer = await lookUp();
      if (answer.ok) return show({ found: answer.value });
      return show({ found: answer.problem.status === 404 || answer.problem.status === 422 ? "unknown" : "failed" });
    },
    run: async (ask, after) => {
      if (state().isBusy) return false;
      show({ isBusy: true, failure: null, done: null });
      const answer = await ask();
      if (answer.ok) show({ isBusy: false, ...after(answer.value) });
      else {
        // It is not as it stands here any more, as where it was cancelled in another tab.
        const now = answer.problem.status === 409 ? await lookUp() : null;
        const failure = wordsOf(answer.problem) ?? problemText(answer.problem, navigator.onLine);
        show({ isBusy: false, failure, ...(now?.ok && { found: now.value }) });
      }
      return answer.ok;
    },
  };
}
