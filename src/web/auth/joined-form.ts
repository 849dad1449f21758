import type { SubmitState } from "../kit/forms/use-submit.ts";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";

/** Something else that can be asked for on the page of a form: leaving for a provider, another code. */
export type Beside = { readonly state: SubmitState; readonly forgive: (field: string) => void };

/** A form whose page also asks for something else: what became of either is shown as one, and either keeps the other waiting. */
export function joined(form: TypedForm, { state, forgive }: Beside): TypedForm {
  const { submitting } = form;
  const issues = submitting.issues.length > 0 ? submitting.issues : state.issues;
  return {
    ...form,
    submitting: {
      issues,
      notice: submitting.notice ?? state.notice,
      isPending: submitting.isPending || state.isPending,
      attempt: submitting.attempt + state.attempt,
    },
    messageOf: (field) => issues.find((issue) => issue.field === field)?.message,
    set: (field, text) => {
      form.set(field, text);
      forgive(field);
    },
  };
}
