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
  /** Asks for a change and reads the page anew; false where it failed. */
  readonly run: (done: string, ask: () => Promise<Answer<unknown>>) => Promise<boolean>;
  /** Says what was done elsewhere on the page, and reads it anew. */
  readonly say: (done: string) => Promise<void>;
  /** Nothing is said of the last one any more. */
  readonly forgive: () => void;
};

/** Buttons of a page of the console that change something, one at a time. */
export function useChange(): Change {
  const router = useRouter();
  const acting = useAction(failureText);
  const [done, setDone] = useState("");
  const forgive = () => {
    acting.forgive();
    setDone("");
  };
  const say = async (words: string) => {
    acting.forgive();
    setDone(words);
    await router.invalidate();
  };
  const run: Change["run"] = (words, ask) =>
    acting.run(async () => {
      forgive();
      const answer = await ask();
      if (!answer.ok) throw answer.problem;
      await say(words);
    });
  return { isBusy: acting.isBusy, done, failure: acting.failure, run, say, forgive };
}
