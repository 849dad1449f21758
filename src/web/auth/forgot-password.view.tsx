import { Link } from "@tanstack/react-router";
import { TypedFormBox } from "../kit/forms/typed-form.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import { Card } from "../kit/ui/card.tsx";
import { AuthFrame, OtherWays } from "./auth-frame.tsx";
import { EmailField } from "./email-field.tsx";

/** The first half of a new password: where the code goes. */
export function ForgotPasswordView({ form }: { form: TypedForm }) {
  return (
    <AuthFrame title="パスワードの再設定" lead="登録しているメールアドレスへ、確認コードをお送りします。" submitting={form.submitting}>
      <Card>
        <TypedFormBox isWide form={form} label="再設定の申し込み" action="確認コードを送る">
          <EmailField form={form} isForMail />
        </TypedFormBox>
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
