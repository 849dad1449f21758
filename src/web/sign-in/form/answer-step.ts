import { readRecoveryCode } from "#domain/identity/recovery/recovery-code.ts";
import { type FieldIssue, isTicked, type ReadForm, type Typed } from "#kernel/fields/read-fields.ts";
import { NEW_PASSWORD } from "#web/kit/code/new-password-fields.tsx";
import { newPasswordIssues, readCode } from "#web/kit/code/read-code.ts";
import type { ChallengeAnswer, MfaType } from "#web/session/pool/types.ts";
import { CODE } from "./read-form.ts";
import { attributeIssues, attributesIn } from "./required-attributes.ts";
import type { Waiting } from "./waiting.ts";

/** Names of the fields that only this screen has. */
export const ANSWER = "answer";
export const MFA_TYPE = "mfa-type";
export const REMEMBER = "remember";
/** A recovery code in place of the factor's, and whether its field is open. */
export const RECOVERY = "recovery-code";
export const USES_RECOVERY = "uses-recovery";

/** The steps of a sign-in that people answer. */
type Step = Exclude<Waiting, { readonly kind: "unknown" | "nothing" | "reloaded" | "lost" | "sign-up" | "sign-up-link" }>;

export function isStep(waiting: Waiting): waiting is Step {
  return !["unknown", "nothing", "reloaded", "lost", "sign-up", "sign-up-link"].includes(waiting.kind);
}

/** What was typed for the thing that is waited for, or what is wrong with it before it is sent. */
export function readAnswer(waiting: Waiting, typed: Typed, address: string): ReadForm<Typed> {
  const issues = issuesOf(waiting, typed, address);
  return issues.length > 0 ? { ok: false, issues } : { ok: true, input: typed };
}

function issuesOf(waiting: Waiting, typed: Typed, address: string): readonly FieldIssue[] {
  switch (waiting.kind) {
    case "custom-challenge":
      return typed[ANSWER]?.trim() ? [] : [{ field: ANSWER, message: "答えを入力してください" }];
    case "select-mfa":
      return waiting.choices.some((choice) => choice === typed[MFA_TYPE]) ? [] : [{ field: MFA_TYPE, message: "確認方法を選んでください" }];
    case "new-password":
      return [...attributeIssues(waiting.requiredAttributes, typed), ...newPasswordIssues(typed, address, "新しいパスワード")];
    default: {
      if (usesRecovery(waiting, typed))
        return readRecoveryCode(typed[RECOVERY] ?? "") === null ? [{ field: RECOVERY, message: RECOVERY_SHAPE }] : [];
      const code = readCode(CODE, typed);
      return code.ok ? [] : code.issues;
    }
  }
}

const RECOVERY_SHAPE = "リカバリーコードは、英数字12文字を入力してください";

/** Whether a code of paper is typed where one of the phone is asked for. */
export function usesRecovery(waiting: Pick<Waiting, "kind">, typed: Typed): boolean {
  return (waiting.kind === "sms" || waiting.kind === "totp") && isTicked(typed, USES_RECOVERY);
}

/** The code that was typed; empty where it is none. */
export function codeIn(typed: Typed): string {
  const code = readCode(CODE, typed);
  return code.ok ? code.input : "";
}

/** A step's answer from what was typed. */
export function answerTo(step: Step, typed: Typed): ChallengeAnswer {
  switch (step.kind) {
    case "custom-challenge":
      return { kind: step.kind, answer: typed[ANSWER]?.trim() ?? "" };
    case "select-mfa":
      return { kind: step.kind, type: chosen(step.choices, typed) };
    case "new-password": {
      const attributes = attributesIn(step.requiredAttributes, typed);
      return { kind: step.kind, password: typed[NEW_PASSWORD] ?? "", attributes };
    }
    default: {
      const recovery = usesRecovery(step, typed) ? readRecoveryCode(typed[RECOVERY] ?? "") : null;
      return { kind: step.kind, code: recovery ?? codeIn(typed) };
    }
  }
}

function chosen(choices: readonly MfaType[], typed: Typed): MfaType {
  return choices.find((choice) => choice === typed[MFA_TYPE]) ?? "TOTP";
}

/** Whether a question is asked once more: the answer was wrong. */
export function isAskedAgain(before: Waiting, after: Waiting): boolean {
  if (before.kind !== "custom-challenge" || after.kind !== "custom-challenge") return false;
  return questionOf(before) === questionOf(after);
}

export function questionOf({ parameters }: Extract<Waiting, { readonly kind: "custom-challenge" }>): string {
  return parameters.question ?? "";
}
