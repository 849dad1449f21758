import { useRouter } from "@tanstack/react-router";
import { useState, useSyncExternalStore } from "react";
import type { ProfileResponse } from "#api/client.ts";
import { useIsReady } from "../kit/forms/use-typed-form.ts";
import { createAnswerKeeper } from "./answer-keeper.ts";
import { profileCalls } from "./find-profile.ts";
import { QuestionFailedView, QuestionView } from "./question.view.tsx";
import type { Question } from "./questions.ts";

/** `profile`: as it is saved; null: it could not be read. */
type QuestionScreenProps = { readonly question: Question; readonly profile: ProfileResponse | null };

export function QuestionScreen({ question, profile }: QuestionScreenProps) {
  const router = useRouter();
  if (profile === null) return <QuestionFailedView question={question} onRetry={() => void router.invalidate()} />;
  return <Answer key={question.field} question={question} profile={profile} />;
}

function Answer({ question, profile }: { question: Question; profile: ProfileResponse }) {
  const [keeper] = useState(() => createAnswerKeeper(question, profile, profileCalls));
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  return <QuestionView question={question} state={state} isReady={useIsReady()} actions={keeper} />;
}
