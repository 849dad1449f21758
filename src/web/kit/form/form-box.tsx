import type { ReactNode } from "react";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { keepComposingEnter } from "./composition.ts";
import { useEarlyTyping } from "./early-typing.ts";
import { ErrorSummary } from "./error-summary.tsx";
import type { Form } from "./use-form.ts";

type FormElementProps = { readonly form: Form; readonly label: string; readonly children: ReactNode };

/** The element of a form. It is not sent before the page is ready: without script a password would leave in an address. */
export function FormElement({ form, label, children }: FormElementProps) {
  const element = useEarlyTyping<HTMLFormElement>(form);
  return (
    <form
      ref={element}
      method="post"
      noValidate
      aria-label={label}
      aria-busy={form.submitting.isPending}
      className="flex flex-col gap-5"
      onKeyDown={keepComposingEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isReady) form.submit(textsIn(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}

type FormBoxProps = FormElementProps & {
  /** What the button says. */
  readonly action: string;
  /** What stands beside the button: a way back, a second thing to do. */
  readonly beside?: ReactNode;
  /** The button is as wide as the fields. */
  readonly isWide?: boolean;
};

/** A form with one button, and with what came of the last try at its head. */
export function FormBox({ form, label, action, beside, isWide = false, children }: FormBoxProps) {
  return (
    <FormElement form={form} label={label}>
      <ErrorSummary submitting={form.submitting} />
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton form={form} isWide={isWide}>
          {action}
        </SubmitButton>
        {beside}
      </div>
    </FormElement>
  );
}

type SubmitButtonProps = {
  readonly form: Form;
  readonly isWide?: boolean;
  readonly pendingLabel?: string;
  readonly children: ReactNode;
};

export function SubmitButton({ form: { isReady, submitting }, isWide = false, pendingLabel = "処理中です", children }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={!isReady} isBusy={submitting.isPending} className={isWide ? "w-full" : "max-sm:w-full"}>
      {submitting.isPending ? pendingLabel : children}
    </Button>
  );
}

/** Fields of a form that is computed as it is typed, and has nothing to send. It takes no room of its own. */
export function LiveFields({ form, children }: Omit<FormElementProps, "label">) {
  const box = useEarlyTyping<HTMLDivElement>(form);
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  );
}

/** What the fields hold, empty ones left out: a password manager may have filled some in without a word. */
function textsIn(element: HTMLFormElement): Typed {
  const entries = [...new FormData(element)].flatMap(([name, value]) => (typeof value === "string" && value !== "" ? [[name, value]] : []));
  return Object.fromEntries(entries);
}
