import { confirmForgotPassword, forgotPassword } from "#domain/identity/index.server.ts";
import { loginNameLabel } from "#identity-server/pages/login-name.ts";
import type { Problem } from "#identity-server/pages/markup.ts";
import { forgotPage, resetPage } from "#identity-server/pages/password-pages.ts";
import { accountCall, sentTo } from "./account-call.ts";
import { passwordRule } from "./password-rule.ts";
import { toLogin } from "./to-login.ts";
import { choiceProblems, codeOf, missing, nameOf } from "./typed-input.ts";
import { show, type Visit } from "./visit.ts";

/** GET /forgotPassword; with a name, for somebody whose password an operator has reset. */
export function showForgot(visit: Visit, username = "", problems: readonly Problem[] = []) {
  const notice = username !== "" && problems.length === 0 ? "安全のため、パスワードの再設定が必要です。" : null;
  const view = { frame: visit.frame, nameLabel: loginNameLabel(visit.pool), username, problems, notice };
  return show(visit, forgotPage(view), problems.length > 0 ? 400 : 200);
}

/** POST /forgotPassword: sends a code, whether or not anybody has the name. */
export async function takeForgot(visit: Visit, form: URLSearchParams): Promise<Response> {
  const username = nameOf(form);
  const empty = missing(form, { username: loginNameLabel(visit.pool) });
  if (empty.length > 0) return showForgot(visit, username, empty);
  const done = await accountCall(visit, { operation: forgotPassword, username });
  return done.ok ? showReset(visit, { username, lead: sentTo(done.value) }) : showForgot(visit, username, [done.reason]);
}

/** POST /forgotPassword/confirm: the code and the new password. */
export async function takeReset(visit: Visit, form: URLSearchParams): Promise<Response> {
  const username = nameOf(form);
  if (username === "") return showForgot(visit);
  const problems = [...missing(form, { code: "確認コード" }), ...choiceProblems(form)];
  if (problems.length > 0) return showReset(visit, { username, problems });
  const body = { ConfirmationCode: codeOf(form), Password: form.get("new_password") ?? "" };
  const done = await accountCall(visit, { operation: confirmForgotPassword, username, body });
  return done.ok ? toLogin(visit, "reset") : showReset(visit, { username, problems: [done.reason] });
}

type Resetting = { readonly username: string; readonly lead?: string; readonly problems?: readonly Problem[] };

function showReset(
  visit: Visit,
  { username, lead = "届いた確認コードと、新しいパスワードを入力してください。", problems = [] }: Resetting,
) {
  const passwordHint = passwordRule(visit.pool.settings.passwordPolicy);
  return show(visit, resetPage({ frame: visit.frame, username, lead, passwordHint, problems }), problems.length > 0 ? 400 : 200);
}
