import { Link } from "@tanstack/react-router";
import { AuthenticatorKey } from "#web/kit/code/authenticator-key.tsx";
import { ResendCode } from "#web/kit/code/resend-code.tsx";
import { CarrierAdvice } from "#web/kit/form/email-advice.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { RetryScope } from "#web/kit/ui/retry.tsx";
import { Skeleton } from "#web/kit/ui/skeleton.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { questionOf, usesRecovery } from "#web/sign-in/form/answer-step.ts";
import { AuthFrame, HiddenUsername, OtherWays } from "#web/sign-in/form/auth-frame.tsx";
import {
  ChooseFactorForm,
  CodeInput,
  ContactLink,
  FactorForm,
  NewPasswordForm,
  QuestionForm,
  RememberDevice,
  WithoutPhone,
} from "#web/sign-in/form/check-steps.tsx";
import type { KeptStep } from "#web/sign-in/form/kept-address.ts";
import type { Resend } from "#web/sign-in/form/use-resend.ts";
import { type Waiting, waitingWords } from "#web/sign-in/form/waiting.ts";
import { NeedsScript } from "#web/sign-in/form/without-script.tsx";
import { SERVICE_NAME } from "#wire/site-words.ts";
import { SignUpLink } from "./link-steps.tsx";
import type { TotpSecret } from "./use-totp-secret.ts";

export type LoginCheckViewProps = {
  readonly waiting: Waiting;
  /** The one that was typed at the sign-in or sign-up. */
  readonly address: string;
  readonly form: Form;
  readonly resend: Resend;
  readonly secret: TotpSecret;
  /** Why nobody was signed in by the link of a sign-up; null: it is still waited for. */
  readonly linkFailure?: string | null;
  readonly onStartAgain: () => void;
};

const RECOVERY_WORDS = { title: "リカバリーコード", lead: "控えておいたコードを1つ入力してください。使ったコードは、次からは使えません。" };

/** The one thing that a sign-up or a sign-in waits for. */
export function LoginCheckView(view: LoginCheckViewProps) {
  const { waiting, address } = view;
  const { title, lead } = usesRecovery(waiting, view.form.typed) ? RECOVERY_WORDS : waitingWords(waiting, address);
  return (
    <AuthFrame title={title} lead={lead} step={waiting.kind === "unknown" ? "" : waiting.kind}>
      <NeedsScript />
      <Step {...view} />
    </AuthFrame>
  );
}

function Step(view: LoginCheckViewProps) {
  const { waiting, onStartAgain, form } = view;
  if (waiting.kind === "unknown") return <Skeleton />;
  if (waiting.kind === "nothing") return <NothingWaiting />;
  if (waiting.kind === "lost") return <Lost />;
  if (waiting.kind === "reloaded") return <Reloaded step={waiting.step} />;
  if (waiting.kind === "sign-up") return <SignUpCode {...view} />;
  if (waiting.kind === "sign-up-link") return <SignUpLink {...view} failure={view.linkFailure ?? null} />;
  return (
    <>
      <Card>
        <SignInStepForm {...view} waiting={waiting} />
      </Card>
      <OtherWays>
        {waiting.kind === "sms" && !usesRecovery(waiting, form.typed) && (
          <p className="text-sub">届かないときは、はじめからやり直すと、もう一度送られます。</p>
        )}
        {(waiting.kind === "sms" || waiting.kind === "totp") && <WithoutPhone form={form} />}
        <Button tone="plain" size="bar" className="-ml-4" isBusy={form.submitting.isPending} onClick={onStartAgain}>
          ログインをはじめからやり直す
        </Button>
      </OtherWays>
    </>
  );
}

type SignInStepProps = LoginCheckViewProps & {
  readonly waiting: Exclude<Waiting, { readonly kind: "unknown" | "nothing" | "reloaded" | "lost" | "sign-up" | "sign-up-link" }>;
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

const NO_FACTOR = (
  <>
    このアカウントには、使える確認方法がありません。お問い合わせください。
    <ContactLink />
  </>
);

function SetUpForm({ form, address, secret }: Pick<LoginCheckViewProps, "form" | "address" | "secret">) {
  if (secret.kind === "loading") return <Skeleton />;
  if (secret.kind === "failed") {
    return (
      <RetryScope ask={secret.retry}>
        <LoadFailed>設定に使うキーを受け取れませんでした。</LoadFailed>
      </RetryScope>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <AuthenticatorKey secret={secret.secret} account={address} issuer={SERVICE_NAME} />
      <FormBox isWide form={form} label="認証アプリの設定" action="設定してログインする">
        <HiddenUsername address={address} />
        <CodeInput form={form} hint="アプリに表示された6桁の数字" />
        <RememberDevice form={form} />
      </FormBox>
    </div>
  );
}

function SignUpCode({ form, address, resend }: LoginCheckViewProps) {
  return (
    <>
      <Card className="flex flex-col gap-6">
        <FormBox isWide form={form} label="登録の確認" action="確認する">
          <HiddenUsername address={address} />
          <CodeInput form={form} hint="届いたメールにある6桁の数字" />
        </FormBox>
        <div className="flex flex-col gap-2 border-line border-t pt-4">
          <p className="text-14">メールが届かないときは、迷惑メールのフォルダーも確かめてください。</p>
          <CarrierAdvice address={address} />
          <ResendCode
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

/** What the step waits for next, in its own words: this is no sign-up. */
const AFTER_SIGN_IN: Readonly<Record<KeptStep, string>> = {
  sms: "もう一度ログインすると、新しい確認コードをSMSで送ります。",
  totp: "もう一度ログインすると、認証アプリのコードの入力に進みます。",
  "select-mfa": "もう一度ログインすると、確認方法の選択に進みます。",
  "mfa-setup": "もう一度ログインすると、認証アプリの設定に進みます。前に表示した設定のキーは使えません。",
  "new-password": "もう一度、仮のパスワードでログインすると、新しいパスワードの入力に進みます。",
  "custom-challenge": "もう一度ログインすると、質問に進みます。",
};

function Reloaded({ step }: { step: KeptStep }) {
  return (
    <Card>
      <p>{AFTER_SIGN_IN[step]}</p>
      <LinkButton to="/login" className="mt-4">
        もう一度ログインする
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
