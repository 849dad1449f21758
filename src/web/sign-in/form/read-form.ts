import { readAs } from "#kernel/fields/field-kind.ts";
import { EMAIL_FIELD } from "#kernel/fields/person-fields.ts";
import { type FieldIssue, isTicked, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { NEW_PASSWORD } from "#web/kit/code/new-password-fields.tsx";
import { newPasswordIssues, readCode } from "#web/kit/code/read-code.ts";
import { EMAIL } from "./email-field.tsx";

export const PASSWORD = NEW_PASSWORD;
export const CODE = "code";
export const TERMS_FIELD = "terms";

export type Credentials = { readonly address: string; readonly password: string };

/** The address that was typed, as far as it is one; empty where none is. */
export function addressIn(typed: Typed): string {
  const read = readAs(EMAIL_FIELD.kind, typed[EMAIL] ?? "");
  return read.ok ? read.value : "";
}

export function readAddress(typed: Typed): ReadForm<string> {
  const read = readFields({ [EMAIL]: EMAIL_FIELD }, typed);
  return read.ok ? { ok: true, input: read.input[EMAIL] ?? "" } : read;
}

/** Address and password of a sign-in. */
export function readSignIn(typed: Typed): ReadForm<Credentials> {
  const password = typed[PASSWORD] ?? "";
  return credentials(readAddress(typed), password, password === "" ? [NO_PASSWORD] : []);
}

const NO_PASSWORD: FieldIssue = { field: PASSWORD, message: "パスワードを入力してください" };

/** What a sign-up needs: an address, a new password twice, and the terms ticked. */
export function readSignUp(typed: Typed): ReadForm<Credentials> {
  const issues = [...newPasswordIssues(typed, addressIn(typed), "パスワード"), ...termsIssues(typed)];
  return credentials(readAddress(typed), typed[PASSWORD] ?? "", issues);
}

function credentials(address: ReadForm<string>, password: string, others: readonly FieldIssue[]): ReadForm<Credentials> {
  const issues = [...(address.ok ? [] : address.issues), ...others];
  return address.ok && issues.length === 0 ? { ok: true, input: { address: address.input, password } } : { ok: false, issues };
}

export type NewPassword = Credentials & { readonly code: string };

/** A new password by the code that was sent. `kept`: the address, where this tab knows it. */
export function readNewPassword(typed: Typed, kept: string | null): ReadForm<NewPassword> {
  const code = readCode(CODE, typed);
  const address: ReadForm<string> = kept === null ? readAddress(typed) : { ok: true, input: kept };
  const username = kept ?? addressIn(typed);
  const others = [...(code.ok ? [] : code.issues), ...newPasswordIssues(typed, username, "新しいパスワード")];
  const read = credentials(address, typed[PASSWORD] ?? "", others);
  return read.ok && code.ok ? { ok: true, input: { ...read.input, code: code.input } } : { ok: false, issues: read.ok ? [] : read.issues };
}

export function termsIssues(typed: Typed): readonly FieldIssue[] {
  return isTicked(typed, TERMS_FIELD) ? [] : [{ field: TERMS_FIELD, message: "利用規約への同意と、プライバシーポリシーの確認が必要です" }];
}
