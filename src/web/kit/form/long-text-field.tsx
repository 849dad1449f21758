import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { Field, type FieldProps } from "./field.tsx";

type LongTextProps = FieldProps & {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength?: number | undefined;
  readonly rows?: number;
};

/** Several lines of text. */
export function LongTextField({ value, onChange, maxLength, rows = 5, ...field }: LongTextProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${fieldClass} py-3`}
        />
      )}
    </Field>
  );
}
