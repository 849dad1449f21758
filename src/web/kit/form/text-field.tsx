import type { HTMLInputAutoCompleteAttribute } from "react";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { Field, type FieldProps } from "./field.tsx";

export type TextFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly type?: "text" | "email" | "tel";
};

export function TextField({ value, onChange, placeholder, autoComplete = "off", type = "text", ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type={type}
          value={value}
          placeholder={placeholder}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
          className={fieldClass}
        />
      )}
    </Field>
  );
}

/** A number as text (full-width digits welcome) with its unit beside it and what was understood under it. */
export function NumberField({
  value,
  onChange,
  placeholder,
  unit,
  echo,
  mode = "decimal",
  ...field
}: TextFieldProps & {
  readonly unit: string;
  /** What the text was understood as, such as `21.17坪`; empty while nothing is. */
  readonly echo?: string;
  readonly mode?: "decimal" | "numeric" | "text";
}) {
  return (
    <Field {...field}>
      {(control) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="flex items-center gap-2">
            <input
              {...control}
              type="text"
              inputMode={mode}
              value={value}
              placeholder={placeholder}
              autoComplete="off"
              onChange={(event) => onChange(event.target.value)}
              className={`${fieldClass} max-w-36 text-right`}
            />
            <span className="whitespace-nowrap text-16">{unit}</span>
          </span>
          <output htmlFor={control.id} className="whitespace-nowrap text-14 text-sub tabular-nums">
            {echo}
          </output>
        </span>
      )}
    </Field>
  );
}
