import { isEmail, readEmail } from "#kernel/email-address.ts";
import type { FieldIssue } from "../kit/forms/field.tsx";
import { NEW_PASSWORD, NEW_PASSWORD_AGAIN } from "../kit/forms/new-password-fields.tsx";
import { passwordRules } from "../kit/forms/password-rules.ts";
import { readCode } from "../kit/forms/secret-field.tsx";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { EMAIL } from "./email-field.tsx";

export const PASSWORD = NEW_PASSWORD;
export const CODE = "code";
export const TERMS_FIELD = "terms";

/** What is wrong with single fields, as the end of a try. */
export function refused(issues: readonly FieldIssue[]): SubmitFailure {
  return { issues, notice: null };
}

/** The address that was typed. */
export function addressIn(typed: Typed): string {
  return readEmail(typed[EMAIL] ?? "");
}

export function emailIssues(typed: Typed): readonly FieldIssue[] {
  const address = addressIn(typed);
  if (address === "") return [{ field: EMAIL, message: "メールアドレスを入力してください" }];
  return isEmail(address) ? [] : [{ field: EMAIL, message: "メールアドレスの形を確かめてください（例：hanako@example.jp）" }];
}

export function passwordIssues(typed: Typed): readonly FieldIssue[] {
  return typed[PASSWORD] ? [] : [{ field: PASSWORD, message: "パスワードを入力してください" }];
}

/** `label` names the field in the message. */
export function newPasswordIssues(typed: Typed, username: string, label = "パスワード"): readonly FieldIssue[] {
  const password = typed[NEW_PASSWORD] ?? "";
  const again = typed[NEW_PASSWORD_AGAIN] ?? "";
  if (password === "") return [{ field: NEW_PASSWORD, message: `${label}を入力してください` }];
  const unmet = passwordRules(password, username).filter(({ isMet }) => !isMet);
  const issues: FieldIssue[] = [];
  if (unmet.length > 0) {
    issues.push({ field: NEW_PASSWORD, message: `${label}が条件を満たしていません（${unmet.map(({ label: rule }) => rule).join("、")}）` });
  }
  if (again !== password) issues.push({ field: NEW_PASSWORD_AGAIN, message: `${label}（もう一度）が一致していません` });
  return issues;
}

export function codeIn(typed: Typed): string {
  return readCode(typed[CODE] ?? "");
}

export function codeIssues(typed: Typed): readonly FieldIssue[] {
  const code = codeIn(typed);
  if (code === "") return [{ field: CODE, message: "確認コードを入力してください" }];
  return /^\d{6}$/.test(code) ? [] : [{ field: CODE, message: "確認コードは6桁の数字です" }];
}

export function termsIssues(tick: string | undefined): readonly FieldIssue[] {
  return tick === "on" ? [] : [{ field: TERMS_FIELD, message: "利用規約とプライバシーポリシーへの同意が必要です" }];
}
