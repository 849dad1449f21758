import { html } from "hono/html";
import type { PoolTerms } from "#domain/identity/core/types.ts";
import { consentTick } from "./consent-tick.ts";
import { layout } from "./layout.ts";
import { after, type Field, type Frame, field, form, link, type Markup, type Problem, pathIn, steps, submit } from "./markup.ts";
import { newPasswordFields } from "./new-password-fields.ts";

export const SIGN_UP_STEPS = ["会員情報", "登録の確認"];

export type SignUpView = {
  readonly frame: Frame;
  readonly fields: readonly Field[];
  readonly passwordHint: string;
  /** What newcomers agree to; null: nothing is asked. */
  readonly terms: PoolTerms | null;
  readonly isConsentGiven: boolean;
  readonly problems: readonly Problem[];
};

export function signUpPage({ frame, fields, passwordHint, terms, isConsentGiven, problems }: SignUpView): Markup {
  return layout({
    title: "会員登録",
    lead: "登録すると、確認の連絡をお送りします。",
    steps: steps(SIGN_UP_STEPS, 0),
    problems,
    content: html`<div class="card">
      ${form(frame, "/signup", html`${fields.map((one) => field(one, problems))}${newPasswordFields({ hint: passwordHint, problems, label: "パスワード" })}${consentTick(terms, problems, isConsentGiven)}${submit("登録する")}`)}
    </div>
    ${after(html`登録が済んでいる方は${link(pathIn(frame, "/login"), "ログイン")}へ`)}`,
  });
}
