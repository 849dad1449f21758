import { html } from "hono/html";
import { layout } from "./layout.ts";
import { after, type Field, type Frame, field, form, hidden, link, type Markup, type Problem, pathIn, steps, submit } from "./markup.ts";
import { SIGN_UP_STEPS } from "./sign-up-page.ts";

export type ConfirmView = {
  readonly frame: Frame;
  readonly nameLabel: string;
  /** Empty: the page asks for it. */
  readonly username: string;
  readonly lead: string;
  readonly notice: string | null;
  readonly problems: readonly Problem[];
};

const CODE: Field = {
  name: "code",
  label: "確認コード",
  hint: "届いたメールまたはSMSの数字",
  type: "text",
  autocomplete: "one-time-code",
  isCode: true,
};

export function confirmPage({ frame, nameLabel, username, lead, notice, problems }: ConfirmView): Markup {
  const name: Field = { name: "username", label: nameLabel, type: "text", autocomplete: "username", value: username };
  const isNameHidden = username !== "" && !problems.some((problem) => problem.field === "username");
  const who = isNameHidden ? hidden("username", username) : field(name, problems);
  return layout({
    title: "確認コードの入力",
    lead,
    steps: steps(SIGN_UP_STEPS, 1),
    notice,
    problems,
    content: html`<div class="card stack">
      ${form(frame, "/confirm", html`${who}${field(CODE, problems)}${submit("確認する")}`)}
      ${isNameHidden ? resendForm(frame, username) : ""}
    </div>
    ${after(link(pathIn(frame, "/login"), "ログインへもどる"))}`,
  });
}

/** The same where the mail carries a link: there is nothing to type. */
export function linkSentPage({ frame, nameLabel, username, lead, notice, problems }: ConfirmView): Markup {
  const name: Field = { name: "username", label: nameLabel, type: "text", autocomplete: "username", value: username };
  const again = html`${field(name, problems)}${submit("リンクをもう一度送る")}`;
  return layout({
    title: "登録の確認",
    lead,
    steps: steps(SIGN_UP_STEPS, 1),
    notice,
    problems,
    content: html`<div class="card stack">
      <p>メールのリンクを開いて登録を完了してから、ログインしてください。</p>
      ${username === "" ? form(frame, "/confirm/resend", again) : resendForm(frame, username, "リンクをもう一度送る")}
    </div>
    ${after(link(pathIn(frame, "/login"), "ログインへもどる"))}`,
  });
}

function resendForm(frame: Frame, username: string, label = "コードをもう一度送る"): Markup {
  const content = html`${hidden("username", username)}<button class="plain-button" type="submit">${label}</button>`;
  return form(frame, "/confirm/resend", content);
}
