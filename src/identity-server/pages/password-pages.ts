import { html } from "hono/html";
import { layout } from "./layout.ts";
import { after, type Field, type Frame, field, form, hidden, link, type Markup, type Problem, pathIn, steps, submit } from "./markup.ts";
import { newPasswordFields } from "./new-password-fields.ts";

const RESET_STEPS = ["本人の確認", "新しいパスワード"];

export type ForgotView = {
  readonly frame: Frame;
  readonly nameLabel: string;
  readonly username: string;
  readonly problems: readonly Problem[];
  readonly notice: string | null;
};

export function forgotPage({ frame, nameLabel, username, problems, notice }: ForgotView): Markup {
  const name: Field = { name: "username", label: nameLabel, type: "text", autocomplete: "username", value: username };
  return layout({
    title: "パスワードの再設定",
    lead: "登録されている連絡先へ、確認コードをお送りします。",
    steps: steps(RESET_STEPS, 0),
    problems,
    notice,
    content: html`<div class="card">
      ${form(frame, "/forgotPassword", html`${field(name, problems)}${submit("確認コードを送る")}`)}
    </div>
    ${after(link(pathIn(frame, "/login"), "ログインへもどる"))}`,
  });
}

export type ResetView = {
  readonly frame: Frame;
  readonly username: string;
  readonly lead: string;
  readonly passwordHint: string;
  readonly problems: readonly Problem[];
};

export function resetPage({ frame, username, lead, passwordHint, problems }: ResetView): Markup {
  const code: Field = { name: "code", label: "確認コード", type: "text", autocomplete: "one-time-code", isCode: true };
  return layout({
    title: "新しいパスワード",
    lead,
    steps: steps(RESET_STEPS, 1),
    problems,
    content: html`<div class="card">
      ${form(
        frame,
        "/forgotPassword/confirm",
        html`${hidden("username", username)}${field(code, problems)}${newPasswordFields({ hint: passwordHint, problems })}${submit("パスワードを変える")}`,
      )}
    </div>
    ${after(link(pathIn(frame, "/forgotPassword"), "コードが届かないとき"), link(pathIn(frame, "/login"), "ログインへもどる"))}`,
  });
}
