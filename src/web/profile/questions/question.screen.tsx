import { useState, useSyncExternalStore } from "react";
import type { ProfileResponse } from "#api/client/client.ts";
import { useIsReady } from "#web/kit/form/use-is-ready.ts";
import { createAnswerSaving } from "./answer-saving.ts";
import { profileCalls } from "./find-profile.ts";
import { QuestionFailedView, QuestionView } from "./question.view.tsx";
import type { Question } from "./questions.ts";

/** `profile`: as it is saved; null: it could not be read. */
type QuestionScreenProps = { readonly question: Question; readonly profile: ProfileResponse | null };

export function QuestionScreen({ question, profile }: QuestionScreenProps) {
  if (profile === null) return <QuestionFailedView question={question} />;
  return <Answer key={question.field} question={question} profile={profile} />;
}

function Answer({ question, profile }: { question: Question; profile: ProfileResponse }) {
  const [saving] = useState(() => createAnswerSaving(question, profile, profileCalls));
  const state = useSyncExternalStore(saving.subscribe, saving.state, saving.state);
  return <QuestionView question={question} state={state} isReady={useIsReady()} actions={saving} />;
}
