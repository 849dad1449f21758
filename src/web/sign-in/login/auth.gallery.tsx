import type { ReactNode } from "react";
import { sampleForm } from "#web/kit/form/samples.ts";
import type { Form } from "#web/kit/form/use-form.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { LoginCheckView, type LoginCheckViewProps } from "#web/sign-in/check/login-check.view.tsx";
import { sampleAddress, sampleResend } from "#web/sign-in/form/samples.ts";
import type { Waiting } from "#web/sign-in/form/waiting.ts";
import { ForgotPasswordView } from "#web/sign-in/reset/forgot-password.view.tsx";
import { ForgotPasswordCheckView } from "#web/sign-in/reset/forgot-password-check.view.tsx";
import { SOCIAL_STRATEGIES } from "#wire/session-cookies.ts";
import { LoginView, type LoginViewProps } from "./login.view.tsx";

const ignore = () => undefined;

function login(form: Form, more: Partial<LoginViewProps> = {}): ReactNode {
  const passkey = { isBusy: false, stopped: "", failure: null, onPress: ignore };
  const plain = {
    tab: "sign-in",
    notice: null,
    callback: { kind: "none" },
    providers: SOCIAL_STRATEGIES,
    hostedPages: "/",
    onTab: ignore,
    onSocial: ignore,
    passkey,
  } as const;
  return <LoginView {...plain} form={form} {...more} />;
}

function check(waiting: Waiting, form: Form = sampleForm(), more: Partial<LoginCheckViewProps> = {}): ReactNode {
  const plain = { address: sampleAddress, resend: sampleResend, secret: { kind: "loading" }, onStartAgain: ignore } as const;
  return <LoginCheckView {...plain} {...{ waiting, form }} {...more} />;
}

const strong = { email: sampleAddress, password: "kawabe-no-ki-7", passwordAgain: "kawabe-no-ki-7", terms: "on" };
const wrongCode = sampleForm({
  typed: { code: "123456" },
  issues: [{ field: "code", message: "確認コードがちがいます。もう一度入力してください。" }],
});
const setUp: Waiting = { kind: "mfa-setup", choices: ["TOTP"] };
const newPassword: Waiting = { kind: "new-password", requiredAttributes: ["userAttributes.name"], attributes: {} };

export const gallery: Gallery = {
  title: "ログインと会員登録",
  cases: [
    { name: "ログイン", element: login(sampleForm()) },
    { name: "ログイン：ログアウトのあと", element: login(sampleForm(), { notice: "signed-out" }) },
    {
      name: "ログイン：期限が切れたあと",
      element: login(sampleForm({ typed: { email: "hanako@gmail.con" } }), { notice: "session-ended" }),
    },
    {
      name: "ログイン：まちがい",
      element: login(
        sampleForm({
          typed: { email: sampleAddress, password: "x" },
          issues: [{ field: "password", message: "メールアドレスかパスワードがちがいます。もう一度入力してください。" }],
        }),
      ),
    },
    { name: "ログイン：処理中", element: login(sampleForm({ typed: strong, isPending: true })) },
    { name: "ログイン：外部から戻ったところ", element: login(sampleForm(), { callback: { kind: "completing" } }) },
    {
      name: "ログイン：外部で取り消し",
      element: login(sampleForm(), { callback: { kind: "failed", text: "外部のサービスでのログインが、途中で取り消されました。" } }),
    },
    { name: "会員登録", element: login(sampleForm(), { tab: "sign-up" }) },
    {
      name: "会員登録：入力ずみ",
      element: login(sampleForm({ typed: { ...strong, email: "hanako@docomo.ne.jp" } }), { tab: "sign-up" }),
    },
    {
      name: "会員登録：まちがい",
      element: login(
        sampleForm({
          typed: { email: sampleAddress, password: "short" },
          issues: [
            { field: "password", message: "パスワードが条件を満たしていません（8文字以上）" },
            { field: "terms", message: "利用規約への同意と、プライバシーポリシーの確認が必要です" },
          ],
        }),
        { tab: "sign-up" },
      ),
    },
    { name: "コード：登録の確認", element: check({ kind: "sign-up", sentAt: 1 }) },
    { name: "リンク：登録の確認", element: check({ kind: "sign-up-link", sentAt: 1 }) },
    {
      name: "リンク：待つ時間が過ぎた",
      element: check({ kind: "sign-up-link", sentAt: 1 }, sampleForm(), {
        linkFailure: "自動でログインできませんでした。メールアドレスとパスワードを入力してログインしてください。",
      }),
    },
    { name: "コード：まちがい", element: check({ kind: "sign-up", sentAt: 1 }, wrongCode) },
    { name: "コード：SMS", element: check({ kind: "sms", destination: "+*******5678" }) },
    { name: "コード：認証アプリ", element: check({ kind: "totp", deviceName: null }, sampleForm({ isPending: true })) },
    { name: "コード：方法を選ぶ", element: check({ kind: "select-mfa", choices: ["SMS", "TOTP"] }) },
    {
      name: "コード：二段階認証の設定",
      element: check(setUp, sampleForm(), { secret: { kind: "ready", secret: "MIHONNOKAGIMACHINONEMIHONNOKAGI2" } }),
    },
    { name: "コード：二段階認証の設定（読み込み中）", element: check(setUp) },
    { name: "コード：二段階認証の設定（取得失敗）", element: check(setUp, sampleForm(), { secret: { kind: "failed", retry: ignore } }) },
    { name: "コード：仮のパスワード", element: check(newPassword) },
    { name: "コード：追加の確認", element: check({ kind: "custom-challenge", parameters: { question: "合言葉を入力してください。" } }) },
    { name: "コード：待っているものがない", element: check({ kind: "nothing" }) },
    { name: "コード：やり直し", element: check({ kind: "lost" }) },
    { name: "再設定", element: <ForgotPasswordView form={sampleForm()} hostedPages="" /> },
    {
      name: "再設定：回数の上限",
      element: (
        <ForgotPasswordView
          form={sampleForm({ notice: "回数の上限に達しました。しばらく時間をおいてから、もう一度お試しください。" })}
          hostedPages=""
        />
      ),
    },
    {
      name: "新しいパスワード",
      element: (
        <ForgotPasswordCheckView
          form={sampleForm({ typed: { password: "kawabe-noki" } })}
          resend={{ ...sampleResend, sentAt: 1, outcome: "確認コードを送り直しました。新しいコードを入力してください。" }}
          keptAddress={sampleAddress}
        />
      ),
    },
    {
      name: "新しいパスワード：メールアドレスから",
      element: <ForgotPasswordCheckView form={sampleForm()} resend={sampleResend} keptAddress={null} />,
    },
  ],
};
