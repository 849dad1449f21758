import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { Answer } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { failureText } from "#web/session/errors/failure-text.ts";

export type Change = {
  readonly isBusy: boolean;
  /** What was done last, in a sentence; empty: nothing. */
  readonly done: string;
  /** Why the last one failed; null: it did not. */
  readonly failure: string | null;
  /** Asks for a change and reads the page anew; false where it failed. `done`: in words, or as the answer says. */
  readonly run: <T>(done: string | ((answer: T) => string), ask: () => Promise<Answer<T>>) => Promise<boolean>;
  /** Says what was done elsewhere on the page, and reads it anew. */
  readonly say: (done: string) => Promise<void>;
};

/** Buttons of a page of the desk that change something, one at a time. The page is read anew also where one was refused: somebody else was faster. */
export function useChange(): Change {
  const router = useRouter();
  const acting = useAction(failureText);
  const [done, setDone] = useState("");
  const say = async (words: string) => {
    acting.forgive();
    setDone(words);
    await router.invalidate();
  };
  const run: Change["run"] = async (words, ask) => {
    const isDone = await acting.run(async () => {
      setDone("");
      const answer = await ask();
      if (!answer.ok) throw answer.problem;
      setDone(typeof words === "string" ? words : words(answer.value));
    });
    await router.invalidate();
    return isDone;
  };
  return { isBusy: acting.isBusy, done, failure: acting.failure, run, say };
}
