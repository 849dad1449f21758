import { toKatakana } from "#kernel/japanese-text.ts";
import { Field, type FieldProps } from "#web/kit/form/field.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";

type KanaProps = FieldProps & { readonly value: string; readonly onChange: (text: string) => void; readonly placeholder?: string };

/** セイ or メイ. Hiragana becomes katakana once it is settled: never under the fingers of an IME. */
export function KanaField({ value, onChange, placeholder, ...field }: KanaProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="text"
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={40}
          onChange={({ target, nativeEvent }) => onChange(isUnsettled(nativeEvent) ? target.value : settledKana(target.value))}
          onCompositionEnd={({ currentTarget }) => onChange(settledKana(currentTarget.value))}
          className={fieldClass}
        />
      )}
    </Field>
  );
}

/** Katakana of full width from hiragana and from katakana of half width; the rest stays for its owner to see. */
export function settledKana(text: string): string {
  return toKatakana(text.replace(/[｡-ﾟ]+/g, (half) => half.normalize("NFKC")));
}

function isUnsettled(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
