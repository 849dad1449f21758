import type { ProfileResponse } from "#api/client/client.ts";
import { currentText } from "#domain/members/purposes.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";
import { type AnswerState, afterAnswer, answerAsSaved, mustAgree } from "./answer-state.ts";
import { changeTo, type Question } from "./questions.ts";
import { type ProfileCalls, saveChange } from "./save-change.ts";

export type AnswerSaving = KeptState<AnswerState> & {
  /** Takes an answer and saves it, the newest last however fast they come. */
  readonly choose: (value: string | null) => void;
  readonly agree: (isAgreed: boolean) => void;
  readonly retry: () => void;
  /** After a conflict: leaves what was saved elsewhere. */
  readonly keepLatest: () => void;
  /** After a conflict: saves this page's answer over it. */
  readonly overwrite: () => void;
};

/** The answer to one question, kept at the service as soon as it is given. */
export function createAnswerSaving(question: Question, initial: ProfileResponse, calls: ProfileCalls): AnswerSaving {
  const { state, subscribe, show } = keepState(answerAsSaved(question, initial));
  let isSaving = false;

  async function save(): Promise<void> {
    const { chosen, profile, isAgreed } = state();
    const isAsked = mustAgree(question, state());
    if (isAsked && !isAgreed) return show({ progress: { kind: "unagreed" } });
    show({ progress: { kind: "saving" } });
    if (isSaving) return;
    isSaving = true;
    const consentTextVersion = isAsked ? currentText("profile-matching").version : null;
    const saved = await saveChange(calls, { change: changeTo(question, chosen), seen: profile, consentTextVersion });
    isSaving = false;
    const next = afterAnswer(question, saved);
    show(next);
    if (next.profile && state().chosen !== chosen) return save();
  }

  return {
    state,
    subscribe,
    choose: (chosen) => {
      show({ chosen });
      void save();
    },
    agree: (isAgreed) => {
      show({ isAgreed });
      if (isAgreed && state().progress.kind === "unagreed") void save();
    },
    retry: () => void save(),
    keepLatest: () => {
      const { progress } = state();
      if (progress.kind === "conflict") show(answerAsSaved(question, progress.latest));
    },
    overwrite: () => {
      const { progress } = state();
      if (progress.kind !== "conflict") return;
      show({ profile: progress.latest });
      void save();
    },
  };
}
