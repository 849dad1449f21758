import { html } from "hono/html";
import { LONGEST_NAME } from "#domain/identity/passkeys/passkey-words.ts";
import { layout } from "./layout.ts";
import {
  after,
  type Field,
  FORM_TOKEN,
  type Frame,
  field,
  form,
  hidden,
  link,
  type Markup,
  type Problem,
  pathIn,
  submit,
} from "./markup.ts";
import { aboutPasskey, PASSKEY_LEAD, passkeyDays, type ShownPasskey } from "./passkey-list-page.ts";
import { PASSKEY_SCRIPT } from "./passkey-script.server.ts";

export type PasskeyView = { readonly frame: Frame; readonly problems: readonly Problem[] };
type OnePasskeyView = PasskeyView & { readonly passkey: ShownPasskey };

const STOPPED = "パスキーの追加をやめました。もう一度追加するときは、ボタンを押してください。";
const FAILED = "パスキーを追加できませんでした。時間をおいて試すか、ほかの端末でお試しください。";
const KNOWN = "この端末のパスキーは、すでに追加されています。";

/** パスキーの追加: by the script that it brings; without one it says so. */
export function addPasskeyPage({ frame, problems }: PasskeyView): Markup {
  return layout({
    title: "パスキーの追加",
    lead: PASSKEY_LEAD,
    problems,
    content: html`<div class="card stack">
      <form class="stack" method="post" action="${pathIn(frame, "/passkeys/add")}" data-new-passkey="${pathIn(frame, "/passkeys/add/options")}" data-stopped="${STOPPED}" data-failed="${FAILED}" data-known="${KNOWN}" hidden>
        ${hidden(FORM_TOKEN, frame.token)}
        ${hidden("credential", "")}
        <p>ボタンを押すと、端末やパスワード管理アプリの画面が開きます。案内にそって進めてください。</p>
        <button class="button" type="button">パスキーを追加する</button>
        <p class="hint" role="status"></p>
      </form>
      <p data-no-passkeys hidden>このブラウザーはパスキーに対応していません。新しいブラウザーか、ほかの端末でお試しください。</p>
      <p data-without-script>パスキーの追加には、JavaScriptが必要です。ブラウザーの設定で有効にして、このページを読み込み直してください。</p>
    </div>
    ${toList(frame, "追加せずに一覧へもどる")}
    <script type="module" src="${PASSKEY_SCRIPT.path}"></script>`,
  });
}

/** パスキーの名前. `name`: as it was typed, or as it is. */
export function namePasskeyPage({ frame, problems, passkey }: OnePasskeyView, name: string): Markup {
  const typed: Field = {
    name: "name",
    label: "名前",
    hint: `使っている端末や場所など、見分けやすい名前をつけてください（${LONGEST_NAME}文字以内）。`,
    type: "text",
    autocomplete: "off",
    value: name,
  };
  return layout({
    title: "パスキーの名前を変える",
    problems,
    content: html`<div class="card">
      ${form(aboutPasskey(frame, passkey), "/passkeys/name", html`${passkeyDays(passkey)}${field(typed, problems)}${submit("名前を変える")}`)}
    </div>
    ${toList(frame, "変えずに一覧へもどる")}`,
  });
}

/** Before a passkey is removed. */
export function removePasskeyPage({ frame, problems, passkey }: OnePasskeyView): Markup {
  return layout({
    title: "パスキーを削除しますか",
    problems,
    content: html`<div class="card">
      ${form(
        aboutPasskey(frame, passkey),
        "/passkeys/remove",
        html`<div><p class="row-name">${passkey.name}</p>${passkeyDays(passkey)}</div>
        <p>削除すると、このパスキーではログインできなくなります。使うには、もう一度追加してください。</p>
        <p class="hint">端末に残ったパスキーは、端末の設定から削除できます。</p>
        ${submit("削除する")}`,
      )}
    </div>
    ${toList(frame, "削除せずに一覧へもどる")}`,
  });
}

function toList(frame: Frame, words: string): Markup {
  return after(link(pathIn(frame, "/passkeys"), words));
}
