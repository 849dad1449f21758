import { required } from "#kernel/fields/field-kind.ts";
import { EMAIL_FIELD } from "#kernel/fields/person-fields.ts";
import { SMS_PHONE } from "#kernel/fields/phone-kinds.ts";
import { type FieldIssue, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { CURRENT_PASSWORD, currentPasswordIssues } from "#web/settings/security/read-password.ts";

/** Names of fields, for errors and for what a form sends. */
export const EMAIL = "email";
export const PHONE = "phone";

export type EmailChange = { readonly address: string; readonly password: string };

/** A new address for an account that has `current`, and the password that goes along. */
export function readEmailChange(typed: Typed, current: string | null): ReadForm<EmailChange> {
  const read = readFields({ [EMAIL]: NEW_EMAIL }, typed);
  const address = read.ok ? (read.input[EMAIL] ?? "") : "";
  // Mail systems that tell capitals apart are not met any more, and the service folds them.
  const isSame = address !== "" && address.toLowerCase() === current?.toLowerCase();
  const issues = [...(read.ok ? [] : read.issues), ...(isSame ? [SAME_EMAIL] : []), ...currentPasswordIssues(typed)];
  return issues.length > 0 ? { ok: false, issues } : { ok: true, input: { address, password: typed[CURRENT_PASSWORD] ?? "" } };
}

export const NEW_EMAIL = required("新しいメールアドレス", EMAIL_FIELD.kind);
const SAME_EMAIL: FieldIssue = { field: EMAIL, message: "いまと同じメールアドレスです。別のものを入力してください" };

/** A number that codes can be sent to, as E.164. `verified`: the number that needs no code any more. */
export function readPhoneChange(typed: Typed, verified: string | null): ReadForm<string> {
  const read = readFields({ [PHONE]: NEW_PHONE }, typed);
  if (!read.ok) return read;
  const e164 = read.input[PHONE] ?? "";
  return e164 === verified ? { ok: false, issues: [SAME_PHONE] } : { ok: true, input: e164 };
}

export const NEW_PHONE = required("新しい電話番号", SMS_PHONE);
const SAME_PHONE: FieldIssue = { field: PHONE, message: "いまと同じ電話番号です。別の番号を入力してください" };
