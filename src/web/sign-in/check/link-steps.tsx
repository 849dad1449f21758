import { Link } from "@tanstack/react-router";
import { ResendCode } from "#web/kit/code/resend-code.tsx";
import { CarrierAdvice } from "#web/kit/form/email-advice.tsx";
import { ErrorSummary } from "#web/kit/form/error-summary.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { OtherWays } from "#web/sign-in/form/auth-frame.tsx";
import type { Resend } from "#web/sign-in/form/use-resend.ts";

export type SignUpLinkProps = {
  readonly address: string;
  /** Why nobody was signed in by the link; null: it is still waited for. */
  readonly failure: string | null;
  /** Nothing is typed into it: what is sent once more is sent by it. */
  readonly form: Form;
  readonly resend: Resend;
};

/** A sign-up that is confirmed by a mailed link: nothing to type, the page goes on by itself. */
export function SignUpLink({ address, failure, form, resend }: SignUpLinkProps) {
  return (
    <>
      {failure !== null && (
        <Notice tone="error" title="ログインが必要です">
          {failure}
        </Notice>
      )}
      <ErrorSummary submitting={form.submitting} />
      <Card className="flex flex-col gap-4">
        <p>メールのリンクを開いて、登録を完了してください。</p>
        {failure === null ? (
          <p role="status" className="text-14 text-sub">
            確認が済むと、この画面は自動で進みます。閉じずにお待ちください。
          </p>
        ) : (
          <LinkButton to="/login">ログインへ</LinkButton>
        )}
        <div className="flex flex-col gap-2 border-line border-t pt-4">
          <p className="text-14">メールが届かないときは、迷惑メールのフォルダーも確かめてください。</p>
          <CarrierAdvice address={address} />
          <ResendCode
            what="メール"
            sentAt={resend.sentAt}
            isPending={form.submitting.isPending}
            outcome={resend.outcome}
            onResend={() => form.act(resend.again)}
          />
        </div>
      </Card>
      <OtherWays>
        <Link to="/login" search={{ tab: "sign-up" }} className="text-link inline-flex min-h-11 items-center">
          メールアドレスをまちがえたとき
        </Link>
      </OtherWays>
    </>
  );
}
