import { EMAIL_FIELD } from "#kernel/fields/person-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { EmailAdvice } from "#web/kit/form/email-advice.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";

export const EMAIL = "email";

type EmailFieldProps = {
  readonly form: Form;
  /** A code will be sent there. */
  readonly isForMail?: boolean;
  /** Browsers list passkeys among the names. */
  readonly offersPasskeys?: boolean;
};

export function EmailField({ form, isForMail = false, offersPasskeys = false }: EmailFieldProps) {
  const field = boundField(form, EMAIL, EMAIL_FIELD);
  return (
    <div className="flex flex-col gap-1">
      <TextField {...field} type="email" autoComplete={offersPasskeys ? "username webauthn" : "username"} />
      <EmailAdvice address={field.value} isForMail={isForMail} onTake={field.onChange} />
    </div>
  );
}
