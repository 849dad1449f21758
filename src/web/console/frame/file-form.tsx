import { type ReactNode, useRef, useState } from "react";
import { Button, type ButtonLook } from "#web/kit/ui/button.tsx";
import { ErrorText, FieldLabel, fieldClass, SupportText } from "#web/kit/ui/field-label.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";

type FileFormProps = {
  /** What the form is for, for whoever hears it. */
  readonly label: string;
  readonly field: {
    readonly id: string;
    readonly label: string;
    readonly hint: string;
    readonly accept: string;
    readonly isRequired?: boolean;
    readonly isMultiple?: boolean;
    /** Said where none was chosen. */
    readonly missing: string;
  };
  /** What is wrong with the files, before anything is sent; null: nothing. */
  readonly faultOf?: (files: readonly File[]) => string | null;
  readonly action: string;
  readonly busy: string;
  readonly isBusy: boolean;
  readonly look?: ButtonLook;
  /** Told that nothing was sent, for what is wrong is said at the field. */
  readonly onFault?: () => void;
  /** Answers which files stay in the field. */
  readonly onSend: (files: readonly File[]) => Promise<readonly File[]>;
  /** Between the field and the button. */
  readonly children?: ReactNode;
};

/** A field for files with its button. Nothing is sent before the page is alive, nor twice. */
export function FileForm({ label, field, faultOf, action, busy, isBusy, look = {}, onFault, onSend, children }: FileFormProps) {
  const isReady = useIsReady();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const send = async () => {
    const files = [...(input.current?.files ?? [])];
    const found = files.length === 0 ? field.missing : (faultOf?.(files) ?? null);
    setFault(found);
    if (found !== null) {
      onFault?.();
      return input.current?.focus();
    }
    const left = await onSend(files);
    if (input.current && left.length < files.length) input.current.files = listOf(left);
  };
  const [hint, error] = [`${field.id}-hint`, `${field.id}-error`];
  return (
    <form
      method="post"
      aria-label={label}
      className="flex flex-col items-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) void send();
      }}
    >
      <div className="flex w-full flex-col gap-1">
        <FieldLabel htmlFor={field.id} {...(field.isRequired && { isRequired: true })}>
          {field.label}
        </FieldLabel>
        <SupportText id={hint}>{field.hint}</SupportText>
        <input
          ref={input}
          id={field.id}
          type="file"
          accept={field.accept}
          multiple={field.isMultiple}
          aria-invalid={fault === null ? undefined : true}
          aria-describedby={fault === null ? hint : `${hint} ${error}`}
          className={`${fieldClass} py-2.5`}
        />
        {fault !== null && <ErrorText id={error}>{fault}</ErrorText>}
      </div>
      {children}
      <Button type="submit" {...look} disabled={!isReady} isBusy={isBusy}>
        {isBusy ? busy : action}
      </Button>
    </form>
  );
}

function listOf(files: readonly File[]): FileList {
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  return held.files;
}
