import { Link } from "@tanstack/react-router";
import { PasswordField } from "../kit/forms/secret-field.tsx";
import { TypedFormBox } from "../kit/forms/typed-form.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import { EmailField } from "./email-field.tsx";
import { PASSWORD } from "./read-form.ts";

export function SignInForm({ form }: { form: TypedForm }) {
  return (
    <>
      <TypedFormBox isWide form={form} label="ログイン情報" action="ログインする">
        <EmailField form={form} />
        <PasswordField
          name={PASSWORD}
          label="パスワード"
          isRequired
          purpose="current"
          value={form.typed[PASSWORD] ?? ""}
          onChange={(text) => form.set(PASSWORD, text)}
          error={form.messageOf(PASSWORD)}
        />
      </TypedFormBox>
      <p className="mt-3 text-14">
        <Link to="/forgot-password" className="text-link inline-flex min-h-11 items-center">
          パスワードを忘れたとき
        </Link>
      </p>
    </>
  );
}
