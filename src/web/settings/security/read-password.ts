import { type FieldIssue, isTicked, type ReadForm, type Typed } from "#kernel/fields/read-fields.ts";
import { NEW_PASSWORD } from "#web/kit/code/new-password-fields.tsx";
import { newPasswordIssues } from "#web/kit/code/read-code.ts";

/** Names of fields, for errors and for what a form sends. */
export const CURRENT_PASSWORD = "currentPassword";
export const FORGETS_DEVICES = "forgetsDevices";

export type PasswordChange = {
  readonly current: string;
  readonly next: string;
  /** Whether every device but this one is forgotten, so that it has to prove the second factor again. */
  readonly forgetsDevices: boolean;
};

/** What is wrong where the password of today, which proves whose account this is, was not typed. */
export function currentPasswordIssues(typed: Typed): readonly FieldIssue[] {
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
