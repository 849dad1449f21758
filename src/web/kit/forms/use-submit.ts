import { useRef, useState } from "react";
import type { FieldIssue } from "./field.tsx";

/** How a try to send ended when it did not succeed: field by field, or as a whole. */
export type SubmitFailure = { readonly issues: readonly FieldIssue[]; readonly notice: string | null };

export type SubmitState = SubmitFailure & { readonly isPending: boolean; readonly attempt: number };

const IDLE: SubmitState = { issues: [], notice: null, isPending: false, attempt: 0 };

/** The submit cycle of every form: one try at a time, errors kept until the next try, nothing shown after success. */
export function useSubmit(send: () => Promise<SubmitFailure | "done">) {
  const [state, setState] = useState(IDLE);
  const isSending = useRef(false);
  const submit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setState((before) => ({ ...before, isPending: true }));
    try {
      const outcome = await send();
      const failure = outcome === "done" ? { issues: [], notice: null } : outcome;
      setState((before) => ({ ...failure, isPending: false, attempt: outcome === "done" ? before.attempt : before.attempt + 1 }));
    } finally {
      isSending.current = false;
      setState((before) => ({ ...before, isPending: false }));
    }
  };
  const messageOf = (field: string) => state.issues.find((issue) => issue.field === field)?.message;
  /** An answer that was changed is not wrong any more until it is sent again. */
  const forgive = (field: string) => setState((before) => ({ ...before, issues: before.issues.filter((issue) => issue.field !== field) }));
  return { state, submit, messageOf, forgive };
}
