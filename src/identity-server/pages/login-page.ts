import { html } from "hono/html";
import type { Pool } from "#domain/identity/core/types.ts";
import { layout } from "./layout.ts";
import { loginNameLabel } from "./login-name.ts";
import { after, type Field, type Frame, field, form, link, type Markup, NOTHING, type Problem, pathIn, submit } from "./markup.ts";
import { passkeyForm } from "./passkey-form.ts";
import { providerMark } from "./provider-mark.ts";

export type LoginView = {
  readonly frame: Frame;
  readonly pool: Pool;
  /** Names of outside providers. */
  readonly providers: readonly string[];
  /** Whether the pool's own accounts may sign in at this client. */
  readonly hasOwnAccounts: boolean;
  /** Whether people sign in by passkeys on this page. */
  readonly hasPasskeys: boolean;
  /** Who is signed in in this browser, where they may go on to their passkeys; null: nobody, or they are on the way there. */
  readonly signedInAs: string | null;
  readonly username: string;
  /** Where people go back to who have come to link a provider to their account and would rather not; null: they have come to sign in. */
  readonly backUnlinked: string | null;
  readonly notice: string | null;
  readonly problems: readonly Problem[];
};

export function loginPage(view: LoginView): Markup {
  const { frame, pool, providers, hasOwnAccounts, hasPasskeys, signedInAs, backUnlinked, notice, problems } = view;
  const buttons = providers.map((name) => providerButton(frame, name));
  return layout({
    title: "ログイン",
    notice,
    problems,
    content: html`<div class="card stack">
      ${hasOwnAccounts ? passwordForm(view) : NOTHING}
      ${hasPasskeys ? passkeyForm(frame) : NOTHING}
      ${hasOwnAccounts && providers.length > 0 ? html`<p class="or">または</p>` : NOTHING}
      ${buttons}
    </div>
    ${backUnlinked === null ? NOTHING : after(link(backUnlinked, "つなげずにもどる"))}
    ${hasOwnAccounts && pool.settings.selfSignUp && backUnlinked === null ? after(html`はじめての方は${link(pathIn(frame, "/signup"), "会員登録")}へ`) : NOTHING}
    ${signedInAs === null ? NOTHING : after(html`${signedInAs} でログイン中です。`, link(pathIn(frame, "/passkeys"), "パスキーを管理する"))}`,
  });
}

function passwordForm({ frame, pool, username, hasPasskeys, problems }: LoginView): Markup {
  // `webauthn`: browsers offer passkeys in the list of names.
  const autocomplete = hasPasskeys ? "username webauthn" : "username";
  const name: Field = { name: "username", label: loginNameLabel(pool), type: nameType(pool), autocomplete, value: username };
  const password: Field = { name: "password", label: "パスワード", type: "password", autocomplete: "current-password" };
  return html`${form(frame, "/login", html`${field(name, problems)}${field(password, problems)}${submit("ログインする")}`)}
    <p class="link-row">${link(pathIn(frame, "/forgotPassword"), "パスワードを忘れたとき")}</p>`;
}

function nameType({ settings }: Pool): "email" | "text" {
  return settings.usernameAttributes.length === 1 && settings.usernameAttributes[0] === "email" ? "email" : "text";
}

/** A link, not a form: the answer leads to another origin. */
function providerButton({ query }: Frame, name: string): Markup {
  const asked = new URLSearchParams(query);
  asked.set("identity_provider", name);
  return html`<a class="button provider" href="/oauth2/authorize?${asked.toString()}">${providerMark(name)}${name}でログインする</a>`;
}
