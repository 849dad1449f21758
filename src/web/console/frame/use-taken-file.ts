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

type Choices = Readonly<Record<string, string>>;
type Sent = { readonly file: File; readonly choices: Choices };

export type TakenFile<Taken> = {
  /** What the file would bring or brought; null: none was sent. */
  readonly taken: Taken | null;
  /** Looks at a file and changes nothing. */
  readonly check: (file: File) => void;
  /** Looks at the same file once more, with further fields of the form; null: none was looked at, or it is taken in. */
  readonly recheck: ((choices: Choices) => void) | null;
  /** Takes in what was looked at; null: there is nothing to take in. */
  readonly apply: (() => void) | null;
};

/** A file in two steps: first what would happen, then the same file for good. */
export function useTakenFile<Taken>({ change, words, ask, isWorthTaking }: TakingParts<Taken>): TakenFile<Taken> {
  const [looked, setLooked] = useState<Sent | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const send = (sent: Sent, isDry: boolean) =>
    change.run(isDry ? words.checked : words.taken, async () => {
      setTaken(null);
      const answer = await ask(bodyOf(sent, isDry));
      if (answer.ok) setTaken(answer.value);
      setLooked(answer.ok && isDry ? sent : null);
      return answer;
    });
  return {
    taken,
    check: (file) => void send({ file, choices: {} }, true),
    recheck: looked && ((choices) => void send({ ...looked, choices }, true)),
    apply: looked && taken && isWorthTaking(taken) ? () => void send(looked, false) : null,
  };
}

/** The words of the API document, as a form carries them. */
function bodyOf({ file, choices }: Sent, isDry: boolean): FormData {
  const form = new FormData();
  form.append("file", file, file.name);
  form.append("isDry", isDry ? "yes" : "no");
  for (const [name, value] of Object.entries(choices)) form.append(name, value);
  return form;
}
