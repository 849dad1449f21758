import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { keepComposingEnter } from "./composition.ts";
import type { Typed, TypedForm } from "./use-typed-form.ts";

type TypedFormProps = {
  readonly form: TypedForm;
  readonly label: string;
  /** What the button says. */
  readonly action: string;
  /** What stands beside the button: a way back, a second thing to do. */
  readonly beside?: ReactNode;
  /** The button is as wide as the fields. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** A form with one button. It is not sent before the page is ready: without script a password would leave in an address. */
export function TypedFormBox({ form, label, action, beside, isWide = false, children }: TypedFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { fill, submit, submitting, isReady } = form;
  // Once, when the page comes to life.
  const first = useRef(fill);
  useEffect(() => {
    const found = textsIn(element.current);
    if (Object.keys(found).length > 0) first.current(found);
  }, []);
  return (
    <form
      ref={element}
      method="post"
      noValidate
      aria-label={label}
      aria-busy={submitting.isPending}
      className="flex flex-col gap-5"
      onKeyDown={keepComposingEnter}
      onSubmit={(event) => {
        event.preventDefault();
        submit(textsIn(event.currentTarget));
      }}
    >
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={!isReady || submitting.isPending} className={isWide ? "w-full" : "max-sm:w-full"}>
          {submitting.isPending ? "処理中です" : action}
        </Button>
        {beside}
      </div>
    </form>
  );
}

/** What the fields hold, empty ones left out. */
function textsIn(element: HTMLFormElement | null): Typed {
  if (element === null) return {};
  const entries = [...new FormData(element)].flatMap(([name, value]) => (typeof value === "string" && value !== "" ? [[name, value]] : []));
  return Object.fromEntries(entries);
}
