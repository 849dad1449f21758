import { useState } from "react";
import { Field, type FieldProps } from "#web/kit/form/field.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";

type SecretFieldProps = FieldProps & { readonly value: string; readonly onChange: (text: string) => void };

/** A password that can be shown. Password managers know it by `purpose`. */
export function PasswordField({ value, onChange, purpose, ...field }: SecretFieldProps & { readonly purpose: "current" | "new" }) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative block w-full max-w-105">
          <input
            {...control}
            type={isShown ? "text" : "password"}
            value={value}
            autoComplete={`${purpose}-password`}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={256}
            onChange={(event) => onChange(event.target.value)}
            className={`${fieldClass} pr-24`}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-1 right-1 rounded-control px-3 text-14 text-brand underline underline-offset-4 hover:bg-brand-tint"
          >
            {isShown ? "隠す" : "表示する"}
          </button>
        </span>
      )}
    </Field>
  );
}

/** A code of six digits from a mail, an SMS or an app. Full-width digits and spaces are welcome. */
export function CodeField({ value, onChange, ...field }: SecretFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          maxLength={12}
          onChange={(event) => onChange(event.target.value)}
          className={`${fieldClass} max-w-52 text-center text-22 tracking-[0.25em]`}
        />
      )}
    </Field>
  );
}
