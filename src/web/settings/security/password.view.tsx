import { NEW_PASSWORD, NEW_PASSWORD_AGAIN, NewPasswordFields } from "#web/kit/code/new-password-fields.tsx";
import { PasswordField } from "#web/kit/code/secret-field.tsx";
import { bound, boundTick } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { BackToAccount, FederatedNote, SettingsFrame } from "#web/settings/frame/settings-frame.tsx";
import { CURRENT_PASSWORD, FORGETS_DEVICES } from "./read-password.ts";

export type PasswordViewProps = {
  readonly provider: string | null;
  /** What a password must not be: the address one signs in with. */
  readonly username: string;
  readonly form: Form;
};

const TITLE = "パスワードの変更";

export function PasswordView({ provider, username, form }: PasswordViewProps) {
  if (provider !== null) {
    return (
      <SettingsFrame title={TITLE}>
        <FederatedNote provider={provider}>
          {provider}でログインしているため、まちのねのパスワードはありません。{provider}のアカウントで変更してください。
        </FederatedNote>
      </SettingsFrame>
    );
  }
  const { typed, set, messageOf } = form;
  return (
    <SettingsFrame title={TITLE} lead="変更すると、ほかの端末ではログアウトされます。この端末ではログインしたまま続けられます。">
      <Card>
        <FormBox form={form} label={TITLE} action="パスワードを変更する" beside={<BackToAccount label="やめる" />}>
          {/* Password managers look for the name that the new password belongs to. */}
          <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
          <PasswordField {...bound(form, CURRENT_PASSWORD)} label="いまのパスワード" isRequired purpose="current" />
          <NewPasswordFields
            label="新しいパスワード"
            username={username}
            password={typed[NEW_PASSWORD] ?? ""}
            again={typed[NEW_PASSWORD_AGAIN] ?? ""}
            onPassword={(text) => set(NEW_PASSWORD, text)}
            onAgain={(text) => set(NEW_PASSWORD_AGAIN, text)}
            messageOf={messageOf}
          />
          <TickBox {...boundTick(form, FORGETS_DEVICES)}>
            ほかの端末の記憶も消す
            <span className="block text-13 text-sub">
              心当たりのないログインがあったときに選んでください。二段階認証を使っているときは、ほかの端末での次のログインにコードが必要になります。
            </span>
          </TickBox>
        </FormBox>
      </Card>
    </SettingsFrame>
  );
}
