import { forgetInTab, keepInTab, keptInTab } from "#web/kit/form/tab-memory.ts";
import { storeKey } from "#wire/stores.ts";
import { isNotice, type LoginNotice } from "./login-notice.ts";

type Words = { readonly tone: "good" | "info" | "warn"; readonly title: string; readonly text: string };

/** What the login page says about how somebody came there. */
export const LOGIN_NOTICES = {
  "signed-out": { tone: "good", title: "ログアウトしました", text: "この端末でのログインを終了しました。" },
  "signed-out-everywhere": {
    tone: "good",
    title: "すべての端末からログアウトしました",
    text: "ほかの端末でも、30秒ほどで使えなくなります。",
  },
  "session-ended": {
    tone: "info",
    title: "もう一度ログインしてください",
    text: "ログインが終了しています。入力した内容は残っています。",
  },
  "session-over": {
    tone: "info",
    title: "もう一度ログインしてください",
    text: "ログインが終了しています。ログインすると、見ようとしたページに進みます。",
  },
  "session-revoked": {
    tone: "info",
    title: "もう一度ログインしてください",
    text: "別の端末などからログアウトされました。もう一度ログインしてください。",
  },
  "sign-out-late": {
    tone: "warn",
    title: "この端末ではログアウトしました",
    text: "ログアウトの確認に時間がかかっています。この端末ではログアウトしました。心配なときは、もう一度ログインしてすべての端末からログアウトしてください。",
  },
  confirmed: { tone: "good", title: "会員登録が完了しました", text: "登録したメールアドレスとパスワードで、ログインしてください。" },
  reset: { tone: "good", title: "パスワードを変えました", text: "新しいパスワードで、ログインしてください。" },
  deleted: { tone: "good", title: "アカウントを削除しました", text: "ご利用ありがとうございました。" },
  "prove-leave": {
    tone: "info",
    title: "もう一度ログインしてください",
    text: "ご本人であることを確かめます。これまでと同じ方法でログインすると、退会の手続きにもどります。",
  },
  "prove-change": {
    tone: "info",
    title: "もう一度ログインしてください",
    text: "ご本人であることを確かめます。これまでと同じ方法でログインすると、設定の画面にもどります。",
  },
  "prove-desk": {
    tone: "info",
    title: "もう一度ログインしてください",
    text: "運営の画面は、ログインから30分で閉じます。ログインすると、見ていた画面にもどります。",
  },
} as const satisfies Readonly<Record<LoginNotice, Words>>;

export const LOGIN_NOTICE_KEY = storeKey("user", "login-notice");

/** For a way to the login page whose address must stay as it is, such as that of a sign-out at the hosted login. */
export function leaveNotice(notice: LoginNotice): void {
  keepInTab(LOGIN_NOTICE_KEY, notice);
}

/** Tells of an end, unless more than that was left to be told of it already. */
export function leaveEnd(notice: LoginNotice): void {
  if (keptInTab(LOGIN_NOTICE_KEY) === null) leaveNotice(notice);
}

/** What was left for the login page, once. */
export function takeNotice(): LoginNotice | null {
  const notice = keptInTab(LOGIN_NOTICE_KEY);
  forgetInTab(LOGIN_NOTICE_KEY);
  return isNotice(notice) ? notice : null;
}
