import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { TextRoom } from "./text-room.tsx";

type LongTextProps = FieldProps & {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Characters that it may have. Nothing is cut: what is too long is told. */
  readonly most?: number;
  readonly rows?: number;
};

/** Several lines of text, with how much more may be written. */
export function LongTextField({ value, onChange, most, rows = 5, ...field }: LongTextProps) {
  const room = `${field.name}-room`;
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea
            {...control}
            {...(most === undefined ? {} : { "aria-describedby": [control["aria-describedby"], room].filter(Boolean).join(" ") })}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${fieldClass} py-3`}
          />
          {most !== undefined && <TextRoom id={room} text={value} most={most} />}
        </>
      )}
    </Field>
  );
}
