import type { Done } from "./done-search.ts";

/** What was just done on another screen, as the account's screen tells it. */
export const DONE_WORDS = {
  email: "メールアドレスを変更しました。",
  "email-verified": "メールアドレスを確認しました。",
  password: "パスワードを変更しました。ほかの端末ではログアウトされました。",
  "password-devices": "パスワードを変更し、ほかの端末の記憶を消しました。",
  "password-devices-stay": "パスワードを変更しました。ほかの端末の記憶を消せなかったため、下の一覧から外してください。",
  tel: "電話番号を変更しました。",
  "tel-new": "電話番号を登録しました。",
  "tel-verified": "電話番号を確認しました。",
  user: "氏名・住所を変更しました。",
  linked: "ログインの方法を加えました。次から、つなげたサービスでもログインできます。",
} as const satisfies Readonly<Record<Done, string>>;
