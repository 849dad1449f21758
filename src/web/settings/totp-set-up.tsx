import { useEffect, useRef } from "react";
import { AuthenticatorKey } from "../kit/forms/authenticator-key.tsx";
import { ErrorSummary } from "../kit/forms/error-summary.tsx";
import { CodeField } from "../kit/forms/secret-field.tsx";
import { TypedFormBox } from "../kit/forms/typed-form.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import { Button } from "../kit/ui/button.tsx";
import { Notice } from "../kit/ui/notice.tsx";
import { APP_CODE } from "./read-settings.ts";

export type TotpSetUpProps = {
  /** Base32 */
  readonly secret: string;
  /** How the app names the account. */
  readonly account: string;
  readonly issuer: string;
  readonly form: TypedForm;
  readonly onCancel: () => void;
};

/** Sets up an authenticator app: its key, then a first code that proves it. */
export function TotpSetUp({ secret, account, issuer, form, onCancel }: TotpSetUpProps) {
  const { typed, set, messageOf, submitting } = form;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened this is gone: reading goes on here.
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="totp-set-up" className="flex flex-col gap-4 rounded-control border border-line p-4">
      <h3 id="totp-set-up" ref={title} tabIndex={-1} className="text-18">
        認証アプリの設定
      </h3>
      <ErrorSummary issues={submitting.issues} attempt={submitting.attempt} />
      {submitting.notice && (
        <Notice tone="error" title="設定できませんでした">
          {submitting.notice}
        </Notice>
      )}
      <AuthenticatorKey {...{ secret, account, issuer }} />
      <TypedFormBox
        form={form}
        label="認証アプリのコード"
        action="コードを確認して、オンにする"
        beside={
          <Button tone="plain" disabled={submitting.isPending} onClick={onCancel}>
            設定をやめる
          </Button>
        }
      >
        <CodeField
          name={APP_CODE}
          label="アプリに表示された6桁の数字"
          isRequired
          value={typed[APP_CODE] ?? ""}
          onChange={(text) => set(APP_CODE, text)}
          error={messageOf(APP_CODE)}
        />
      </TypedFormBox>
    </section>
  );
}
