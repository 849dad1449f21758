import { EmailAdvice } from "../kit/forms/email-advice.tsx";
import { TextField } from "../kit/forms/text-field.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";

export const EMAIL = "email";

type EmailFieldProps = {
  readonly form: TypedForm;
  /** A code will be sent there. */
  readonly isForMail?: boolean;
};

export function EmailField({ form, isForMail = false }: EmailFieldProps) {
  const { typed, set, messageOf } = form;
  const address = typed[EMAIL] ?? "";
  const onChange = (text: string) => set(EMAIL, text);
  return (
    <div className="flex flex-col gap-1">
      <TextField
        name={EMAIL}
        label="メールアドレス"
        isRequired
        type="email"
        autoComplete="username"
        placeholder="例：hanako@example.jp"
        value={address}
        onChange={onChange}
        error={messageOf(EMAIL)}
      />
      <EmailAdvice address={address} isForMail={isForMail} onTake={onChange} />
    </div>
  );
}
