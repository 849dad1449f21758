import type { TypedForm } from "../kit/forms/use-typed-form.ts";

/** A form that begins anew: what came of its tries up to the one of number `before` is not shown any more. */
export function freshForm(form: TypedForm, before: number): TypedForm {
  const { submitting } = form;
  if (submitting.attempt > before) return form;
  return { ...form, submitting: { ...submitting, issues: [], notice: null, attempt: 0 }, messageOf: () => undefined };
}
