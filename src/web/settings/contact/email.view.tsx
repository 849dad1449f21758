import { PasswordField } from "#web/kit/code/secret-field.tsx";
import { bound, boundField } from "#web/kit/form/bound.ts";
import { EmailAdvice } from "#web/kit/form/email-advice.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { BackToAccount, FederatedNote, SettingsFrame } from "#web/settings/frame/settings-frame.tsx";
import { CURRENT_PASSWORD } from "#web/settings/security/read-password.ts";
import { EMAIL, NEW_EMAIL } from "./read-contact.ts";

export type EmailViewProps = {
  readonly provider: string | null;
  /** The address of today; null: none. */
  readonly current: string | null;
  /** Whether proving the password makes the service send a code by SMS, which nobody asks for. */
  readonly usesSms: boolean;
  readonly form: Form;
};

const TITLE = "メールアドレスの変更";

export function EmailView({ provider, current, usesSms, form }: EmailViewProps) {
  if (provider !== null) {
    return (
      <SettingsFrame title={TITLE}>
        <FederatedNote provider={provider}>
          メールアドレスは{provider}から受け取っているため、ここでは変更できません。{provider}
          のアカウントで変更すると、次のログインから反映されます。
        </FederatedNote>
      </SettingsFrame>
    );
  }
  const email = boundField(form, EMAIL, NEW_EMAIL);
  return (
    <SettingsFrame title={TITLE} lead="新しいメールアドレスに確認コードを送ります。コードを入力するまで、変更されません。">
      <Card>
        <FormBox form={form} label={TITLE} action="確認コードを送る" beside={<BackToAccount label="やめる" />}>
          <dl>
            <dt className="text-13 text-sub">いまのメールアドレス</dt>
            <dd className="text-16">{current ?? "登録されていません"}</dd>
          </dl>
          <div className="flex w-full flex-col gap-1">
            <TextField {...email} type="email" autoComplete="email" />
            <EmailAdvice address={email.value} isForMail onTake={email.onChange} />
          </div>
          <PasswordField
            {...bound(form, CURRENT_PASSWORD)}
            label="いまのパスワード"
            isRequired
            purpose="current"
            hint={`ご本人であることを確かめます。${usesSms ? "SMSでコードが届くことがありますが、入力はいりません。" : ""}`}
          />
        </FormBox>
      </Card>
    </SettingsFrame>
  );
}
