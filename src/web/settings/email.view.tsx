import { EmailAdvice } from "../kit/forms/email-advice.tsx";
import { PasswordField } from "../kit/forms/secret-field.tsx";
import { TextField } from "../kit/forms/text-field.tsx";
import { TypedFormBox } from "../kit/forms/typed-form.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import { Card } from "../kit/ui/card.tsx";
import { CURRENT_PASSWORD, EMAIL } from "./read-settings.ts";
import { BackToAccount, FederatedNote, SettingsFrame } from "./settings-frame.tsx";

export type EmailViewProps = {
  readonly provider: string | null;
  /** The address of today; null: none. */
  readonly current: string | null;
  /** Whether proving the password makes the service send a code by SMS, which nobody asks for. */
  readonly usesSms: boolean;
  readonly form: TypedForm;
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
  const { typed, set, messageOf, submitting } = form;
  return (
    <SettingsFrame
      title={TITLE}
      lead="新しいメールアドレスに確認コードを送ります。コードを入力するまで、変更されません。"
      submitting={submitting}
    >
      <Card>
        <TypedFormBox form={form} label={TITLE} action="確認コードを送る" beside={<BackToAccount label="やめる" />}>
          <dl>
            <dt className="text-13 text-sub">いまのメールアドレス</dt>
            <dd className="text-16">{current ?? "登録されていません"}</dd>
          </dl>
          <div className="flex w-full flex-col gap-1">
            <TextField
              name={EMAIL}
              label="新しいメールアドレス"
              isRequired
              type="email"
              autoComplete="email"
              placeholder="例：hanako@example.jp"
              value={typed[EMAIL] ?? ""}
              onChange={(text) => set(EMAIL, text)}
              error={messageOf(EMAIL)}
            />
            <EmailAdvice address={typed[EMAIL] ?? ""} isForMail onTake={(address) => set(EMAIL, address)} />
          </div>
          <PasswordField
            name={CURRENT_PASSWORD}
            label="いまのパスワード"
            isRequired
            purpose="current"
            hint={`ご本人であることを確かめます。${usesSms ? "SMSでコードが届くことがありますが、入力はいりません。" : ""}`}
            value={typed[CURRENT_PASSWORD] ?? ""}
            onChange={(text) => set(CURRENT_PASSWORD, text)}
            error={messageOf(CURRENT_PASSWORD)}
          />
        </TypedFormBox>
      </Card>
    </SettingsFrame>
  );
}
