import { useEffect, useRef } from "react";
import { AuthenticatorKey } from "#web/kit/code/authenticator-key.tsx";
import { CodeField } from "#web/kit/code/secret-field.tsx";
import { bound } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { APP_CODE } from "./send-app-code.ts";

export type TotpSetUpProps = {
  /** Base32 */
  readonly secret: string;
  /** How the app names the account. */
  readonly account: string;
  readonly issuer: string;
  readonly form: Form;
  readonly onCancel: () => void;
};

/** Sets up an authenticator app: its key, then a first code that proves it. */
export function TotpSetUp({ secret, account, issuer, form, onCancel }: TotpSetUpProps) {
  const { submitting } = form;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened this is gone: reading goes on here.
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="totp-set-up" className="flex flex-col gap-4 rounded-control border border-line p-4">
      <h3 id="totp-set-up" ref={title} tabIndex={-1} className="text-18">
        認証アプリの設定
      </h3>
      <AuthenticatorKey {...{ secret, account, issuer }} />
      <FormBox
        form={form}
        label="認証アプリのコード"
        action="コードを確認して、オンにする"
        beside={
          <Button tone="plain" isBusy={submitting.isPending} onClick={onCancel}>
            設定をやめる
          </Button>
        }
      >
        <CodeField {...bound(form, APP_CODE)} label="アプリに表示された6桁の数字" isRequired />
      </FormBox>
    </section>
  );
}
