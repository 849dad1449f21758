import type { ReactNode } from "react";
import { ErrorText, FieldLabel, SupportText } from "#web/kit/ui/field-label.tsx";

export type FieldProps = {
  /** Also the id of the control: an error summary links to it. */
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

/** What a control takes from its field, so that label, hint and error are announced with it. */
export type ControlProps = {
  readonly id: string;
  readonly name: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
};

/** A label with 必須 or 任意, a hint, the control, and the error under it. */
export function Field({ children, ...field }: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1">
      <FieldLabel htmlFor={field.name} isRequired={field.isRequired}>
        {field.label}
      </FieldLabel>
      <FieldHint {...field} />
      {children(controlProps(field))}
      <FieldError {...field} />
    </div>
  );
}

function controlProps({ name, isRequired, hint, error }: FieldProps): ControlProps {
  return {
    id: name,
    name,
    "aria-describedby": describedBy({ name, hint, error }),
    "aria-invalid": error ? true : undefined,
    "aria-required": isRequired ? true : undefined,
  };
}

type Described = Pick<FieldProps, "name" | "hint" | "error">;

/** The ids of the texts that belong to a control: its hint, then its error. */
export function describedBy({ name, hint, error }: Described): string | undefined {
  const ids = [hint ? `${name}-hint` : "", error ? `${name}-error` : ""].filter((id) => id !== "");
  return ids.length === 0 ? undefined : ids.join(" ");
}

export function FieldHint({ name, hint }: Described) {
  return hint ? <SupportText id={`${name}-hint`}>{hint}</SupportText> : null;
}

export function FieldError({ name, error }: Described) {
  return error ? <ErrorText id={`${name}-error`}>{error}</ErrorText> : null;
}
