import type { FieldIssue } from "../kit/forms/field.tsx";
import { NEW_PASSWORD } from "../kit/forms/new-password-fields.tsx";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import type { ChallengeAnswer, MfaType } from "./identity/types.ts";
import { codeIn, codeIssues, newPasswordIssues } from "./read-form.ts";
import { attributeIssues, attributesIn } from "./required-attributes.ts";
import type { Waiting } from "./waiting.ts";

/** Names of the fields that only this screen has. */
export const ANSWER = "answer";
export const MFA_TYPE = "mfa-type";
export const REMEMBER = "remember";

/** The steps of a sign-in that people answer. */
type Step = Exclude<Waiting, { readonly kind: "unknown" | "nothing" | "lost" | "sign-up" }>;

export function isStep(waiting: Waiting): waiting is Step {
  return !["unknown", "nothing", "lost", "sign-up"].includes(waiting.kind);
}

/** What is wrong with an answer before it is sent. */
export function issuesOf(waiting: Waiting, typed: Typed, address: string): readonly FieldIssue[] {
  switch (waiting.kind) {
    case "custom-challenge":
      return typed[ANSWER]?.trim() ? [] : [{ field: ANSWER, message: "答えを入力してください" }];
    case "select-mfa":
      return waiting.choices.some((choice) => choice === typed[MFA_TYPE]) ? [] : [{ field: MFA_TYPE, message: "確認方法を選んでください" }];
    case "new-password":
      return [...attributeIssues(waiting.requiredAttributes, typed), ...newPasswordIssues(typed, address, "新しいパスワード")];
    default:
      return codeIssues(typed);
  }
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
    default:
      return { kind: step.kind, code: codeIn(typed) };
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
