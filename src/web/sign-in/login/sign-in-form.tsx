import { Link } from "@tanstack/react-router";
import { PasswordField } from "#web/kit/code/secret-field.tsx";
import { bound } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { EmailField } from "#web/sign-in/form/email-field.tsx";
import { PASSWORD } from "#web/sign-in/form/read-form.ts";
import { SuspendedHelp } from "./suspended-help.tsx";

export function SignInForm({ form }: { form: Form }) {
  return (
    <>
      <FormBox isWide form={form} label="ログイン情報" action="ログインする">
        <SuspendedHelp said={form.submitting.notice} />
        <EmailField form={form} offersPasskeys />
        <PasswordField {...bound(form, PASSWORD)} label="パスワード" isRequired purpose="current" />
      </FormBox>
      <p className="mt-3 text-14">
        <Link to="/forgot-password" className="text-link inline-flex min-h-11 items-center">
          パスワードを忘れたとき
        </Link>
      </p>
    </>
  );
}
