import { useRef, useState, useSyncExternalStore } from "react";
import { type SubmitFailure, type SubmitState, useSubmit } from "./use-submit.ts";

/** What stands in a form, by the names of its fields; a box that is ticked is `on`. */
export type Typed = Readonly<Record<string, string>>;

export type TypedForm = {
  readonly typed: Typed;
  readonly submitting: SubmitState;
  /** False until the page answers to keys and clicks. A form must not be sent before. */
  readonly isReady: boolean;
  readonly messageOf: (field: string) => string | undefined;
  readonly set: (field: string, text: string) => void;
  /** Several at once, without a word on errors: what a browser had filled in, or a draft. */
  readonly fill: (found: Typed) => void;
  readonly submit: (found: Typed) => void;
};

/** A form that keeps what was typed and sends it whole. */
export function useTypedForm(initial: Typed, send: (typed: Typed) => Promise<SubmitFailure | "done">): TypedForm {
  const [typed, setTyped] = useState(initial);
  const sent = useRef(initial);
  const { state, submit, messageOf, forgive } = useSubmit(() => send(sent.current));
  return {
    typed,
    submitting: state,
    isReady: useIsReady(),
    messageOf,
    set: (field, text) => {
      setTyped((before) => ({ ...before, [field]: text }));
      forgive(field);
    },
    fill: (found) => setTyped((before) => ({ ...before, ...found })),
    submit: (found) => {
      sent.current = { ...typed, ...found };
      setTyped(sent.current);
      void submit();
    },
  };
}

const never = () => () => undefined;

/** Whether this is a browser in which the page has come to life. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
