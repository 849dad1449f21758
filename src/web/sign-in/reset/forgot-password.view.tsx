import { Link } from "@tanstack/react-router";
import { FormBox } from "#web/kit/form/form-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { AuthFrame, OtherWays } from "#web/sign-in/form/auth-frame.tsx";
import { EmailField } from "#web/sign-in/form/email-field.tsx";
import { WithoutScript } from "#web/sign-in/form/without-script.tsx";

type ForgotPasswordViewProps = {
  readonly form: Form;
  /** For people without script. */
  readonly hostedPages: string;
};

/** The first half of a new password: where the code goes. */
export function ForgotPasswordView({ form, hostedPages }: ForgotPasswordViewProps) {
  return (
    <AuthFrame title="パスワードの再設定" lead="登録しているメールアドレスへ、確認コードをお送りします。">
      <WithoutScript here="再設定を申し込む" there="パスワードの再設定" href={hostedPages} />
      <Card>
        <FormBox isWide form={form} label="再設定の申し込み" action="確認コードを送る">
          <EmailField form={form} isForMail />
        </FormBox>
      </Card>
      <OtherWays>
        <Link to="/forgot-password-check" className="text-link inline-flex min-h-11 items-center">
          確認コードをお持ちのとき
        </Link>
        <Link to="/login" className="text-link inline-flex min-h-11 items-center">
          ログインへもどる
        </Link>
      </OtherWays>
    </AuthFrame>
  );
}
