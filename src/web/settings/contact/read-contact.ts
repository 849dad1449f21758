import { required } from "#kernel/fields/field-kind.ts";
import { EMAIL_FIELD } from "#kernel/fields/person-fields.ts";
import { type FieldIssue, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { type Phone, type PhoneFault, readPhone } from "#kernel/phone.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
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

const NEW_EMAIL = required("新しいメールアドレス", EMAIL_FIELD.kind);
const SAME_EMAIL: FieldIssue = { field: EMAIL, message: "いまと同じメールアドレスです。別のものを入力してください" };

/** A number that codes can be sent to, as E.164. `verified`: the number that needs no code any more. */
export function readPhoneChange(typed: Typed, verified: string | null): ReadForm<string> {
  const read = readSmsPhone(typed[PHONE] ?? "", verified);
  return read.ok ? { ok: true, input: read.value.e164 } : { ok: false, issues: [{ field: PHONE, message: read.reason }] };
}

const PHONE_FAULTS: Readonly<Record<PhoneFault, string>> = {
  empty: "電話番号を入力してください",
  format: "電話番号の形を確かめてください（例：090-1234-5678）",
  foreign: "日本の電話番号を入力してください",
  length: "電話番号の桁数を確かめてください（例：090-1234-5678）",
};

/** A number that an SMS can reach, or why it cannot be taken. `current`: the verified one that the account has. */
export function readSmsPhone(text: string, current: string | null): Result<Phone, string> {
  const read = readPhone(text);
  if (!read.ok) return refused(PHONE_FAULTS[read.reason]);
  const { kind, e164 } = read.value;
  if (kind === "toll-free") return refused("フリーダイヤルの番号は登録できません。SMSを受け取れる番号を入力してください");
  if (kind === "fixed") return refused("固定電話ではSMSを受け取れません。携帯電話の番号を入力してください");
  return e164 === current ? refused("いまと同じ電話番号です。別の番号を入力してください") : ok(read.value);
}
