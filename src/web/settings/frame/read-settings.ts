import { required } from "#kernel/fields/field-kind.ts";
import { EMAIL_FIELD } from "#kernel/fields/person-fields.ts";
import { type FieldIssue, isTicked, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { type Phone, type PhoneFault, readPhone } from "#kernel/phone.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { NEW_PASSWORD } from "#web/kit/code/new-password-fields.tsx";
import { newPasswordIssues } from "#web/kit/code/read-code.ts";

/** Names of fields, for errors and for what a form sends. */
export const EMAIL = "email";
export const CURRENT_PASSWORD = "currentPassword";
export const CODE = "code";
export const APP_CODE = "app-code";
export const PHONE = "phone";
export const FORGETS_DEVICES = "forgetsDevices";

export const TAKEN_EMAIL = "このメールアドレスには変更できませんでした。別のメールアドレスをお試しください。";
export const TAKEN_PHONE = "この電話番号は登録できませんでした。別の番号をお試しください。";

export type PasswordChange = {
  readonly current: string;
  readonly next: string;
  /** Whether every device but this one is forgotten, so that it has to prove the second factor again. */
  readonly forgetsDevices: boolean;
};

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

function currentPasswordIssues(typed: Typed): readonly FieldIssue[] {
  return typed[CURRENT_PASSWORD] ? [] : [{ field: CURRENT_PASSWORD, message: "いまのパスワードを入力してください" }];
}

/** A change of password, or what is wrong with it. */
export function readPasswordChange(typed: Typed, username: string): ReadForm<PasswordChange> {
  const { [CURRENT_PASSWORD]: current = "", [NEW_PASSWORD]: next = "" } = typed;
  const wrong = newPasswordIssues(typed, username, "新しいパスワード");
  const isSame = next === current && !wrong.some(({ field }) => field === NEW_PASSWORD);
  const issues = [...currentPasswordIssues(typed), ...(isSame ? [SAME_PASSWORD] : []), ...wrong];
  if (issues.length > 0) return { ok: false, issues };
  return { ok: true, input: { current, next, forgetsDevices: isTicked(typed, FORGETS_DEVICES) } };
}

const SAME_PASSWORD: FieldIssue = { field: NEW_PASSWORD, message: "いまと同じパスワードです。別のものを入力してください" };

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
