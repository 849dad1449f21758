import { html } from "hono/html";
import { layout } from "./layout.ts";
import type { Markup } from "./markup.ts";

export type PageFaultName =
  | "client-unknown"
  | "redirect-unknown"
  | "answer-foreign"
  | "form-foreign"
  | "step-lost"
  | "set-up-impossible"
  | "passkeys-off"
  | "nothing-here"
  | "internal"
  | "away";

type Text = { readonly title: string; readonly text: string };

const FROM_THE_START = "お手数ですが、ご利用中のサービスへもどり、はじめからやり直してください。";

const TEXTS: Readonly<Record<PageFaultName, Text>> = {
  "client-unknown": { title: "ログインできません", text: `このログインの呼び出し元が登録されていません。${FROM_THE_START}` },
  "redirect-unknown": { title: "ログインできません", text: `ログイン後のもどり先が登録されていません。${FROM_THE_START}` },
  "answer-foreign": {
    title: "ログインを続けられません",
    text: `このブラウザで始めたログインではないか、時間が経ちすぎています。${FROM_THE_START}`,
  },
  "form-foreign": {
    title: "送信を受け付けられません",
    text: "この画面から送られたことを確かめられませんでした。Cookieを有効にし、前の画面を開き直してください。",
  },
  "step-lost": {
    title: "ログインの有効期限が切れました",
    text: "手続きの時間が過ぎたか、すでに使われた画面です。もう一度ログインしてください。",
  },
  "set-up-impossible": {
    title: "二段階認証を設定できません",
    text: "このアカウントには、使える確認方法がありません。お問い合わせください。",
  },
  "passkeys-off": {
    title: "パスキーを使えません",
    text: "このログイン画面では、パスキーを使えません。ご利用中のサービスへもどってください。",
  },
  "nothing-here": {
    title: "ページが見つかりません",
    text: "ここは、ログインのためのサービスです。ご利用中のサービスの画面から開き直してください。",
  },
  internal: { title: "エラーが起きました", text: "ページを表示できませんでした。時間をおいて、もう一度お試しください。" },
  away: { title: "一時的にご利用いただけません", text: "ただいまページを表示できません。少し待ってから、もう一度お試しください。" },
};

/** Where an error page leads on, as far as that is known. `again`: where to begin anew. `home`: of the site that people come from. */
type WaysOn = { readonly again?: string; readonly home?: string | null };

export function errorPage(fault: PageFaultName, { again, home = null }: WaysOn = {}): Markup {
  const { title, text } = TEXTS[fault];
  return layout({
    title,
    content: html`<div class="card stack">
      <p role="alert">${text}</p>
      ${again === undefined ? "" : html`<a class="button" href="${again}">もう一度ログインする</a>`}
      ${home === null ? "" : html`<p class="link-row"><a href="${home}">サイトのトップページへ</a></p>`}
    </div>`,
  });
}
