import { useState } from "react";
import type { ReadForm, Typed } from "#kernel/fields/read-fields.ts";
import type { Draft, SubmitFailure } from "#web/kit/form/form-state.ts";
import { type Form, useForm } from "#web/kit/form/use-form.ts";
import type { Letter, Receipt } from "./letter.ts";
import { addFiles, type ChosenFiles, NO_FILES, removeFile } from "./letter-files.ts";

export type LetterState = {
  readonly letter: Letter;
  /** A letter is written, read once more, and then sent. */
  readonly step: "write" | "confirm";
  readonly form: Form;
  /** Back to writing, with everything still there. */
  readonly back: () => void;
  /** Files go with the letter but are not kept in the tab: after a reload they are chosen anew. */
  readonly chosen: ChosenFiles;
  readonly addFiles: (picked: readonly File[]) => void;
  readonly removeFile: (index: number) => void;
  /** How far the files have got, from 0 to 1; null: nothing to tell. */
  readonly uploaded: number | null;
};

export type Sent = { readonly ok: true; readonly receipt: Receipt } | { readonly ok: false; readonly failure: SubmitFailure };

export type LetterParts<Input> = {
  readonly letter: Letter;
  readonly draft: Draft;
  /** What is known from the start: it goes over what was kept. */
  readonly initial: Typed;
  readonly read: (typed: Typed, files: readonly File[]) => ReadForm<Input>;
  readonly send: (input: Input, onProgress: (share: number) => void) => Promise<Sent>;
  readonly onSent: (receipt: Receipt) => Promise<void>;
};

/** A letter: kept in the tab until it is sent, so that nothing is lost where sending fails. */
export function useLetter<Input>({ letter, draft, initial, read, send, onSent }: LetterParts<Input>): LetterState {
  const [step, setStep] = useState<LetterState["step"]>("write");
  const [chosen, setChosen] = useState(NO_FILES);
  const [uploaded, setUploaded] = useState<number | null>(null);
  const sendNow = async (input: Input) => {
    const sent = await send(input, setUploaded);
    setUploaded(null);
    if (!sent.ok) {
      if (sent.failure.issues.length > 0) setStep("write");
      return sent.failure;
    }
    draft.forget();
    await onSent(sent.receipt);
    return "done" as const;
  };
  const form = useForm<Input>({
    initial,
    draft: { ...draft, read: () => overlaid(draft.read(), initial) },
    read: (typed) => {
      const letterRead = read(typed, chosen.files);
      if (!letterRead.ok) setStep("write");
      return letterRead;
    },
    send: async (input, typed) => {
      if (step === "confirm") return sendNow(input);
      draft.keep(typed);
      setStep("confirm");
      return "kept";
    },
  });
  return {
    letter,
    step,
    form,
    back: () => setStep("write"),
    chosen,
    addFiles: (picked) => {
      if (letter.files) setChosen(addFiles(chosen, picked, letter.files));
    },
    removeFile: (index) => setChosen((before) => removeFile(before, index)),
    uploaded,
  };
}

function overlaid(kept: Typed | null, initial: Typed): Typed | null {
  return kept === null ? null : { ...kept, ...initial };
}
