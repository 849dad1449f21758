import { html } from "hono/html";
import { CONFIRM_USER_PATH } from "#domain/identity/codes/sign-up-link.ts";
import { layout } from "./layout.ts";
import { type Frame, form, type Markup, submit } from "./markup.ts";

/** What the link of a sign-up mail shows first. */
export function askToConfirmPage(frame: Frame): Markup {
  return layout({
    title: "登録の確認",
    lead: "このメールアドレスで会員登録を完了するには、下のボタンを押してください。登録した覚えがないときは、押さずにこのページを閉じてください。",
    content: html`<div class="card">${form(frame, CONFIRM_USER_PATH, submit("登録を完了する"))}</div>`,
  });
}

/** used: it was confirmed before. wrong: the link was cut off, changed, or replaced by a newer mail. */
export type LinkOutcome = "confirmed" | "used" | "expired" | "wrong" | "taken" | "too-often";

const AGAIN =
  "登録した画面でメールを送り直すと、新しいリンクを受け取れます。画面を閉じたときは、ログインの画面からログインすると、送り直せます。";

const TEXTS: Readonly<Record<LinkOutcome, { readonly title: string; readonly text: string }>> = {
  confirmed: {
    title: "登録の確認が済みました",
    text: "会員登録をした画面にもどってください。自動でログインします。画面を閉じたときは、メールアドレスとパスワードでログインしてください。",
  },
  used: { title: "確認は済んでいます", text: "このリンクは使用済みです。メールアドレスとパスワードでログインしてください。" },
  expired: { title: "リンクの有効期限が切れています", text: AGAIN },
  wrong: {
    title: "リンクが正しくありません",
    text: `リンクが途中で切れているか、新しいメールのリンクに替わっています。届いているうちで最も新しいメールのリンクを開いてください。${AGAIN}`,
  },
  taken: { title: "確認できません", text: "このメールアドレスは、別のアカウントで使われています。" },
  "too-often": { title: "確認できません", text: "回数の上限に達しました。しばらく時間をおいてから、もう一度お試しください。" },
};

export function linkOutcomePage(outcome: LinkOutcome): Markup {
  const { title, text } = TEXTS[outcome];
  const role = outcome === "confirmed" || outcome === "used" ? "status" : "alert";
  return layout({ title, content: html`<div class="card"><p role="${role}">${text}</p></div>` });
}
