import { NEW_PASSWORD, NEW_PASSWORD_AGAIN, NewPasswordFields } from "../kit/forms/new-password-fields.tsx";
import { PasswordField } from "../kit/forms/secret-field.tsx";
import { TickBox } from "../kit/forms/tick-box.tsx";
import { TypedFormBox } from "../kit/forms/typed-form.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import { Card } from "../kit/ui/card.tsx";
import { CURRENT_PASSWORD, FORGETS_DEVICES } from "./read-settings.ts";
import { BackToAccount, FederatedNote, SettingsFrame } from "./settings-frame.tsx";

export type PasswordViewProps = {
  readonly provider: string | null;
  /** What a password must not be: the address one signs in with. */
  readonly username: string;
  readonly form: TypedForm;
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
  const { typed, set, messageOf, submitting } = form;
  return (
    <SettingsFrame
      title={TITLE}
      lead="変更すると、ほかの端末ではログアウトされます。この端末ではログインしたまま続けられます。"
      submitting={submitting}
    >
      <Card>
        <TypedFormBox form={form} label={TITLE} action="パスワードを変更する" beside={<BackToAccount label="やめる" />}>
          {/* Password managers look for the name that the new password belongs to. */}
          <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
          <PasswordField
            name={CURRENT_PASSWORD}
            label="いまのパスワード"
            isRequired
            purpose="current"
            value={typed[CURRENT_PASSWORD] ?? ""}
            onChange={(text) => set(CURRENT_PASSWORD, text)}
            error={messageOf(CURRENT_PASSWORD)}
          />
          <NewPasswordFields
            label="新しいパスワード"
            username={username}
            password={typed[NEW_PASSWORD] ?? ""}
            again={typed[NEW_PASSWORD_AGAIN] ?? ""}
            onPassword={(text) => set(NEW_PASSWORD, text)}
            onAgain={(text) => set(NEW_PASSWORD_AGAIN, text)}
            messageOf={messageOf}
          />
          <TickBox
            name={FORGETS_DEVICES}
            isTicked={typed[FORGETS_DEVICES] === "on"}
            onTick={(isTicked) => set(FORGETS_DEVICES, isTicked ? "on" : "")}
          >
            ほかの端末の記憶も消す
            <span className="block text-13 text-sub">
              心あたりのないログインがあったときに選んでください。二段階認証を使っているときは、ほかの端末での次のログインにコードが必要になります。
            </span>
          </TickBox>
        </TypedFormBox>
      </Card>
    </SettingsFrame>
  );
}
