import { html } from "hono/html";
import { hiddenPhoneWords } from "#kernel/phone.ts";
import { layout, SERVICE_NAME } from "./layout.ts";
import { after, type Field, type Frame, field, form, hidden, link, type Markup, type Problem, pathIn, submit } from "./markup.ts";
import { newPasswordFields } from "./new-password-fields.ts";

/** A step of a sign-in after the password; `session` is its sealed state. */
export type ChallengeView = {
  readonly frame: Frame;
  readonly session: string;
  readonly problems: readonly Problem[];
};

type Step = {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly fields: Markup;
  readonly action: string;
  /** Another way to answer the same question. */
  readonly instead?: Markup;
};

function stepPage({ frame, session, problems }: ChallengeView, { path, title, lead, fields, action, instead = html`` }: Step): Markup {
  return layout({
    title,
    lead,
    problems,
    content: html`<div class="card">
      ${form(frame, path, html`${hidden("session", session)}${fields}${submit(action)}`)}
    </div>
    ${instead}
    ${after(link(pathIn(frame, "/login"), "ログインをはじめからやり直す"))}`,
  });
}

const CODE: Field = { name: "code", label: "確認コード", type: "text", autocomplete: "one-time-code", isCode: true };

const RECOVERY: Field = { name: "recovery", label: "リカバリーコード", type: "text", autocomplete: "off" };

/** For who has no phone at hand: opens without scripts, and is open again where its code was wrong. */
function recoveryForm({ frame, session, problems }: ChallengeView, path: string): Markup {
  const isOpen = problems.some((problem) => problem.field === RECOVERY.name);
  return html`<details class="card"${isOpen ? html` open` : ""}>
      <summary>リカバリーコードを使う</summary>
      ${form(
        frame,
        path,
        html`<p>スマートフォンを使えないときは、控えておいた英数字12文字のコードを入力してください。</p>
        ${hidden("session", session)}${field(RECOVERY, problems)}${submit("リカバリーコードでログインする")}`,
      )}
    </details>`;
}

export function smsPage(view: ChallengeView, destination: string): Markup {
  return stepPage(view, {
    path: "/login/sms",
    title: "SMSの確認コード",
    lead:
      destination === ""
        ? "SMSで届いた確認コードを入力してください。"
        : `${hiddenPhoneWords(destination)}へ送った確認コードを入力してください。`,
    fields: field(CODE, view.problems),
    action: "ログインする",
    instead: recoveryForm(view, "/login/sms"),
  });
}

export function appCodePage(view: ChallengeView): Markup {
  return stepPage(view, {
    path: "/login/app",
    title: "認証アプリのコード",
    lead: "認証アプリに表示されている6桁の数字を入力してください。",
    fields: field(CODE, view.problems),
    action: "ログインする",
    instead: recoveryForm(view, "/login/app"),
  });
}

const FACTORS: Readonly<Record<string, string>> = { SMS_MFA: "SMSで確認コードを受け取る", SOFTWARE_TOKEN_MFA: "認証アプリのコードを使う" };

export function chooseFactorPage(view: ChallengeView, factors: readonly string[]): Markup {
  const choices = factors.map(
    (factor, index) => html`<label class="choice" for="factor-${index}">
      <input id="factor-${index}" type="radio" name="factor" value="${factor}"${index === 0 ? html` checked` : ""}>${FACTORS[factor] ?? factor}
    </label>`,
  );
  return stepPage(view, {
    path: "/login/choose",
    title: "確認方法",
    lead: "二段階認証の方法を選んでください。",
    fields: html`<fieldset><legend>確認方法</legend>${choices}</fieldset>`,
    action: "次へ：コードの入力",
  });
}

/** The authenticator app's secret: to type, and as a link that opens an app on the same device. */
export type AppSecret = { readonly text: string; readonly account: string };

/** The key URI format that authenticator apps read (google-authenticator wiki, "Key Uri Format"). */
function keyUri({ text, account }: AppSecret): string {
  const issuer = encodeURIComponent(SERVICE_NAME);
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?secret=${text}&issuer=${issuer}`;
}

export function setUpAppPage(view: ChallengeView, secret: AppSecret): Markup {
  const groups = secret.text.match(/.{1,4}/g)?.join(" ") ?? secret.text;
  return stepPage(view, {
    path: "/login/setup",
    title: "二段階認証の設定",
    lead: "このサービスでは、パスワードのほかに認証アプリのコードが必要です。",
    fields: html`<ol class="numbered">
      <li>認証アプリに、次のキーを登録してください。この端末にアプリがあるときは、<a href="${keyUri(secret)}">アプリを開いて登録</a>できます。</li>
      <li>アプリに表示された6桁の数字を入力してください。</li>
    </ol>
    <dl class="secret"><dt>セットアップキー</dt><dd>${groups}</dd></dl>
    ${hidden("secret", secret.text)}
    ${hidden("account", secret.account)}
    ${field(CODE, view.problems)}`,
    action: "設定してログインする",
  });
}

export type NewPassword = { readonly hint: string; readonly fields: readonly Field[] };

export function newPasswordPage(view: ChallengeView, { hint, fields }: NewPassword): Markup {
  return stepPage(view, {
    path: "/login/newPassword",
    title: "新しいパスワード",
    lead: "仮のパスワードでログインしています。ご自分のパスワードを決めてください。",
    fields: html`${hidden("needed", fields.map(({ name }) => name).join(" "))}
    ${fields.map((one) => field(one, view.problems))}${newPasswordFields({ hint, problems: view.problems })}`,
    action: "パスワードを決めてログインする",
  });
}
