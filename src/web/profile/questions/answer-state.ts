import type { ProfileResponse } from "#api/client/client.ts";
import { needsConsent } from "#domain/members/profile.ts";
import { changeTo, type Question } from "./questions.ts";
import type { Saved } from "./save-change.ts";

export type Progress =
  | { readonly kind: "idle" | "saving" | "saved" | "cleared" }
  /** Chosen, and not saved before somebody agrees to what it is used for. */
  | { readonly kind: "unagreed" }
  | { readonly kind: "conflict"; readonly latest: ProfileResponse }
  | { readonly kind: "failed"; readonly why: string };

export type AnswerState = {
  /** What is saved, as far as this page knows. */
  readonly profile: ProfileResponse;
  /** The answer that is shown; null: 未回答. */
  readonly chosen: string | null;
  readonly isAgreed: boolean;
  readonly progress: Progress;
};

/** The page of a question as it opens, or after somebody left what is saved. */
export function answerAsSaved({ field }: Question, profile: ProfileResponse): AnswerState {
  return { profile, chosen: profile[field], isAgreed: false, progress: { kind: "idle" } };
}

/** Whether the chosen answer is used for something that nobody has agreed to yet. */
export function mustAgree(question: Question, { profile, chosen }: Pick<AnswerState, "profile" | "chosen">): boolean {
  return profile.consentTextVersion === null && needsConsent(changeTo(question, chosen));
}

/** What a try to save makes of the page. */
export function afterAnswer({ field }: Question, saved: Saved): Partial<AnswerState> {
  switch (saved.kind) {
    case "saved":
      return { profile: saved.profile, progress: { kind: saved.profile[field] === null ? "cleared" : "saved" } };
    case "consent-needed":
      return { profile: saved.latest, isAgreed: false, progress: { kind: "unagreed" } };
    case "conflict":
    case "failed":
      return { progress: saved };
  }
}
