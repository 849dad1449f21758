import { required } from "#kernel/fields/field-kind.ts";
import { CODE_FIELD } from "#kernel/fields/person-fields.ts";
import { type FieldIssue, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { NEW_PASSWORD, NEW_PASSWORD_AGAIN } from "./new-password-fields.tsx";
import { passwordRules } from "./password-rules.ts";

/** The six digits in a field: `１２３ ４５６` -> `123456`; or what is wrong with them. */
export function readCode(name: string, typed: Typed): ReadForm<string> {
  const read = readFields({ [name]: required(CODE_FIELD.label, CODE_FIELD.kind) }, typed);
  return read.ok ? { ok: true, input: read.input[name] ?? "" } : read;
}

/** What is wrong with a new password that was typed twice. `username`: what it must not be; `label` names the field in the message. */
export function newPasswordIssues(typed: Typed, username: string, label: string): readonly FieldIssue[] {
  const password = typed[NEW_PASSWORD] ?? "";
  return [...passwordIssues(password, username, label), ...againIssues(password, typed[NEW_PASSWORD_AGAIN] ?? "", label)];
}

function passwordIssues(password: string, username: string, label: string): readonly FieldIssue[] {
  if (password === "") return [{ field: NEW_PASSWORD, message: `${label}を入力してください` }];
  const unmet = passwordRules(password, username).filter(({ isMet }) => !isMet);
  const rules = unmet.map(({ label: rule }) => rule).join("、");
  return unmet.length > 0 ? [{ field: NEW_PASSWORD, message: `${label}が条件を満たしていません（${rules}）` }] : [];
}

function againIssues(password: string, again: string, label: string): readonly FieldIssue[] {
  if (again === "") return [{ field: NEW_PASSWORD_AGAIN, message: `${label}（もう一度）を入力してください` }];
  // Without a password there is nothing to differ from.
  if (password === "" || again === password) return [];
  return [{ field: NEW_PASSWORD_AGAIN, message: `${label}（もう一度）が一致していません` }];
}
