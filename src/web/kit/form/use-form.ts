import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ReadForm, Typed } from "#kernel/fields/read-fields.ts";
import { createForm, type Draft, type FormActions, type FormState, type Outcome } from "./form-state.ts";
import { useIsReady } from "./use-is-ready.ts";

/** A form as its view draws it. */
export type Form = FormState &
  FormActions & {
    /** False until the page answers to keys and clicks. A form must not be sent before. */
    readonly isReady: boolean;
    readonly messageOf: (field: string) => string | undefined;
    /** Reads the answers, `found` over those that are known, and sends them if nothing is wrong. */
    readonly submit: (found?: Typed) => void;
    /** Does something else that the page offers, such as sending a code once more: while it does, the form waits, and its failure is told there. */
    readonly act: (work: () => Promise<Outcome>) => void;
  };

type FormParts<T> = {
  readonly initial: Typed;
  /** What the answers mean, or what is wrong with them. */
  readonly read: (typed: Typed) => ReadForm<T>;
  readonly send: (input: T, typed: Typed) => Promise<Outcome>;
  readonly draft?: Draft;
};

/**
 * The form of a screen: answers kept while they are typed (what was typed before the page came to life included), taken up again from a draft,
 * read by field, sent once at a time, with what came of it.
 */
export function useForm<T>(parts: FormParts<T>): Form {
  const latest = useRef(parts);
  useLayoutEffect(() => {
    latest.current = parts;
  });
  const [store] = useState(() => createForm(parts.initial, () => latest.current.draft ?? null));
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  useEffect(() => store.resume(), [store]);
  const send = async (): Promise<Outcome> => {
    const { typed } = store.state();
    const read = latest.current.read(typed);
    return read.ok ? latest.current.send(read.input, typed) : { issues: read.issues, notice: null };
  };
  return {
    ...store,
    ...state,
    isReady: useIsReady(),
    messageOf: (field) => state.submitting.issues.find((issue) => issue.field === field)?.message,
    submit: (found = {}) => {
      store.fill(found);
      void store.run(send);
    },
    act: (work) => void store.run(work),
  };
}

/** A form that is computed at every key stroke and never sent: what is wrong now is told at its fields. */
export function useLiveForm(initial: Typed): Form {
  return useForm({ initial, read: (typed) => ({ ok: true, input: typed }), send: async () => "kept" });
}

/** A form with what is wrong with it now, in place of what was wrong when it was sent. */
export function withIssues(form: Form, issues: FormState["submitting"]["issues"]): Form {
  return { ...form, messageOf: (field) => issues.find((issue) => issue.field === field)?.message };
}
