import { isEmail, readEmail } from "#kernel/email-address.ts";
import { type Phone, type PhoneFault, readPhone } from "#kernel/phone.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { FieldIssue } from "../kit/forms/field.tsx";
import { NEW_PASSWORD, NEW_PASSWORD_AGAIN } from "../kit/forms/new-password-fields.tsx";
import { passwordRules } from "../kit/forms/password-rules.ts";
import { readCode } from "../kit/forms/secret-field.tsx";
import type { Typed } from "../kit/forms/use-typed-form.ts";

/** Names of fields, for errors and for what a form sends. */
export const EMAIL = "email";
export const CURRENT_PASSWORD = "currentPassword";
export const CODE = "code";
export const APP_CODE = "app-code";
export const PHONE = "phone";
export const FORGETS_DEVICES = "forgetsDevices";

export const TAKEN_EMAIL = "このメールアドレスには変更できませんでした。別のメールアドレスをお試しください。";
export const TAKEN_PHONE = "この電話番号は登録できませんでした。別の番号をお試しください。";

/** What is wrong with a code of six digits. */
export function codeIssues(field: string, typed: Typed): readonly FieldIssue[] {
  const code = readCode(typed[field] ?? "");
  if (code === "") return [{ field, message: "コードを入力してください" }];
  return /^\d{6}$/.test(code) ? [] : [{ field, message: "コードは6桁の数字です" }];
}

/** What is wrong with a new address for an account that has `current`, and with the password that goes along. */
export function emailIssues(typed: Typed, current: string | null): readonly FieldIssue[] {
  const address = readEmail(typed[EMAIL] ?? "");
  const message = emailFault(address, current);
  return [...(message === null ? [] : [{ field: EMAIL, message }]), ...currentPasswordIssues(typed)];
}

function emailFault(address: string, current: string | null): string | null {
  if (address === "") return "新しいメールアドレスを入力してください";
  if (!isEmail(address)) return "メールアドレスの形を確かめてください（例：hanako@example.jp）";
  // Mail systems that tell capitals apart are not met any more, and the service folds them.
  return address.toLowerCase() === current?.toLowerCase() ? "いまと同じメールアドレスです。別のものを入力してください" : null;
}

function currentPasswordIssues(typed: Typed): readonly FieldIssue[] {
  return typed[CURRENT_PASSWORD] ? [] : [{ field: CURRENT_PASSWORD, message: "いまのパスワードを入力してください" }];
}

/** What is wrong with a change of password. */
export function passwordIssues(typed: Typed, username: string): readonly FieldIssue[] {
  const message = newPasswordFault(typed, username);
  const isAgain = typed[NEW_PASSWORD_AGAIN] === typed[NEW_PASSWORD];
  return [
    ...currentPasswordIssues(typed),
    ...(message === null ? [] : [{ field: NEW_PASSWORD, message }]),
    ...(isAgain ? [] : [{ field: NEW_PASSWORD_AGAIN, message: "新しいパスワード（もう一度）が一致していません" }]),
  ];
}

function newPasswordFault(typed: Typed, username: string): string | null {
  const password = typed[NEW_PASSWORD] ?? "";
  if (password === "") return "新しいパスワードを入力してください";
  const unmet = passwordRules(password, username).filter(({ isMet }) => !isMet);
  if (unmet.length > 0) return `新しいパスワードが条件を満たしていません（${unmet.map(({ label }) => label).join("、")}）`;
  return password === typed[CURRENT_PASSWORD] ? "いまと同じパスワードです。別のものを入力してください" : null;
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
