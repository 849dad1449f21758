import { html } from "hono/html";
import type { PoolTerms } from "#domain/identity/core/types.ts";
import { consentTick } from "./consent-tick.ts";
import { layout } from "./layout.ts";
import { type Field, type Frame, field, form, link, type Markup, NOTHING, type Problem, pathIn, submit } from "./markup.ts";

/** Where somebody goes on who came from a provider and has no account here yet. */
export const ARRIVAL_PATH = "/arrival";

export type ArrivalView = {
  readonly frame: Frame;
  readonly provider: string;
  readonly problems: readonly Problem[];
  readonly notice?: string | null;
};

type Page = { readonly leave?: string; readonly title: string; readonly lead: string | Markup; readonly card: Markup };

const NOT_LINKED = "つなげずにもどる";

function page({ frame, problems, notice = null }: ArrivalView, { leave: leaving = "登録せずにもどる", title, lead, card }: Page): Markup {
  const leave = form(frame, `${ARRIVAL_PATH}/leave`, html`<button class="plain-button" type="submit">${leaving}</button>`);
  return layout({ title, lead, problems, notice, content: html`<div class="card stack">${card}</div><div class="after">${leave}</div>` });
}

/** The address: the provider gave none, or did not say that it is this person's. */
export function arrivalEmailPage(view: ArrivalView, email: string): Markup {
  const address: Field = {
    name: "email",
    label: "メールアドレス",
    hint: "確認コードをお送りします。",
    type: "email",
    autocomplete: "email",
    value: email,
  };
  return page(view, {
    title: "メールアドレスの確認",
    lead: `${view.provider}でのログインは、はじめてです。メールアドレスを確かめると続けられます。`,
    card: form(view.frame, `${ARRIVAL_PATH}/email`, html`${field(address, view.problems)}${submit("確認コードを送る")}`),
  });
}

const CODE: Field = {
  name: "code",
  label: "確認コード",
  hint: "メールで届いた6桁の数字",
  type: "text",
  autocomplete: "one-time-code",
  isCode: true,
};

/** `isFixed`: the address is an account's and not to be typed anew. */
export function arrivalCodePage(view: ArrivalView, { sentTo, isFixed }: { readonly sentTo: string; readonly isFixed: boolean }): Markup {
  const { frame, problems } = view;
  return page(view, {
    title: "確認コードの入力",
    lead: `${sentTo} へ確認コードを送りました。届かないときは、迷惑メールのフォルダーもご確認ください。`,
    card: html`${form(frame, `${ARRIVAL_PATH}/code`, html`${field(CODE, problems)}${submit("確認する")}`)}
      ${isFixed ? NOTHING : html`<p class="link-row">${link(`${pathIn(frame, ARRIVAL_PATH)}&notice=another-address`, "メールアドレスを直す、コードを送り直す")}</p>`}`,
  });
}

export type OwnedView = ArrivalView & {
  /** The address, to who has proved it. */
  readonly email: string;
};

/** The address has an account with a password. */
export function arrivalPasswordPage(view: OwnedView): Markup {
  const password: Field = { name: "password", label: "パスワード", type: "password", autocomplete: "current-password" };
  const { frame, provider, email, problems } = view;
  return page(view, {
    leave: NOT_LINKED,
    title: `${provider}をつなげる`,
    lead: html`このメールアドレスは登録済みです。パスワードでログインすると、${provider}をつなげます。次からは${provider}でもログインできます。`,
    card: html`${owned(email)}
      ${form(frame, `${ARRIVAL_PATH}/password`, html`${field(password, problems)}${submit("ログインしてつなげる")}`)}
      <p class="link-row">${link(pathIn(frame, "/forgotPassword"), "パスワードを忘れたとき")}</p>`,
  });
}

/** The address has an account that signs in by another provider: a mailed code shows whose it is. */
export function arrivalMailPage(view: OwnedView): Markup {
  const { frame, provider, email } = view;
  return page(view, {
    leave: NOT_LINKED,
    title: `${provider}をつなげる`,
    lead: `このメールアドレスは登録済みです。メールで届く確認コードを入力すると、${provider}をつなげます。次からは${provider}でもログインできます。`,
    card: html`${owned(email)}${form(frame, `${ARRIVAL_PATH}/email`, submit("確認コードを送る"))}`,
  });
}

/** The address has an account without a password, and its code has just been given. */
export function arrivalLinkPage(view: OwnedView): Markup {
  const { frame, provider, email } = view;
  return page(view, {
    leave: NOT_LINKED,
    title: `${provider}をつなげる`,
    lead: `このメールアドレスは登録済みです。つなげると、次からは${provider}でも、いまのアカウントにログインできます。`,
    card: html`${owned(email)}${form(frame, `${ARRIVAL_PATH}/link`, submit("つなげてログインする"))}`,
  });
}

function owned(email: string): Markup {
  return html`<dl class="facts"><dt>メールアドレス</dt><dd>${email}</dd></dl>`;
}

/** The last step before an account is made. `email`: as it will be kept; null where there is none. */
export function arrivalConsentPage(
  view: ArrivalView,
  { email, terms }: { readonly email: string | null; readonly terms: PoolTerms | null },
): Markup {
  const { frame, provider, problems } = view;
  return page(view, {
    title: "会員登録",
    lead: `${provider}でのログインは、はじめてです。同意いただくと、会員登録が完了します。`,
    card: html`${email === null ? NOTHING : owned(email)}
      ${form(frame, `${ARRIVAL_PATH}/consent`, html`${consentTick(terms, problems)}${submit("登録して続ける")}`)}`,
  });
}
