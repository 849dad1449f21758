import { useEffect, useEffectEvent, useState } from "react";
import { forgetInTab, keepInTab, keptInTab } from "../kit/forms/tab-memory.ts";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import { type Typed, type TypedForm, useTypedForm } from "../kit/forms/use-typed-form.ts";
import { draftName, parseLetter } from "./letter-draft.ts";
import type { LetterTopic } from "./letter-fields.ts";
import { addFiles, type ChosenFiles, NO_FILES, removeFile } from "./letter-files.ts";
import { readLetter } from "./read-letter.ts";
import { type Receipt, sendFromBrowser } from "./send-letter.ts";

export type LetterState = {
  readonly topic: LetterTopic;
  /** A letter is written, read once more, and then sent. */
  readonly step: "write" | "confirm";
  readonly form: TypedForm;
  /** Back to writing, with everything still there. */
  readonly back: () => void;
  /** Files go with the letter but are not kept in the tab: after a reload they are chosen anew. */
  readonly chosen: ChosenFiles;
  readonly addFiles: (picked: readonly File[]) => void;
  readonly removeFile: (index: number) => void;
  /** How far the files have got, from 0 to 1; null: nothing to tell. */
  readonly uploaded: number | null;
};

type LetterParts = {
  readonly topic: LetterTopic;
  readonly apartmentKey: string | null;
  readonly initial: Typed;
  readonly onSent: (receipt: Receipt) => Promise<void>;
};

/** A letter from the risk pages: kept in the tab until it is sent, so that nothing is lost where sending fails. */
export function useLetter({ topic, apartmentKey, initial, onSent }: LetterParts): LetterState {
  const [step, setStep] = useState<LetterState["step"]>("write");
  const [chosen, setChosen] = useState(NO_FILES);
  const [uploaded, setUploaded] = useState<number | null>(null);
  const draft = draftName(topic, apartmentKey);
  const send = async (typed: Typed): Promise<SubmitFailure | "done"> => {
    const read = readLetter(topic, apartmentKey, typed, chosen.files);
    if (!read.ok) {
      setStep("write");
      return { issues: read.issues, notice: null };
    }
    keepInTab(draft, JSON.stringify(typed));
    if (step === "write") {
      setStep("confirm");
      return "done";
    }
    const sent = await sendFromBrowser(read.letter, setUploaded);
    setUploaded(null);
    if (!sent.ok) {
      if (sent.failure.issues.length > 0) setStep("write");
      return sent.failure;
    }
    forgetInTab(draft);
    await onSent(sent.receipt);
    return "done";
  };
  const form = useTypedForm(initial, send);
  const resume = useEffectEvent(() => {
    const kept = parseLetter(keptInTab(draft));
    if (kept !== null) form.fill({ ...kept, ...initial });
  });
  useEffect(() => resume(), []);
  const set = (field: string, text: string) => {
    form.set(field, text);
    keepInTab(draft, JSON.stringify({ ...form.typed, [field]: text }));
  };
  return {
    topic,
    step,
    form: { ...form, set },
    back: () => setStep("write"),
    chosen,
    addFiles: (picked) => setChosen((before) => addFiles(before, picked)),
    removeFile: (index) => setChosen((before) => removeFile(before, index)),
    uploaded,
  };
}
