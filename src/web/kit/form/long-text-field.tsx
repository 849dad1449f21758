import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { Field, type FieldProps } from "./field.tsx";

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

type TextRoomProps = {
  /** Of the text that the control is described by. */
  readonly id: string;
  readonly text: string;
  readonly most: number;
};

/** あと○文字 below a text; where there is too much of it, that is read aloud as well, once. Blanks around the text do not count. */
function TextRoom({ id, text, most }: TextRoomProps) {
  const room = most - text.trim().length;
  const isTooLong = room < 0;
  return (
    <>
      <span id={id} className={`self-end text-12 tabular-nums ${isTooLong ? "font-bold text-accent" : "text-sub"}`}>
        {isTooLong ? `${words(-room)}文字多すぎます（${words(most)}文字まで）` : `あと${words(room)}文字（${words(most)}文字まで）`}
      </span>
      <span aria-live="polite" className="sr-only">
        {isTooLong && `${words(most)}文字を超えています`}
      </span>
    </>
  );
}

function words(characters: number): string {
  return characters.toLocaleString("ja-JP");
}
