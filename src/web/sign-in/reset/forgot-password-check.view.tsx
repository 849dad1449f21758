import { Link } from "@tanstack/react-router";
import { NEW_PASSWORD, NEW_PASSWORD_AGAIN, NewPasswordFields } from "#web/kit/code/new-password-fields.tsx";
import { ResendCode } from "#web/kit/code/resend-code.tsx";
import { CarrierAdvice } from "#web/kit/form/email-advice.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { AuthFrame, HiddenUsername, OtherWays } from "#web/sign-in/form/auth-frame.tsx";
import { CodeInput } from "#web/sign-in/form/check-steps.tsx";
import { EmailField } from "#web/sign-in/form/email-field.tsx";
import { addressIn } from "#web/sign-in/form/read-form.ts";
import type { Resend } from "#web/sign-in/form/use-resend.ts";
import { NeedsScript } from "#web/sign-in/form/without-script.tsx";

export type ForgotPasswordCheckViewProps = {
  readonly form: Form;
  readonly resend: Resend;
  /** Null: not known here, so it is asked for. */
  readonly keptAddress: string | null;
};

/** The second half of a new password. It says the same whether anybody has the address or not. */
export function ForgotPasswordCheckView({ form, resend, keptAddress }: ForgotPasswordCheckViewProps) {
  const { typed, set, messageOf, submitting } = form;
  return (
    <AuthFrame
      title="確認コードと新しいパスワード"
      lead={keptAddress === null ? "届いた確認コードと、新しいパスワードを入力してください。" : leadFor(keptAddress, resend.sentAt > 0)}
    >
      <NeedsScript />
      <Card className="flex flex-col gap-6">
        <FormBox isWide form={form} label="再設定" action="パスワードを変える">
          {keptAddress === null ? <EmailField form={form} /> : <HiddenUsername address={keptAddress} />}
          <CodeInput form={form} hint="届いたメールにある6桁の数字" />
          <NewPasswordFields
            label="新しいパスワード"
            username={keptAddress ?? addressIn(typed)}
            password={typed[NEW_PASSWORD] ?? ""}
            again={typed[NEW_PASSWORD_AGAIN] ?? ""}
            onPassword={(text) => set(NEW_PASSWORD, text)}
            onAgain={(text) => set(NEW_PASSWORD_AGAIN, text)}
            messageOf={messageOf}
          />
        </FormBox>
        {keptAddress !== null && (
          <div className="flex flex-col gap-2 border-line border-t pt-4">
            <p className="text-14">メールが届かないときは、迷惑メールのフォルダーも確かめてください。</p>
            <CarrierAdvice address={keptAddress} />
            <ResendCode
              sentAt={resend.sentAt}
              isPending={submitting.isPending}
              outcome={resend.outcome}
              onResend={() => form.act(resend.again)}
            />
          </div>
        )}
      </Card>
      <OtherWays>
        <Link to="/forgot-password" className="text-link inline-flex min-h-11 items-center">
          {keptAddress === null ? "確認コードをお持ちでないとき" : "メールアドレスをまちがえたとき"}
        </Link>
        <Link to="/login" className="text-link inline-flex min-h-11 items-center">
          ログインへもどる
        </Link>
      </OtherWays>
    </AuthFrame>
  );
}

/** `isSentHere`: asked for by this tab; otherwise somebody in charge has reset the password. */
function leadFor(address: string, isSentHere: boolean): string {
  return isSentHere
    ? `${address} が登録されていれば、確認コードが届きます。`
    : `安全のため、パスワードの再設定が必要です。${address} に届いた確認コードを入力してください。`;
}
