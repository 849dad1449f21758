import type { Form } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import type { LoginNotice } from "#web/session/core/login-notice.ts";
import { LOGIN_NOTICES } from "#web/session/core/login-notices.ts";
import { AuthFrame } from "#web/sign-in/form/auth-frame.tsx";
import { WithoutScript } from "#web/sign-in/form/without-script.tsx";
import type { SocialStrategyName } from "#wire/session-cookies.ts";
import { type LoginTab, LoginTabs } from "./login-tabs.tsx";
import { PasskeyButton, type PasskeyButtonProps } from "./passkey-button.tsx";
import type { Callback } from "./sign-in-callback.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { OrLine, type OuterStrategy, SocialButtons } from "./social-buttons.tsx";
import { SuspendedHelp } from "./suspended-help.tsx";

export type LoginViewProps = {
  readonly tab: LoginTab;
  readonly notice: LoginNotice | null;
  readonly callback: Callback;
  /** Of the open tab. */
  readonly form: Form;
  readonly passkey: Omit<PasskeyButtonProps, "isDisabled">;
  readonly providers: readonly SocialStrategyName[];
  /** For people without script. */
  readonly hostedPages: string;
  readonly onTab: (tab: LoginTab) => void;
  readonly onSocial: (strategy: OuterStrategy) => void;
};

/** Sign-in and sign-up on one page, which is also where the hosted login comes back to. */
export function LoginView(view: LoginViewProps) {
  return view.callback.kind === "completing" ? <Completing /> : <LoginForms {...view} />;
}

function Completing() {
  return (
    <AuthFrame title="ログイン">
      <Card>
        <p role="status" className="font-bold text-18">
          ログインを完了しています
        </p>
        <p className="mt-1 text-14 text-sub">そのまま、しばらくお待ちください。</p>
        <noscript>
          <p className="mt-3 text-14">続けるには、ブラウザーの設定でJavaScriptを有効にして、ページを読み込み直してください。</p>
        </noscript>
      </Card>
    </AuthFrame>
  );
}

function LoginForms({ tab, notice, callback, form, passkey, providers, hostedPages, onTab, onSocial }: LoginViewProps) {
  const isSignUp = tab === "sign-up";
  const { submitting, isReady } = form;
  const isDisabled = !isReady || submitting.isPending;
  return (
    <AuthFrame title={isSignUp ? "会員登録" : "ログイン"} lead={isSignUp && "登録すると、確認のメールをお送りします。"}>
      <BeforeForms {...{ notice, callback, submitting }} hasPasskeyFailed={passkey.failure !== null} />
      <WithoutScript here="ログインする" there="会員登録とパスワードの再設定" href={hostedPages} />
      <Card>
        <LoginTabs tab={tab} isReady={isReady} onTab={onTab}>
          {isSignUp ? <SignUpForm form={form} /> : <SignInForm form={form} />}
          <OrLine />
          {!isSignUp && <PasskeyButton {...passkey} isDisabled={isDisabled} />}
          <SocialButtons verb={isSignUp ? "登録" : "ログイン"} {...{ isDisabled, providers }} hasHosted={!isSignUp} onChoose={onSocial} />
        </LoginTabs>
      </Card>
    </AuthFrame>
  );
}

type Before = Pick<LoginViewProps, "notice" | "callback"> & {
  readonly submitting: LoginViewProps["form"]["submitting"];
  readonly hasPasskeyFailed: boolean;
};

/** What happened on the way here. What was done before leaves when something fails. */
function BeforeForms({ notice, callback, submitting, hasPasskeyFailed }: Before) {
  const hasFailed = hasPasskeyFailed || submitting.notice !== null || submitting.issues.length > 0;
  const failed = callback.kind === "failed" ? callback.text : null;
  return (
    <>
      {failed !== null && submitting.attempt === 0 && !hasPasskeyFailed && (
        <Notice tone="error" title="ログインを完了できませんでした">
          {failed}
          <SuspendedHelp said={failed} />
        </Notice>
      )}
      {callback.kind === "none" && notice && !hasFailed && <LoginNoticeBox notice={notice} />}
    </>
  );
}

function LoginNoticeBox({ notice }: { notice: LoginNotice }) {
  const { tone, title, text } = LOGIN_NOTICES[notice];
  return (
    <div role="status">
      <Notice tone={tone} title={title}>
        {text}
      </Notice>
    </div>
  );
}
