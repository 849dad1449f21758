import { html } from "hono/html";
import { MOST_PASSKEYS, type Passkey } from "#domain/identity/passkeys/passkey.ts";
import { keptWords, usedWords } from "#domain/identity/passkeys/passkey-words.ts";
import { layout } from "./layout.ts";
import { after, type Frame, link, type Markup, NOTHING, type Problem, pathIn } from "./markup.ts";

/** The parameter that names the passkey a page is about. */
export const CREDENTIAL = "credential";

/** What is shown of one. */
export type ShownPasskey = Pick<Passkey, "credentialId" | "name" | "createdAt" | "lastUsedAt" | "isBackedUp">;

export type PasskeyListView = {
  readonly frame: Frame;
  /** Whose they are, by a name the person knows. */
  readonly account: string;
  readonly passkeys: readonly ShownPasskey[];
  /** An outside provider signs this account in, which has none then. */
  readonly isOutside: boolean;
  /** To the client that brought the person here. */
  readonly back: string;
  readonly signOut: string;
  readonly notice: string | null;
  readonly problems: readonly Problem[];
};

export const PASSKEY_LEAD = "指紋や顔、画面ロックの暗証番号でログインできます。パスワードも確認コードもいりません。";

/** Pages about one passkey carry it on. */
export function aboutPasskey(frame: Frame, { credentialId }: Pick<ShownPasskey, "credentialId">): Frame {
  return { ...frame, query: `${frame.query}&${CREDENTIAL}=${credentialId}` };
}

/** パスキー: those of who is signed in, and what can be done with them. Works without scripts. */
export function passkeyListPage(view: PasskeyListView): Markup {
  const { account, isOutside, back, signOut, notice, problems } = view;
  return layout({
    title: "パスキー",
    lead: PASSKEY_LEAD,
    notice,
    problems,
    content: html`<div class="card stack">
      <dl class="facts"><dt>アカウント</dt><dd>${account}</dd></dl>
      ${isOutside ? html`<p>このアカウントには、外部のサービスでログインします。パスキーは追加できません。</p>` : passkeys(view)}
    </div>
    ${after(link(back, "ご利用中のサービスへもどる"), link(signOut, "この画面からログアウトする"))}`,
  });
}

function passkeys({ frame, passkeys: list }: PasskeyListView): Markup {
  const isFull = list.length >= MOST_PASSKEYS;
  return html`${list.length === 0 ? html`<p class="hint">パスキーはまだありません。この端末のパスキーを追加すると、次から短い手順でログインできます。</p>` : rows(frame, list)}
    ${
      isFull
        ? html`<p class="hint">パスキーは${MOST_PASSKEYS}個まで追加できます。使っていないものを削除すると、追加できます。</p>`
        : html`<a class="button${list.length === 0 ? "" : " second"}" href="${pathIn(frame, "/passkeys/add")}">パスキーを追加する</a>`
    }`;
}

function rows(frame: Frame, list: readonly ShownPasskey[]): Markup {
  return html`<ul class="rows">${list.map((passkey, index) => row(frame, passkey, index))}</ul>`;
}

/** Several of one name are told apart by their days, also by ear. */
function row(frame: Frame, passkey: ShownPasskey, index: number): Markup {
  const about = aboutPasskey(frame, passkey);
  const action = (path: string, words: string, whole: string) =>
    html`<a class="row-action" href="${pathIn(about, path)}" aria-label="${passkey.name}${whole}" aria-describedby="days-${index}">${words}</a>`;
  const kept = keptWords(passkey);
  return html`<li class="row">
    <p class="row-name">${passkey.name}</p>
    ${passkeyDays(passkey, `days-${index}`)}
    ${kept === null ? NOTHING : html`<p class="hint">${kept}</p>`}
    <p class="row-actions">${action("/passkeys/name", "名前を変える", "の名前を変える")}${action("/passkeys/remove", "削除する", "を削除する")}</p>
  </li>`;
}

/** When it was added and used. */
export function passkeyDays(passkey: ShownPasskey, id = "days"): Markup {
  return html`<p class="hint days" id="${id}">${usedWords(passkey).map((words) => html`<span>${words}</span>`)}</p>`;
}
