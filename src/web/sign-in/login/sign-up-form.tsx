import { NEW_PASSWORD, NEW_PASSWORD_AGAIN, NewPasswordFields } from "#web/kit/code/new-password-fields.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { EmailField } from "#web/sign-in/form/email-field.tsx";
import { addressIn } from "#web/sign-in/form/read-form.ts";
import { TermsTick } from "#web/sign-in/form/terms-tick.tsx";

export function SignUpForm({ form }: { form: Form }) {
  const { typed, set, messageOf } = form;
  return (
    <FormBox isWide form={form} label="登録情報" action="登録する">
      <EmailField form={form} isForMail />
      <NewPasswordFields
        label="パスワード"
        username={addressIn(typed)}
        password={typed[NEW_PASSWORD] ?? ""}
        again={typed[NEW_PASSWORD_AGAIN] ?? ""}
        onPassword={(text) => set(NEW_PASSWORD, text)}
        onAgain={(text) => set(NEW_PASSWORD_AGAIN, text)}
        messageOf={messageOf}
      />
      <TermsTick form={form} />
    </FormBox>
  );
}
