import { useState } from "react";
import type { Answer } from "#api/client/client.ts";
import type { Change } from "./use-change.ts";

type TakingParts<Taken> = {
  readonly change: Change;
  /** What was done, in a sentence: once it was looked at, and once it was taken in. */
  readonly words: { readonly checked: string; readonly taken: string };
  readonly ask: (body: FormData) => Promise<Answer<Taken>>;
  /** Whether what was looked at brings anything. */
  readonly isWorthTaking: (taken: Taken) => boolean;
};

export type TakenFile<Taken> = {
  /** What the file would bring or brought; null: none was sent. */
  readonly taken: Taken | null;
  /** Looks at a file and changes nothing. */
  readonly check: (file: File) => void;
  /** Takes in what was looked at; null: there is nothing to take in. */
  readonly apply: (() => void) | null;
};

/** A file in two steps: first what would happen, then the same file for good. */
export function useTakenFile<Taken>({ change, words, ask, isWorthTaking }: TakingParts<Taken>): TakenFile<Taken> {
  const [chosen, setChosen] = useState<File | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const send = (file: File, isDry: boolean) =>
    change.run(isDry ? words.checked : words.taken, async () => {
      setTaken(null);
      const answer = await ask(bodyOf(file, isDry));
      if (answer.ok) setTaken(answer.value);
      setChosen(answer.ok && isDry && isWorthTaking(answer.value) ? file : null);
      return answer;
    });
  return {
    taken,
    check: (file) => void send(file, true),
    apply: chosen === null ? null : () => void send(chosen, false),
  };
}

/** The words of the API document, as a form carries them. */
function bodyOf(file: File, isDry: boolean): FormData {
  const form = new FormData();
  form.append("file", file, file.name);
  form.append("isDry", isDry ? "yes" : "no");
  return form;
}
