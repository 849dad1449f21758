import type { FieldIssue } from "../kit/forms/field.tsx";
import type { Typed, TypedForm } from "../kit/forms/use-typed-form.ts";
import type { Resend } from "./use-resend.ts";

const ignore = () => undefined;

type Shown = {
  readonly typed?: Typed;
  readonly issues?: readonly FieldIssue[];
  readonly notice?: string;
  readonly isPending?: boolean;
  readonly isReady?: boolean;
};

/** A form as it looks at one moment. */
export function sampleForm({ typed = {}, issues = [], notice, isPending = false, isReady = true }: Shown = {}): TypedForm {
  return {
    typed,
    isReady,
    submitting: { issues, notice: notice ?? null, isPending, attempt: 0 },
    messageOf: (field) => issues.find((issue) => issue.field === field)?.message,
    set: ignore,
    fill: ignore,
    submit: ignore,
  };
}

export const sampleAddress = "hanako@example.jp";

/** A code that was sent long ago: another may be asked for. */
export const sampleResend: Omit<Resend, "forgive"> = {
  state: { issues: [], notice: null, isPending: false, attempt: 0 },
  sentAt: 0,
  outcome: null,
  again: ignore,
};
