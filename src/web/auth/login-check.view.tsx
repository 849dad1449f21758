import { Link } from "@tanstack/react-router";
import { SERVICE_NAME } from "../constants.ts";
import { AuthenticatorKey } from "../kit/forms/authenticator-key.tsx";
import { CarrierAdvice } from "../kit/forms/email-advice.tsx";
import { ResendCode } from "../kit/forms/resend-code.tsx";
import { TypedFormBox } from "../kit/forms/typed-form.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import { Button, LinkButton } from "../kit/ui/button.tsx";
import { Card } from "../kit/ui/card.tsx";
import { Skeleton } from "../kit/ui/skeleton.tsx";
import { LoadFailed } from "../kit/ui/state-block.tsx";
import { questionOf } from "./answer-step.ts";
import { AuthFrame, HiddenUsername, OtherWays } from "./auth-frame.tsx";
import { ChooseFactorForm, CodeInput, FactorForm, NewPasswordForm, QuestionForm, RememberDevice } from "./check-steps.tsx";

import type { Resend } from "./use-resend.ts";
import type { TotpSecret } from "./use-totp-secret.ts";
import { type Waiting, waitingWords } from "./waiting.ts";

export type LoginCheckViewProps = {
  readonly waiting: Waiting;
  /** The one that was typed at the sign-in or sign-up. */
  readonly address: string;
  readonly form: TypedForm;
  readonly resend: Omit<Resend, "forgive">;
  readonly secret: TotpSecret;
  readonly onStartAgain: () => void;
};

/** The one thing that a sign-up or a sign-in waits for. */
export function LoginCheckView(view: LoginCheckViewProps) {
  const { waiting, address, form } = view;
  const { title, lead } = waitingWords(waiting, address);
  return (
    <AuthFrame title={title} lead={lead} submitting={form.submitting} step={waiting.kind === "unknown" ? "" : waiting.kind}>
      <Step {...view} />
    </AuthFrame>
  );
}

function Step(view: LoginCheckViewProps) {
  const { waiting, onStartAgain, form } = view;
  if (waiting.kind === "unknown") return <Skeleton />;
  if (waiting.kind === "nothing") return <NothingWaiting />;
  if (waiting.kind === "lost") return <Lost />;
  if (waiting.kind === "sign-up") return <SignUpCode {...view} />;
  return (
    <>
      <Card>
        <SignInStepForm {...view} waiting={waiting} />
      </Card>
      <OtherWays>
        {waiting.kind === "sms" && <p className="text-sub">届かないときは、はじめからやり直すと、もう一度送られます。</p>}
        <Button tone="plain" size="bar" className="-ml-4" disabled={form.submitting.isPending} onClick={onStartAgain}>
          ログインをはじめからやり直す
        </Button>
      </OtherWays>
    </>
  );
}

type SignInStepProps = LoginCheckViewProps & {
  readonly waiting: Exclude<Waiting, { readonly kind: "unknown" | "nothing" | "lost" | "sign-up" }>;
};

function SignInStepForm({ waiting, form, address, secret }: SignInStepProps) {
  switch (waiting.kind) {
    case "sms":
    case "totp":
      return <FactorForm form={form} address={address} />;
    case "select-mfa":
      return <ChooseFactorForm form={form} choices={waiting.choices} />;
    case "mfa-setup":
      return waiting.choices.includes("TOTP") ? <SetUpForm {...{ form, address, secret }} /> : <p>{NO_FACTOR}</p>;
    case "new-password":
      return <NewPasswordForm form={form} address={address} required={waiting.requiredAttributes} />;
    case "custom-challenge":
      return <QuestionForm form={form} question={questionOf(waiting)} />;
  }
}

const NO_FACTOR = "このアカウントには、使える確認方法がありません。お問い合わせください。";

function SetUpForm({ form, address, secret }: Pick<LoginCheckViewProps, "form" | "address" | "secret">) {
  if (secret.kind === "loading") return <Skeleton />;
  if (secret.kind === "failed") return <LoadFailed onRetry={secret.retry}>設定に使うキーを受け取れませんでした。</LoadFailed>;
  return (
    <div className="flex flex-col gap-5">
      <AuthenticatorKey secret={secret.secret} account={address} issuer={SERVICE_NAME} />
      <TypedFormBox isWide form={form} label="認証アプリの設定" action="設定してログインする">
        <HiddenUsername address={address} />
        <CodeInput form={form} hint="アプリに表示された6桁の数字" />
        <RememberDevice form={form} />
      </TypedFormBox>
    </div>
  );
}

function SignUpCode({ form, address, resend }: LoginCheckViewProps) {
  return (
    <>
      <Card className="flex flex-col gap-6">
        <TypedFormBox isWide form={form} label="登録の確認" action="確認する">
          <HiddenUsername address={address} />
          <CodeInput form={form} hint="届いたメールにある6桁の数字" />
        </TypedFormBox>
        <div className="flex flex-col gap-2 border-line border-t pt-4">
          <p className="text-14">メールが届かないときは、迷惑メールのフォルダーも確かめてください。</p>
          <CarrierAdvice address={address} />
          <ResendCode sentAt={resend.sentAt} isPending={form.submitting.isPending} outcome={resend.outcome} onResend={resend.again} />
        </div>
      </Card>
      <OtherWays>
        <Link to="/login" search={{ tab: "sign-up" }} className="text-link inline-flex min-h-11 items-center">
          メールアドレスをまちがえたとき
        </Link>
        <Link to="/login" className="text-link inline-flex min-h-11 items-center">
          ログインへもどる
        </Link>
      </OtherWays>
    </>
  );
}

function NothingWaiting() {
  return (
    <Card>
      <p className="font-bold">入力を待っているコードはありません。</p>
      <p className="mt-1 text-14 text-sub">
        会員登録の確認コードをお持ちのときは、登録したメールアドレスとパスワードでログインすると、コードの入力に進みます。
      </p>
      <LinkButton to="/login" className="mt-4">
        ログインへ
      </LinkButton>
    </Card>
  );
}

function Lost() {
  return (
    <Card>
      <p>手続きの時間が過ぎたか、コードを続けてまちがえたため、はじめからのログインが必要です。</p>
      <LinkButton to="/login" className="mt-4">
        もう一度ログインする
      </LinkButton>
    </Card>
  );
}
