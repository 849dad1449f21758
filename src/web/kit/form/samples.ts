import { QUIET, type SubmitState } from "./form-state.ts";
import type { Form } from "./use-form.ts";

const ignore = () => undefined;

type Shown = Partial<Pick<Form, "typed" | "isReady" | "isResumed">> & Partial<SubmitState>;

/** A form as it looks at one moment, for the gallery and for tests of views. */
export function sampleForm({ typed = {}, isReady = true, isResumed = false, ...submitting }: Shown = {}): Form {
  const { issues = [] } = submitting;
  return {
    typed,
    current: () => typed,
    isReady,
    isResumed,
    submitting: { ...QUIET, ...submitting },
    messageOf: (field) => issues.find((issue) => issue.field === field)?.message,
    ...{ set: ignore, change: ignore, fill: ignore, replace: ignore, takeOver: ignore, restart: ignore, forgive: ignore },
    ...{ forgetDraft: ignore, submit: ignore, act: ignore },
  };
}
